import { listSearchClauses, type SearchClause } from './search-words.js';
import { listNearest, listSynonyms } from './synonyms.js';
import { listCandidates } from './typos.js';

/** Lists term ids, of which an item must have one. */
export type Word = number[];
export type Clause = SearchClause & {
  words: Word[];
  /** Whole words and synonyms, without beginnings. */
  exact: Word;
};

/**
 * Defines the queries that a search sends to an index. The rules below are the same for each index, in the cloud and in the
 * browser.
 */
export type SearchEngine<Filter> = {
  /** Lists ids of the terms with this prefix. */
  listTermsFrom: (start: string) => Promise<Word>;
  /** Lists ids of exactly these terms. */
  listTerms: (terms: string[]) => Promise<Word>;
  /** Lists terms with a prefix at most one typo away from the word. */
  listTermsNear: (word: string) => Promise<string[]>;
  countMatches: (filter: Filter, words: Word[]) => Promise<number>;
};

/** Each corrected word costs one count per candidate. */
const maxCorrected = 3;
/** Leaving words out of a longer search costs too many counts; its further words are ignored. */
const maxRelaxed = 5;

/** In characters; a longer word has so many spellings that comparing them would hold up others. */
const maxMisspelled = 16;

/** Looks up the words of a search. Undefined when the text contains none, so the search finds nothing. */
export async function lookUpSearch<F>(engine: SearchEngine<F>, text = ''): Promise<Clause[] | undefined> {
  const search = text.trim();
  const clauses = await Promise.all(listSearchClauses(search).map((clause) => lookUp(engine, clause)));
  return search !== '' && clauses.length === 0 ? undefined : clauses;
}

async function lookUp<F>(engine: SearchEngine<F>, clause: SearchClause): Promise<Clause> {
  const literal = await Promise.all(clause.starts.map((start) => engine.listTermsFrom(start)));
  const exact = await engine.listTerms([...clause.starts, ...clause.synonyms]);
  const wider = await engine.listTerms(clause.wider);
  const isLiteral = clause.synonyms.length + clause.wider.length === 0;
  return { ...clause, exact, words: isLiteral ? literal : [[...new Set([...literal.flat(), ...exact, ...wider])]] };
}

export const listWords = (clauses: Clause[]) => clauses.flatMap(({ words }) => words);

/** Returns a search as people read it. */
export const toText = (clauses: Clause[]) => clauses.map(({ text }) => text).join(' ');

/**
 * Returns the nearest search that finds something: each word without a match becomes the most similar thing, or the term one typo
 * away, that most items have, if possible together with the other words; words are left out while all together match nothing.
 * Undefined when nothing is near.
 */
export async function correct<F>(engine: SearchEngine<F>, filter: F, clauses: Clause[]): Promise<Clause[] | undefined> {
  const alone = await Promise.all(clauses.map(({ words }) => engine.countMatches(filter, words)));
  const isKnown = (_: Clause, at: number) => alone[at] !== 0;
  const known = clauses.filter(isKnown);
  if (clauses.length - known.length > maxCorrected) {
    return undefined;
  }
  const corrected: Clause[] = [];
  for (const [at, clause] of clauses.entries()) {
    const better = alone[at] === 0 ? await findBetter(engine, filter, [...known, ...corrected], clause) : clause;
    if (better) {
      corrected.push(better);
    }
  }
  return await relax(engine, filter, corrected.slice(0, maxRelaxed));
}

/** Leaves out the word without which most items match, a later word before an earlier one, until some do. */
async function relax<F>(engine: SearchEngine<F>, filter: F, clauses: Clause[]): Promise<Clause[] | undefined> {
  if (clauses.length === 0 || (await engine.countMatches(filter, listWords(clauses))) > 0) {
    return clauses.length > 0 ? clauses : undefined;
  }
  const shorter = clauses.map((_, at) => clauses.toSpliced(at, 1)).filter((rest) => rest.length > 0);
  const counts = await Promise.all(shorter.map((rest) => engine.countMatches(filter, listWords(rest))));
  return relax(engine, filter, shorter[counts.lastIndexOf(Math.max(...counts))] ?? []);
}

async function findBetter<F>(engine: SearchEngine<F>, filter: F, known: Clause[], clause: Clause): Promise<Clause | undefined> {
  const terms = await listReplacements(engine, clause);
  const candidates = await Promise.all(
    terms.map((term) => lookUp(engine, { text: term, starts: [term], ...listSynonyms(term), can_be_misspelled: false })),
  );
  const pick = async (others: Clause[]) => {
    const counts = await Promise.all(candidates.map((own) => engine.countMatches(filter, listWords([...others, own]))));
    const max = Math.max(0, ...counts);
    return max === 0 ? undefined : candidates[counts.indexOf(max)];
  };
  return (await pick(known)) ?? (known.length > 0 ? await pick([]) : undefined);
}

/** Lists terms for a word without a match; a known word is not misspelled. */
async function listReplacements<F>(engine: SearchEngine<F>, { text, can_be_misspelled }: Clause): Promise<string[]> {
  const nearest = listNearest(text);
  return nearest.length > 0 || !can_be_misspelled || [...text].length > maxMisspelled
    ? nearest
    : listCandidates(text, await engine.listTermsNear(text));
}
