import { expect, test } from 'vitest';
import { chooseNeighbours } from './ci-extent.js';

test('runs all neighbours when there is time', () => {
  expect(chooseNeighbours(20, true)).toEqual({});
});

test('samples the neighbours and reports it when time is short or native PHP is missing', () => {
  expect(chooseNeighbours(35, true)).toMatchObject({ note: expect.stringContaining('35 minutes'), chosen: expect.any(Array) });
  expect(chooseNeighbours(1, false).note).toContain('gutenberg, woocommerce, classicEditor.');
});
