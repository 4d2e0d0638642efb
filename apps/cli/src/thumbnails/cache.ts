import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Bundle } from '@kithouse/contract';
import { cacheDir } from '@kithouse/playground';
import { hashOf } from '../media/measure-media.js';
import { widths } from './sizes.js';

/** Increase this when templates render differently. */
const rendererVersion = 3;

/** Returns the cache folder of a template's pictures, derived from its content but not its name. */
export function cacheFolderOf({ documents, fonts = [] }: Bundle): string {
  const faces = fonts.map((font) => [font.name, font.faces]);
  const content = JSON.stringify([rendererVersion, documents.map(({ kind, content: of }) => [kind, of]), faces]);
  return path.join(cacheDir, 'thumbnails', hashOf(Buffer.from(content)).slice(0, 32));
}

/** Reads a folder's pictures by number, each in every width; empty without any. */
export function readPictures(folder: string): Buffer[][] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const numbers = [...new Set(names.flatMap((name) => /^(\d)-\d+\.webp$/.exec(name)?.[1] ?? []))].sort();
  return numbers.map((number) => widths.map((width) => readFileSync(path.join(folder, `${number}-${width}.webp`))));
}

/** Writes to a temporary name first, so that no partial picture is ever read. */
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
