import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Hashes the content of files and folders without tests, so that work on unchanged input can be skipped. Missing ones count as
 * empty.
 */
export function hashFiles(places: string[]): string {
  const hash = createHash('sha256');
  const files = places.flatMap(listFiles).filter((name) => !/\.test\.tsx?$/.test(name));
  for (const file of files.toSorted()) {
    hash.update(`${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Lists the files of a folder recursively; a file lists itself. */
export function listFiles(place: string): string[] {
  if (!existsSync(place)) {
    return [];
  }
  if (statSync(place).isFile()) {
    return [place];
  }
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

export const isStamped = (stamp: string, hash: string) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

export function writeStamp(stamp: string, hash: string) {
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}
