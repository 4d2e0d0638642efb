import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTemporaryFolder, preparePrograms } from '../testing/folders.js';
import { startTestCloud } from '../testing/test-cloud.js';
import { waitUntil } from './embedded/processes.js';
import { startEmbedded } from './embedded/start.js';

const list = '/v1/items?platform=gutenberg&type=packs';

let database: Awaited<ReturnType<typeof startEmbedded>>;
let cloud: Awaited<ReturnType<typeof startTestCloud>>;
let folder: string;
beforeAll(async () => {
  folder = await createTemporaryFolder();
  database = await startEmbedded({ dataDir: folder, programsDir: await preparePrograms() });
  cloud = await startTestCloud({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await cloud.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string) => fetch(cloud.url + path);
const statusOf = async (path: string) => (await get(path)).status;

/** Sends a signal to every process of the database server. */
async function signal(name: 'SIGSTOP' | 'SIGCONT') {
  const [server = ''] = (await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  const children = execFileSync('pgrep', ['-P', server], { encoding: 'utf8' }).trim().split('\n');
  process.kill(Number(server), name);
  for (const pid of children.map(Number)) {
    try {
      process.kill(pid, name);
    } catch (error) {
      // The server's workers end when they have nothing to do.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') {
        throw error;
      }
    }
  }
}

test('[R-OPS-31] answers 503 with Retry-After while the database hangs, and works as soon as it answers again', async () => {
  const before = await statusOf(`${list}&page=1`);
  onTestFinished(() => signal('SIGCONT'));
  await signal('SIGSTOP');
  const refusals = await Promise.all([get(`${list}&page=2`), get('/readyz'), get(`${list}&page=3`)]);
  const later = await get(`${list}&page=4`);
  const health = await statusOf('/healthz');
  await signal('SIGCONT');
  const isBack = await waitUntil(
    async () => (await statusOf('/readyz')) === 200 && (await statusOf(`${list}&page=2`)) === 200,
    30_000,
  );

  expect(before).toBe(200);
  expect([...refusals, later].map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  expect([...refusals, later].map(({ headers }) => headers.get('retry-after'))).toEqual(['5', '5', '5', '5']);
  expect(await later.json()).toMatchObject({ code: 'library_unavailable' });
  expect(health).toBe(200);
  expect(isBack).toBe(true);
});

test('[R-OPS-31] answers as usual when the process itself was busy for seconds', async () => {
  const statuses: number[] = [];
  for (const page of [5, 6, 7]) {
    const status = statusOf(`${list}&page=${page}`);
    const end = Date.now() + 2500;
    while (Date.now() < end) {
      // Blocks the process.
    }
    statuses.push(await status, await statusOf(`${list}&page=${page + 10}`));
  }

  expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
});
