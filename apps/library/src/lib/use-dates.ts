import { useMemo } from 'react';
import { useHost } from './host.js';
import { languageOf } from './use-format.js';

/** Formats ISO 8601 times in the site's language and the person's time zone. */
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
