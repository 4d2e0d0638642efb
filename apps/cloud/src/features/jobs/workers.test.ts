import { setTimeout } from 'node:timers/promises';
import { listJobs, retryJob, type StoredJob } from '@kithouse/contract';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { longTest } from '../../../../../scripts/long-test.js';
import { openDb } from '../../db/client.js';
import { createJobQueue } from '../../db/job-queue.js';
import { createTestApp } from '../../testing/index.js';
import { codeOf } from '../../testing/people.js';
import { defineJob, defineRecurringJob, type JobKind, type JobLimits } from './job.service.js';
import { startWorkers } from './workers.service.js';

const app = await createTestApp();
const operator = await app.operator();

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) {
    await close();
  }
  await sql`delete from pgboss.job`.execute(app.db);
});

/** Starts the workers of one process, with its own connections to the database. */
async function startProcess(...kinds: JobKind[]) {
  const db = openDb({ url: app.databaseUrl });
  const queue = createJobQueue(db, () => {});
  const workers = await startWorkers({ queue, log: app.deps.log, kinds, pollMs: 20, patienceMs: 500 });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= workers.stop().then(() => db.destroy()));
  closing.push(stop);
  return { queue, stop };
}

let names = 0;
const limits: JobLimits = { every: 0.02, run: 20, atOnce: 2, retries: 2, retryAfter: 60 };

/** Defines jobs numbered from 1 to `count`. */
function numbered(count: number, run: (number: number, signal: AbortSignal) => Promise<void>, more: Partial<JobLimits> = {}) {
  const name = `test-${++names}`;
  const idOf = (number: number) => `00000000-0000-0000-0000-${String(number).padStart(12, '0')}`;
  const jobs = Array.from({ length: count }, (_, index) => ({ id: idOf(index + 1), payload: { number: index + 1 } }));
  return defineJob({
    name,
    limits: { ...limits, ...more },
    payload: z.object({ number: z.int() }),
    addDue: (queue) => queue.addMissing(name, async () => jobs),
    run: ({ number }, signal) => run(number, signal),
  });
}

const list = async (state: 'waiting' | 'running' | 'failed' | 'all' = 'all') => (await operator.call(listJobs, { state })).data;
const until = (find: () => Promise<unknown>) => expect.poll(find, { timeout: 20_000, interval: 20 });
const makeDue = () => sql`update pgboss.job set start_after = now() - interval '1 second'`.execute(app.db);

