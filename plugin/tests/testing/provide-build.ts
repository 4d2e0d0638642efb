import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../../playground/src/index.js';

const styles = [
  'apps/library/src/hosts/wp-admin.css',
  ...['tokens', 'base', 'fonts'].map((name) => `packages/ui/src/${name}.css`),
];

/** Uses the built library if it exists, otherwise stand-ins; returns a function that removes them. */
export function provideBuild(): () => void {
  const folder = path.join(projectRoot, 'plugin/assets');
  if (existsSync(path.join(folder, 'manifest.json'))) {
    return () => undefined;
  }
  mkdirSync(folder, { recursive: true });
  const entry = (name: string) =>
    [`apps/library/src/hosts/${name}.tsx`, { file: `${name}-0a1b2c.js`, isEntry: true, imports: ['_shared.js'] }] as const;
  const manifest = {
    ...Object.fromEntries(['wp-admin', 'gutenberg', 'elementor'].map(entry)),
    '_shared.js': { file: 'shared-3d4e5f.js' },
    'packages/ui/src/fonts/figtree-latin-wght-normal.woff2': { file: 'figtree-6a7b8c.woff2' },
    ...Object.fromEntries(styles.map((source) => [source, { file: source.replaceAll(/\W/g, '-').replace(/-css$/, '.css') }])),
  };
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  for (const { file } of Object.values(manifest)) {
    writeFileSync(path.join(folder, file), '');
  }
  return () => rmSync(folder, { recursive: true });
}
