import { expect, test } from 'vitest';
import { readTestOptions } from './test-options.js';

test('runs everything without arguments', () => {
  const { only, isWhole, postgres, isLong } = readTestOptions([]);

  expect(only).toEqual(['static', 'unit', 'library', 'cloud', 'plugin', 'e2e']);
  expect({ isWhole, postgres, isLong }).toEqual({ isWhole: true, postgres: 'embedded', isLong: false });
});

test('runs only tests whose name contains a given word, and no checks', () => {
  expect(readTestOptions(['favourites'])).toMatchObject({
    only: ['unit', 'library', 'cloud', 'plugin'],
    isWhole: false,
    filters: ['favourites'],
  });
});

test('chooses parts and their database', () => {
  expect(readTestOptions(['--only', 'cloud', '--postgres', 'system'])).toMatchObject({ only: ['cloud'], postgres: 'system' });
  expect(readTestOptions(['--only', 'unit', '--only', 'e2e']).only).toEqual(['unit', 'e2e']);
});

test('runs the long tests of everything or of the chosen parts', () => {
  expect(readTestOptions(['--long'])).toMatchObject({ isWhole: true, isLong: true });
  expect(readTestOptions(['--long', 'hostile'])).toMatchObject({ filters: ['hostile'], isLong: true });
});

test('runs the neighbours only when chosen, in continuous integration or in the whole long run', () => {
  expect(readTestOptions(['--only', 'neighbours']).only).toEqual(['neighbours']);
  expect(readTestOptions(['--long']).only).toContain('neighbours');
  expect(readTestOptions(['--long', 'hostile']).only).not.toContain('neighbours');
  expect(readTestOptions(['--ci'])).toMatchObject({ isCi: true, isWhole: true });
  expect(readTestOptions(['--ci']).only).toContain('neighbours');
  expect(() => readTestOptions(['--ci', '--only', 'unit'])).toThrow('--ci runs everything');
});

test('runs what changed instead of everything, and lets nothing else choose', () => {
  expect(readTestOptions(['--changed'])).toMatchObject({ isChanged: true, isWhole: false });
  for (const other of ['--ci', '--long', 'favourites']) {
    expect(() => readTestOptions(['--changed', other])).toThrow('--changed chooses the tests itself');
  }
});

test('refuses an unknown part instead of testing nothing', () => {
  expect(() => readTestOptions(['--only', 'clout'])).toThrow('Unknown test selection clout');
  expect(() => readTestOptions(['--postgres', 'mysql'])).toThrow('not mysql');
  expect(() => readTestOptions(['--frobnicate'])).toThrow('--frobnicate');
});
