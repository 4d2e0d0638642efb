import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './stamp.js';

/** Folder of the pictures that the docs show. All other pictures of screens are written to the cache. */
export const picturesFolder = 'docs/pictures';

/** Returns the file names of the pictures that the readme and the docs show. */
export function listShownPictures(root = '.'): string[] {
  const pages = [path.join(root, 'README.md'), ...listFiles(path.join(root, 'docs')).filter((file) => file.endsWith('.md'))];
  const shown = pages.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/pictures\/([\w-]+\.webp)\)/g)]);
  return [...new Set(shown.map(([, name = '']) => name))].toSorted();
}
