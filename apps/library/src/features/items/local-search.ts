import type { ItemType, SearchEntry } from '@kithouse/contract';
import {
  type Clause,
  correct,
  listCompletions,
  listNearness,
  listTerms,
  listWords,
  lookUpSearch,
  type SearchEngine,
  type SearchField,
  searchFields,
  toText,
  toTypoPattern,
  type Word,
} from '@kithouse/contract/search';

export type FoundGroup = { type: ItemType; total: number; firsts: SearchEntry[] };
/** `corrected` is the search that found them if it differs, or empty. */
export type LocalResult = { groups: FoundGroup[]; corrected: string };

/** `within` lists the ids of the terms in the nearest field, in the two nearest fields, and so on. */
type Indexed = { entry: SearchEntry; within: Set<number>[]; all: Set<number> };
type Index = { items: Indexed[]; ids: Map<string, number> };

/** In entries of a group. */
const maxShown = 4;

/** Builds an index in the browser that searches by the same rules as the cloud. */
export function openLocalSearch(entries: readonly SearchEntry[]) {
  const index = buildIndex(entries);
  const engine = openEngine(index);

  /** Returns the matches of each type with a match, or those of the nearest search. */
  return async (text: string, types: readonly ItemType[]): Promise<LocalResult> => {
    const typed = await lookUpSearch(engine, text);
    if (!typed?.length) {
      return { groups: [], corrected: '' };
    }
    const clauses = await complete(engine, typed);
    const groups = listGroups(index, types, clauses);
    if (groups.length > 0) {
      return { groups, corrected: '' };
    }
    const nearest = await correct(engine, types, clauses);
    return nearest ? { groups: listGroups(index, types, nearest), corrected: toText(nearest) } : { groups: [], corrected: '' };
  };
}

function buildIndex(entries: readonly SearchEntry[]): Index {
  const ids = new Map<string, number>();
  const toIds = (text: string) =>
    listTerms(text).map((term) => {
      const id = ids.get(term) ?? ids.size;
      ids.set(term, id);
      return id;
    });
  const items = entries.map((entry) => {
    const title = [entry.name, ...Object.values(entry.titles ?? {})].join(' ');
    const texts: Partial<Record<SearchField, string>> = { kind: entry.kind, labels: entry.labels, title };
    const ids = searchFields.map((field) => toIds(texts[field] ?? ''));
    return { entry, within: ids.map((_, at) => new Set(ids.slice(0, at + 1).flat())), all: new Set(ids.flat()) };
  });
  return { items, ids };
}

function openEngine({ items, ids }: Index): SearchEngine<readonly ItemType[]> {
  const terms = [...ids];
  return {
    listTermsFrom: async (start) => terms.filter(([term]) => term.startsWith(start)).map(([, id]) => id),
    listTerms: async (wanted) => wanted.flatMap((term) => ids.get(term) ?? []),
    listTermsNear: async (word) => {
      const pattern = new RegExp(toTypoPattern(word), 'u');
      return terms.map(([term]) => term).filter((term) => pattern.test(term));
    },
    countMatches: async (types, words) =>
      items.filter(({ entry, all }) => types.includes(entry.type) && hasEach(all, words)).length,
  };
}

export type LocalSearch = ReturnType<typeof openLocalSearch>;

/** Takes the last word as the beginning of a known one while nothing starts with it. */
async function complete(engine: SearchEngine<readonly ItemType[]>, clauses: Clause[]): Promise<Clause[]> {
  const last = clauses.at(-1);
  if (!last || last.words.some((word) => word.length > 0)) {
    return clauses;
  }
  const meant = await engine.listTerms(listCompletions(last.text));
  return meant.length > 0 ? [...clauses.slice(0, -1), { ...last, words: [meant], exact: meant }] : clauses;
}

const none = new Set<number>();
const hasEach = (own: Set<number>, words: Word[]) => words.every((word) => word.some((id) => own.has(id)));

/** Lists the nearest matches first; those of a group are sorted as the index. */
function listGroups({ items }: Index, types: readonly ItemType[], clauses: Clause[]): FoundGroup[] {
  const words = listWords(clauses);
  const nearness = listNearness(clauses);
  return types.flatMap((type) => {
    const matches = items.filter(({ entry, all }) => entry.type === type && hasEach(all, words));
    const groups = nearness.map((near) => matches.filter(({ within }) => hasEach(within[near.within - 1] ?? none, near.words)));
    const firsts = [...new Set(groups.flat())].slice(0, maxShown).map(({ entry }) => entry);
    return firsts.length > 0 ? [{ type, total: matches.length, firsts }] : [];
  });
}
