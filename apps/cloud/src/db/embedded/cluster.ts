import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@kithouse/contract';
import type { Identity } from './identity.js';
import { isServerOf, waitUntil } from './processes.js';

const draftPrefix = 'postgres-new-';

/** Returns the database folder and its password; creates missing ones. */
export async function prepareCluster(dataDir: string, binaries: string, identity: Identity) {
  const folder = join(dataDir, 'postgres');
  const passwordFile = join(dataDir, 'postgres.password');
  await removeDrafts(dataDir);
  if (await exists(join(folder, 'PG_VERSION'))) {
    await endLeftover(folder);
    return { folder, password: (await readFile(passwordFile, 'utf8')).trim() };
  }
  const password = randomBytes(24).toString('base64url');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  await initialise(dataDir, folder, binaries, password, identity);
  return { folder, password };
}

/**
 * Returns the argument that names the folder to PostgreSQL. `nobody` may be unable to reach it from the root of the disk, but can
 * always use its working directory.
 */
export const folderArgument = (folder: string, identity: Identity) => (identity ? '/proc/self/cwd' : folder);

export const environment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Initialises the database in a draft folder, so that an interrupted start leaves nothing that looks like a database. */
async function initialise(dataDir: string, folder: string, binaries: string, password: string, identity: Identity) {
  const draft = await mkdtemp(join(dataDir, draftPrefix));
  const secrets = await mkdtemp(join(tmpdir(), `${brand.slug}-`));
  try {
    const passwordFile = join(secrets, 'password');
    await writeFile(passwordFile, password, { mode: 0o600 });
    await give([draft, secrets, passwordFile], identity);
    await runInitdb(draft, binaries, passwordFile, identity);
    await rename(draft, folder);
  } finally {
    await rm(secrets, { recursive: true, force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

async function runInitdb(draft: string, binaries: string, passwordFile: string, identity: Identity) {
  const options = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '--locale=C', '-E', 'UTF8'];
  const child = spawn(join(binaries, 'bin', 'initdb'), ['-D', folderArgument(draft, identity), '--no-instructions', ...options], {
    cwd: draft,
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...identity,
  });
  let complaints = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) {
    throw new Error(`The embedded database couldn’t be created in ${draft}: ${complaints.trim().split('\n').pop() ?? ''}`);
  }
}

async function give(paths: string[], identity: Identity) {
  for (const path of identity ? paths : []) {
    await chown(path, identity?.uid ?? 0, identity?.gid ?? 0);
  }
}

async function removeDrafts(dataDir: string) {
  await mkdir(dataDir, { recursive: true });
  const drafts = (await readdir(dataDir)).filter((name) => name.startsWith(draftPrefix));
  await Promise.all(drafts.map((name) => rm(join(dataDir, name), { recursive: true, force: true })));
}

/** Stops a server whose parent was killed and removes the stale PID file of a crashed machine. */
async function endLeftover(folder: string) {
  const note = join(folder, 'postmaster.pid');
  const pid = Number((await readFile(note, 'utf8').catch(() => '')).split('\n')[0]);
  const isGone = async () => !(pid > 0 && (await isServerOf(pid, folder)));
  if (!(await waitUntil(isGone, 10_000))) {
    process.kill(pid, 'SIGINT');
    if (!(await waitUntil(isGone, 20_000))) {
      throw new Error(`The database of an earlier start (process ${pid}) is still running. Stop it and start again.`);
    }
  }
  // PostgreSQL would mistake a new process with a reused PID for its own.
  await rm(note, { force: true });
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
