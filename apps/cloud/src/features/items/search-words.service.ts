/** Letters that no Unicode decomposition takes apart, spelled as people without them on the keyboard type them. */
const plainLetters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** Scripts written without spaces: each character is a word, and words that touch must follow each other. */
const unspaced = String.raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}`;
const wordPattern = new RegExp(`(?<run>[${unspaced}]+)|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{Mc}])+`, 'gu');

/** Postgres refuses words of more than 2,046 bytes. */
const maxLength = 60;

/** Lower case without accents, so that what is typed and what is stored meet. */
const foldText = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter);

/** The words of a text in order. A run of an unspaced script is a list of its characters. */
function listWords(text: string): (string | string[])[] {
  return Array.from(foldText(text).matchAll(wordPattern), (match) => {
    const run = match.groups?.run;
    return run === undefined ? [...match[0]].slice(0, maxLength).join('') : [...run];
  });
}

/** Address form of a name in any script; empty when the name has no letter or digit. */
export const slugOf = (name: string) =>
  listWords(name)
    .map((word) => (typeof word === 'string' ? word : word.join('')))
    .join('-');

type Weight = 'A' | 'B' | 'C';

/**
 * A tsvector literal. Words hold letters and digits only, so quoting them is safe.
 * The gap keeps the last character of one part from standing beside the first of the next.
 */
export function toSearchVector(parts: Record<Weight, string>): string {
  let position = 0;
  return (Object.entries(parts) as [Weight, string][])
    .flatMap(([weight, text]) => {
      position += 10;
      return listWords(text)
        .flat()
        .map((word) => `'${word}':${++position}${weight}`);
    })
    .join(' ');
}

/** A tsquery literal: every word of the text, as a prefix, within the given weights. Undefined when there is no word. */
export function toSearchQuery(text: string, weights: '' | 'A' | 'AB' = ''): string | undefined {
  const words = listWords(text).map((word) =>
    typeof word === 'string'
      ? `'${word}':*${weights}`
      : `(${word.map((letter) => `'${letter}':${weights || 'ABCD'}`).join(' <-> ')})`,
  );
  return words.length === 0 ? undefined : words.join(' & ');
}
