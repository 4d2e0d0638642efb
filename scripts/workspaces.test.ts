import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listManifests } from './release-files.js';

type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>;

test('pins one version of each package in every workspace', () => {
  const versions = new Map<string, Set<string>>();
  for (const file of listManifests('.')) {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
      versions.set(name, new Set([...(versions.get(name) ?? []), version]));
    }
  }

  const differing = [...versions].filter(([, found]) => found.size > 1).map(([name]) => name);
  const ranges = [...versions].filter(([name, found]) => !name.startsWith('@kithouse/') && ![...found].every(isExact));

  expect({ differing, ranges }).toEqual({ differing: [], ranges: [] });
});

const isExact = (version: string) => /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version);
