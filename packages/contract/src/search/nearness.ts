import type { Clause, Word } from './correct-search.js';

/** Lists the fields that a search looks in, nearest first. `kind` is the name of an item's template type. */
export const searchFields = ['kind', 'title', 'labels', 'description'] as const;
export type SearchField = (typeof searchFields)[number];

/** Describes matches that have each word in one of this many nearest fields. */
export type Nearness = { words: Word[]; within: number };

/** Whole words and synonyms in a description are no better than a beginning in the title. */
const exactWithin = searchFields.indexOf('description');

/** Lists the groups in which matches are sorted: whole words and synonyms before beginnings, nearer fields before others. */
export function listNearness(clauses: readonly Clause[]): Nearness[] {
  const exact = clauses.map(({ exact }) => exact);
  const words = clauses.flatMap((clause) => clause.words);
  const groups = searchFields.map((_, at) => at + 1);
  return [
    ...groups.slice(0, exactWithin).map((within) => ({ words: exact, within })),
    ...groups.map((within) => ({ words, within })),
  ];
}
