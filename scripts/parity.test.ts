import { expect, test } from 'vitest';
import { listExpired } from '../e2e/src/expiry.js';
import type { Box } from '../e2e/src/parity/box.js';
import { comparePages } from '../e2e/src/parity/compare.js';
import { findReason } from '../e2e/src/parity/exceptions.js';
import { chooseThemesOfDay, promisedPacks } from '../e2e/src/parity/measure.js';

const box = (name: string, y: number, more: Partial<Box> = {}): Box => ({
  role: 'text',
  name,
  x: 20,
  y,
  width: 100,
  height: 20,
  paint: { color: 'black' },
  type: { size: '16px', weight: '400', style: 'normal', faces: 'Inter (file)' },
  ...more,
});
const kindsOf = (preview: Box[], site: Box[]) =>
  comparePages(preview, site).differences.map(({ kind, name }) => `${kind} ${name}`);

test('accepts two pixels of difference in position and size', () => {
  const preview = [box('Menu', 0), box('About', 40)];
  const site = [box('Menu', 0, { x: 22, width: 98 }), box('About', 42)];

  expect(comparePages(preview, site)).toEqual({ matched: 2, differences: [] });
});

test('reports a moved gap once, not for everything below it', () => {
  const preview = [box('Menu', 0), box('About', 40), box('Contact', 80)];

  expect(kindsOf(preview, [box('Menu', 0), box('About', 60), box('Contact', 100)])).toEqual(['gap About']);
});

test('matches equal texts by their order and reports the one that only one side shows', () => {
  const twice = [box('Book', 0), box('Book', 40)];

  expect(kindsOf(twice, [box('Book', 0)])).toEqual(['extra Book']);
  expect(kindsOf([box('Book', 0)], twice)).toEqual(['missing Book']);
});

test('reports another colour and another face', () => {
  const other = { paint: { color: 'blue' }, type: { size: '16px', weight: '400', style: 'normal', faces: 'DejaVu Sans' } };
  const { differences } = comparePages([box('Menu', 0)], [box('Menu', 0, other)]);

  expect(differences).toEqual([
    { kind: 'color', role: 'text', name: 'Menu', preview: 'color black', site: 'color blue' },
    { kind: 'font', role: 'text', name: 'Menu', preview: 'faces Inter (file)', site: 'faces DejaVu Sans' },
  ]);
});

test('finds the reason of a listed difference only where the entry applies', () => {
  const measured = { pack: 'morsel-restaurant', theme: 'astra', width: 390, page: 'home' } as const;
  const difference = { kind: 'gap', role: 'text', name: 'Menu', preview: '1', site: '9' } as const;
  const listed = [{ reason: 'Astra’s own header', until: '2027-01-01', theme: 'astra', name: /^Menu$/, kinds: ['gap'] }] as const;

  expect(findReason(measured, difference, listed)).toBe('Astra’s own header');
  expect(findReason({ ...measured, theme: 'twentytwentyfive' }, difference, listed)).toBeUndefined();
  expect(findReason(measured, { ...difference, kind: 'x' }, listed)).toBeUndefined();
});

test('lists a difference only up to the size of its entry', () => {
  const measured = { pack: 'morsel-restaurant', theme: 'astra', width: 390, page: 'home' } as const;
  const differ = (site: string) => ({ kind: 'height', role: 'page', name: '', preview: '900', site }) as const;
  const listed = [{ reason: 'The line of a short picture', until: '2027-01-01', max: 8 }] as const;

  expect(findReason(measured, differ('892'), listed)).toBe('The line of a short picture');
  expect(findReason(measured, differ('909'), listed)).toBeUndefined();
});

test('[R-SITE-303] reports an exception from its expiry date on, so that the program fails', () => {
  const listed = [{ reason: 'Astra’s own header', until: '2027-01-01' }] as const;

  expect(listExpired(listed, '2026-12-31')).toEqual([]);
  expect(listExpired(listed, '2027-01-01')).toEqual(['This exception expired on 2027-01-01: Astra’s own header']);
});

test('[R-SITE-55] compares every pack each day, on every theme within three days, and the promised ones on all', () => {
  const slugs = ['a', 'b', ...promisedPacks];
  const packs = slugs.map((slug) => ({ slug, platform: 'gutenberg' as const }));
  const themes = ['twentytwentyfive', 'hello-elementor', 'astra'] as const;
  const days = [1, 2, 3].map((day) => chooseThemesOfDay(packs, themes, new Date(Date.UTC(2026, 0, day))));

  expect(days.map((rows) => rows.map(({ themes: chosen }) => chosen.length))).toEqual(days.map(() => [1, 1, 3, 3]));
  expect(new Set(days.flatMap(([first]) => first?.themes ?? []))).toEqual(new Set(themes));
});
