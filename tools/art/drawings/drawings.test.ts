import { expect, test } from 'vitest';
import { chance, mix, pick, points } from './ink.js';
import { mix as mixLight } from './light.js';
import { logos } from './logos.js';
import { morsel } from './morsel/index.js';
import { northbeam } from './northbeam/index.js';
import { plinth } from './plinth/index.js';

const draw = (drawings: Record<string, () => unknown>) => Object.entries(drawings).map(([name, make]) => [name, make()]);

test('[R-SHELF-27] draws the same at every build', () => {
  const drawings = { ...logos, ...morsel, ...northbeam, ...plinth };

  expect(draw(drawings)).toEqual(draw(drawings));
  expect(chance(7)()).toBe(chance(7)());
  expect(chance(7)()).not.toBe(chance(8)());
});

test('[R-SHELF-27] has a number for each length and place of a drawing', () => {
  const broken = draw({ ...logos, ...morsel, ...northbeam, ...plinth }).filter(([, svg]) => /NaN|undefined/.test(String(svg)));

  expect(broken).toEqual([]);
});

test('mixes inks by their channels, and light without grey in between', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mixLight('#ff0000', '#00ff00', 0)).toBe('#ff0000');
  expect(mixLight('#ff0000', '#00ff00', 0.5)).not.toBe(mix('#ff0000', '#00ff00', 0.5));
});

test('reads points, and refuses an index that a list lacks', () => {
  expect(points('70 0, -12.5 60')).toEqual([
    [70, 0],
    [-12.5, 60],
  ]);
  expect(() => pick(['one'], 1)).toThrow('A list of 1 has no item 1.');
});
