import { AppError } from '@kithouse/contract';
import { toSlug } from '@kithouse/kits';

/** Spells letters without a Unicode decomposition the way people type them on other keyboards. */
const plainLetters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** In UTF-16 units, at most 1,800 bytes, which fit into an index. */
const longest = 600;

/** Normalises a name for search: no capitals, accents or extra spaces. */
export const foldName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '');

/** Returns all stored forms of a name. Throws `invalid_input` for an invisible one. */
export function readName(given: string) {
  const name = given.replace(/\p{Surrogate}/gu, '\ufffd').trim();
  if (!/[^\p{Cc}\p{Cf}\p{Z}]/u.test(name) || name.includes('\0')) {
    throw new AppError('invalid_input', 'Enter a name.', { name: 'Enter a name.' });
  }
  return { name, name_key: foldName(name), slug: slugOfName(name) };
}

/** Converts a name to a slug; one without Latin letters becomes `template`. */
export const slugOfName = (name: string): string => toSlug(name) || 'template';
