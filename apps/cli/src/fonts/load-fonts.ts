import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BundleFont, type BundleMedia, maxFontBytes } from '@kithouse/contract';
import { isWoff2, toSlug } from '@kithouse/kits';
import { hashOf } from '../media/measure-media.js';
import { findInside } from '../sources/folder-file.js';
import { UserError } from '../user-error.js';
import { type FontsFile, type OwnFont, type PackageFont, readFontsFile } from './fonts-file.js';
import { type FontSource, readPackage } from './read-package.js';

/** A family without the prefix of a pack, with its files. */
export type LoadedFont = {
  font: Omit<BundleFont, 'slug'>;
  media: BundleMedia[];
  files: Map<string, Uint8Array>;
};

/** Loads the families of a `fonts.json` once, however many entries use them. */
function createFontLoader({ folder, fonts }: FontsFile) {
  const loaded = new Map<string, Promise<LoadedFont>>();
  return {
    names: fonts.map(({ name }) => ({ name })),
    load(name: string): Promise<LoadedFont> {
      const font = fonts.find((one) => one.name === name);
      const loading = loaded.get(name) ?? (font ? load(font, folder) : Promise.reject(new Error(name)));
      loaded.set(name, loading);
      return loading;
    },
  };
}
/** Reads the fonts of a folder or of the one around it; undefined without any. */
export async function readFontLoader(folder: string): Promise<FontLoader | undefined> {
  const file = await readFontsFile(folder);
  return file && createFontLoader(file);
}

export type FontLoader = ReturnType<typeof createFontLoader>;

async function load(font: PackageFont | OwnFont, folder: string): Promise<LoadedFont> {
  const { licence, faces } = 'package' in font ? await readPackage(font, folder) : await readOwn(font, folder);
  const media: BundleMedia[] = [];
  const files = new Map<string, Uint8Array>();
  const described: BundleFont['faces'] = [];
  for (const { file, ...face } of faces) {
    const bytes = await readFile(file);
    assertFont(font.name, path.basename(file), bytes);
    const sha256 = hashOf(bytes);
    files.set(sha256, bytes);
    described.push({ ...withoutEmpty(face), sha256 });
    const stem = toSlug(path.parse(file).name).slice(0, 100) || 'font';
    media.push({ sha256, mime: 'font/woff2', bytes: bytes.length, alt: '', file_name: `${stem}.woff2` });
  }
  return { font: { name: font.name, fallback: font.fallback, licence, faces: described }, media, files };
}

async function readOwn(font: OwnFont, folder: string): Promise<FontSource> {
  const inside = async (name: string) => {
    const found = await findInside(folder, name);
    if (found === undefined) {
      throw new UserError(`The file ${name} of the font “${font.name}” isn’t in ${folder}.`);
    }
    return found;
  };
  const text = await readFile(await inside(font.licence.file), 'utf8');
  if (text.trim().length < 20) {
    throw new UserError(`The licence of the font “${font.name}” is empty, so it can’t be published.`);
  }
  const faces = await Promise.all(font.faces.map(async ({ file, ...face }) => ({ ...face, file: await inside(file) })));
  return { licence: { name: font.licence.name, text }, faces };
}

function assertFont(name: string, file: string, bytes: Uint8Array): void {
  if (!isWoff2(bytes)) {
    throw new UserError(`${file} of the font “${name}” isn’t a WOFF2 file.`);
  }
  if (bytes.length > maxFontBytes) {
    throw new UserError(`${file} of the font “${name}” is larger than ${maxFontBytes / 1024} KB. Split it into subsets.`);
  }
}

/** Drops keys without a value, which JSON would drop, too. */
const withoutEmpty = <Face extends { range?: string | undefined }>({ range, ...face }: Face) => ({
  ...face,
  ...(range === undefined ? {} : { range }),
});
