import { AppError } from '@kithouse/contract';
import { toSlug } from '@kithouse/kits';

/** Letters that no Unicode decomposition takes apart, spelled as people without them on the keyboard type them. */
const plainLetters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** In UTF-16 units, which are 1,800 bytes at most: an index holds no more. */
const longest = 600;

/** As it is searched: without capitals, accents and needless spaces. */
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

/** All that is kept of a name. Throws `invalid_input` for one that shows nothing. */
export function readName(given: string) {
  const name = given.replace(/\p{Surrogate}/gu, '\ufffd').trim();
  if (!/[^\p{Cc}\p{Cf}\p{Z}]/u.test(name) || name.includes('\0')) {
    throw new AppError('invalid_input', 'Please enter a name.', { name: 'Please enter a name.' });
  }
  return { name, name_key: foldName(name), slug: slugOfName(name) };
}

/** In an address; a name in a script without Latin letters has none of its own. */
export const slugOfName = (name: string): string => toSlug(name) || 'template';
