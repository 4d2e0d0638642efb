import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { longTest } from '../../../../../scripts/long-test.js';
import { isLongRun } from '../../../../../scripts/test-extent.js';
import { createTemporaryFolder, preparePrograms } from '../../testing/folders.js';
import { isAlive, waitUntil } from './processes.js';
import { startEmbedded } from './start.js';

const root = await createTemporaryFolder();
const programsDir = await preparePrograms();
const running = new Set<ChildProcess>();
afterAll(async () => {
  for (const child of running) {
    child.kill('SIGKILL');
  }
  await rm(root, { recursive: true, force: true });
});

let count = 0;
const createFolder = async (mode = 0o711) => {
  const folder = join(root, `data-${count++}`);
  await mkdir(folder);
  await chmod(folder, mode);
  return folder;
};

const run = promisify(execFile);
let used: Promise<string> | undefined;

/** Returns a copy of a folder in which a database has already run. */
async function createUsedFolder() {
  used ??= (async () => {
    const original = await createFolder();
    await (await startEmbedded({ dataDir: original, programsDir })).stop();
    return original;
  })();
  const folder = await createFolder();
  await run('cp', ['-Rp', join(await used, 'postgres'), join(await used, 'postgres.password'), folder]);
  return folder;
}

const isRoot = process.getuid?.() === 0;
const here = fileURLToPath(new URL('.', import.meta.url));
const tsx = createRequire(import.meta.url).resolve('tsx');

async function query(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

/** Starts a database from another process that tests can kill. Returns its address and PID, or its last error. */
async function startElsewhere(folder: string, options: { uid?: number; gid?: number } = {}) {
  const child = spawn(
    process.execPath,
    ['--import', tsx, join(here, '../../testing/start-alone.ts'), folder, ...(options.uid === undefined ? [programsDir] : [])],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    },
  );
  running.add(child);
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const line = once(createInterface({ input: child.stdout }), 'line').then(([text]) => String(text));
  const ended = once(child, 'exit').then(() => undefined);
  const url = await Promise.race([line, ended]);
  return { child, url: url ?? '', complaint: () => complaint.trim() };
}

const readPid = async (folder: string) =>
  Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

test('[R-OPS-128] creates a missing folder for the programs', async () => {
  const programs = join(await createFolder(0o755), 'cache', 'postgres');

  const server = await startEmbedded({ dataDir: await createFolder(), programsDir: programs });
  await server.stop();

  expect((await stat(programs)).isDirectory()).toBe(true);
});

