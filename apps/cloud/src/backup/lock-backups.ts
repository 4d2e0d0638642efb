import { join } from 'node:path';
import { lockFile } from '../db/embedded/lock.js';

/** Runs work on a folder of backups while no other process of this machine writes to it. */
export async function lockBackups<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const unlock = await lockFile(
    join(folder, 'backup.lock'),
    (pid) => `Another backup (process ${pid}) writes to ${folder}. Wait until it ends.`,
  );
  try {
    return await work();
  } finally {
    await unlock();
  }
}
