import { listSpellings } from '@kithouse/contract/search';

/** Marks the range of words with a common prefix. */
export type Range = { from: number; to: number };

/** Sorts after every letter that can follow a prefix. */
const afterAll = '\uffff';

export function findRange(words: string[], start: string): Range {
  return { from: findFirst(words, start), to: findFirst(words, start + afterAll) };
}

/** Lists the words with a prefix at most one typo away from the given one. */
export function listNear(words: string[], word: string): string[] {
  const found = new Set<string>();
  for (const { before, after, hasGap, isWhole } of listSpellings(word)) {
    const letters = hasGap ? listNextLetters(words, before) : [''];
    for (const letter of letters) {
      const spelling = before + letter + after;
      const { from, to } = isWhole ? findWhole(words, spelling) : findRange(words, spelling);
      for (let at = from; at < to; at++) {
        found.add(words[at] as string);
      }
    }
  }
  return [...found];
}

/** Finds the range of one word; empty if the vocabulary lacks it. */
export function findWhole(words: string[], word: string): Range {
  const from = findFirst(words, word);
  return { from, to: words[from] === word ? from + 1 : from };
}

/** Lists the letters that follow this prefix in any word. */
function listNextLetters(words: string[], start: string): string[] {
  const letters: string[] = [];
  const { from, to } = findRange(words, start);
  for (let at = from; at < to; ) {
    const point = (words[at] as string).codePointAt(start.length);
    const letter = point === undefined ? '' : String.fromCodePoint(point);
    if (letter !== '') {
      letters.push(letter);
    }
    at = letter === '' ? at + 1 : findFirst(words, start + letter + afterAll, at);
  }
  return letters;
}

/** Finds the first word that is not before the given text. */
function findFirst(words: string[], text: string, from = 0): number {
  let low = from;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] as string) < text) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
