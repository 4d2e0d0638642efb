import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { longTest } from '../../../../scripts/long-test.js';
import { readConfig } from '../config.js';
import { withDb } from '../db/client.js';
import { writeState } from '../db/state.js';
import { startCloud } from '../serve.js';
import { createDatabase } from '../testing/databases.js';
import { createTemporaryFolder } from '../testing/folders.js';
import { startMailServer } from '../testing/mail-server.js';
import { startProgram } from '../testing/start-program.js';
import { startTestCloud } from '../testing/test-cloud.js';
import { runCommand } from './commands.js';
import { UsageError } from './usage-error.js';

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.toReversed()) {
    await close();
  }
});

let cloud: Awaited<ReturnType<typeof startTestCloud>>;
beforeAll(async () => {
  cloud = await startTestCloud();
  closing.push(cloud.stop);
});

/** Runs a command and returns its exit code and lines. */
async function run(args: string[], environment: Record<string, string> = {}) {
  const lines: string[] = [];
  const code = await runCommand(args, { environment, print: (line) => lines.push(line) });
  return { code, text: lines.join('\n') };
}

async function createEmpty() {
  const { url, drop } = await createDatabase(inject('adminUrl'));
  const folder = await createTemporaryFolder();
  closing.push(drop, () => rm(folder, { recursive: true, force: true }));
  return { DATABASE_URL: url, KITHOUSE_DATA: folder };
}

test('[R-OPS-70] explains every command and the exit codes', async () => {
  const { code, text } = await run(['--help']);

  expect(code).toBe(0);
  for (const words of ['[serve] [--adopt-data]', 'check', 'backup <folder>', 'move-to <address>', 'Exit codes: 0 success']) {
    expect(text).toContain(words);
  }
});

test.each([
  [['serv'], 'Unknown command “serv”. kithouse-cloud --help lists all commands.'],
  [['toString'], 'Unknown command “toString”. kithouse-cloud --help lists all commands.'],
  [['migrate', 'now'], '“migrate” needs no arguments. Usage: kithouse-cloud migrate'],
  [['backup'], '“backup” needs <folder>. Usage: kithouse-cloud backup <folder> [--keep <number>]'],
  [['check', '--fast'], "Unknown option '--fast'. Usage: kithouse-cloud check"],
])('[R-OPS-70] refuses %j in one sentence', async (args, sentence) => {
  const attempt = run(args);

  await expect(attempt).rejects.toThrow(UsageError);
  await expect(attempt).rejects.toThrow(sentence);
});

test('[R-OPS-74] backs up a running cloud with its embedded database, and restores it into a server', async () => {
  const folder = await createTemporaryFolder();
  closing.push(() => rm(folder, { recursive: true, force: true }));
  const target = await createEmpty();

  const backup = await run(['backup', folder, '--keep', '3'], { KITHOUSE_DATA: cloud.data_dir });
  const restored = await run(['restore', folder], target);
  const verified = await run(['verify-files'], target);
  const next = await startTestCloud(target);
  closing.push(next.stop);

  expect([backup.code, restored.code, verified.code]).toEqual([0, 0, 0]);
  expect(backup.text).toContain(`The backup is in ${folder}`);
  expect(verified.text).toBe('0 files: 0 missing, 0 damaged, 0 orphaned, 0 recovered.');
  expect(next.publisher_key).toBe(cloud.publisher_key);
});

test('[R-OPS-77] refuses to move the database of a running cloud, and one that is on a server already', async () => {
  const { DATABASE_URL } = await createEmpty();

  await expect(run(['move-to', DATABASE_URL], { KITHOUSE_DATA: cloud.data_dir })).rejects.toThrow('Stop it first');
  await expect(run(['move-to', DATABASE_URL], { DATABASE_URL })).rejects.toThrow('already uses a server');
  await expect(run(['move-to', 'elsewhere'], {})).rejects.toThrow(UsageError);
});

