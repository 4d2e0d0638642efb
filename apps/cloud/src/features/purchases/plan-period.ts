import type { PlanType } from '@kithouse/contract';

/** `ends_at` is when the last paid year ends or ended; a year paid during another begins where that one ends. */
export type PlanPeriod = { isLifetime: boolean; ends_at: Date | undefined };

/** What a person's paid plans add up to; they come oldest first. */
export function planPeriod(paid: { plan: PlanType; paid_at: string }[]): PlanPeriod {
  let ends: Date | undefined;
  for (const { plan, paid_at } of paid) {
    if (plan === 'year') {
      const from = new Date(paid_at);
      ends = addYear(ends !== undefined && ends > from ? ends : from);
    }
  }
  return { isLifetime: paid.some(({ plan }) => plan === 'one_time'), ends_at: ends };
}

/** The 29th of February is followed by the 1st of March: a year never loses a day. */
function addYear(date: Date): Date {
  const next = new Date(date);
  next.setUTCFullYear(next.getUTCFullYear() + 1);
  return next;
}
