import { openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../../../apps/cloud/src/db/embedded/start.js';
import { createProcess } from '../topology.js';
import { type Client, createClient } from './client.js';
import { findDifferences, requestAll } from './compare.js';
import { writeAll } from './writes.js';

type Given = { folder: string; port: number; logFile: string };
export type Upgrade = { problems: string[]; answers: number; migrations: number; requests: number; slowestMs: number };

/**
 * Starts this version of the cloud beside a process of a former one, on the same database and data folder. Lets both write and
 * compares their answers: before, during and after the update.
 */
export async function upgrade({ folder, port, logFile }: Given): Promise<Upgrade> {
  const home = await mkdtemp(join(tmpdir(), 'kithouse-upgrade-'));
  const dataDir = join(home, 'data');
  const database = await startEmbedded({ dataDir: join(home, 'database'), programsDir: resolve('.cache/postgres') });
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  // The database ends connections that are closing.
  pool.on('error', () => {});
  const log = openSync(logFile, 'w');
  const settings = {
    DATABASE_URL: database.url,
    KITHOUSE_DATA: dataDir,
    KITHOUSE_PUBLIC_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'warn',
  };
  const older = createProcess({ ...settings, KITHOUSE_PORT: `${port}` }, log, folder);
  const newer = createProcess({ ...settings, KITHOUSE_PORT: `${port + 1}` }, log);
  const clients = [createClient(`http://127.0.0.1:${port}`), createClient(`http://127.0.0.1:${port + 1}`)] as const;
  try {
    await older.start();
    const readKey = async () => (await readFile(join(dataDir, 'publisher.key'), 'utf8')).trim();
    return await compareBoth({ clients, pool, readKey, start: newer.start, stop: () => older.end('SIGTERM') });
  } finally {
    await Promise.all([older.end('SIGTERM'), newer.end('SIGTERM')]);
    await pool.end();
    await database.stop();
    await rm(home, { recursive: true, force: true });
  }
}

type Running = {
  clients: readonly [Client, Client];
  pool: pg.Pool;
  readKey: () => Promise<string>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

async function compareBoth({ clients: [older, newer], pool, readKey, start, stop }: Running): Promise<Upgrade> {
  const write = async (client: Client, name: string) => writeAll({ client, pool, publisherKey: await readKey(), name });
  const before = await write(older, 'before');
  await waitForRanking(pool);
  const stored = await requestAll(older, before);
  const migrated = await countMigrations(pool);
  const { failures, requests, slowestMs } = await useDuring(older, start);
  const differences = [await findDifferences(async () => stored, newer, before)];
  const all = [...before];
  for (const [client, name] of [
    [older, 'by-the-older'],
    [newer, 'by-the-newer'],
  ] as const) {
    all.push(...(await write(client, name)));
    differences.push(await findDifferences(() => requestAll(older, all), newer, all));
  }
  // A ranking between these answers and those of the newer process would change the order of lists.
  await waitForRanking(pool);
  const last = await requestAll(older, all);
  await stop();
  differences.push(await findDifferences(async () => last, newer, all));
  const problems = [...new Set([...failures, ...differences.flat()])];
  return { problems, answers: all.length, migrations: (await countMigrations(pool)) - migrated, requests, slowestMs };
}

/** Asks the older process without a pause while the newer one migrates the tables and starts. */
async function useDuring(client: Client, work: () => Promise<void>) {
  const failures: string[] = [];
  let [requests, slowestMs, isDone] = [0, 0, false];
  const working = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const began = performance.now();
    const path = `/v1/items?platform=gutenberg&type=pages&sort=latest&_=${requests++}`;
    const status = await client.request({ path }).then(
      (answer) => answer.status,
      (error: Error) => error.message,
    );
    slowestMs = Math.max(slowestMs, performance.now() - began);
    failures.push(...(status === 200 ? [] : [`during the migration, the older process answered ${status}`]));
    await sleep(20);
  }
  await working;
  return { failures, requests, slowestMs };
}

/** Waits until lists show the counts. */
async function waitForRanking(pool: pg.Pool) {
  const unranked =
    'select 1 from item_stats where ranked is distinct from array[downloads, favourites, rating_sum, rating_count]';
  for (let attempt = 0; (await pool.query(unranked)).rowCount !== 0; attempt++) {
    if (attempt > 180) {
      throw new Error('The older version didn’t rank its items.');
    }
    await sleep(500);
  }
  await sleep(2000);
}

async function countMigrations(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from kysely_migration');
  return rows[0]?.n ?? 0;
}
