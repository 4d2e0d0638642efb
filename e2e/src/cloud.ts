import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CloudReady } from '@kithouse/playground';
import pg from 'pg';

export type Mail = { to: string; subject: string; text: string; html: string; at: string };

export type Cloud = ReturnType<typeof connectCloud>;

/** Connects a test to the running cloud: its database and its outbox. */
export function connectCloud({ url, data }: CloudReady) {
  const pool = new pg.Pool({ connectionString: findDatabase(data), max: 2 });
  // A test may stop the database; the next query reports it.
  pool.on('error', () => {});
  return {
    url,
    data,
    /** Returns the rows of a query. */
    query: async <Row extends object>(sql: string, values: unknown[] = []) => (await pool.query<Row>(sql, values)).rows,
    /** Lists the mails to an address, oldest first. */
    outbox: (to: string) => readOutbox(path.join(data, 'outbox')).filter((mail) => mail.to === to),
    close: () => pool.end(),
  };
}

/** Reads the embedded database's password and port from the data folder. */
function findDatabase(data: string): string {
  const password = readFileSync(path.join(data, 'postgres.password'), 'utf8').trim();
  const port = readFileSync(path.join(data, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

function readOutbox(folder: string): Mail[] {
  // The first email creates the folder.
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return files.toSorted().map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Mail);
}
