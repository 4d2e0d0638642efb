import type { Dependency, TermTable } from '@kithouse/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

/** Lists terms by id, sorted by name. */
export function listTerms(db: Db, table: TermTable, ids: number[]) {
  return db
    .selectFrom(table)
    .select(['id', 'name', 'slug'])
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Lists plugins by id, sorted by name, without their unknown fields. */
export async function listDependencies(db: Db, ids: number[]): Promise<(Dependency & { id: number })[]> {
  const { rows } = await sql<{ plugin: Dependency & { id: number } }>`
    select json_strip_nulls(to_json(d)) as plugin from dependencies d where id = any(${ids}::int[]) order by name, id`.execute(
    db,
  );
  return rows.map(({ plugin }) => plugin);
}
