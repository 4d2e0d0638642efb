import type { Bundle } from '@kithouse/contract';
import { count } from '../count.js';

/** Describes the files that a bundle lacks because they are on other sites, and the option that downloads them. */
export function describeAbsentMedia({ warnings }: Pick<Bundle, 'warnings'>): string[] {
  const absent = new Set(warnings.filter(({ code }) => code === 'media_failed').map(({ message }) => message)).size;
  return absent > 0 ? [`Not included: ${count(absent, 'file')} from other sites. Use --fetch-media to download them.`] : [];
}
