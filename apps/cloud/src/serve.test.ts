import { once } from 'node:events';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brand, createCall, findMissingMedia, getImportPlanKey, register } from '@kithouse/contract';
import { afterAll, expect, inject, test } from 'vitest';
import { longTest } from '../../../scripts/long-test.js';
import { readConfig } from './config.js';
import { isAlive, waitUntil } from './db/embedded/processes.js';
import { startCloud } from './serve.js';
import { createDatabase as makeDatabase } from './testing/databases.js';
import { createTemporaryFolder } from './testing/folders.js';
import { startMailServer } from './testing/mail-server.js';
import { startProgram as start } from './testing/start-program.js';
import { startTestCloud } from './testing/test-cloud.js';

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.toReversed()) {
    await close();
  }
});

async function createDatabase() {
  const { url, drop } = await makeDatabase(inject('adminUrl'));
  closing.push(drop);
  return url;
}

/** Starts the program and kills it after a failed test. */
async function startProgram(settings: Record<string, string>) {
  const program = await start(settings);
  closing.push(() => program.child.kill('SIGKILL'));
  return program;
}

/** Starts the program within this process, which is much faster. */
const startHere = (settings: Record<string, string>, options = {}) =>
  startCloud(readConfig({ KITHOUSE_PORT: '0', LOG_LEVEL: 'error', ...settings }), options);

async function createFolder() {
  const folder = await createTemporaryFolder();
  closing.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const signUpAt = (url: string, email: string) =>
  createCall({ root: `${url}/v1` })(register, {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email,
    password: 'a good password',
    confirm_password: 'a good password',
    site: { url: 'https://site.example', name: 'Site' },
  });

test('prints once that it is ready, stores mails in a folder and shuts down in order', async () => {
  const data = await createFolder();
  const { child, ready, ended, words } = await startProgram({ KITHOUSE_DATA: data });
  expect(ready).toEqual({ ready: true, url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/), data });

  await signUpAt(ready?.url ?? '', 'ada@example.com');
  child.kill('SIGTERM');

  expect(await ended).toBe(0);
  const [mail = ''] = await readdir(join(data, 'outbox'));
  const written = JSON.parse(await readFile(join(data, 'outbox', mail), 'utf8')) as Record<string, string>;
  expect(Object.keys(written).sort()).toEqual(['at', 'html', 'subject', 'text', 'to']);
  expect(written.text).toContain(`${ready?.url}/verify#token=`);
  await expect(stat(join(data, 'postgres', 'postmaster.pid'))).rejects.toMatchObject({ code: 'ENOENT' });
  expect(
    words()
      .trim()
      .split('\n')
      .every((line) => line.startsWith('{')),
  ).toBe(true);
});

longTest('exits with all invalid settings named', async () => {
  const { ready, ended, words } = await startProgram({ KITHOUSE_PORT: 'many', KITHOUSE_MODE: 'fast' });

  expect([ready, await ended]).toEqual([undefined, 1]);
  expect(words()).toMatch(/^These settings are invalid:\n {2}KITHOUSE_MODE: .+\n {2}KITHOUSE_PORT: .+\n$/);
});

test('names a port that is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  closing.push(() => taken.close());
  const port = (taken.address() as AddressInfo).port;

  const attempt = startTestCloud({ KITHOUSE_PORT: String(port), DATABASE_URL: await createDatabase() });

  await expect(attempt).rejects.toThrow(
    `Port ${port} is already in use. Stop the other program, or set KITHOUSE_PORT to another port.`,
  );
});

