import type { PricePlan } from '@kithouse/contract';

/** Describes a paid plan. `ends_at` is the end of the last paid year; a year paid during another starts at that one's end. */
export type PricePlanPeriod = { isLifetime: boolean; ends_at: Date | undefined };

/** Combines a person's paid plans, given oldest first. */
export function pricePlanPeriod(paid: { plan: PricePlan; paid_at: string }[]): PricePlanPeriod {
  let ends: Date | undefined;
  for (const { plan: pricePlan, paid_at } of paid) {
    if (pricePlan === 'year') {
      const from = new Date(paid_at);
      ends = addYear(ends !== undefined && ends > from ? ends : from);
    }
  }
  return { isLifetime: paid.some(({ plan: pricePlan }) => pricePlan === 'one_time'), ends_at: ends };
}

/** Adds a year; 29 February becomes 1 March, so that no day is lost. */
function addYear(date: Date): Date {
  const next = new Date(date);
  next.setUTCFullYear(next.getUTCFullYear() + 1);
  return next;
}
