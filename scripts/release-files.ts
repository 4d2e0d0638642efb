import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addToReadme, closeUnreleased, findSection } from './changelog.js';

type Manifest = { version?: string; [field: string]: unknown };
type Lockfile = Manifest & { packages: Record<string, Manifest> };

/** Returns the version that follows, from `major`, `minor`, `patch` or a version itself. Throws on an older one. */
export function nextVersion(current: string, wanted: string): string {
  const [major, minor, patch] = toNumbers(current);
  const steps: Record<string, string> = {
    major: `${major + 1}.0.0`,
    minor: `${major}.${minor + 1}.0`,
    patch: `${major}.${minor}.${patch + 1}`,
  };
  const version = steps[wanted] ?? wanted;
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    throw new Error(`"${wanted}" is not a version. Use major, minor, patch or a version such as ${steps.minor}.`);
  }
  if (compare(toNumbers(version), toNumbers(current)) < 0) {
    throw new Error(`${version} is older than ${current}.`);
  }
  return version;
}

/** Writes the version into every package, the lockfile, the changelog and the readme of the plugin. Returns the files it changed. */
export function writeRelease(root: string, version: string, date: string): string[] {
  const changelog = closeUnreleased(read(root, 'CHANGELOG.md'), version, date);
  const readme = addToReadme(read(root, 'plugin/readme.txt'), version, findSection(changelog, version) ?? '');
  const files = {
    'CHANGELOG.md': changelog,
    'plugin/readme.txt': readme,
    'package-lock.json': setInLockfile(read(root, 'package-lock.json'), version),
    ...Object.fromEntries(listManifests(root).map((file) => [file, setVersion(read(root, file), version)])),
  };
  const changed = Object.entries(files).filter(([file, text]) => read(root, file) !== text);
  for (const [file, text] of changed) {
    writeFileSync(path.join(root, file), text);
  }
  return changed.map(([file]) => file);
}

/** Lists the `package.json` of the project and of each of its workspaces. */
export function listManifests(root: string): string[] {
  const { workspaces } = JSON.parse(read(root, 'package.json')) as { workspaces: string[] };
  const folders = workspaces.flatMap((place) => {
    const folder = place.replace(/\/\*$/, '');
    return folder === place ? [folder] : readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);
  });
  return ['package.json', ...folders.map((folder) => `${folder}/package.json`)];
}

const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

const setVersion = (text: string, version: string) => text.replace(/^( {2}"version": )"[^"]*"/m, `$1"${version}"`);

function setInLockfile(text: string, version: string): string {
  const lockfile = JSON.parse(text) as Lockfile;
  const own = Object.entries(lockfile.packages).filter(([place]) => !place.includes('node_modules/'));
  for (const manifest of [lockfile, ...own.map(([, entry]) => entry)]) {
    if (manifest.version) {
      manifest.version = version;
    }
  }
  return `${JSON.stringify(lockfile, null, 2)}\n`;
}

const toNumbers = (version: string) => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch] as const;
};

const compare = (one: readonly number[], other: readonly number[]) =>
  one.map((part, index) => part - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
