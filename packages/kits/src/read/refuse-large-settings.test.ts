import { expect, test } from 'vitest';
import { readKitSettings } from './elementor/kit-settings.js';
import { refuseLargeSettings } from './refuse-large-settings.js';

const colors = (count: number, title = 'Accent') =>
  Array.from({ length: count }, (_, index) => ({ _id: `c${index}`, title, color: '#123456' }));
const rows = (count: number, title?: string) =>
  colors(count, title).map(({ _id, ...row }) => ({ id: _id, ...row, role: 'custom' as const }));

test('[R-OPS-100] refuses a template with too many global colours or fonts, and names both numbers', () => {
  expect(() => readKitSettings({ custom_colors: colors(1001) })).toThrow(
    'This template has 1,001 global colors. The limit is 1,000.',
  );
  expect(() => refuseLargeSettings({ colors: [], fonts: rows(501).map((row) => ({ ...row, settings: {} })) })).toThrow(
    '501 global fonts',
  );
  expect(readKitSettings({ custom_colors: colors(1000) })?.colors).toHaveLength(1000);
});

test('[R-OPS-100] refuses global styles above 256 KB', () => {
  expect(() => refuseLargeSettings({ colors: rows(10, 'x'.repeat(30_000)), fonts: [] })).toThrow('The limit is 256 KB.');
  expect(() => refuseLargeSettings({ colors: [], fonts: [], styles: { body: 'x'.repeat(300_000) } })).toThrow('limit is 256 KB');
  expect(() => refuseLargeSettings(undefined)).not.toThrow();
});
