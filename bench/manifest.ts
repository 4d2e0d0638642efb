import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };
type Manifest = Record<string, Chunk>;

const assets = 'plugin/assets';

/**
 * Returns the gzipped kilobytes of all JavaScript that an entry can load, without translations, which WordPress prints into the
 * page.
 */
export const measureEverything = (entry: string) =>
  measure(entry, (chunk) => [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]);

/** Returns the gzipped kilobytes of the JavaScript that an entry imports before it runs. */
export const measureFirstLoad = (entry: string) => measure(entry, (chunk) => chunk.imports ?? []);

function measure(entry: string, next: (chunk: Chunk) => string[]): number {
  const manifest = JSON.parse(readFileSync(`${assets}/manifest.json`, 'utf8')) as Manifest;
  const keys = [...listChunks(manifest, entry, next)];
  const files = keys.map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
  return files.reduce((sum, file) => sum + gzippedKilobytes(readFileSync(`${assets}/${file}`)), 0);
}

function listChunks(manifest: Manifest, key: string, next: (chunk: Chunk) => string[], seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) {
    throw new Error(`${key} is not in ${assets}/manifest.json: run npm run build.`);
  }
  seen.add(key);
  for (const other of next(chunk).filter((one) => !seen.has(one))) {
    listChunks(manifest, other, next, seen);
  }
  return seen;
}

export const gzippedKilobytes = (content: Uint8Array) => gzipSync(content, { level: 9 }).length / 1000;
