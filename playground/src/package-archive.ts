import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { cacheDir } from './cache.js';
import { withLock } from './lock.js';

export type PackageArchive = {
  /** Exact npm spec, such as `left-pad@1.3.0`. */
  spec: string;
  integrity: string;
  /** Folder in the cache with the version in its name; it exists only when complete. */
  folder: string;
  /** Message shown while downloading. */
  progress: string;
  /** Paths inside the archive; all without it. */
  members?: string[];
  strip?: number;
  /** Finishes the unpacked folder before it counts as complete. */
  finish?: (folder: string) => void;
};

/** Unpacks an npm package into the cache without installing it, using the user's npm settings, and returns the folder. */
export async function unpackPackage(archive: PackageArchive): Promise<string> {
  const target = path.join(cacheDir, archive.folder);
  if (!existsSync(target)) {
    await withLock(`${target}.lock`, async () => {
      // Another process may have downloaded it meanwhile.
      if (!existsSync(target)) {
        console.error(archive.progress);
        download(archive, target);
      }
    });
  }
  return target;
}

function download({ spec, integrity, members = [], strip = 1, finish }: PackageArchive, target: string) {
  mkdirSync(path.dirname(target), { recursive: true });
  const temp = mkdtempSync(`${target}-`);
  try {
    run('npm', ['pack', spec, '--silent', '--pack-destination', '.'], temp, `${spec} could not be downloaded with npm.`);
    const tarball = path.join(temp, `${spec.replace(/^@/, '').replaceAll(/[@/]/g, '-')}.tgz`);
    verify(tarball, spec, integrity);
    mkdirSync(path.join(temp, 'out'));
    const args = ['-xzf', path.basename(tarball), '-C', 'out', `--strip-components=${strip}`, ...members];
    run('tar', args, temp, `${spec} could not be unpacked.`);
    finish?.(path.join(temp, 'out'));
    renameSync(path.join(temp, 'out'), target);
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}

function verify(tarball: string, spec: string, integrity: string) {
  const found = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
  if (found !== integrity) {
    throw new Error(`${spec} is not what it was when this project chose it. It was not used. Found ${found}.`);
  }
}

/** Runs a command or throws a sentence with advice. */
function run(command: string, args: string[], cwd: string, failure: string) {
  const shell = command === 'npm' && process.platform === 'win32';
  const { status, stderr, error } = spawnSync(command, args, { cwd, shell, encoding: 'utf8', timeout: 600_000 });
  if (status !== 0) {
    const reason = error?.message ?? stderr.trim().split('\n').slice(-3).join('\n');
    throw new Error(`${failure} Please check the connection and the free disk space, then run this again.\n${reason}`);
  }
}
