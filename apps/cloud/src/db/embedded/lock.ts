import { randomUUID } from 'node:crypto';
import { link, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findStart } from './processes.js';

type Holder = { pid: number; start: string | undefined };

/** Locks the data folder for this process. If two processes find the same leftover at the same moment, PostgreSQL's own lock admits only one. */
export const lockFolder = (folder: string) =>
  lockFile(
    join(folder, 'database.lock'),
    (pid) => `Another process (${pid}) already uses the data folder ${folder}. Stop it, or set KITHOUSE_DATA to another folder.`,
  );

/**
 * Creates a lock file for this process and returns the function that removes it. Ignores files of dead processes, even when their
 * PIDs are reused. Throws the sentence if a running process holds the lock.
 */
export async function lockFile(path: string, explain: (pid: number) => string): Promise<() => Promise<void>> {
  const mine = `${path}.${randomUUID()}`;
  await writeFile(mine, JSON.stringify({ pid: process.pid, start: await findStart(process.pid) } satisfies Holder));
  try {
    for (let tries = 0; tries < 5; tries++) {
      if (await linkOnce(mine, path)) {
        return () => rm(path, { force: true });
      }
      const holder = await readHolder(path);
      if (holder && (await isRunning(holder))) {
        throw new Error(explain(holder.pid));
      }
      await rm(path, { force: true });
    }
    throw new Error(`${path} can’t be created. Try again.`);
  } finally {
    await unlink(mine);
  }
}

/** Creates the file by a hard link, which appears complete or not at all. */
async function linkOnce(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    const { pid, start } = JSON.parse(await readFile(path, 'utf8')) as Partial<Holder>;
    return typeof pid === 'number' ? { pid, start } : undefined;
  } catch {
    return undefined;
  }
}

async function isRunning({ pid, start }: Holder): Promise<boolean> {
  const now = await findStart(pid);
  return now !== undefined && now === start;
}
