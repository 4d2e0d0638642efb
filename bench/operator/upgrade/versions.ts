import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const output = { maxBuffer: 1024 * 1024 * 1024 };
const tested = 5;

/** Lists the tags of the newest releases, newest first. */
export async function listReleases(): Promise<string[]> {
  const { stdout } = await run('git', ['tag', '--list', 'v[0-9]*', '--sort=-version:refname']);
  return stdout
    .split('\n')
    .filter((tag) => /^v\d+\.\d+\.\d+$/.test(tag))
    .slice(0, tested);
}

/** Returns a folder with the sources of a commit and with packages, so that its cloud can start. */
export async function checkOut(ref: string): Promise<{ folder: string; commit: string }> {
  const { stdout } = await run('git', ['rev-parse', '--verify', '--short=12', `${ref}^{commit}`]);
  const commit = stdout.trim();
  const folder = resolve('.cache/upgrade', commit);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const archive = join(folder, 'sources.tar');
  await run('git', ['archive', '--output', archive, commit]);
  await run('tar', ['--extract', '--file', archive, '--directory', folder]);
  await rm(archive);
  await ((await hasSamePackages(folder))
    ? linkPackages(folder)
    : run('npm', ['ci', '--omit=dev', '--no-audit'], { cwd: folder, ...output }));
  return { folder, commit };
}

type Locked = { version?: string; link?: boolean; dev?: boolean; optional?: boolean };

/** Returns whether the installed packages include all those that a version needs. */
async function hasSamePackages(folder: string): Promise<boolean> {
  const read = async (file: string) =>
    (JSON.parse(await readFile(file, 'utf8')) as { packages: Record<string, Locked> }).packages;
  const [own, installed] = await Promise.all([read(join(folder, 'package-lock.json')), read('package-lock.json')]);
  return Object.entries(own)
    .filter(([name, { link, dev, optional }]) => name.includes('node_modules/') && !link && !dev && !optional)
    .every(([name, { version }]) => installed[name]?.version === version);
}

/** Links each installed package separately, because those of the workspaces must be the version's own. */
async function linkPackages(folder: string) {
  const [from, to] = [resolve('node_modules'), join(folder, 'node_modules')];
  await mkdir(to);
  for (const name of await readdir(from)) {
    if (name !== '@kithouse' && !name.startsWith('.')) {
      await symlink(join(from, name), join(to, name));
    }
  }
  await mkdir(join(to, '@kithouse'));
  for (const group of ['packages', 'apps']) {
    for (const name of await readdir(join(folder, group))) {
      await symlink(join(folder, group, name), join(to, '@kithouse', name));
    }
  }
  await writeFile(join(folder, '.gitignore'), '*\n');
}
