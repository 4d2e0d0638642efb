import { sql } from 'kysely';
import { afterAll, expect, inject, test } from 'vitest';
import { createDatabase } from '../testing/databases.js';
import { openDb } from './client.js';
import { measureWaiting, Waiting } from './waiting.js';

const { url, drop } = await createDatabase(inject('adminUrl'), inject('template'));
const db = openDb({ url, pool: 2 });
afterAll(async () => {
  await db.destroy();
  await drop();
});

const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(db);

/** Blocks this process, as a long computation does. */
function compute(ms: number) {
  for (const end = performance.now() + ms; performance.now() < end; ) {}
}

async function measure(work: () => Promise<unknown>) {
  const waiting = new Waiting(() => performance.now());
  const began = performance.now();
  await measureWaiting(waiting, work).catch(() => {});
  return { waited: waiting.ms, computed: performance.now() - began - waiting.ms };
}

test('[R-OPS-91] distinguishes waiting for the database from work of this process, also in transactions', async () => {
  const { waited, computed } = await measure(async () => {
    await db.transaction().execute(async (trx) => {
      await sql`select pg_sleep(0.3)`.execute(trx);
      compute(200);
    });
  });

  expect(waited).toBeGreaterThan(280);
  expect(computed).toBeGreaterThan(180);
  expect(computed).toBeLessThan(waited + 200);
});

test('[R-OPS-91] counts waiting for a free connection, failed queries, and concurrent queries only once', async () => {
  const { waited } = await measure(() => Promise.all(Array.from({ length: 4 }, () => sleep(0.2))));
  const failed = await measure(() => sql`select pg_sleep(0.2), 1 / 0`.execute(db));

  expect(waited).toBeGreaterThan(380);
  expect(waited).toBeLessThan(790);
  expect(failed.waited).toBeGreaterThan(0);
});

test('[R-OPS-91] measures the queries of each request separately', async () => {
  const [busy, idle] = await Promise.all([measure(() => sleep(0.3)), measure(async () => undefined)]);

  expect(busy.waited).toBeGreaterThan(280);
  expect(idle.waited).toBe(0);
});
