import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolderFiles } from '../ports/files-folder.js';
import { listBackups, pathsOf, readLines } from './layout.js';
import { lockBackups } from './lock-backups.js';

/**
 * Deletes the older backups of a folder and the files that no remaining backup lists. Returns the names of the deleted backups.
 */
export async function keepNewest(folder: string, max: number): Promise<string[]> {
  return lockBackups(folder, async () => {
    const backups = await listBackups(folder);
    const old = backups.slice(0, -max);
    for (const name of old) {
      await rm(join(folder, name), { recursive: true });
    }
    await deleteUnlisted(folder, backups.slice(-max));
    return old;
  });
}

/** Reads all lists before it deletes anything, so that a damaged list doesn't cost any file. */
async function deleteUnlisted(folder: string, backups: string[]) {
  const listed = new Set<string>();
  for (const name of backups) {
    for await (const sha256 of readLines(pathsOf.fileList(join(folder, name)))) {
      listed.add(sha256);
    }
  }
  const files = createFolderFiles(pathsOf.files(folder));
  for await (const { sha256 } of files.list()) {
    if (!listed.has(sha256)) {
      await files.remove(sha256);
    }
  }
  // Must be later than the removals above, the last of which may have happened in this millisecond.
  await files.removeUnfinished(new Date(Date.now() + 60_000));
}
