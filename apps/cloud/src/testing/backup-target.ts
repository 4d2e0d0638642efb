import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openPatiently } from '../backup/snapshot.js';
import { createFolderFiles } from '../ports/files-folder.js';
import { createDatabase } from './databases.js';
import { createTemporaryFolder } from './folders.js';

/** Creates an empty database and an empty data folder to restore into. */
export async function createTarget(adminUrl: string, template?: string) {
  const { url, drop } = await createDatabase(adminUrl, template);
  const db = openPatiently(url);
  const dataDir = await createTemporaryFolder();
  return {
    url,
    db,
    dataDir,
    files: createFolderFiles(join(dataDir, 'files')),
    async remove() {
      await db.destroy();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Reads a list to its end. */
export async function collect<Value>(list: AsyncIterable<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for await (const value of list) {
    values.push(value);
  }
  return values;
}
