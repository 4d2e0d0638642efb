import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chooseElementor4Tests, chooseNeighbours, elementorTests, listLeftOut, outOfTime, rotateDaily } from './ci-extent.js';

test('runs all neighbours when there is time', () => {
  expect(chooseNeighbours(20, true)).toEqual({});
});

test('samples the neighbours and reports it when time is short or native PHP is missing', () => {
  expect(chooseNeighbours(35, true)).toMatchObject({ note: expect.stringContaining('35 minutes'), chosen: expect.any(Array) });
  expect(chooseNeighbours(1, false).note).toContain('gutenberg, woocommerce, classicEditor.');
});

test('[R-EL4-43] always compares an imported page of Elementor 4, and runs its other tests when there is time', () => {
  const imported = 'plugin/tests/imported-page-elementor';
  const all = chooseElementor4Tests(35, new Date());
  const days = Array.from(all, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)));

  expect(all).toEqual(expect.arrayContaining([imported, 'plugin/tests/components-elementor']));
  const late = days.map((day) => chooseElementor4Tests(45, day));
  expect(late.every((files) => files.length === 2 && files[0] === imported)).toBe(true);
  expect(new Set(late.flat())).toEqual(new Set(all));
});

test('runs every test of the plugin that needs the real Elementor', () => {
  const folder = 'plugin/tests';
  const lists = [...elementorTests, ...chooseElementor4Tests(0, new Date())];
  const needing = readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`)
    .filter((file) => readFileSync(file, 'utf8').includes('ELEMENTOR_ZIP'));

  expect(needing.length).toBeGreaterThan(10);
  expect(needing.filter((file) => !lists.some((start) => file.startsWith(start)))).toEqual([]);
});

test('starts with a different journey each day and omits none', () => {
  const files = Array.from({ length: 21 }, (_, index) => `${String.fromCharCode(97 + index)}.spec.ts`);
  const days = Array.from({ length: 21 }, (_, day) => rotateDaily(files, new Date(Date.UTC(2026, 0, 1 + day))));

  expect(days.every((day) => new Set(day).size === files.length)).toBe(true);
  expect(new Set(days.map(([first]) => first)).size).toBe(files.length);
  expect(rotateDaily([], new Date())).toEqual([]);
});

test('lists each journey that was skipped for lack of time, and no other', () => {
  const results = [
    { title: 'a', outcome: 'skipped' as const, reason: outOfTime },
    { title: 'b', outcome: 'skipped' as const, reason: 'Needs Elementor' },
    { title: 'c', outcome: 'passed' as const },
  ];

  expect(listLeftOut(results)).toEqual(['Skipped journeys because no time was left (1):', '  a']);
  expect(listLeftOut(results.slice(1))).toEqual([]);
});
