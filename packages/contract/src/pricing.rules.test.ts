import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthlyPrice, savingsPercent } from './index.js';

test.each([
  [249, 149, 40],
  [100, 66.01, 33],
  [100, 99.5, 0],
  [49, 0, 100],
  [0.3, 0.2, 33],
  [1.025, 0.512, 50],
  // Binary fractions turn these into 57.999… and 28.999…
  [25, 10.5, 58],
  [50, 35.5, 29],
  [150, 64.5, 57],
])('[R-CONST-14] calculates the saving from %d to %d as %d percent', (price, discounted_price, percent) => {
  expect(savingsPercent({ price, discounted_price })).toBe(percent);
});

test.each([
  [0, 0],
  [0, 20],
  [20, 20],
  [20, 25],
])('[R-CONST-14] calculates no saving from %d to %d', (price, discounted_price) => {
  expect(savingsPercent({ price, discounted_price })).toBe(0);
});

test('[R-CONST-14] returns the largest whole percentage not above the saving for any amounts', () => {
  const hundredths = fc.integer({ min: 1, max: 99_999_999 });
  fc.assert(
    fc.property(hundredths, hundredths, (one, other) => {
      const [full, now] = [Math.max(one, other), Math.min(one, other)];
      const percent = BigInt(savingsPercent({ price: full / 100, discounted_price: now / 100 }));
      const saved = BigInt(full - now) * 100n;
      return percent * BigInt(full) <= saved && saved < (percent + 1n) * BigInt(full);
    }),
  );
});

test.each([
  [59, 4.91],
  [69, 5.75],
  [100, 8.33],
  [59.88, 4.99],
  // Binary fractions turn these a hundredth too low.
  [0.84, 0.07],
  [6.6, 0.55],
  [0.07, 0],
  [0, 0],
])('[R-CONST-15] calculates %d a year as %d a month', (discounted_price, monthly) => {
  expect(monthlyPrice({ discounted_price })).toBe(monthly);
});

test('[R-CONST-15] keeps twelve months within the year and within twelve hundredths of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (year) => {
      const twelve = Math.round(monthlyPrice({ discounted_price: year / 100 }) * 100) * 12;
      return twelve <= year && year - twelve < 12;
    }),
  );
});
