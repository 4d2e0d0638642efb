import { mkdir, readdir, readFile, realpath, rename, rm } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { Db } from '../db/client.js';
import { keyNames, writePrivate } from '../db/key-files.js';
import type { Files } from '../ports/files.js';
import { createFolderFiles } from '../ports/files-folder.js';
import { cloudVersion } from '../version.js';
import { copyFiles } from './copy-files.js';
import { type Manifest, nameBackup, pathsOf, readLines, writeLines } from './layout.js';
import { lockBackups } from './lock-backups.js';
import { readNamedFiles } from './named-files.queries.js';
import { inSnapshot } from './snapshot.js';
import { openLiveSource } from './source.js';

type From = { db: Db; files: Files; dataDir: string };

export type BackupReport = { path: string; rows: number; copied: number; kept: number; problems: string[] };

/**
 * Backs up a cloud, even while it is in use. Reads the database at one moment, then every file that it names. Files never change,
 * and the store retains removed ones for longer than a backup takes.
 */
export async function backUp(from: From, folder: string, at = new Date()): Promise<BackupReport> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await assertOutside(folder, from.dataDir);
  return lockBackups(folder, async () => {
    await removeUnfinished(folder);
    return write(from, folder, nameBackup(at));
  });
}

/** Refuses the data folder, because `keepNewest` would mistake its file store for that of the backups. */
async function assertOutside(folder: string, dataDir: string) {
  const path = relative(await realpath(dataDir), await realpath(folder));
  if (!isAbsolute(path) && path.split(sep)[0] !== '..') {
    throw new Error(`${folder} is in the data folder. Choose a folder outside of ${dataDir}, best on another disk.`);
  }
}

async function write(from: From, folder: string, name: string): Promise<BackupReport> {
  const path = join(folder, name);
  const draft = `${path}.part`;
  await mkdir(pathsOf.tables(draft), { recursive: true, mode: 0o700 });
  const database = await writeDatabase(from.db, draft);
  await writeKeys(from.dataDir, draft);
  const named = readLines(join(draft, namedFiles));
  const { list, ...copies } = copyFiles(from.files, createFolderFiles(pathsOf.files(folder)), named);
  const { count, sha256 } = await writeLines(pathsOf.fileList(draft), list);
  await rm(join(draft, namedFiles));
  const manifest: Manifest = { ...database, files: { count, sha256 } };
  await writePrivate(pathsOf.manifest(draft), JSON.stringify(manifest, undefined, 2));
  await rename(draft, path);
  return { path, rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0), ...copies.report() };
}

const namedFiles = 'named.gz';

/** Writes all tables and the list of files that they name, as of one moment. */
async function writeDatabase(db: Db, draft: string): Promise<Omit<Manifest, 'files'>> {
  return inSnapshot(db, async (trx) => {
    const created_at = new Date().toISOString();
    const source = await openLiveSource(trx);
    const tables: Manifest['tables'] = [];
    for (const { name, columns } of source.tables) {
      const { count, sha256 } = await writeLines(pathsOf.table(draft, name), source.readRows(name));
      tables.push({ name, columns, rows: count, sha256 });
    }
    await writeLines(join(draft, namedFiles), describeFiles(trx));
    const sequences = await source.readSequences();
    return { format: 1, created_at, version: cloudVersion, migrations: source.migrations, tables, sequences };
  });
}

async function* describeFiles(trx: Db): AsyncGenerator<string> {
  for await (const { sha256, is_used } of readNamedFiles(trx)) {
    yield `${sha256} ${is_used ? 'used' : 'unused'}`;
  }
}

/** Copies the keys, without which links and waiting emails of the database are useless. */
async function writeKeys(dataDir: string, draft: string) {
  await mkdir(pathsOf.keys(draft), { mode: 0o700 });
  for (const name of keyNames) {
    try {
      await writePrivate(join(pathsOf.keys(draft), name), await readFile(join(dataDir, name)));
    } catch (error) {
      // A cloud that never started has no keys.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        throw error;
      }
    }
  }
}

/** Removes the leftovers of killed backups. */
async function removeUnfinished(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('Z.part'));
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
