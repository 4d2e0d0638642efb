import { expect, test } from 'vitest';
import { chooseElementor4Tests, chooseNeighbours, listLeftOut, outOfTime, rotateJourneys } from './ci-extent.js';

test('runs all neighbours when there is time', () => {
  expect(chooseNeighbours(20, true)).toEqual({});
});

test('samples the neighbours and reports it when time is short or native PHP is missing', () => {
  expect(chooseNeighbours(35, true)).toMatchObject({ note: expect.stringContaining('35 minutes'), chosen: expect.any(Array) });
  expect(chooseNeighbours(1, false).note).toContain('gutenberg, woocommerce, classicEditor.');
});

test('[R-EL4-43] always compares an imported page of Elementor 4, and runs its other tests when there is time', () => {
  const imported = 'plugin/tests/imported-page-elementor';

  expect(chooseElementor4Tests(5)).toEqual(expect.arrayContaining([imported, 'plugin/tests/components-elementor']));
  expect(chooseElementor4Tests(30)).toEqual([imported]);
});

test('starts with a different journey each day and omits none', () => {
  const files = Array.from({ length: 21 }, (_, index) => `${String.fromCharCode(97 + index)}.spec.ts`);
  const days = Array.from({ length: 21 }, (_, day) => rotateJourneys(files, new Date(Date.UTC(2026, 0, 1 + day))));

  expect(days.every((day) => new Set(day).size === files.length)).toBe(true);
  expect(new Set(days.map(([first]) => first)).size).toBe(files.length);
  expect(rotateJourneys([], new Date())).toEqual([]);
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
