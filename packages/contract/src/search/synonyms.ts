import { foldText } from './fold-text.js';
import { concepts, stopWords } from './search-concepts.js';

/** In words; no phrase of the concepts is longer. */
export const maxPhrase = 4;

/** Reduces a phrase to words in one spelling: `b&b` becomes `b b`, and `ueber` and `über` become `uber`. */
const toKey = (phrase: string) => (foldText(phrase).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').replace(/([aou])e/g, '$1');

const listPhrases = (text = '') => text.split(',').map((phrase) => phrase.trim());

/** Holds the terms of every concept that a word or phrase asks for, those of wider and those of the nearest ones. */
const termsByKey = new Map<string, Set<string>>();
const widerByKey = new Map<string, Set<string>>();
const nearByKey = new Map<string, Set<string>>();
const addTo = (map: Map<string, Set<string>>, key: string, terms: string[]) =>
  map.set(key, new Set([...(map.get(key) ?? []), ...terms.map(foldText)]));
for (const { terms, queries, wider, near } of concepts) {
  const own = listPhrases(terms);
  for (const phrase of [...own, ...(queries ? listPhrases(queries) : [])]) {
    addTo(termsByKey, toKey(phrase), own);
    addTo(widerByKey, toKey(phrase), wider ? listPhrases(wider) : []);
    addTo(nearByKey, toKey(phrase), near ? listPhrases(near) : []);
  }
}

const stopKeys = new Set([...stopWords].map(toKey));

export const isStopWord = (word: string) => stopKeys.has(toKey(word));
export const isPhrase = (text: string) => termsByKey.has(toKey(text));

/**
 * Lists index terms that mean the same as a folded word or phrase, and the terms of wider concepts. A plural also has those of
 * its singular, and a German compound such as `kirchengemeinde` those of its parts.
 */
export function listSynonyms(text: string): { synonyms: string[]; wider: string[] } {
  const forms = listForms(text);
  const keys = forms.map(toKey);
  const found = findKnown(termsByKey, keys) ?? findCompound(toKey(text));
  const synonyms = [...new Set([...(found ?? []), ...forms])].filter((term) => term !== text);
  return { synonyms, wider: [...(findKnown(widerByKey, keys) ?? [])].filter((term) => !synonyms.includes(term)) };
}

/** Lists terms of the things that are most similar to a folded word or phrase. */
export const listNearest = (text: string): string[] => [...(findKnown(nearByKey, listForms(text).map(toKey)) ?? [])];

const findKnown = (map: Map<string, Set<string>>, keys: string[]) =>
  keys.map((key) => map.get(key)).find((terms) => terms !== undefined);

/** In characters; a shorter singular is often another word. */
const shortestSingular = 4;

/** Lists a word and its possible singulars in English and German. */
function listForms(text: string): string[] {
  const cut = (ending: RegExp, by = '') => (ending.test(text) ? [text.replace(ending, by)] : []);
  const singulars = [
    ...cut(/ies$/, 'y'),
    ...cut(/s$/),
    ...cut(/es$/),
    ...cut(/e$/),
    ...cut(/en$/),
    ...cut(/n$/),
    ...cut(/innen$/),
  ];
  return [text, ...singulars.filter((form) => form.length >= shortestSingular)];
}

/** In characters; shorter parts are endings rather than words. */
const shortestPart = 4;
/** In characters; a shorter end also ends words of other meanings, like the `form` of `platform`. */
const shortestEnd = 6;
const joints = ['', 's', 'n', 'en', 'es'];

/**
 * Splits a compound into two known words, of which the second may be a stop word, such as `seite`. With an unknown beginning, a
 * long end decides.
 */
function findCompound(key: string): Set<string> | undefined {
  if (key.includes(' ')) {
    return undefined;
  }
  for (let end = key.length - shortestPart; end >= shortestPart; end--) {
    const head = termsByKey.get(key.slice(0, end));
    const rests = joints.filter((joint) => key.startsWith(joint, end)).map((joint) => key.slice(end + joint.length));
    const tail = findKnown(termsByKey, rests) ?? (rests.some((rest) => stopKeys.has(rest)) ? new Set<string>() : undefined);
    if (head && tail) {
      return new Set([...head, ...tail]);
    }
  }
  const ends = Array.from({ length: Math.max(0, key.length - shortestEnd - 2) }, (_, at) => key.slice(at + 3));
  return findKnown(termsByKey, ends);
}

/** In characters; a shorter beginning fits too many words. */
const shortestBeginning = 3;

/** Lists index terms of the things whose words begin with a text that nobody has finished typing. */
export function listCompletions(text: string): string[] {
  const beginning = toKey(text);
  if (beginning.length < shortestBeginning) {
    return [];
  }
  return [...new Set([...termsByKey].flatMap(([key, terms]) => (key.startsWith(beginning) ? [...terms] : [])))];
}
