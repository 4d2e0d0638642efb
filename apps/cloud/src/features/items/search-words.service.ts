/** Letters that no Unicode decomposition takes apart, spelled as people without them on the keyboard type them. */
const plainLetters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** Scripts written without spaces: words that touch cannot be told apart, so neighbouring characters are what is found. */
const unspaced = String.raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}`;
const wordPattern = new RegExp(`(?<run>[${unspaced}]+)|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{Mc}])+`, 'gu');

/** In characters; nobody looks for longer words, and an index holds them badly. */
const maxLength = 60;
/** Each word may cost a look at thousands of terms. */
const maxWords = 10;

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

const pair = (run: string[]) => run.map((letter, place) => letter + (run[place + 1] ?? ''));

/** Address form of a name in any script; empty when the name has no letter or digit. */
export const slugOf = (name: string) =>
  listWords(name)
    .map((word) => (typeof word === 'string' ? word : word.join('')))
    .join('-');

/** What a text is found by: its words, and of an unspaced script each character with the one that follows. */
export const listTerms = (text: string): string[] =>
  listWords(text).flatMap((word) => (typeof word === 'string' ? word : pair(word)));

/** One part of a search as it was typed, with the beginnings of terms that must all be there. */
export type SearchPart = { text: string; starts: string[]; can_be_misspelled: boolean };

/** The parts of a search, each once. A run of an unspaced script asks for each pair of its characters. */
export function listSearchParts(search: string): SearchPart[] {
  const parts = listWords(search).map((word) =>
    typeof word === 'string'
      ? { text: word, starts: [word], can_be_misspelled: [...word].length >= 4 }
      : { text: word.join(''), starts: word.length === 1 ? word : pair(word).slice(0, -1), can_be_misspelled: false },
  );
  return [...new Map(parts.map((part) => [part.text, part])).values()].slice(0, maxWords);
}
