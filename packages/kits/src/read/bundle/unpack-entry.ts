import { crc32 } from 'node:zlib';
import { Inflate } from 'fflate';
import { KitError } from '../kit-error.js';
import { limits, showBytes } from '../limits.js';
import { showName } from '../show-name.js';
import { assertCompressionRatio, type ZipEntry } from './zip-entries.js';

/** Limits each step, so that even extreme compression cannot fill the memory between two checks. */
const step = 16 * 1024;

/** Counts the bytes that an archive can still unpack to. */
export type Budget = { left: number };

/**
 * Unpacks one entry up to the limit, whatever size it declares.
 * @throws KitError `broken_zip`, `unsafe_zip`, `too_large`
 */
export function unpackEntry(entry: ZipEntry, budget: Budget): Uint8Array {
  const chunks: Uint8Array[] = [];
  const length = streamEntry(entry, budget, (chunk) => chunks.push(chunk));
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/**
 * Streams an entry while unpacking; verifies it only at the end. Returns its length.
 * @throws KitError `broken_zip`, `unsafe_zip`, `too_large`, and what `onChunk` throws
 */
export function streamEntry(entry: ZipEntry, budget: Budget, onChunk: (chunk: Uint8Array) => void): number {
  let length = 0;
  let crc = 0;
  const take = (chunk: Uint8Array) => {
    length += chunk.length;
    assertCompressionRatio(entry.name, length, entry.data.length);
    spend(budget, chunk.length, length, entry.name);
    if (length > entry.size) {
      throw new KitError(
        'unsafe_zip',
        `The zip was rejected: “${showName(entry.name)}” is larger than its declared size.`,
        entry.name,
      );
    }
    crc = crc32(chunk, crc);
    onChunk(chunk);
  };
  if (entry.is_packed) {
    inflate(entry, take);
  } else {
    take(entry.data.slice());
  }
  if (length !== entry.size || crc !== entry.crc) {
    throw new KitError('broken_zip', `The zip is damaged: “${showName(entry.name)}” doesn’t match its checksum.`, entry.name);
  }
  return length;
}

function inflate({ name, data }: ZipEntry, take: (chunk: Uint8Array) => void) {
  let refused: unknown;
  const stream = new Inflate((chunk) => {
    try {
      take(chunk);
    } catch (error) {
      refused = error;
      throw error;
    }
  });
  try {
    for (let at = 0; at < data.length; at += step) {
      stream.push(data.subarray(at, at + step), at + step >= data.length);
    }
  } catch {
    throw refused ?? new KitError('broken_zip', `The zip is damaged: “${showName(name)}” can’t be unpacked.`, name);
  }
}

function spend(budget: Budget, bytes: number, length: number, name: string) {
  budget.left -= bytes;
  if (budget.left < 0 || length > limits.entry_bytes) {
    throw new KitError('too_large', `The unpacked zip, or one of its files, exceeds ${showBytes(limits.unpacked_bytes)}.`, name);
  }
}
