import { foldText } from './fold-text.js';
import { concepts, stopWords } from './search-concepts.js';

/** In words; no phrase of the concepts is longer. */
export const maxPhrase = 4;

/** Reduces a phrase to words in one spelling: `b&b` becomes `b b`, and `ueber` and `über` become `uber`. */
const toKey = (phrase: string) => (foldText(phrase).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').replace(/([aou])e/g, '$1');

const listPhrases = (text = '') => text.split(',').map((phrase) => phrase.trim());

/** Lists the terms of every concept that a word or phrase asks for. */
const termsByKey = new Map<string, Set<string>>();
for (const { terms, asked } of concepts) {
  const own = listPhrases(terms);
  for (const phrase of [...own, ...(asked ? listPhrases(asked) : [])]) {
    const found = termsByKey.get(toKey(phrase)) ?? new Set();
    termsByKey.set(toKey(phrase), new Set([...found, ...own.map(foldText)]));
  }
}

const stopKeys = new Set([...stopWords].map(toKey));

export const isStopWord = (word: string) => stopKeys.has(toKey(word));
export const isPhrase = (text: string) => termsByKey.has(toKey(text));

/**
 * Lists index terms that mean the same as a folded word or phrase. A German compound such as `kirchengemeinde` has those of its
 * parts.
 */
export function listSynonyms(text: string): string[] {
  const key = toKey(text);
  const found = termsByKey.get(key) ?? (key.includes(' ') ? undefined : findCompound(key));
  return [...(found ?? [])].filter((term) => term !== text);
}

/** In characters; shorter parts are endings rather than words. */
const shortestPart = 4;
const joints = ['', 's', 'n', 'en', 'es'];

/** Splits a compound into two known words; the first decides unless only the second is a term of its own. */
function findCompound(key: string): Set<string> | undefined {
  for (let end = key.length - shortestPart; end >= shortestPart; end--) {
    const head = termsByKey.get(key.slice(0, end));
    const rests = joints.filter((joint) => key.startsWith(joint, end)).map((joint) => key.slice(end + joint.length));
    const tail = rests.map((rest) => termsByKey.get(rest)).find((terms) => terms !== undefined);
    if (head && tail) {
      return new Set([...head, ...tail]);
    }
  }
  return undefined;
}
