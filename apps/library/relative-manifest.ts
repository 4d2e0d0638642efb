import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Removes the folder of the build machine from the manifest, so that every machine builds the same files. */
export function relativeManifest(root: string, file: string): Plugin {
  return {
    name: 'relative-manifest',
    apply: 'build',
    writeBundle({ dir = root }) {
      const manifest = path.join(dir, file);
      writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll(`"${root}`, '"'));
    },
  };
}
