import { Inflate } from 'fflate';
import { KitError } from '../kit-error.js';
import { limits, showBytes } from '../limits.js';
import { crc32 } from './crc32.js';
import { refuseRatio, type ZipEntry } from './zip-entries.js';

/** Small enough that even the tightest packing cannot fill memory between two checks. */
const step = 16 * 1024;

/** How many bytes one archive may still unpack to. */
export type Budget = { left: number };

/**
 * The bytes of one entry. The size an archive claims is not believed: unpacking stops at the limit.
 * @throws KitError `broken_zip`, `unsafe_zip`, `too_large`
 */
export function unpackEntry(entry: ZipEntry, budget: Budget): Uint8Array {
  const bytes = entry.is_packed ? inflate(entry, budget) : copy(entry, budget);
  if (bytes.length !== entry.size || crc32(bytes) !== entry.crc) {
    throw new KitError('broken_zip', `The zip is damaged: "${entry.name}" is not what it was when it was packed.`, entry.name);
  }
  return bytes;
}

function inflate({ name, data, size }: ZipEntry, budget: Budget): Uint8Array {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const stream = new Inflate((chunk) => {
    length += chunk.length;
    refuseRatio(name, length, data.length);
    spend(budget, chunk.length, length, name);
    if (length > size) {
      throw new KitError('unsafe_zip', `The zip was refused: "${name}" is larger than the zip says.`, name);
    }
    chunks.push(chunk);
  });
  try {
    for (let at = 0; at < data.length; at += step) {
      stream.push(data.subarray(at, at + step), at + step >= data.length);
    }
  } catch (error) {
    throw error instanceof KitError
      ? error
      : new KitError('broken_zip', `The zip is damaged: "${name}" cannot be unpacked.`, name);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function copy({ name, data }: ZipEntry, budget: Budget): Uint8Array {
  spend(budget, data.length, data.length, name);
  return data.slice();
}

function spend(budget: Budget, bytes: number, length: number, name: string) {
  budget.left -= bytes;
  if (budget.left < 0 || length > limits.entry_bytes) {
    throw new KitError(
      'too_large',
      `The zip unpacks to more than ${showBytes(limits.unpacked_bytes)} or has too large a file.`,
      name,
    );
  }
}
