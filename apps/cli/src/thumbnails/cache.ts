import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Bundle } from '@kithouse/contract';
import { cacheDir } from '@kithouse/playground';
import { hashOf } from '../media/measure-media.js';
import { widths } from './sizes.js';

/** Increase this when templates render differently. */
const rendererVersion = 4;

/** Returns the cache folder of a template's pictures, derived from its content but not its name. */
export function cacheFolderOf({ documents, fonts = [] }: Bundle): string {
  const faces = fonts.map((font) => [font.name, font.faces]);
  const content = JSON.stringify([rendererVersion, documents.map(({ kind, content: of }) => [kind, of]), faces]);
  return path.join(cacheDir, 'thumbnails', hashOf(Buffer.from(content)).slice(0, 32));
}

/** Reads a folder's complete pictures by number, each in its widths, smallest first; empty without any. */
export function readPictures(folder: string): Buffer[][] {
  const names = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const numbers = [...names].flatMap((name) => (name.endsWith(`-${widths[0]}.webp`) ? (/^(\d)-/.exec(name)?.[1] ?? []) : []));
  return numbers.sort().map((number) =>
    widths
      .map((width) => `${number}-${width}.webp`)
      .filter((name) => names.has(name))
      .map((name) => readFileSync(path.join(folder, name))),
  );
}

/** Replaces pictures by number. Writes the smallest size last, so that an interrupted run leaves no picture that looks complete. */
export function writePictures(folder: string, pictures: readonly Buffer[][]) {
  mkdirSync(folder, { recursive: true });
  for (const [index, sizes] of pictures.entries()) {
    for (const [at, width] of [...widths.entries()].reverse()) {
      const file = path.join(folder, `${index + 1}-${width}.webp`);
      const bytes = sizes[at];
      if (bytes) {
        writeFileSync(`${file}.${process.pid}`, bytes);
        renameSync(`${file}.${process.pid}`, file);
      } else {
        rmSync(file, { force: true });
      }
    }
  }
}
