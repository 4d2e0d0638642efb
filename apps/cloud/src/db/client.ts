import { brand } from '@kithouse/contract';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.js';

export type Db = Kysely<Database>;

export type DbOptions = { url: string; pool?: number; timeoutMs?: number; onError?: (error: Error) => void };

/** Creates a pool that connects on the first query. Returns times as ISO 8601 strings and counts as numbers. */
export function openDb({ url, pool = 10, timeoutMs = 15_000, onError = () => {} }: DbOptions): Db {
  const connections = new pg.Pool({
    connectionString: url,
    max: pool,
    application_name: `${brand.slug}-cloud`,
    connectionTimeoutMillis: 10_000,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs + 5_000,
    idle_in_transaction_session_timeout: 60_000,
    types: { getTypeParser },
  });
  // The pool replaces a broken connection. Without a listener the error would end the process.
  connections.on('error', onError);
  connections.on('connect', (connection) => connection.on('error', onError));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: connections }) });
}

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.TIMESTAMPTZ) {
    return (value: string) => new Date(value).toISOString();
  }
  if (oid === pg.types.builtins.INT8) {
    return Number;
  }
  return pg.types.getTypeParser(oid, format as 'text');
}
