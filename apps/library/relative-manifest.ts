import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Removes the build machine's folder from the manifest, so that builds are reproducible. */
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
