import { facets, type ItemType, type Platform, type TermColumns, type Tier, termFacets } from '@kithouse/contract';
import { listTerms, type SearchField, searchFields } from '@kithouse/contract/search';
import type { Db } from '../../db/client.js';
import { saveItemKeys, saveSearchTerms } from './item-index.queries.js';
import { findKey, getKey, getShelfKeys, tierIds } from './item-keys.js';

/**
 * Describes the searchable fields of an item; it has no terms in a missing column. `labels` are the names of its tags, categories
 * and other terms.
 */
export type Indexed = { platform: Platform; type: ItemType; plan: Tier } & Partial<TermColumns> & Record<SearchField, string>;

/** Updates the index of an item; call it on every save. */
export async function indexItem(trx: Db, itemId: number, item: Indexed): Promise<void> {
  const terms = listTermsByField(item);
  const ids = await saveSearchTerms(trx, [...terms.keys()]);
  await saveItemKeys(trx, itemId, listKeys(item, terms, ids));
}

/** Returns each term with its nearest field. */
export function listTermsByField(texts: Record<SearchField, string>): Map<string, SearchField> {
  const terms = new Map<string, SearchField>();
  for (const field of searchFields) {
    for (const term of listTerms(texts[field])) {
      terms.set(term, terms.get(term) ?? field);
    }
  }
  return terms;
}

/** Lists the distinct keys of an item. `ids` are those of its terms. */
export function listKeys(item: Omit<Indexed, SearchField>, terms: Map<string, SearchField>, ids: Map<string, number>): number[] {
  const keys = [
    ...getShelfKeys(item),
    getKey('plan', tierIds[item.plan]),
    ...termFacets.flatMap((facet) => [item[facets[facet].column] ?? []].flat().map((id) => getKey(facet, id))),
    ...[...terms].flatMap(([term, field]) => findKey(field, ids.get(term) ?? Number.POSITIVE_INFINITY) ?? []),
  ];
  return [...new Set(keys)];
}
