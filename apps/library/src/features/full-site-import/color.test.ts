import { expect, test } from 'vitest';
import { toHex, toOpaque, toPaint, withAlphaOf } from './color.js';

test.each([
  ['#abc', '#aabbcc'],
  ['abcd', '#aabbccdd'],
  [' #FF6B4A ', '#ff6b4a'],
  ['#ff6b4a80', '#ff6b4a80'],
  ['#ff6b4', undefined],
  ['red', undefined],
  ['#ggg', undefined],
  ['', undefined],
])('parses the hex code %j as %j', (text, expected) => {
  expect(toHex(text)).toBe(expected);
});

test.each(['url(https://evil.example/x.png)', 'red;}*{display:none', 'var(--x)', '#12'])('does not paint %j', (color) => {
  expect(toPaint(color)).toBe('transparent');
});

test('keeps the transparency of the previous colour', () => {
  expect(toOpaque('#ddf1f380')).toBe('#ddf1f3');
  expect(withAlphaOf('#ddf1f380', '#112233')).toBe('#11223380');
  expect(withAlphaOf('#ddf1f3', '#112233')).toBe('#112233');
});
