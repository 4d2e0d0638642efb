import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { listShownPictures, picturesFolder } from './shown-pictures.js';

type Workflow = { on: object; permissions: object; jobs: Record<string, { steps: { run?: string; uses?: string }[] }> };

const list = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yml'))
    .map((name) => path.join(folder, name));
const read = (file: string) => parse(readFileSync(file, 'utf8'), { strict: true, uniqueKeys: true }) as unknown;
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test.each(list('.github/workflows'))('%s parses, has few permissions and runs only scripts that exist', (file) => {
  const { on, permissions, jobs } = read(file) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const called = steps.flatMap(({ run = '' }) =>
    [...run.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name),
  );

  expect(on).toBeDefined();
  expect(Object.keys(permissions)).toEqual(['contents']);
  expect(steps.every(({ run, uses }) => (run === undefined) !== (uses === undefined))).toBe(true);
  expect(called.filter((name) => !(name in scripts))).toEqual([]);
});

type Locked = { version?: string; integrity?: string; link?: boolean };

test('[R-OPS-109] the lockfile has the hash of every package that npm downloads', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  const downloaded = Object.entries(packages).filter(
    ([place, { version, link }]) => place.includes('node_modules/') && version !== undefined && !link,
  );

  expect(downloaded.length).toBeGreaterThan(500);
  expect(downloaded.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([place]) => place)).toEqual([]);
});

test('[R-OPS-109] the tests run on each supported version of Node, and the packages are audited every night', () => {
  const tested = JSON.stringify(read('.github/workflows/ci.yml'));
  const nightly = JSON.stringify(read('.github/workflows/nightly.yml'));

  expect(tested).toContain('"node":["20.19","22","24"]');
  expect(nightly).toContain('npm audit --omit=dev');
});

test.each(list('.github/ISSUE_TEMPLATE').filter((file) => !file.endsWith('config.yml')))(
  '%s is a form with labelled fields',
  (file) => {
    const { name, description, body } = read(file) as {
      name: string;
      description: string;
      body: { type: string; attributes: object }[];
    };
    const fields = body.filter(({ type }) => type !== 'markdown');

    expect(`${name} ${description}`).toMatch(/\S \S/);
    expect(fields.length).toBeGreaterThan(1);
    expect(fields.every(({ attributes }) => 'label' in attributes)).toBe(true);
  },
);

test.each(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md', 'AGENTS.md', ...listDocs()])(
  'every link of %s to a file of the project leads to one',
  (file) => {
    const links = [...readFileSync(file, 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link);
    const missing = links.filter((link) => !/^[a-z]+:/.test(link) && !existsSync(path.join(path.dirname(file), link)));

    expect(missing).toEqual([]);
  },
);

function listDocs(): string[] {
  return readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name));
}

test('commits the pictures that the docs show and no others', () => {
  expect(readdirSync(picturesFolder).toSorted()).toEqual(listShownPictures());
});
