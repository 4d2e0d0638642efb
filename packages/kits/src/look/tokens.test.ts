import { expect, test } from 'vitest';
import { normalizeColor, proposeToken, resolveColors } from './tokens.js';

const color = (id: string, value: string) => ({ id, title: id, color: value, role: 'custom' as const });
const settings = {
  colors: [color('ink', '#1e2b27'), color('sage', '#e6eae1')],
  tokens: [
    { id: 'sage-white-40', title: '', color: '#f0f3ec', from: 'sage', mix: ['white', 0.4] as [string, number] },
    { id: 'ink-alpha-50', title: '', color: '#1e2b2780', from: 'ink', alpha: 0.5 },
    { id: 'white', title: '', color: '#ffffff', from: 'white' },
  ],
};

test('keeps tokens as drawn with the colours of the pack [R-SITE-53]', () => {
  const drawn = Object.fromEntries(settings.tokens.map(({ id, color: own }) => [id, own]));

  expect(resolveColors(settings, {})).toMatchObject(drawn);
  expect(resolveColors(settings, { sage: '#E6EAE1', gone: '#000000' })).toMatchObject(drawn);
  expect(resolveColors(settings, { gone: '#000000' })).not.toHaveProperty('gone');
});

test('mixes tokens of a chosen colour again and keeps the others [R-SITE-52]', () => {
  expect(resolveColors(settings, { sage: '#000000' })).toEqual({
    ink: '#1e2b27',
    sage: '#000000',
    'sage-white-40': '#666666',
    'ink-alpha-50': '#1e2b2780',
    white: '#ffffff',
  });
  expect(resolveColors(settings, { ink: '#ff000040' })['ink-alpha-50']).toBe('#ff000080');
});

test('proposes the nearest mix, white as white, and nothing for a foreign colour', () => {
  expect(proposeToken('#f0f3ec', settings.colors)).toEqual({ from: 'sage', mix: ['white', 0.4] });
  expect(proposeToken('#1e2b2780', settings.colors)).toEqual({ from: 'ink', alpha: 0.5 });
  expect(proposeToken('#ffffff', settings.colors)).toEqual({ from: 'white' });
  expect(proposeToken('#ff00ff', settings.colors)).toBeUndefined();
});

test.each([
  ['#ABC', '#aabbcc'],
  ['#abcf', '#aabbcc'],
  ['rgb(1 2 3 / 50%)', '#01020380'],
  ['rgba(1, 2, 3, 1)', '#010203'],
  ['#fff0', undefined],
  ['var(--x)', undefined],
])('normalises %s to %s', (given, wanted) => {
  expect(normalizeColor(given)).toBe(wanted);
});
