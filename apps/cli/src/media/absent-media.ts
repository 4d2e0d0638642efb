import type { Bundle } from '@kithouse/contract';
import { count } from '../count.js';

/** Counts the files on other sites that a bundle lacks, in one line that names the option for them. */
export function describeAbsentMedia({ warnings }: Pick<Bundle, 'warnings'>): string[] {
  const absent = new Set(warnings.filter(({ code }) => code === 'media_failed').map(({ message }) => message)).size;
  return absent > 0
    ? [`Not included: ${count(absent, 'picture')} or other files on other sites. Download them with --fetch-media.`]
    : [];
}
