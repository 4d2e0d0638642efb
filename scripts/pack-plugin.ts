import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@kithouse/contract';
import { type Zippable, zipSync } from 'fflate';
import { noticesFile } from '../apps/library/third-party-notices.js';
import { listFiles } from './stamp.js';

/** ZIP stores local time without a zone, so the same fields give the same bytes everywhere. */
const mtime = new Date(2000, 0, 1);

/** Files of the plugin's folder that only developers need. */
const isLeftOut = (name: string) => /^tests\/|\.po$|(^|\/)\./.test(name);

/** The installable zip of the plugin in a built checkout. The same files give the same bytes. */
export function packPlugin(root: string): Uint8Array {
  const folder = path.join(root, 'plugin');
  const own = listFiles(folder)
    .map((file) => [path.relative(folder, file).replaceAll('\\', '/'), file] as const)
    .filter(([name]) => !isLeftOut(name) && name !== `assets/${noticesFile}`);
  const legal = [
    ['LICENSE', path.join(root, 'LICENSE')],
    [noticesFile, path.join(folder, 'assets', noticesFile)],
  ] as const;
  const entries = [...own, ...legal].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const files: Zippable = {};
  for (const [name, file] of entries) {
    files[`${brand.slug}/${name}`] = [readFileSync(file), { mtime, level: 9 }];
  }
  return zipSync(files);
}