longTest('reports and exits when the database ends by itself', async () => {
  const data = await createFolder();
  const { ended, words } = await startProgram({ KITHOUSE_DATA: data });
  const [pid] = (await readFile(join(data, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');

  process.kill(Number(pid), 'SIGKILL');

  expect(await ended).toBe(1);
  expect(words()).toContain('The embedded database stopped unexpectedly.');
});

longTest('leaves no database behind when killed and keeps its accounts for the next start', async () => {
  const data = await createFolder();
  const first = await startProgram({ KITHOUSE_DATA: data });
  const { api_key } = await signUpAt(first.ready?.url ?? '', 'ada@example.com');
  const [pid] = (await readFile(join(data, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');

  first.child.kill('SIGKILL');

  expect(await waitUntil(() => !isAlive(Number(pid)), 10_000)).toBe(true);
  const second = await startProgram({ KITHOUSE_DATA: data });
  const profile = await fetch(`${second.ready?.url}/v1/profile`, {
    headers: { authorization: `Bearer ${api_key}`, [brand.siteHeader]: 'https://site.example' },
  });
  expect(profile.status).toBe(200);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

test("stores the operator's working key in a private file and recreates a lost one", async () => {
  const settings = { DATABASE_URL: await createDatabase(), KITHOUSE_DATA: await createFolder() };
  const path = join(settings.KITHOUSE_DATA, 'publisher.key');
  const startAndRead = async () => {
    const { url, stop } = await startHere(settings);
    const key = (await readFile(path, 'utf8')).trim();
    const call = createCall({ root: `${url}/v1`, headers: { authorization: `Bearer ${key}` } });
    const { missing } = await call(findMissingMedia, { sha256: ['0'.repeat(64)] });
    await stop();
    return { key, missing };
  };

  const [first, second] = [await startAndRead(), await startAndRead()];
  await writeFile(path, 'nonsense');
  const third = await startAndRead();

  expect(second.key).toBe(first.key);
  expect(third.key).not.toBe(first.key);
  expect(third.missing).toHaveLength(1);
  expect(((await stat(path)).mode & 0o777).toString(8)).toBe('600');
});

longTest('[R-OPS-30] shares one private signing key among concurrent starts and replaces a lost one on request', async () => {
  const settings = { DATABASE_URL: await createDatabase(), KITHOUSE_DATA: await createFolder() };
  const path = join(settings.KITHOUSE_DATA, 'plan.key');
  const startAndAsk = async () => {
    const { ready, child, ended } = await startProgram(settings);
    const { plan_key } = await createCall({ root: `${ready?.url}/v1` })(getImportPlanKey, {});
    child.kill('SIGTERM');
    await ended;
    return plan_key;
  };

  const [one, other] = await Promise.all([startAndAsk(), startAndAsk()]);
  const mode = ((await stat(path)).mode & 0o777).toString(8);
  await rm(path);
  await expect(startHere(settings)).rejects.toThrow(`${path} is missing.`);
  const { url, stop } = await startHere(settings, { adoptsData: true });
  const later = (await createCall({ root: `${url}/v1` })(getImportPlanKey, {})).plan_key;
  await stop();

  expect(one).toBe(other);
  expect(mode).toBe('600');
  expect(later).not.toBe(one);
});

test('is ready only while its database is', async () => {
  const cloud = await startTestCloud();
  closing.push(cloud.stop);
  const status = async (path: string) => (await fetch(cloud.url + path)).status;
  const before = [await status('/healthz'), await status('/readyz')];

  const [pid] = (await readFile(join(cloud.data_dir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  await waitUntil(() => !isAlive(Number(pid)), 10_000);

  expect(before).toEqual([200, 200]);
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
});

test('finishes open requests on a stop and accepts no new ones', async () => {
  const cloud = await startTestCloud({ DATABASE_URL: await createDatabase() });
  const { hostname, port } = new URL(cloud.url);
  const slow = connect(Number(port), hostname);
  slow.write(
    `POST /v1/account/forgot-password HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 27\r\n\r\n`,
  );
  await waitUntil(async () => (await fetch(`${cloud.url}/healthz`)).ok, 5000);

  const stopped = cloud.stop();
  const refused = await waitUntil(
    () =>
      fetch(`${cloud.url}/healthz`).then(
        () => false,
        () => true,
      ),
    5000,
  );
  slow.write('{"email":"ada@example.com"}');
  const answer = await text(slow);
  await stopped;

  expect(refused).toBe(true);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

test('[R-OPS-71] is not ready but answers and closes connections for a while before it stops', async () => {
  const cloud = await startTestCloud({ DATABASE_URL: await createDatabase(), KITHOUSE_DRAIN: '2' });
  const ask = (path: string) => fetch(cloud.url + path).then(({ status, headers }) => [status, headers.get('connection')]);
  const before = await ask('/readyz');

  const stopped = cloud.stop();
  const during = await Promise.all([ask('/readyz'), ask('/healthz'), ask('/v1/items?platform=gutenberg&type=packs')]);
  await stopped;

  expect(before).toEqual([200, 'keep-alive']);
  expect(during).toEqual([
    [503, 'close'],
    [200, 'close'],
    [200, 'close'],
  ]);
  await expect(ask('/healthz')).rejects.toThrow('fetch failed');
});

test('serves the outbox in development only', async () => {
  const production = {
    KITHOUSE_MODE: 'production',
    KITHOUSE_DRAIN: '0',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'kit@mail.example',
  };
  const [inside, outside] = await Promise.all([
    startTestCloud({ DATABASE_URL: await createDatabase() }),
    startTestCloud({ DATABASE_URL: await createDatabase(), ...production }),
  ]);
  closing.push(inside.stop, outside.stop);

  const statuses = await Promise.all([inside, outside].map(async ({ url }) => (await fetch(`${url}/outbox.json`)).status));

  expect(statuses).toEqual([200, 404]);
});

test('signs up while the mail server is down', async () => {
  const cloud = await startTestCloud({
    DATABASE_URL: await createDatabase(),
    SMTP_URL: 'smtp://127.0.0.1:1',
    LOG_LEVEL: 'silent',
  });
  closing.push(cloud.stop);

  const { user } = await signUpAt(cloud.url, 'ada@example.com');

  expect(user.is_verified).toBe(false);
});

longTest('sends a mail after a kill during an outage of the mail server [R-OPS-20]', async () => {
  const data = await createFolder();
  const smtp = await startMailServer({ onConnect: (_session, done) => done(new Error('closed')) });
  const settings = { KITHOUSE_DATA: data, SMTP_URL: smtp.url, MAIL_FROM: 'hello@cloud.example' };
  const first = await startProgram(settings);
  await signUpAt(first.ready?.url ?? '', 'ada@example.com');
  first.child.kill('SIGKILL');
  await first.ended;

  const healthy = await startMailServer();
  const second = await startProgram({ ...settings, SMTP_URL: healthy.url });

  expect(await waitUntil(() => healthy.received.length > 0, 30_000)).toBe(true);
  second.child.kill('SIGTERM');
  await second.ended;
  expect(healthy.received.map(({ to }) => to)).toEqual([['ada@example.com']]);
});
