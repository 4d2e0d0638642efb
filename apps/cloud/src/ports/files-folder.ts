import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { AppError } from '@kithouse/contract';
import type { Files } from './files.js';
import { writeChecked } from './files-checked.js';

/** Other users of the machine see no names of templates. */
const privateFolder = 0o700;

/** Stores files in a folder, spread over two levels so that no directory grows large. */
export function createFolderFiles(folder: string): Files {
  const pathOf = (sha256: string) => {
    // The name becomes a path, so anything but a hash is refused.
    if (!/^[0-9a-f]{64}$/.test(sha256)) {
      throw new AppError('invalid_input');
    }
    return join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  };
  const incoming = join(folder, 'incoming');
  const removed = join(folder, 'removed');
  const has = async (sha256: string) => (await findSize(pathOf(sha256))) !== undefined;

  return {
    has,
    async put(sha256, bytes) {
      const path = pathOf(sha256);
      const temporary = join(incoming, randomUUID());
      await mkdir(incoming, { recursive: true, mode: privateFolder });
      try {
        await writeFlushed(temporary, bytes, sha256);
        await mkdir(dirname(path), { recursive: true, mode: privateFolder });
        await rename(temporary, path);
        await flushFolder(dirname(path));
      } finally {
        await rm(temporary, { force: true });
      }
    },
    async remove(sha256) {
      const path = pathOf(sha256);
      await mkdir(removed, { recursive: true, mode: privateFolder });
      // Its bytes are retained for a while after this time.
      await unlessMissing(utimes(path, new Date(), new Date()));
      await unlessMissing(rename(path, join(removed, sha256)));
    },
    async removeUnfinished(before) {
      for (const path of [...(await listFiles(incoming)), ...(await listFiles(removed))]) {
        const found = await findStat(path);
        if (found && found.mtime < before) {
          await rm(path, { force: true });
        }
      }
    },
    findSize: async (sha256) => findSize(pathOf(sha256)),
    async open(sha256, part) {
      const path = pathOf(sha256);
      const size = await findSize(path);
      const bytes = part ? part.end - part.start + 1 : size;
      return size === undefined || bytes === undefined ? undefined : { bytes, stream: createReadStream(path, part) };
    },
    async openKept(sha256) {
      // The second attempt finds a file that is removed after the first.
      return (await openAtOnce(pathOf(sha256))) ?? (await openAtOnce(join(removed, sha256)));
    },
    async *list() {
      for (const first of await listFolders(folder)) {
        for (const second of await listFolders(first)) {
          yield* listStored(second);
        }
      }
    },
    async check() {
      await unlessMissing(access(folder, constants.R_OK | constants.W_OK | constants.X_OK));
      return `the folder ${folder}.`;
    },
  };
}

/** Opens a file at once, so that a removal can't come before the first byte is read. */
async function openAtOnce(path: string) {
  const file = await unlessMissing(open(path, 'r'));
  if (!file) {
    return undefined;
  }
  const { size } = await file.stat();
  return { bytes: size, stream: file.createReadStream() };
}

/** Lists the folders that spread the files, sorted. */
const listFolders = async (folder: string) =>
  (await listFiles(folder)).filter((path) => /^[0-9a-f]{2}$/.test(basename(path))).toSorted();

async function* listStored(folder: string) {
  const paths = (await listFiles(folder)).filter((path) => /^[0-9a-f]{64}$/.test(basename(path))).toSorted();
  for (const path of paths) {
    const found = await findStat(path);
    if (found) {
      yield { sha256: basename(path), bytes: found.size, modified: found.mtime };
    }
  }
}

const findSize = async (path: string) => (await findStat(path))?.size;
const findStat = (path: string) => unlessMissing(stat(path));
const listFiles = async (folder: string) => ((await unlessMissing(readdir(folder))) ?? []).map((name) => join(folder, name));

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

/** Flushes the name of a new file to disk. Windows offers no such flush and needs none. */
async function flushFolder(path: string) {
  const folder = await open(path, 'r').catch(() => undefined);
  await folder?.sync().catch(() => {});
  await folder?.close();
}

/** Flushes to disk before renaming, so that a power cut leaves a complete file or none. */
async function writeFlushed(path: string, bytes: Uint8Array | Readable, sha256: string) {
  await writeChecked(path, bytes, sha256);
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}
