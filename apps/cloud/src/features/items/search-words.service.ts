/** Spells letters without a Unicode decomposition the way people type them on other keyboards. */
const plainLetters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** Matches scripts without spaces: their words cannot be split, so neighbouring characters are indexed. */
const unspaced = String.raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}`;
const wordPattern = new RegExp(`(?<run>[${unspaced}]+)|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{Mc}])+`, 'gu');

/** In characters; nobody searches for longer words, and they index badly. */
const maxLength = 60;
/** Each word may need thousands of term comparisons. */
const maxWords = 10;

/** Folds case and accents, so that typed and stored text match. */
const foldText = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter);

/** Splits a text into words. A run of an unspaced script becomes a list of its characters. */
function listWords(text: string): (string | string[])[] {
  return Array.from(foldText(text).matchAll(wordPattern), (match) => {
    const run = match.groups?.run;
    return run === undefined ? [...match[0]].slice(0, maxLength).join('') : [...run];
  });
}

const pair = (run: string[]) => run.map((letter, place) => letter + (run[place + 1] ?? ''));

/** Returns a slug for a name in any script; empty if it has no letter or digit. */
export const slugOf = (name: string) =>
  listWords(name)
    .map((word) => (typeof word === 'string' ? word : word.join('')))
    .join('-');

/** Lists the index terms of a text: its words, and each pair of neighbouring characters of an unspaced script. */
export const listTerms = (text: string): string[] =>
  listWords(text).flatMap((word) => (typeof word === 'string' ? word : pair(word)));

/** Describes one part of a search as typed, with the prefixes that must all match. */
export type SearchClause = { text: string; starts: string[]; can_be_misspelled: boolean };

/** Lists the distinct parts of a search. A run of an unspaced script requires each pair of its characters. */
export function listSearchClauses(search: string): SearchClause[] {
  const clauses = listWords(search).map((word) =>
    typeof word === 'string'
      ? { text: word, starts: [word], can_be_misspelled: [...word].length >= 4 }
      : { text: word.join(''), starts: word.length === 1 ? word : pair(word).slice(0, -1), can_be_misspelled: false },
  );
  return [...new Map(clauses.map((clause) => [clause.text, clause])).values()].slice(0, maxWords);
}
