import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { openWithLongTimeouts } from '../backup/snapshot.js';
import { createFolderFiles } from '../ports/files-folder.js';
import { createDatabase } from './databases.js';
import { createTemporaryFolder } from './folders.js';

/** Returns functions that create folders of backups and targets of restores. All are removed after the tests of the file. */
export function openBackupTargets() {
  const closing: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const close of closing.toReversed()) {
      await close();
    }
  });

  async function createFolder(): Promise<string> {
    const folder = await createTemporaryFolder();
    closing.push(() => rm(folder, { recursive: true, force: true }));
    return folder;
  }

  /** Creates an empty database, or a copy of a template, and an empty data folder. */
  async function openTarget(template?: string) {
    const { url, drop } = await createDatabase(inject('adminUrl'), template);
    closing.push(drop);
    const db = openWithLongTimeouts(url);
    closing.push(() => db.destroy());
    const dataDir = await createFolder();
    return { db, dataDir, files: createFolderFiles(join(dataDir, 'files')) };
  }

  return { createFolder, openTarget };
}

/** Reads a list to its end. */
export async function collect<Value>(list: AsyncIterable<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for await (const value of list) {
    values.push(value);
  }
  return values;
}
