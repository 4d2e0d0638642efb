import { sql } from 'kysely';
import type { Db } from './client.js';

/** Throws a clear sentence if the database is unreachable or too old. */
export async function assertUsable(db: Db): Promise<void> {
  const version = await readVersion(db);
  if (version < 150_000) {
    throw new Error(`The database server is PostgreSQL ${Math.floor(version / 10_000)}. Use version 15 or later.`);
  }
}

async function readVersion(db: Db): Promise<number> {
  try {
    const { rows } = await sql<{ version: string }>`select current_setting('server_version_num') as version`.execute(db);
    return Number(rows[0]?.version);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Messages reach the logs, so they must not contain the address or password.
    throw new Error(`The database can’t be reached (${code ?? message}). Check DATABASE_URL.`);
  }
}
