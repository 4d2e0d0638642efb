import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listManifests, nextVersion, writeRelease } from './release-files.js';

const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');
const files = [...listManifests('.'), 'package-lock.json', 'CHANGELOG.md', 'plugin/readme.txt'];

const changelog = '# Changelog\n\n## [Unreleased]\n\n### Fixed\n\n- Undo resumes.\n';

/** Creates a folder with those files of the project that name its version. */
function copyProject(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'release-'));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    cpSync(file, path.join(root, file));
  }
  writeFileSync(path.join(root, 'CHANGELOG.md'), changelog);
  return root;
}

test.each([
  ['0.1.0', 'patch', '0.1.1'],
  ['0.1.9', 'minor', '0.2.0'],
  ['1.9.9', 'major', '2.0.0'],
  ['0.1.0', '0.1.0', '0.1.0'],
  ['0.9.0', '0.10.0', '0.10.0'],
])('follows %s with %s as %s', (current, wanted, version) => {
  expect(nextVersion(current, wanted)).toBe(version);
});

test.each([
  ['0.2.0', '0.1.9', 'older'],
  ['0.2.0', 'next', 'not a version'],
  ['0.2.0', '1.0.0-beta', 'not a version'],
])('refuses to follow %s with %s', (current, wanted, reason) => {
  expect(() => nextVersion(current, wanted)).toThrow(reason);
});

test('writes one version into every package, the lockfile, the changelog and the readme', () => {
  const root = copyProject();
  const { version } = JSON.parse(read('.', 'package.json')) as { version: string };

  const changed = writeRelease(root, '987.6.5', '2030-01-02');

  expect(changed.toSorted()).toEqual(files.toSorted());
  for (const file of listManifests(root)) {
    expect(read(root, file)).toBe(read('.', file).replace(`"version": "${version}"`, '"version": "987.6.5"'));
  }
  const { packages } = JSON.parse(read(root, 'package-lock.json')) as { packages: Record<string, { version?: string }> };
  const own = Object.entries(packages).filter(([place, entry]) => !place.includes('node_modules/') && entry.version);
  expect(new Set(own.map(([, entry]) => entry.version))).toEqual(new Set(['987.6.5']));
  expect(packages['node_modules/vite']).toEqual(expect.not.objectContaining({ version: '987.6.5' }));
  expect(read(root, 'CHANGELOG.md')).toContain('## [Unreleased]\n\n## [987.6.5] - 2030-01-02\n\n');
  expect(read(root, 'plugin/readme.txt')).toContain('== Changelog ==\n\n= 987.6.5 =\n* ');
});

test('changes nothing when the changelog lists no changes', () => {
  const root = copyProject();
  writeRelease(root, '987.6.5', '2030-01-02');
  const before = files.map((file) => read(root, file));

  expect(() => writeRelease(root, '987.6.6', '2030-01-03')).toThrow('no unreleased changes');
  expect(files.map((file) => read(root, file))).toEqual(before);
});

test('lists the steps of a release without changing a file and refuses a tag that exists', () => {
  const root = copyProject();
  const before = files.map((file) => read(root, file));
  const run = (command: string, ...args: string[]) => spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  const release = () =>
    run(process.execPath, '--import', import.meta.resolve('tsx'), path.resolve('scripts/release.ts'), '987.6.5', '--dry-run');
  run('git', 'init');
  run('git', '-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--allow-empty', '--message', 'chore: begin');

  expect(release().stdout).toContain('Would release 987.6.5 with 1 changelog entry');
  expect(files.map((file) => read(root, file))).toEqual(before);

  run('git', 'tag', 'v987.6.5');
  expect(release()).toMatchObject({ status: 1, stderr: 'The tag v987.6.5 exists.\n' });
});
