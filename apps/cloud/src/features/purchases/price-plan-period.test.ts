import { expect, test } from 'vitest';
import { pricePlanPeriod } from './price-plan-period.js';

const year = (paid_at: string) => ({ plan: 'year' as const, paid_at });
const lifetime = (paid_at: string) => ({ plan: 'one_time' as const, paid_at });
const end = (...paid: Parameters<typeof pricePlanPeriod>[0]) => pricePlanPeriod(paid).ends_at?.toISOString();

test('returns no plan without a payment', () => {
  expect(pricePlanPeriod([])).toEqual({ isLifetime: false, ends_at: undefined });
});

test('ends a year on the same day and minute of the next, including leap days', () => {
  expect(end(year('2026-03-05T10:00:00.000Z'))).toBe('2027-03-05T10:00:00.000Z');
  expect(end(year('2028-02-29T10:00:00.000Z'))).toBe('2029-03-01T10:00:00.000Z');
});

test("starts a year paid during another at that one's end", () => {
  expect(end(year('2026-01-01T00:00:00.000Z'), year('2026-12-01T00:00:00.000Z'))).toBe('2028-01-01T00:00:00.000Z');
});

test('starts a year paid after another expired at its payment', () => {
  expect(end(year('2024-01-01T00:00:00.000Z'), year('2026-06-01T00:00:00.000Z'))).toBe('2027-06-01T00:00:00.000Z');
});

test('[R-CONST-03] never ends a lifetime, which is paid once', () => {
  expect(pricePlanPeriod([lifetime('2020-01-01T00:00:00.000Z')])).toEqual({ isLifetime: true, ends_at: undefined });
});