test('runs each job once in two processes on one database [R-OPS-60]', async () => {
  const ran: number[] = [];
  const kind = numbered(30, async (number) => void ran.push(number));

  await Promise.all([startProcess(kind), startProcess(kind)]);

  await until(async () => ran.length).toBe(30);
  await setTimeout(200);
  expect(ran.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  expect(await list()).toEqual([]);
});

test('runs a recurring job once per interval in two processes [R-OPS-60]', async () => {
  const ran: string[] = [];
  const kind = defineRecurringJob({
    name: `test-${++names}`,
    limits: { ...limits, every: 3600 },
    parts: { one: async () => ran.push('one'), two: async () => ran.push('two') },
  });
  const processes = await Promise.all([startProcess(kind), startProcess(kind)]);

  await Promise.all([...processes, ...processes].map(({ queue }) => kind.addDue(queue)));

  await until(async () => ran.length).toBe(2);
  await setTimeout(200);
  expect(ran.toSorted()).toEqual(['one', 'two']);
});

test('runs the job of a killed process again once its time limit has passed [R-OPS-61]', async () => {
  const name = `test-${++names}`;
  const { queue } = await startProcess();
  const other = createJobQueue(app.db, () => {});
  await other.start([{ name, expireSeconds: 600, retries: 2, retrySeconds: 1 }]);
  closing.push(() => other.stop());
  await queue.addMissing(name, async () => [{ id: '00000000-0000-0000-0000-000000000009', payload: { number: 9 } }]);

  const taken = await other.take(name);
  const early = await queue.take(name);
  await sql`update pgboss.job set started_on = started_on - interval '11 minutes'`.execute(app.db);
  await queue.expire();
  await makeDue();
  const again = await queue.take(name);

  expect([taken?.attempts, early, again?.id, again?.attempts]).toEqual([1, undefined, taken?.id, 2]);
});

test('retries a failing job later and later, lists its last error, and runs it again on request [R-OPS-62]', async () => {
  let problem: Error | undefined = new Error('the disk is full');
  const kind = numbered(1, async () => {
    if (problem) {
      throw problem;
    }
  });
  await startProcess(kind);
  const seen: StoredJob[] = [];

  for (const attempts of [1, 2, 3]) {
    await until(async () => (await list())[0]).toMatchObject({ attempts, state: attempts === 3 ? 'failed' : 'waiting' });
    seen.push(...(await list()));
    await makeDue();
  }
  const [failed] = await list('failed');
  problem = undefined;
  const retried = await operator.call(retryJob, { id: failed?.id ?? '' });

  const [first, second, third] = seen.map(({ next_at }) => next_at && Date.parse(next_at) - Date.now());
  expect([first, second, third]).toEqual([expect.any(Number), expect.any(Number), null]);
  expect(Number(first)).toBeGreaterThan(30_000);
  expect(Number(second)).toBeGreaterThan(90_000);
  expect(failed).toMatchObject({ kind: kind.name, about: '1', state: 'failed', attempts: 3, last_error: 'the disk is full' });
  expect([retried.id, retried.state === 'failed']).toEqual([failed?.id, false]);
  await until(list).toEqual([]);
  expect(await codeOf(operator.call(retryJob, { id: failed?.id ?? '' }))).toBe('not_found');
});

longTest('lists the last failure of a recurring part only, and none once it succeeds [R-OPS-62]', async () => {
  let problem: Error | undefined = new Error('the disk is full');
  const kind = defineRecurringJob({
    name: `test-${++names}`,
    limits: { ...limits, every: 1, retries: 0 },
    parts: {
      bad: async () => {
        if (problem) {
          throw problem;
        }
      },
      good: async () => {},
    },
  });
  await startProcess(kind);
  await until(() => list('failed')).toHaveLength(1);
  const [first] = await list('failed');
  let latest: StoredJob[] = [];
  await until(async () => {
    latest = await list('failed');
    return latest.map(({ id }) => id !== first?.id);
  }).toEqual([true]);

  expect(latest).toMatchObject([{ about: 'bad', last_error: 'the disk is full' }]);
  problem = undefined;
  await until(() => list('failed')).toEqual([]);
});

test('fails a job whose payload another version stored, and runs the next one [R-OPS-62]', async () => {
  const ran: number[] = [];
  const kind = numbered(2, async (number) => void ran.push(number), { retries: 0, atOnce: 1 });
  const { queue } = await startProcess({ ...kind, addDue: async () => {} });
  await queue.addMissing(kind.name, async () => [{ id: '00000000-0000-0000-0000-000000000001', payload: { page: 'one' } }]);
  await until(async () => (await list('failed')).length).toBe(1);

  await kind.addDue(queue);

  await until(async () => ran).toEqual([2]);
});

test('ends a job at its time limit [R-OPS-61]', async () => {
  const kind = numbered(1, () => new Promise(() => {}), { run: 0.1 });
  await startProcess(kind);

  await until(async () => (await list())[0]?.last_error).toBe('The job took longer than 0.1 seconds.');
});

test('stops in time although a job hangs, and leaves it to be retried [R-OPS-61]', async () => {
  const kind = numbered(1, () => new Promise(() => {}));
  const { stop } = await startProcess(kind);
  await until(() => list('running')).toHaveLength(1);

  await stop();

  expect(await list()).toMatchObject([{ state: 'waiting', last_error: 'The process was stopped.' }]);
});

test('shows jobs to nobody but the operator [R-OPS-62]', async () => {
  const { call } = await app.user();

  expect(await codeOf(call(listJobs, {}))).toBe('invalid_permission');
  expect(await codeOf(app.visitor.call(retryJob, { id: '00000000-0000-0000-0000-000000000001' }))).toBe('is_signed_failed');
});
