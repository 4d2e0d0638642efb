import { mkdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Db } from '../db/client.js';
import { assertBelongs } from '../db/data-folder.js';
import { keyNames, writePrivate } from '../db/key-files.js';
import type { Files } from '../ports/files.js';
import { createFolderFiles } from '../ports/files-folder.js';
import { type CopyReport, copyFiles } from './copy-files.js';
import { assertUnchanged, listBackups, type Manifest, pathsOf, readLines, readManifest } from './layout.js';
import { findProgress, loadDatabase } from './load.js';
import type { Source } from './source.js';

type To = { db: Db; files: Files; dataDir: string };

export type Backup = { path: string; folder: string; name: string; manifest: Manifest };
export type RestoreReport = CopyReport & { rows: number };

/** Opens a backup, or the newest one of a folder, and checks all files of its database. Throws one clear sentence. */
export async function openBackup(path: string): Promise<Backup> {
  const newest = (await listBackups(path)).at(-1);
  const backup = newest === undefined ? path : join(path, newest);
  const manifest = await readManifest(backup);
  for (const { name, sha256 } of manifest.tables) {
    await assertUnchanged(pathsOf.table(backup, name), sha256);
  }
  await assertUnchanged(pathsOf.fileList(backup), manifest.files.sha256);
  return { path: backup, folder: join(backup, '..'), name: basename(backup), manifest };
}

/** Restores a backup into an empty database and an empty data folder. An interrupted restore can be repeated. */
export async function restore(backup: Backup, to: To): Promise<RestoreReport> {
  const label = `the backup ${backup.name}`;
  const continues = (await findProgress(to.db, label)) !== undefined;
  await assertEmpty(backup, to, continues);
  let copies: CopyReport = { copied: 0, kept: 0, problems: [] };
  const finish = async () => {
    copies = await restoreFiles(backup, to.files);
    await restoreKeys(backup, to.dataDir);
    await assertBelongs(to.db, to.dataDir).catch(({ message }: Error) => copies.problems.push(message));
  };
  await loadDatabase(to.db, toSource(backup), { label, finish });
  return { ...copies, rows: backup.manifest.tables.reduce((sum, { rows }) => sum + rows, 0) };
}

const toSource = ({ path, manifest }: Backup): Source => ({
  migrations: manifest.migrations,
  tables: manifest.tables,
  readRows: (name) => readLines(pathsOf.table(path, name)),
  readSequences: async () => manifest.sequences,
});

async function restoreFiles({ path, folder }: Backup, files: Files): Promise<CopyReport> {
  const { list, report } = copyFiles(createFolderFiles(pathsOf.files(folder)), files, readLines(pathsOf.fileList(path)));
  for await (const _sha256 of list) {
    // Reading the list copies the files.
  }
  return report();
}

async function restoreKeys({ path }: Backup, dataDir: string) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  for (const name of keyNames) {
    const key = await readKey(join(pathsOf.keys(path), name));
    if (key) {
      await writePrivate(join(dataDir, name), key);
    }
  }
}

/** Refuses the keys and files of another cloud. Accepts the leftovers of an interrupted restore of the same backup. */
async function assertEmpty({ path }: Backup, { dataDir, files }: To, continues: boolean) {
  for (const name of keyNames) {
    const [own, other] = await Promise.all([readKey(join(pathsOf.keys(path), name)), readKey(join(dataDir, name))]);
    if (other && !own?.equals(other)) {
      throw new Error(`${join(dataDir, name)} belongs to another cloud. Set KITHOUSE_DATA to a new folder.`);
    }
  }
  const { done } = await files.list().next();
  if (!done && !continues) {
    throw new Error(`The file store is not empty: ${await files.check()} Choose a new folder or bucket.`);
  }
}

const maxKeyBytes = 10_000;

async function readKey(path: string): Promise<Buffer | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() && found.size <= maxKeyBytes ? readFile(path) : undefined;
}
