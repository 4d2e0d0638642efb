import { expect, test } from 'vitest';
import { listColorNames, nameColor } from './color-names.js';

test.for([
  ['#B4331B', 'Red'],
  ['#7A1E24', 'Red'],
  ['#E8A33D', 'Orange'],
  ['#FFC531', 'Yellow'],
  ['#2F5D4C', 'Green'],
  ['#7CE8D2', 'Turquoise'],
  ['#2338E0', 'Blue'],
  ['#8B3FD9', 'Purple'],
  ['#F4B6C9', 'Pink'],
  ['#6B3A2A', 'Brown'],
  ['#F6F4EC', undefined],
  ['#1E2B27', undefined],
  ['#808080', undefined],
])('[R-FIND-08] calls %s %s', ([color, name]) => {
  expect(nameColor(color as string)).toBe(name);
});

test('[R-FIND-08] names each colour of a palette once and ignores values that are no hex colours', () => {
  const colors = ['#2338E0', '#3B45C4', '#F2431D', '#fff', 'var(--x)', '#12'].map((color, at) => ({ id: `c${at}`, color }));

  expect(listColorNames(colors)).toEqual(['Blue', 'Red']);
});