test('creates a password-protected database on the first start and finds its data on the next', async () => {
  const folder = await createFolder();
  const first = await startEmbedded({ dataDir: folder, programsDir });
  await query(first.url, 'create table kept as select 42 as answer');
  const stranger = first.url.replace(/:[^:@]+@/, ':wrong@');
  await expect(query(stranger, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  await first.stop();

  const second = await startEmbedded({ dataDir: folder, programsDir });

  expect(await query(second.url, 'select * from kept')).toEqual([{ answer: 42 }]);
  expect(
    await query(second.url, "select current_setting('server_encoding') as encoding, datcollate from pg_database limit 1"),
  ).toEqual([{ encoding: 'UTF8', datcollate: 'C' }]);
  await second.stop();
  await second.stop();
});

test('[R-OPS-107] keeps the cloud from running programs on its machine, and makes it the owner of everything that the superuser owned', async () => {
  const folder = await createFolder();
  const first = await startEmbedded({ dataDir: folder, programsDir });
  await query(
    first.superuserUrl,
    `create schema jobs; create type mood as enum ('good'); create table jobs.old (id serial primary key, mood mood);
     create function one() returns int language sql as 'select 1'; create view seen as select 1 as n`,
  );
  await first.stop();

  const second = await startEmbedded({ dataDir: folder, programsDir });
  onTestFinished(second.stop);

  for (const statement of [
    "copy (select 1) to program 'true'",
    "select pg_read_file('PG_VERSION')",
    'create role other superuser',
    'alter role cloud superuser',
  ]) {
    await expect(query(second.url, statement)).rejects.toMatchObject({ code: '42501' });
  }
  await query(
    second.url,
    `alter table jobs.old add column more int; insert into jobs.old (more) values (1); alter type mood add value 'bad';
     create or replace function one() returns int language sql as 'select 2'; drop view seen; drop schema jobs cascade;
     create schema mine; create table mine.new (id int)`,
  );
  expect(await query(second.url, 'select one() as one, current_user as role')).toEqual([{ one: 2, role: 'cloud' }]);
});

longTest('lets only their owner read the password and the data', async () => {
  const folder = await createUsedFolder();
  const database = await startEmbedded({ dataDir: folder, programsDir });

  const modes = await Promise.all(
    ['postgres.password', 'postgres'].map(async (name) => (await stat(join(folder, name))).mode & 0o777),
  );

  expect(modes.map((mode) => mode.toString(8))).toEqual(['600', '700']);
  await database.stop();
});

test('refuses a second process on the same folder with a reason and keeps the first running', async () => {
  const folder = await createUsedFolder();
  const first = await startEmbedded({ dataDir: folder, programsDir });

  const second = await startElsewhere(folder);

  expect(second.complaint()).toBe(
    `Another process (${process.pid}) already uses the data folder ${folder}. Stop it, or set KITHOUSE_DATA to another folder.`,
  );
  expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await first.stop();
});

longTest('lets one of several concurrent starts in an empty folder succeed', async () => {
  const folder = await createFolder();

  const starts = await Promise.all([startElsewhere(folder), startElsewhere(folder), startElsewhere(folder)]);

  const winners = starts.filter(({ url }) => url !== '');
  expect(winners).toHaveLength(1);
  expect(starts.filter(({ complaint }) => complaint().startsWith('Another process'))).toHaveLength(2);
  winners[0]?.child.kill('SIGKILL');
});

test('stops the database when its parent is killed and keeps all data for the next start', async () => {
  const folder = await createUsedFolder();
  const first = await startElsewhere(folder);
  await query(first.url, 'create table kept as select generate_series(1, 1000) as n');
  const server = await readPid(folder);

  first.child.kill('SIGKILL');
  const second = await startElsewhere(folder);

  expect(await waitUntil(() => !isAlive(server), 10_000)).toBe(true);
  expect(await query(second.url, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }]);
  second.child.kill('SIGKILL');
});

longTest('notifies the parent when the database is killed and recovers on the next start', async () => {
  const folder = await createUsedFolder();
  const first = await startEmbedded({ dataDir: folder, programsDir });
  await query(first.url, 'create table kept as select 1 as n');

  process.kill(await readPid(folder), 'SIGKILL');
  await first.ended;
  await first.stop();
  const second = await startEmbedded({ dataDir: folder, programsDir });

  expect(await query(second.url, 'select * from kept')).toEqual([{ n: 1 }]);
  await second.stop();
});

test('ignores PID files of dead processes even when their numbers are reused', async () => {
  const folder = await createUsedFolder();
  await writeFile(join(folder, 'database.lock'), JSON.stringify({ pid: process.ppid, start: 'another time' }));
  // A process that PostgreSQL would mistake for another server: alive and owned by the same user.
  const other = spawn('sleep', ['300'], isRoot ? { uid: 65_534, gid: 65_534 } : {});
  running.add(other);
  await writeFile(join(folder, 'postgres', 'postmaster.pid'), `${other.pid}\n/somewhere\n1\n5432\n\n127.0.0.1\n`);

  const database = await startEmbedded({ dataDir: folder, programsDir });

  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
});

test('ignores a truncated lock file', async () => {
  const folder = await createUsedFolder();
  await writeFile(join(folder, 'database.lock'), '{"pid":');

  const database = await startEmbedded({ dataDir: folder, programsDir });

  await database.stop();
});

longTest('restarts an interrupted first start', async () => {
  const folder = await createFolder();
  await mkdir(join(folder, 'postgres-new-abandoned'));
  await writeFile(join(folder, 'postgres-new-abandoned', 'PG_VERSION'), '18\n');

  const database = await startEmbedded({ dataDir: folder, programsDir });

  await expect(stat(join(folder, 'postgres-new-abandoned'))).rejects.toMatchObject({ code: 'ENOENT' });
  await database.stop();
});

test('names a folder that is not writable', async () => {
  const file = join(await createFolder(), 'a-file');
  await writeFile(file, '');

  await expect(startEmbedded({ dataDir: join(file, 'data') })).rejects.toThrow(
    /^The data folder .*a-file\/data isn’t writable \(ENOTDIR\)\. Choose another one with KITHOUSE_DATA\.$/,
  );
});

test.runIf(isRoot && isLongRun)(
  'runs as another user when started by root, even below folders that only root can enter',
  async () => {
    const locked = await createFolder(0o700);
    const database = await startEmbedded({ dataDir: join(locked, 'deep', 'data') });

    const status = await readFile(`/proc/${await readPid(join(locked, 'deep', 'data'))}/status`, 'utf8');

    expect(status).toMatch(/^Uid:\s+65534\s+65534\s+65534\s+65534$/m);
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
  },
);

test.runIf(isRoot && isLongRun)('runs as the current user when not started by root', async () => {
  const folder = await createFolder(0o700);
  await chown(folder, 65_534, 65_534);

  const database = await startElsewhere(folder, { uid: 65_534, gid: 65_534 });

  expect(database.complaint()).toBe('');
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  database.child.kill('SIGKILL');
});
