import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, inject } from 'vitest';
import { longTest } from '../../../../scripts/long-test.js';
import { openDb } from '../db/client.js';
import { createFolderFiles } from '../ports/files-folder.js';
import { drawPicture, sha256Of } from '../testing/catalogue.js';
import { createDatabase } from '../testing/databases.js';
import { createTemporaryFolder } from '../testing/folders.js';
import { startProgram } from '../testing/start-program.js';

const database = await createDatabase(inject('adminUrl'), inject('template'));
const data = await createTemporaryFolder();
const db = openDb({ url: database.url });
const running: Awaited<ReturnType<typeof startProgram>>[] = [];
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  await db.destroy();
  await database.drop();
  await rm(data, { recursive: true, force: true });
});

async function startProcess() {
  const started = await startProgram({ KITHOUSE_DATA: data, DATABASE_URL: database.url, LOG_LEVEL: 'silent' });
  running.push(started);
  return started;
}

/** Stores a published picture, as a publication leaves it. */
async function publishPicture() {
  const bytes = await drawPicture(2600, 1700);
  const sha256 = sha256Of(bytes);
  await createFolderFiles(join(data, 'files')).put(sha256, bytes);
  const values = { sha256, extension: 'webp', mime: 'image/webp', bytes: bytes.length, width: 2600, height: 1700 };
  await db
    .insertInto('media')
    .values({ ...values, published: true })
    .execute();
}

const listRuns = async () => {
  const { rows } = await sql<{ state: string; retry_count: number }>`
    select state, retry_count from pgboss.job where name = 'pictures'`.execute(db);
  return rows;
};
const until = (find: () => Promise<unknown>) => expect.poll(find, { timeout: 120_000, interval: 50 });

longTest(
  'makes the copies of every picture in two processes after a third one was killed [R-OPS-60, R-OPS-61]',
  async () => {
    const pictures = 12;
    const first = await startProcess();
    await Promise.all(Array.from({ length: pictures }, publishPicture));
    await until(async () => (await listRuns()).some(({ state }) => state === 'active')).toBe(true);
    first.child.kill('SIGKILL');
    await first.ended;
    const interrupted = (await listRuns()).filter(({ state }) => state === 'active').length;

    // Its jobs would wait for their time limit and for the first retry.
    await sql`update pgboss.job set started_on = started_on - interval '1 hour' where state = 'active'`.execute(db);
    await Promise.all([startProcess(), startProcess()]);
    await until(async () => {
      await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db);
      return (await listRuns()).filter(({ state }) => state === 'completed').length;
    }).toBe(pictures);

    const runs = await listRuns();
    const { rows } = await sql<{ n: number }>`select count(*) as n from media_variants`.execute(db);
    expect(interrupted).toBeGreaterThan(0);
    expect(runs.filter(({ retry_count }) => retry_count > 0)).toHaveLength(interrupted);
    expect(rows[0]?.n).toBeGreaterThanOrEqual(pictures * 5);
    expect(await db.selectFrom('media').select('sha256').where('variants', 'is', null).execute()).toEqual([]);
  },
  300_000,
);
