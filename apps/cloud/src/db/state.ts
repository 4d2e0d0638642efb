import { sql } from 'kysely';
import type { Db } from './client.js';

/**
 * Marks a database that no cloud may use: one whose rows are being restored, one with all rows but not yet all files, or one
 * whose data moved to another server.
 */
type State = { state: 'restoring' | 'completing' | 'moved'; detail: string };

/** The table exists only in a marked database. */
export const stateTable = 'database_state';

export async function readState(db: Db): Promise<State | undefined> {
  const found = await sql<{ found: boolean }>`select to_regclass(${stateTable}) is not null as found`.execute(db);
  if (!found.rows[0]?.found) {
    return undefined;
  }
  const { rows } = await sql<State>`select state, detail from ${sql.table(stateTable)}`.execute(db);
  return rows[0];
}

/** Marks the database. Idempotent. */
export async function writeState(db: Db, { state, detail }: State): Promise<void> {
  await sql`create table if not exists ${sql.table(stateTable)} (
    id boolean primary key default true check (id), state text not null, detail text not null)`.execute(db);
  await sql`insert into ${sql.table(stateTable)} (state, detail) values (${state}, ${detail})
    on conflict (id) do update set state = excluded.state, detail = excluded.detail`.execute(db);
}

export async function clearState(db: Db): Promise<void> {
  await sql`drop table if exists ${sql.table(stateTable)}`.execute(db);
}

/** Throws one sentence for a marked database. */
export async function assertUnmarked(db: Db): Promise<void> {
  const marked = await readState(db);
  if (marked?.state === 'restoring' || marked?.state === 'completing') {
    throw new Error(`The restore of ${marked.detail} into this database didn’t finish. Run the same command again.`);
  }
  if (marked?.state === 'moved') {
    throw new Error(`This database was moved to ${marked.detail}. Set DATABASE_URL to that server.`);
  }
}
