import { brand } from '@kithouse/contract';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { DatabaseAwayError } from './away.js';
import { startHeartbeat } from './heartbeat.js';
import type { Database } from './schema.js';
import { awaitElsewhere } from './waiting.js';

export type Db = Kysely<Database>;

export type DbOptions = {
  url: string;
  pool?: number;
  timeoutMs?: number;
  idleMs?: number;
  onError?: (error: Error) => void;
  watches?: boolean;
};

/**
 * Creates a pool that connects on the first query. Returns times as ISO 8601 strings and counts as numbers. With `watches`,
 * every query fails within seconds while the database doesn't answer. The database ends a transaction that is idle for `idleMs`.
 */
export function openDb({
  url,
  pool = 10,
  timeoutMs = 15_000,
  idleMs = 60_000,
  onError = () => {},
  watches = false,
}: DbOptions): Db {
  const connections = new pg.Pool({
    connectionString: url,
    max: pool,
    application_name: `${brand.slug}-cloud`,
    connectionTimeoutMillis: 10_000,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs + 5_000,
    idle_in_transaction_session_timeout: idleMs,
    types: { getTypeParser },
  });
  // The pool replaces a broken connection. Without a listener the error would end the process.
  connections.on('error', onError);
  connections.on('connect', (connection) => connection.on('error', onError));
  connections.on('connect', measureQueries);
  const pooled: PostgresPool = watches ? watch(connections, url, onError) : connections;
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: { connect: () => awaitElsewhere(() => pooled.connect()), end: () => pooled.end() },
    }),
  });
  pools.set(db, connections);
  return db;
}

/** Counts the time of each query as waiting time of the request that sends it. */
function measureQueries(connection: pg.PoolClient): void {
  const send = connection.query.bind(connection) as (...given: unknown[]) => unknown;
  connection.query = ((...given: unknown[]) => {
    const answer = send(...given);
    return answer instanceof Promise ? awaitElsewhere(() => answer) : answer;
  }) as typeof connection.query;
}

/** Opens a pool for this work only. */
export async function withDb<Result>(options: DbOptions, work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = openDb(options);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const pools = new WeakMap<Db, pg.Pool>();

/** Counts the connections of a pool and the queries that wait for one. */
export function countConnections(db: Db): { open: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {};
  return { open: totalCount, idle: idleCount, waiting: waitingCount };
}

/** Ends every connection once the database doesn't answer, so that no query waits for it and no transaction stays open. */
function watch(connections: pg.Pool, url: string, onError: (error: Error) => void): PostgresPool {
  const open = new Set<pg.PoolClient>();
  connections.on('connect', (connection) => open.add(connection));
  connections.on('remove', (connection) => open.delete(connection));
  const heartbeat = startHeartbeat(url, () => {
    onError(new DatabaseAwayError());
    for (const connection of open) {
      (connection as unknown as pg.Client).connection.stream.destroy();
    }
  });
  return {
    connect: () =>
      heartbeat.guard(
        () => connections.connect(),
        (late) => late.release(),
      ),
    async end() {
      await heartbeat.stop();
      await connections.end();
    },
  };
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
