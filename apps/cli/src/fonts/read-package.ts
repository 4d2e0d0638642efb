import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod/mini';
import { UserError } from '../user-error.js';
import type { PackageFont } from './fonts-file.js';

export type FontSource = {
  licence: { name: string; text: string };
  faces: { file: string; weight: string; style: 'normal' | 'italic'; range?: string | undefined }[];
};

const Manifest = z.object({ license: z.optional(z.string()) });
const Ranges = z.record(z.string(), z.string());

/** Lists the files of a Fontsource package: those of `fonts.json`'s folder come first, then our own. */
export async function readPackage(font: PackageFont, folder: string): Promise<FontSource> {
  const root = findPackage(font.package, folder);
  const manifest = Manifest.parse(JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')));
  const ranges = Ranges.parse(JSON.parse(await readFile(path.join(root, 'unicode.json'), 'utf8')));
  const text = await readFile(path.join(root, 'LICENSE'), 'utf8').catch(() => '');
  if (manifest.license === undefined || text.trim() === '') {
    throw new UserError(`The package ${font.package} of the font “${font.name}” has no licence, so it can’t be published.`);
  }
  const id = font.package.replace(/^.*\//, '');
  const isVariable = font.package.startsWith('@fontsource-variable/');
  const faces = font.styles.flatMap((style) =>
    font.weights.flatMap((weight) =>
      font.subsets.map((subset) => ({
        file: path.join(root, 'files', `${id}-${subset}-${isVariable ? 'wght' : weight}-${style}.woff2`),
        weight,
        style,
        range: ranges[subset],
      })),
    ),
  );
  // A family with one subset states no ranges: its file has all of its characters.
  const isWhole = Object.keys(ranges).length === 0;
  const lost = faces.find(({ file, range }) => (range === undefined && !isWhole) || !existsSync(file));
  if (lost) {
    throw new UserError(`The package ${font.package} has no file ${path.basename(lost.file)}.`);
  }
  return { licence: { name: manifest.license, text }, faces };
}

function findPackage(name: string, folder: string): string {
  for (const from of [path.join(path.resolve(folder), 'fonts.json'), import.meta.url]) {
    try {
      return path.dirname(createRequire(from).resolve(`${name}/package.json`));
    } catch {
      // The next folder may have the file.
    }
  }
  throw new UserError(`The font package ${name} isn’t installed. Run “npm install ${name}” in ${path.resolve(folder)}.`);
}
