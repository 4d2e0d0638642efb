import { Bundle, BundleDocument, type BundleMedia } from '@kithouse/contract';
import { findFontFault, isWoff2 } from '../../fonts/font-files.js';
import { KitError } from '../kit-error.js';
import { limits } from '../limits.js';
import { isRecord } from '../parse-json.js';
import { nameArchive } from './name-archive.js';
import { readEntryJson } from './read-entry-json.js';
import { refuseDangling } from './refuse-dangling.js';
import { sha256 } from './sha256.js';
import { type Budget, unpackEntry } from './unpack-entry.js';
import { listZipEntries, type ZipEntry } from './zip-entries.js';

export type BundleZip = {
  bundle: Bundle;
  /** Bytes of the media, by sha256. */
  files: Map<string, Uint8Array>;
};

const broken = (reason: string, path?: string) => new KitError('broken_bundle', `This bundle is damaged: ${reason}.`, path);

/**
 * Reads our bundle from a zip, at its root or in a folder. First checks names, sizes, checksums, the schema of each document, the
 * hash of each file, and all references. Several zips can share a `budget`.
 * @throws KitError
 */
export function readBundleZip(bytes: Uint8Array, budget?: Budget): BundleZip {
  return readBundleEntries(listZipEntries(bytes), budget);
}

/** Returns true if these are the entries of our bundle. */
export const isBundle = (entries: readonly ZipEntry[]) => withoutFolder(entries).has('bundle.json');

/**
 * Reads a bundle from zip entries.
 * @throws KitError
 */
export function readBundleEntries(list: readonly ZipEntry[], budget: Budget = { left: limits.unpacked_bytes }): BundleZip {
  const entries = withoutFolder(list);
  const manifest = entries.get('bundle.json');
  if (!manifest) {
    throw nameArchive([...entries.values()]);
  }
  const head = readEntryJson(manifest, budget);
  if (!isRecord(head) || head.format !== 1 || !Array.isArray(head.documents)) {
    throw broken('bundle.json has an unknown format', 'bundle.json');
  }
  refuseRepeated(head.documents);
  const documents = head.documents.map((document: unknown) => readDocument(document, entries, budget));
  const bundle = Bundle.safeParse({ ...head, documents });
  if (!bundle.success) {
    const [issue] = bundle.error.issues;
    throw broken(`bundle.json: ${issue?.path.join('.') ?? ''} is invalid`, 'bundle.json');
  }
  const files = new Map<string, Uint8Array>();
  for (const file of bundle.data.media) {
    if (!files.has(file.sha256)) {
      files.set(file.sha256, readFile(file, entries, budget));
    }
  }
  refuseMissing(bundle.data, files);
  refuseFonts(bundle.data, files);
  refuseDangling(bundle.data);
  return { bundle: bundle.data, files };
}

/** Strips the top-level folder that archives of a folder have. */
function withoutFolder(entries: readonly ZipEntry[]): Map<string, ZipEntry> {
  const [folder] = entries[0]?.name.split('/') ?? [];
  const isWrapped = entries.length > 0 && entries.every(({ name }) => name.startsWith(`${folder}/`));
  const start = isWrapped && entries.some(({ name }) => name === `${folder}/bundle.json`) ? `${folder}/`.length : 0;
  return new Map(entries.map((entry) => [entry.name.slice(start), entry]));
}

/** Refuses two documents of one key before any is unpacked, so that each entry is unpacked once. */
function refuseRepeated(documents: unknown[]) {
  const keys = new Set<unknown>();
  for (const key of documents.map((document) => (isRecord(document) ? document.key : undefined))) {
    if (keys.has(key)) {
      throw new KitError('broken_bundle', 'Two entries of this template have the same key.');
    }
    keys.add(key);
  }
}

function readDocument(document: unknown, entries: Map<string, ZipEntry>, budget: Budget): unknown {
  const key = isRecord(document) && typeof document.key === 'string' ? document.key : '';
  const name = `documents/${key}.json`;
  const entry = entries.get(name);
  if (!isRecord(document) || !entry) {
    throw broken(`“${name}” is missing`, name);
  }
  const content = readEntryJson(entry, budget);
  const parsed = BundleDocument.safeParse({ ...document, ...(isRecord(content) ? content : {}), key });
  if (!parsed.success) {
    throw broken(`“${name}” isn’t a document`, name);
  }
  return parsed.data;
}

function readFile(file: BundleMedia, entries: Map<string, ZipEntry>, budget: Budget): Uint8Array {
  const name = `media/${file.sha256}`;
  const entry = entries.get(name);
  if (!entry) {
    throw broken(`the file ${file.file_name} is missing`, name);
  }
  const bytes = unpackEntry(entry, budget);
  if (bytes.length !== file.bytes || sha256(bytes) !== file.sha256) {
    throw new KitError(
      'media_mismatch',
      `The file ${file.file_name} in this bundle was changed after the bundle was created.`,
      name,
    );
  }
  return bytes;
}

/** Refuses a font whose file isn't one, whatever the bundle says of it. */
function refuseFonts(bundle: Bundle, files: Map<string, Uint8Array>) {
  const fault = findFontFault(bundle, (sha256) => {
    const bytes = files.get(sha256);
    return bytes && { mime: isWoff2(bytes) ? 'font/woff2' : '', bytes: bytes.length };
  });
  if (fault !== undefined) {
    throw new KitError('broken_bundle', fault, 'bundle.json');
  }
}

function refuseMissing({ documents }: Bundle, files: Map<string, Uint8Array>) {
  for (const document of documents) {
    const { key } = document;
    const text = document.kind === 'blocks' ? document.content : JSON.stringify([document.content, document.page_settings]);
    for (const [symbol, hash = ''] of text.matchAll(/kit:media\/([0-9a-f]{64})\//g)) {
      if (!files.has(hash)) {
        throw broken(`“${key}” shows a missing file (${symbol.slice(0, 20)}…)`, `documents/${key}.json`);
      }
    }
  }
}
