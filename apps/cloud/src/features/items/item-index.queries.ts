import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

/** Returns the ids of the terms and adds new ones. Publications are serialised, so nobody else adds them meanwhile. */
export async function saveSearchTerms(trx: Db, terms: string[]): Promise<Map<string, number>> {
  // Selected first, because a conflict would use up a number each time and numbers must fit into keys.
  const { rows } = await sql<{ term: string; id: number }>`
    with given as (select distinct unnest(${terms}::text[]) collate "C" as term),
    added as (
      insert into search_terms (term) select term from given where term not in (select term from search_terms where term = any(${terms}))
      returning term, id)
    select term, id from added union all select term, id from search_terms where term = any(${terms})`.execute(trx);
  return new Map(rows.map(({ term, id }) => [term, id]));
}

export async function saveItemKeys(trx: Db, itemId: number, keys: number[]): Promise<void> {
  await trx
    .insertInto('item_index')
    .values({ item_id: itemId, keys })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet({ keys }))
    .execute();
}