longTest(
  '[R-OPS-77] moves the embedded database to a server, also after a kill before its last write, and no cloud starts with the old one',
  async () => {
    const data = await createTemporaryFolder();
    closing.push(() => rm(data, { recursive: true, force: true }));
    const { DATABASE_URL } = await createEmpty();
    const settings = { KITHOUSE_DATA: data, KITHOUSE_PORT: '0', LOG_LEVEL: 'silent' };
    const before = await startCloud(readConfig(settings));
    await before.stop();
    const key = await readFile(join(data, 'publisher.key'), 'utf8');

    const moved = await run(['move-to', DATABASE_URL], settings);
    await expect(startCloud(readConfig(settings))).rejects.toThrow('This database was moved to 127.0.0.1');
    await withDb({ url: DATABASE_URL }, (db) =>
      writeState(db, { state: 'completing', detail: `the embedded database in ${data}` }),
    );
    const repeated = await run(['move-to', DATABASE_URL], settings);
    await expect(run(['move-to', DATABASE_URL], settings)).rejects.toThrow('This database was moved to 127.0.0.1');
    const after = await startCloud(readConfig({ ...settings, DATABASE_URL }));
    await after.stop();

    expect(moved).toEqual({ code: 0, text: expect.stringContaining('Set DATABASE_URL') as string });
    expect(repeated).toEqual(moved);
    expect(await readFile(join(data, 'publisher.key'), 'utf8')).toBe(key);
  },
);

longTest('[R-OPS-70] exits with 2 for a wrong command line and with 1 for a failure', async () => {
  const [wrong, failed] = await Promise.all([
    startProgram({}, ['serv']),
    startProgram({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, ['migrate']),
  ]);

  expect([await wrong.ended, await failed.ended]).toEqual([2, 1]);
  expect(wrong.words()).toBe('Unknown command “serv”. kithouse-cloud --help lists all commands.\n');
  expect(failed.words()).toBe('The database can’t be reached (ECONNREFUSED). Check DATABASE_URL.\n');
});

test('[R-OPS-70] migrates a new database, and leaves an up-to-date one unchanged', async () => {
  const settings = await createEmpty();

  const [first, second] = [await run(['migrate'], settings), await run(['migrate'], settings)];

  expect(first).toEqual({ code: 0, text: expect.stringContaining('0001_account') as string });
  expect(second).toEqual({ code: 0, text: 'The database is up to date.' });
});

test('[R-OPS-72] checks the database and data folder of a running cloud and its mail server', async () => {
  const { url } = await startMailServer();

  const { text } = await run(['check'], { KITHOUSE_DATA: cloud.data_dir, SMTP_URL: url, MAIL_FROM: 'a@example.com' });

  expect(text.split('\n').slice(0, 5)).toEqual([
    'ok       Settings: valid.',
    `ok       Data folder: ${cloud.data_dir} is writable.`,
    `ok       File store: the folder ${cloud.data_dir}/files.`,
    'ok       Database: reachable and up to date, and the data folder belongs to it.',
    'ok       Mail server: reachable.',
  ]);
});

test('[R-OPS-72] lists every problem and creates nothing', async () => {
  const { DATABASE_URL } = await createEmpty();
  const owner = await startTestCloud({ DATABASE_URL });
  await owner.stop();
  const other = await createTemporaryFolder();
  closing.push(() => rm(other, { recursive: true, force: true }));

  const smtp = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.com' };
  const { code, text } = await run(['check'], { DATABASE_URL, ...smtp, KITHOUSE_DATA: other });

  const missing = join(other, 'missing');
  const fresh = await run(['check'], { KITHOUSE_DATA: missing });

  expect(code).toBe(1);
  expect(fresh.text).toContain(`ok       Data folder: ${missing} will be created at the first start.`);
  expect(await readdir(other)).toEqual([]);
  expect(text).toContain(`problem  Database: This database was used with another data folder: ${other}`);
  expect(text).toContain('problem  Mail server: it can’t be used (connect ECONNREFUSED 127.0.0.1:1). Check SMTP_URL.');
});
