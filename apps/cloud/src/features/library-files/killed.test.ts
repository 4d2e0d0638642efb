import { createHash, randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as contract from '@kithouse/contract';
import { sql } from 'kysely';
import { afterAll, expect, inject } from 'vitest';
import { longTest } from '../../../../../scripts/long-test.js';
import { isLongRun } from '../../../../../scripts/test-extent.js';
import { readConfig } from '../../config.js';
import { openDb } from '../../db/client.js';
import { createFolderFiles } from '../../ports/files-folder.js';
import { drawPicture } from '../../testing/catalogue.js';
import { createDatabase } from '../../testing/databases.js';
import { createTemporaryFolder } from '../../testing/folders.js';
import { makePictured, push } from '../../testing/library-files.js';
import { startProgram } from '../../testing/start-program.js';
import { sweep } from '../../testing/sweep.js';
import { createKey } from '../account/keys.service.js';

const database = await createDatabase(inject('adminUrl'), inject('template'));
const data = await createTemporaryFolder();
const db = openDb({ url: database.url });
const site = 'https://site.example';
const running: { kill: (signal: 'SIGKILL') => unknown }[] = [];
afterAll(async () => {
  for (const child of running) {
    child.kill('SIGKILL');
  }
  await db.destroy();
  await database.drop();
  await rm(data, { recursive: true, force: true });
});

const rounds = isLongRun ? 4 : 2;
const settings = { KITHOUSE_DATA: data, DATABASE_URL: database.url, KITHOUSE_CLOUD_FILES: '-1', LOG_LEVEL: 'silent' };

async function startCloud(api_key: string) {
  const { child, ready, ended } = await startProgram(settings);
  running.push(child);
  const headers = { authorization: `Bearer ${api_key}`, [contract.brand.siteHeader]: site };
  const url = ready?.url ?? '';
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  return { url, call: contract.createCall({ root: `${url}/v1`, headers }), kill };
}
type Cloud = Awaited<ReturnType<typeof startCloud>>;
type Push = { name: string; request_id: string; given: Parameters<typeof push>[1] };

async function openAccount(): Promise<string> {
  const values = { email: 'ada@example.com', first_name: 'Ada', last_name: 'Lovelace', password_hash: 'none' };
  const user = { ...values, verified_at: new Date().toISOString() };
  const { id } = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
  return (await createKey(db, { user_id: id, name: 'site', site: { site_url: site, site: 'site.example' } })).api_key;
}

/** Pushes templates with pictures, four at a time, kills the cloud after `enough` of them and returns its responses. */
async function pushUntilKilled(cloud: Cloud, begun: Push[], enough: number) {
  const confirmed = new Map<string, { id: number; version: number }>();
  const work = async () => {
    for (;;) {
      const { pushed } = await makePictured(cloud);
      const thumbnail = `data:image/webp;base64,${(await drawPicture()).toString('base64')}`;
      const [name, request_id] = [randomUUID(), randomUUID()];
      const given = { ...pushed, thumbnail, name, request_id };
      begun.push({ name, request_id, given });
      confirmed.set(request_id, await push(cloud, given));
      if (confirmed.size === enough) {
        // Delayed, so that other pushes are in progress.
        setTimeout(() => void cloud.kill(), 7 * enough);
      }
    }
  };
  await Promise.allSettled([work(), work(), work(), work()]);
  await cloud.kill();
  return confirmed;
}

async function listAll({ call }: Cloud): Promise<contract.CloudFile[]> {
  const files: contract.CloudFile[] = [];
  for (let page = 1; ; page++) {
    const { data: found, total_page } = await call(contract.listClouds, { page, per_page: 100 });
    files.push(...found);
    if (page >= total_page) {
      return files;
    }
  }
}

/** Reads a file with all its pictures and fails on any difference. */
async function readWhole({ url, call }: Cloud, { id, thumbnail }: contract.CloudFile): Promise<void> {
  const { media } = await call(contract.getCloudContent, { id, platform: 'gutenberg' });
  expect(media).toHaveLength(1);
  for (const address of [...media.map((one) => one.url), thumbnail ?? '']) {
    const answer = await fetch(address.replace(/^https?:\/\/[^/]+/, url));
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.status).toBe(200);
    expect(address).toContain(createHash('sha256').update(bytes).digest('hex'));
  }
}

const listOnDisk = async () => {
  const entries = await readdir(join(data, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

longTest(
  'keeps everything it acknowledged and no partial file when killed repeatedly during pushes',
  async () => {
    const api_key = await openAccount();
    const begun: Push[] = [];
    const confirmed = new Map<string, { id: number; version: number }>();
    for (let round = 0; round < rounds; round++) {
      const cloud = await startCloud(api_key);
      for (const [request_id, done] of await pushUntilKilled(cloud, begun, 1 + round)) {
        confirmed.set(request_id, done);
      }
    }

    const cloud = await startCloud(api_key);
    const files = await listAll(cloud);
    const names = new Map(files.map(({ id, name }) => [id, name]));
    for (const file of files) {
      await readWhole(cloud, file);
    }
    const usage = (await cloud.call(contract.getCloudUsage, {})).data.usage;
    for (const { request_id, name, given } of begun) {
      const before = confirmed.get(request_id);
      const again = await push(cloud, given);
      expect({ ...again, name }).toMatchObject({ ...before, version: 1, name: names.get(again.id) ?? name });
    }

    expect(confirmed.size).toBeGreaterThanOrEqual(rounds);
    expect([...confirmed.values()].filter(({ id }) => !names.has(id))).toEqual([]);
    expect(usage).toBe(files.length);
    const after = await listAll(cloud);
    expect(after.map(({ name }) => name).toSorted()).toEqual(begun.map(({ name }) => name).toSorted());
    expect((await cloud.call(contract.getCloudUsage, {})).data.usage).toBe(begun.length);

    await cloud.kill();
    const clock = { now: () => new Date(Date.now() + 8 * 24 * 60 * 60_000) };
    await sweep({ db, clock, config: readConfig({}), files: createFolderFiles(join(data, 'files')) });
    const { rows } = await sql<{ sha256: string }>`
    select sha256 from cloud_version_media union select thumbnail_sha256 from cloud_files`.execute(db);
    const kept = await db.selectFrom('media').select('sha256').execute();
    const used = rows.map(({ sha256 }) => sha256).toSorted();
    expect(kept.map(({ sha256 }) => sha256).toSorted()).toEqual(used);
    expect((await listOnDisk()).toSorted()).toEqual(used);
  },
  300_000,
);
