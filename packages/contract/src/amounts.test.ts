import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount, fromMinor, toMinor } from './pricing.rules.js';

const currencies = ['USD', 'EUR', 'JPY', 'KWD', 'ISK', 'RSD', 'CLP'];

test('round-trips every amount in the smallest unit', () => {
  const coins = fc.integer({ min: 0, max: 100_000_000_000 });

  fc.assert(
    fc.property(fc.constantFrom(...currencies), coins, (currency, minor) => {
      const wire = JSON.parse(JSON.stringify(fromMinor(minor, currency))) as number;
      expect(toMinor(wire, currency)).toBe(minor);
    }),
  );
});

test.each([
  ['USD', 39.9, 3990],
  ['USD', 0.29, 29],
  ['USD', 1.15, 115],
  ['JPY', 5900, 5900],
  ['KWD', 12.5, 12_500],
  ['RSD', 12.5, 1250],
])('converts %s %d to %d in the smallest unit', (currency, amount, minor) => {
  expect(toMinor(amount, currency)).toBe(minor);
});

test('formats amounts with the decimals of their currency, or without zero decimals', () => {
  expect(formatAmount(39, 'USD')).toBe('$39.00');
  expect(formatAmount(39, 'USD', { isShort: true })).toBe('$39');
  expect(formatAmount(39.9, 'USD', { isShort: true })).toBe('$39.90');
  expect(formatAmount(5900, 'JPY')).toBe('¥5,900');
  expect(formatAmount(12.5, 'KWD')).toMatch(/^KWD\s12\.500$/);
});
