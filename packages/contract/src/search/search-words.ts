import { foldText } from './fold-text.js';
import { isPhrase, isStopWord, listSynonyms, maxPhrase } from './synonyms.js';

/** Matches scripts without spaces: their words cannot be split, so neighbouring characters are indexed. */
const unspaced = String.raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}`;
const wordPattern = new RegExp(`(?<run>[${unspaced}]+)|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{Mc}])+`, 'gu');

/** In characters; nobody searches for longer words, and they index badly. */
const maxLength = 60;
/** Each word may need thousands of term comparisons. */
const maxWords = 10;

/** Splits a text into words. A run of an unspaced script becomes a list of its characters. */
function listWords(text: string): (string | string[])[] {
  return Array.from(foldText(text).matchAll(wordPattern), (match) => {
    const run = match.groups?.run;
    return run === undefined ? [...match[0]].slice(0, maxLength).join('') : [...run];
  });
}

const pair = (run: string[]) => run.map((letter, index) => letter + (run[index + 1] ?? ''));

/** Returns a slug for a name in any script; empty if it has no letter or digit. */
export const slugOf = (name: string) =>
  listWords(name)
    .map((word) => (typeof word === 'string' ? word : word.join('')))
    .join('-');

/** Lists the index terms of a text: its words, and each pair of neighbouring characters of an unspaced script. */
export const listTerms = (text: string): string[] =>
  listWords(text).flatMap((word) => (typeof word === 'string' ? word : pair(word)));

/**
 * Describes one part of a search as typed. An item matches it with all prefixes of `starts`, or with one of the terms of
 * `synonyms` and, further down a list, `wider`.
 */
export type SearchClause = { text: string; starts: string[]; synonyms: string[]; wider: string[]; can_be_misspelled: boolean };

/**
 * Lists the distinct parts of a search. Words that form a known phrase are one part; stop words count only if nothing else is
 * asked. A run of an unspaced script requires each pair of its characters.
 */
export function listSearchClauses(search: string): SearchClause[] {
  const clauses = groupPhrases(listWords(search)).map(toClause);
  const meaningful = clauses.filter(({ text }) => !isStopWord(text));
  const distinct = new Map((meaningful.length > 0 ? meaningful : clauses).map((clause) => [clause.text, clause]));
  return [...distinct.values()].slice(0, maxWords);
}

/** Joins neighbouring words that form a known phrase, longest first. */
function groupPhrases(words: (string | string[])[]): (string | string[])[] {
  const grouped: (string | string[])[] = [];
  for (let at = 0; at < words.length; ) {
    const next = words.slice(at, at + maxPhrase);
    const lengths = next.map((_, length) => length + 1).reverse();
    const length = lengths.find((count) => count > 1 && isPhrase(next.slice(0, count).join(' '))) ?? 1;
    grouped.push(length > 1 ? next.slice(0, length).join(' ') : (words[at] as string | string[]));
    at += length;
  }
  return grouped;
}

function toClause(word: string | string[]): SearchClause {
  if (typeof word !== 'string') {
    const starts = word.length === 1 ? word : pair(word).slice(0, -1);
    return { text: word.join(''), starts, synonyms: [], wider: [], can_be_misspelled: false };
  }
  const starts = word.includes(' ') ? [] : [word];
  return { text: word, starts, ...listSynonyms(word), can_be_misspelled: starts.length > 0 && [...word].length >= 4 };
}
