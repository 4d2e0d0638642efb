import { KitError } from '../kit-error.js';
import { limits, showBytes } from '../limits.js';
import { showName } from '../show-name.js';

/** Describes a file of an archive. Sizes are declared ones; `data` is a compressed view of the archive. */
export type ZipEntry = { name: string; is_packed: boolean; size: number; crc: number; data: Uint8Array };

const packAnew = 'which isn’t supported. Unpack it and create a new zip with your system’s own tool.';
const broken = (reason: string, path?: string) => new KitError('broken_zip', `The zip is damaged: ${reason}.`, path);
const unsafe = (reason: string, path?: string) => new KitError('unsafe_zip', `The zip was rejected: ${reason}.`, path);

/**
 * Lists the files of a zip by its central directory, without folders and files that operating systems add.
 * @throws KitError `broken_zip`, `unsafe_zip`, `too_large`, `too_many`
 */
export function listZipEntries(bytes: Uint8Array): ZipEntry[] {
  if (bytes.length > limits.zip_bytes) {
    throw new KitError(
      'too_large',
      `This zip is ${showBytes(bytes.length)} in size. The limit is ${showBytes(limits.zip_bytes)}.`,
    );
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = findDirectory(view);
  const entries: (ZipEntry & { from: number })[] = [];
  const names = new Set<string>();
  let claimed = 0;
  let at = directory.start;
  for (let index = 0; index < directory.count; index += 1) {
    if (at + 46 > directory.end || view.getUint32(at, true) !== 0x02014b50) {
      throw broken('its directory is cut off');
    }
    const { name, written, is_link, is_folder, next } = readName(view, bytes, at, directory.end);
    refuseUnsafeName(name, written, is_link);
    const key = name.normalize('NFC').toLowerCase();
    if (names.has(key)) {
      throw unsafe(`it contains “${showName(name)}” twice`, name);
    }
    names.add(key);
    if (!is_folder && !isJunk(name)) {
      const entry = readEntry(view, bytes, at, name, directory.start);
      claimed += entry.size;
      refuseSize(entry, claimed);
      entries.push(entry);
    }
    at = next;
  }
  refuseOverlap(entries);
  return entries.map(({ name, is_packed, size, crc, data }) => ({ name, is_packed, size, crc, data }));
}

/** Matches files that operating systems add to archives. */
const isJunk = (name: string) => /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|desktop\.ini$|Thumbs\.db$|\._[^/]*$)/i.test(name);

function findDirectory(view: DataView): { start: number; end: number; count: number } {
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50 && at + 22 + view.getUint16(at + 20, true) === view.byteLength) {
      const [disk, count, size, start] = [
        view.getUint16(at + 4, true),
        view.getUint16(at + 10, true),
        view.getUint32(at + 12, true),
        view.getUint32(at + 16, true),
      ];
      if (count === 0xffff || size === 0xffff_ffff || start === 0xffff_ffff) {
        throw new KitError('broken_zip', `This zip uses the zip64 format, ${packAnew}`);
      }
      if (disk !== 0 || count !== view.getUint16(at + 8, true) || start + size > at) {
        throw broken('its directory is out of bounds');
      }
      if (count > limits.zip_entries) {
        throw new KitError('too_many', `This zip has more than ${limits.zip_entries} files.`);
      }
      return { start, end: start + size, count };
    }
  }
  throw broken('it ends too early');
}

function readName(view: DataView, bytes: Uint8Array, at: number, end: number) {
  const length = view.getUint16(at + 28, true);
  const next = at + 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  if (next > end) {
    throw broken('its directory is cut off');
  }
  const written = decodeName(bytes.subarray(at + 46, at + 46 + length));
  // Some Windows programs write backslashes, which are safe to convert because nothing is written to a disk.
  const name = written.replaceAll('\\', '/');
  const isUnix = view.getUint8(at + 5) === 3;
  const mode = view.getUint16(at + 40, true);
  return { name, written, next, is_folder: name.endsWith('/'), is_link: isUnix && (mode & 0xf000) === 0xa000 };
}

/** Decodes a name. Legacy encodings are unknown, but two names must stay different. */
function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function refuseUnsafeName(name: string, written: string, is_link: boolean) {
  const isPathUnsafe =
    name === '' ||
    /^\/|:/.test(name) ||
    [...name].some((character) => character < ' ') ||
    name.split('/').some((part) => part === '..' || part === '.') ||
    name.includes('//');
  if (isPathUnsafe) {
    throw unsafe(`the name “${showName(written)}” isn’t a file name or points outside its folder`, written);
  }
  if (is_link) {
    throw unsafe(`“${showName(name)}” is a link to another file`, name);
  }
}

function readEntry(view: DataView, bytes: Uint8Array, at: number, name: string, directoryStart: number) {
  const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
  const [crc, packed, size] = [view.getUint32(at + 16, true), view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
  const from = view.getUint32(at + 42, true);
  if (packed === 0xffff_ffff || size === 0xffff_ffff || from === 0xffff_ffff) {
    throw new KitError('broken_zip', `“${showName(name)}” uses the zip64 format, ${packAnew}`, name);
  }
  if (flags & 1) {
    throw unsafe(`“${showName(name)}” is protected by a password`, name);
  }
  if (method !== 0 && method !== 8) {
    throw broken(`“${showName(name)}” uses an unsupported compression method`, name);
  }
  if (from + 30 > directoryStart || view.getUint32(from, true) !== 0x04034b50) {
    throw broken(`“${showName(name)}” isn’t at the position in the directory`, name);
  }
  const start = from + 30 + view.getUint16(from + 26, true) + view.getUint16(from + 28, true);
  if (start + packed > directoryStart) {
    throw broken(`“${showName(name)}” is cut off`, name);
  }
  return { name, is_packed: method === 8, size, crc, data: bytes.subarray(start, start + packed), from };
}

function refuseSize({ name, size, data }: ZipEntry, claimed: number) {
  if (size > limits.entry_bytes || claimed > limits.unpacked_bytes) {
    throw new KitError(
      'too_large',
      `The unpacked zip exceeds ${showBytes(Math.min(size, limits.unpacked_bytes))} at “${showName(name)}”.`,
      name,
    );
  }
  assertCompressionRatio(name, size, data.length);
}

/**
 * Refuses an extreme compression ratio.
 * @throws KitError `unsafe_zip`
 */
export function assertCompressionRatio(name: string, unpacked: number, packed: number): void {
  if (unpacked > 1024 * 1024 && unpacked > packed * limits.zip_ratio) {
    throw unsafe(`“${showName(name)}” unpacks to more than ${limits.zip_ratio} times its size`, name);
  }
}

/** Refuses overlapping entries, which small archives use to unpack to huge ones. */
function refuseOverlap(entries: (ZipEntry & { from: number })[]) {
  let end = 0;
  for (const { name, from, data } of [...entries].sort((a, b) => a.from - b.from)) {
    if (from < end) {
      throw unsafe(`“${showName(name)}” overlaps another file`, name);
    }
    end = from + 30 + data.length;
  }
}
