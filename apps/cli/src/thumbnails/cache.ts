import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Bundle } from '@kithouse/contract';
import { cacheDir } from '@kithouse/playground';
import { hashOf } from '../media/measure-media.js';
import { widths } from './sizes.js';

/** Raised when a template would look different in its picture than before. */
const rendererVersion = 2;

/** Folder of the rendered pictures of a template: the same content gives the same folder, whatever it is called. */
export function cacheFolderOf({ documents }: Bundle): string {
  const content = JSON.stringify([rendererVersion, documents.map(({ kind, content: of }) => [kind, of])]);
  return path.join(cacheDir, 'thumbnails', hashOf(Buffer.from(content)).slice(0, 32));
}

/** Pictures of a folder by number, each in every width; empty when there are none. */
export function readPictures(folder: string): Buffer[][] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const numbers = [...new Set(names.flatMap((name) => /^(\d)-\d+\.webp$/.exec(name)?.[1] ?? []))].sort();
  return numbers.map((number) => widths.map((width) => readFileSync(path.join(folder, `${number}-${width}.webp`))));
}

/** Writes them under a name of their own first, so that no half-written picture is ever read. */
export function writePictures(folder: string, pictures: readonly Buffer[][]) {
  mkdirSync(folder, { recursive: true });
  for (const [index, sizes] of pictures.entries()) {
    for (const [at, bytes] of sizes.entries()) {
      const file = path.join(folder, `${index + 1}-${widths[at]}.webp`);
      writeFileSync(`${file}.${process.pid}`, bytes);
      renameSync(`${file}.${process.pid}`, file);
    }
  }
}
