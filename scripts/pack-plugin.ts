import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@kithouse/contract';
import { strFromU8, strToU8, type Zippable, zipSync } from 'fflate';
import { noticesFile } from '../apps/library/third-party-notices.js';
import { listFiles } from './stamp.js';

/** ZIP stores local time without a zone, so the same fields give the same bytes everywhere. */
const mtime = new Date(2000, 0, 1);

/** Matches plugin files for developers only. */
const isLeftOut = (name: string) => /^tests\/|^src\/Admin\/Dev_Server\.php$|\.po$|\.dist$|(^|\/)\./.test(name);

type Options = {
  /** Builds for the WordPress directory, which updates its plugins itself and accepts no other updates. */
  isForDirectory?: boolean;
};

/** Builds the plugin's installable zip from a built checkout. Deterministic. */
export function packPlugin(root: string, { isForDirectory = false }: Options = {}): Uint8Array {
  const folder = path.join(root, 'plugin');
  const own = listFiles(folder)
    .map((file) => [path.relative(folder, file).replaceAll('\\', '/'), file] as const)
    .filter(([name]) => !isLeftOut(name) && name !== `assets/${noticesFile}`)
    .filter(([name]) => !isForDirectory || !name.startsWith('src/Updates/'));
  const legal = [
    ['LICENSE', path.join(root, 'LICENSE')],
    [noticesFile, path.join(folder, 'assets', noticesFile)],
  ] as const;
  const entries = [...own, ...legal].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const files: Zippable = {};
  for (const [name, file] of entries) {
    const bytes = readFileSync(file);
    files[`${brand.slug}/${name}`] = [isForDirectory ? withoutUpdates(name, bytes) : bytes, { mtime, level: 9 }];
  }
  return zipSync(files);
}

/** Removes the lines about library updates from a file. */
function withoutUpdates(name: string, bytes: Uint8Array): Uint8Array {
  if (name === `${brand.slug}.php`) {
    return strToU8(strFromU8(bytes).replace(/^ \* Update URI:.*\n/m, ''));
  }
  if (name === 'readme.txt') {
    const text = strFromU8(bytes).replace(/^\* \*\*When WordPress checks for updates:.*\n/m, '');
    return strToU8(text.replace(/^= How do I get updates\? =\n\n.*\n\n/m, ''));
  }
  return bytes;
}
