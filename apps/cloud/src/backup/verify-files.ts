import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../db/client.js';
import type { Files, StoredFile } from '../ports/files.js';
import { findNamedFile, type NamedFile, readNamedFiles } from './named-files.queries.js';
import { inSnapshot } from './snapshot.js';

export type FileProblem = { kind: 'missing' | 'damaged' | 'orphaned' | 'recovered'; sha256: string };

type Options = {
  /** Compares sizes only, without reading the files. */
  isQuick?: boolean;
  /** Restores missing files that were removed recently. */
  recovers?: boolean;
  onProblem: (problem: FileProblem) => void;
};

/** A file may be stored a moment before the row that names it. */
const youngMs = 60 * 60_000;

/** Compares the store with the database, even while the cloud is in use. Returns the number of files checked. */
export async function verifyFiles(
  stores: { db: Db; files: Files },
  { isQuick = false, recovers = false, onProblem }: Options,
): Promise<number> {
  const { db, files } = stores;
  let count = 0;
  const check = async (file: NamedFile | undefined, stored: StoredFile | undefined) => {
    count += 1;
    const kind = await findProblem(stores, file, stored, isQuick);
    const sha256 = file?.sha256 ?? stored?.sha256 ?? '';
    if (kind) {
      const isRecovered = kind === 'missing' && recovers && (await recover(files, sha256));
      onProblem({ kind: isRecovered ? 'recovered' : kind, sha256 });
    }
  };
  await inSnapshot(db, (trx) => merge(readNamedFiles(trx), files.list(), check));
  return count;
}

async function findProblem(
  { db, files }: { db: Db; files: Files },
  file: NamedFile | undefined,
  stored: StoredFile | undefined,
  isQuick: boolean,
): Promise<FileProblem['kind'] | undefined> {
  if (!stored) {
    // Somebody may have deleted it since the comparison began.
    const isWanted = file?.is_used && (await findNamedFile(db, file.sha256))?.is_used && !(await files.has(file.sha256));
    return isWanted ? 'missing' : undefined;
  }
  if (!file) {
    const isYoung = Date.now() - stored.modified.getTime() < youngMs;
    return isYoung || (await findNamedFile(db, stored.sha256)) ? undefined : 'orphaned';
  }
  if (file.bytes !== stored.bytes) {
    return 'damaged';
  }
  return isQuick || (await isIntact(files, stored.sha256)) ? undefined : 'damaged';
}

/** Stores a removed file again. Returns whether its bytes were still available. */
async function recover(files: Files, sha256: string): Promise<boolean> {
  const file = await files.openKept(sha256);
  if (!file) {
    return false;
  }
  await files.put(sha256, file.stream);
  return true;
}

async function isIntact(files: Files, sha256: string): Promise<boolean> {
  const file = await files.open(sha256);
  if (!file) {
    return true;
  }
  const hash = createHash('sha256');
  await pipeline(file.stream, hash);
  return hash.digest('hex') === sha256;
}

/** Walks two lists, both sorted by hash, side by side. */
async function merge(
  named: AsyncIterator<NamedFile>,
  stored: AsyncIterator<StoredFile>,
  check: (file: NamedFile | undefined, stored: StoredFile | undefined) => Promise<void>,
) {
  const read = async <Value>(list: AsyncIterator<Value>): Promise<Value | undefined> => {
    const next = await list.next();
    return next.done ? undefined : next.value;
  };
  let [left, right] = [await read(named), await read(stored)];
  while (left || right) {
    const isFirst = left !== undefined && (right === undefined || left.sha256 <= right.sha256);
    const isSecond = right !== undefined && (left === undefined || right.sha256 <= left.sha256);
    await check(isFirst ? left : undefined, isSecond ? right : undefined);
    left = isFirst ? await read(named) : left;
    right = isSecond ? await read(stored) : right;
  }
}
