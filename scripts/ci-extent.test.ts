import { expect, test } from 'vitest';
import { chooseElementor4Tests, chooseNeighbours, listLeftOut, outOfTime, rotateDaily } from './ci-extent.js';

test('runs all neighbours when there is time', () => {
  expect(chooseNeighbours(20, true)).toEqual({});
});

test('samples the neighbours and reports it when time is short or native PHP is missing', () => {
  expect(chooseNeighbours(35, true)).toMatchObject({ note: expect.stringContaining('35 minutes'), chosen: expect.any(Array) });
  expect(chooseNeighbours(1, false).note).toContain('gutenberg, woocommerce, classicEditor.');
});

test('[R-EL4-43] always compares an imported page of Elementor 4, and runs its other tests when there is time', () => {
  const imported = 'plugin/tests/imported-page-elementor';
  const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)));
  const all = chooseElementor4Tests(35, new Date());

  expect(all).toEqual(expect.arrayContaining([imported, 'plugin/tests/components-elementor']));
  const late = week.map((day) => chooseElementor4Tests(45, day));
  expect(late.every((files) => files.length === 2 && files[0] === imported)).toBe(true);
  expect(new Set(late.flat())).toEqual(new Set(all));
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
