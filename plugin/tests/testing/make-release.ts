import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../../playground/src/index.js';
import { packPlugin } from '../../../scripts/pack-plugin.js';

/**
 * Copies the checkout's built plugin after `package.json` got this version and `npm run emit` ran. The caller deletes the folder.
 */
export function makeCheckout(version: string): string {
  const root = mkdtempSync(path.join(tmpdir(), 'release-'));
  const plugin = path.join(projectRoot, 'plugin');
  cpSync(plugin, path.join(root, 'plugin'), { recursive: true, filter: (file) => path.relative(plugin, file) !== 'tests' });
  cpSync(path.join(projectRoot, 'LICENSE'), path.join(root, 'LICENSE'));
  mkdirSync(path.join(root, 'docs'));
  const about = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as object;
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ ...about, version }));
  const program = path.join(projectRoot, 'scripts/emit.ts');
  const { status, stderr } = spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), program], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(stderr);
  }
  return root;
}

/** Returns the zip that `npm run package` makes of that version. */
export function makeRelease(version: string): Uint8Array {
  const root = makeCheckout(version);
  try {
    return packPlugin(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
