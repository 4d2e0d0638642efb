import { expect, test } from 'vitest';
import { planPeriod } from './plan-period.js';

const year = (paid_at: string) => ({ plan: 'year' as const, paid_at });
const lifetime = (paid_at: string) => ({ plan: 'one_time' as const, paid_at });
const end = (...paid: Parameters<typeof planPeriod>[0]) => planPeriod(paid).ends_at?.toISOString();

test('who paid nothing has no plan', () => {
  expect(planPeriod([])).toEqual({ isLifetime: false, ends_at: undefined });
});

test('a year lasts to the same day and minute of the next, leap days included', () => {
  expect(end(year('2026-03-05T10:00:00.000Z'))).toBe('2027-03-05T10:00:00.000Z');
  expect(end(year('2028-02-29T10:00:00.000Z'))).toBe('2029-03-01T10:00:00.000Z');
});

test('a year paid during another begins where that one ends, so nothing is lost', () => {
  expect(end(year('2026-01-01T00:00:00.000Z'), year('2026-12-01T00:00:00.000Z'))).toBe('2028-01-01T00:00:00.000Z');
});

test('a year paid after the other ran out begins with its payment', () => {
  expect(end(year('2024-01-01T00:00:00.000Z'), year('2026-06-01T00:00:00.000Z'))).toBe('2027-06-01T00:00:00.000Z');
});

test('[R-CONST-03] a lifetime is paid once and has no end', () => {
  expect(planPeriod([lifetime('2020-01-01T00:00:00.000Z')])).toEqual({ isLifetime: true, ends_at: undefined });
});
