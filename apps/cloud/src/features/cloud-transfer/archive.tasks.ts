import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { AppError } from '@kithouse/contract';
import {
  type CloudIndex,
  findRequirements,
  KitError,
  limits,
  openCloudArchive,
  type Reading,
  readTemplate,
  unpackEntry,
  type ZipEntry,
} from '@kithouse/kits';
import { defineTask } from '../../threads/task.js';
import { toTemplate } from '../library-files/template.service.js';
import { assertValidBundle } from '../publishing/bundle-check.service.js';

/** Locates an entry in the file of its archive. */
export type StoredEntry = Omit<ZipEntry, 'data'> & { from: number; length: number };
export type Archive = { path: string; index: CloudIndex; entries: Map<string, StoredEntry> };

/** Reads the index of an archive. Throws `invalid_input` or `too_large` with the reason. */
export const openArchive = defineTask(import.meta.url, 'openArchive', (path: string): Archive => {
  const bytes = readFileSync(path);
  try {
    const { index, entries } = openCloudArchive(bytes);
    const stored = entries.map(({ data, ...entry }): [string, StoredEntry] => [
      entry.name,
      { ...entry, from: data.byteOffset - bytes.byteOffset, length: data.length },
    ]);
    return { path, index, entries: new Map(stored) };
  } catch (error) {
    if (error instanceof KitError) {
      throw new AppError(error.code === 'too_large' ? 'too_large' : 'invalid_input', error.message);
    }
    throw error;
  }
});

type Requested = { path: string; entry: StoredEntry | undefined; left: number };
type Read = ReturnType<typeof readSound> | { refused: string };

/** Reads a template of an archive, or returns why it is refused. `left` is the number of bytes left for the others. */
export const readArchived = defineTask(
  import.meta.url,
  'readArchived',
  ({ path, entry, left }: Requested): Read & { left: number } => {
    const budget = { left };
    const read = refuse(() => readSound(path, entry, budget));
    return { ...read, left: budget.left };
  },
);

/** Returns the reason of a refusal. Any other error is our fault and ends the import. */
function refuse<Result>(work: () => Result): Result | { refused: string } {
  try {
    return work();
  } catch (error) {
    if (error instanceof AppError || error instanceof KitError) {
      return { refused: error.message };
    }
    throw error;
  }
}

function readSound(path: string, entry: StoredEntry | undefined, budget: { left: number }) {
  const { bundle: found, files } = readBundle(path, entry, budget);
  const { platform, documents } = found;
  // An archive may come from anybody and its templates may be shared, so it must not decide where to get plugins.
  const bundle = { ...found, requires: findRequirements(platform, documents) };
  assertValidBundle(bundle);
  return { template: toTemplate(bundle), files };
}

function readBundle(path: string, entry: StoredEntry | undefined, budget: { left: number }): Reading {
  if (!entry) {
    throw new KitError('broken_bundle', 'The archive doesn’t contain this file.');
  }
  const { from, length, ...found } = entry;
  const bytes = unpackEntry({ ...found, data: readPart(path, from, length) }, { left: limits.entry_bytes });
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const reading = isZip ? readTemplate({ name: entry.name, bytes }, budget) : undefined;
  if (!reading) {
    throw new AppError('invalid_bundle');
  }
  if (reading.bundle.type === 'pack') {
    throw new AppError('invalid_bundle', 'Packs can’t be added to a cloud. Add their pages or blocks instead.');
  }
  return reading;
}

function readPart(path: string, from: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  const file = openSync(path, 'r');
  try {
    readSync(file, bytes, 0, length, from);
    return bytes;
  } finally {
    closeSync(file);
  }
}
