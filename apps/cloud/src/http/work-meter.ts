import { AppError } from '@kithouse/contract';
import { isDatabaseAway } from '../db/away.js';
import { measureWaiting, Waiting } from '../db/waiting.js';
import { isScope } from '../key-scope.js';
import { networkOf } from '../network-of.js';
import type { Caller } from './caller.js';

/** In ms: `perSecond` is the sustained budget, `burst` the extra that may be used at once. */
type Budget = { perSecond: number; burst: number };
type Options = { budgets?: Record<'account' | 'address', Budget>; now?: () => number; maxCallers?: number };

/** One request at a time never exceeds the budget of an account. The people of an office or a host share an address. */
const usual = { account: { perSecond: 1000, burst: 60_000 }, address: { perSecond: 2000, burst: 120_000 } };

/**
 * In ms: the most that one call pays for waiting for the database. A healthy one answers faster. A stalled one makes everybody
 * wait, which is nobody's fault, and while it is away, waiting is free.
 */
const maxWaiting = 250;

/** Forgets the least recently active callers beyond this number. */
const defaultMaxCallers = 20_000;

/**
 * Limits the time that this process spends on the calls of an account, or of visitors from an address. A small request can cost
 * seconds, so counting requests isn't enough.
 */
export function createWorkMeter({
  budgets = usual,
  now = () => performance.now(),
  maxCallers = defaultMaxCallers,
}: Options = {}) {
  const used = new Map<string, { ms: number; at: number }>();

  /** Returns what a caller has used and not regained since. */
  const read = (who: string, { perSecond }: Budget) => {
    const { ms, at } = used.get(who) ?? { ms: 0, at: 0 };
    return Math.max(0, ms - ((now() - at) * perSecond) / 1000);
  };

  return {
    /** Throws `rate_limited` for a caller who has used too much. */
    assertLeft(subject: Subject | undefined) {
      if (subject && read(subject.who, budgets[subject.kind]) > budgets[subject.kind].burst) {
        throw new AppError('rate_limited');
      }
    },
    /** Does work at a caller's expense. */
    async charge<T>(subject: Subject | undefined, work: () => Promise<T>): Promise<T> {
      const began = now();
      const waiting = new Waiting(now);
      let isAway = false;
      try {
        return await measureWaiting(waiting, work);
      } catch (error) {
        isAway = isDatabaseAway(error);
        throw error;
      } finally {
        if (subject) {
          const waited = isAway ? 0 : Math.min(waiting.ms, maxWaiting);
          const ms = read(subject.who, budgets[subject.kind]) + now() - began - waiting.ms + waited;
          used.delete(subject.who);
          used.set(subject.who, { ms, at: now() });
          const [oldest] = used.size > maxCallers ? used.keys() : [];
          used.delete(oldest ?? '');
        }
      }
    },
  };
}

export type Subject = { kind: 'account' | 'address'; who: string };

/** Returns who pays for a call: the account, or a visitor's address. The operator and programs on this machine pay nothing. */
export function payerOf(caller: Caller, ip: string): Subject | undefined {
  if (caller.kind === 'user') {
    return { kind: 'account', who: `account ${caller.user.id}` };
  }
  const isFree = isScope(caller.kind) || ip === '::1' || ip.replace('::ffff:', '').startsWith('127.');
  return isFree ? undefined : { kind: 'address', who: networkOf(ip) };
}
