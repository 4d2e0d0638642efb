import { useMemo } from 'react';
import { useHost } from './host.js';
import { languageOf } from './use-format.js';

/** Moments as the site's language writes them, in the time zone of the person. Given as ISO 8601. */
export function useDates() {
  const { locale } = useHost().boot;
  return useMemo(() => {
    const language = languageOf(locale);
    const of = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(language, options);
      return (time: string) => (Number.isNaN(Date.parse(time)) ? '' : format.format(new Date(time)));
    };
    return {
      /** 12 Nov 2026 */
      day: of({ dateStyle: 'medium' }),
      /** 12 November 2026 */
      longDay: of({ dateStyle: 'long' }),
      /** 12 Nov 2026, 09:12 */
      minute: of({ dateStyle: 'medium', timeStyle: 'short' }),
    };
  }, [locale]);
}
