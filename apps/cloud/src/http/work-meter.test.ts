import { expect, test } from 'vitest';
import { DatabaseAwayError } from '../db/away.js';
import { awaitElsewhere } from '../db/waiting.js';
import type { Caller } from './caller.js';
import { createWorkMeter, payerOf } from './work-meter.js';

const user = (id: number): Caller => ({ kind: 'user', user: { id, email: '', name: '', is_verified: true } });
const visitor: Caller = { kind: 'visitor' };

/** Opens a meter whose time passes only on request. */
function openMeter(maxCallers = 10) {
  let time = 0;
  const meter = createWorkMeter({
    budgets: { account: { perSecond: 100, burst: 1000 }, address: { perSecond: 200, burst: 2000 } },
    now: () => time,
    maxCallers,
  });
  const wait = (ms: number) => {
    time += ms;
  };
  const isRefused = (caller: Caller, ip = '203.0.113.7') => {
    try {
      meter.assertLeft(payerOf(caller, ip));
      return false;
    } catch {
      return true;
    }
  };
  const use = (caller: Caller, ms: number, ip = '203.0.113.7') => meter.charge(payerOf(caller, ip), async () => wait(ms));
  return { isRefused, use, wait, meter };
}

test('[R-OPS-91] refuses an account that used too much, and nobody else', async () => {
  const { isRefused, use } = openMeter();

  await use(user(1), 900);
  const before = isRefused(user(1));
  await use(user(1), 900);

  expect(before).toBe(false);
  expect([isRefused(user(1)), isRefused(user(2)), isRefused(visitor)]).toEqual([true, false, false]);
});

test('[R-OPS-91] accepts an account again after a while', async () => {
  const { isRefused, use, wait } = openMeter();
  await use(user(1), 2000);

  const early = isRefused(user(1));
  wait(12_000);

  expect([early, isRefused(user(1))]).toEqual([true, false]);
});

test('[R-OPS-91] counts failed work, and visitors by network', async () => {
  const { isRefused, meter, wait } = openMeter();

  const failing = meter.charge(payerOf(visitor, '2001:db8:1:2::3'), async () => {
    wait(4000);
    throw new Error('failed');
  });

  await expect(failing).rejects.toThrow('failed');
  expect(['2001:db8:1:2::9', '2001:db8:1:3::9'].map((ip) => isRefused(visitor, ip))).toEqual([true, false]);
});

test('[R-OPS-91] never refuses one request at a time', async () => {
  const meter = createWorkMeter({ now: () => time });
  let time = 0;

  for (let count = 0; count < 500; count++) {
    const payer = payerOf(user(1), '203.0.113.7');
    meter.assertLeft(payer);
    await meter.charge(payer, async () => {
      time += 10_000;
    });
  }

  expect(time).toBe(5_000_000);
});

test('doesn’t limit the operator and programs on this machine', () => {
  expect([payerOf({ kind: 'publisher' }, '203.0.113.7'), payerOf(visitor, '127.0.0.1'), payerOf(visitor, '::1')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('remembers a limited number of callers', async () => {
  const { isRefused, use } = openMeter(2);

  for (const id of [1, 2, 3]) {
    await use(user(id), 5000);
  }

  expect([1, 2, 3].map((id) => isRefused(user(id)))).toEqual([false, true, true]);
});

test('[R-OPS-91] charges a stall of the database to nobody, and waiting at the same time once', async () => {
  const { isRefused, meter, wait } = openMeter();
  const stall = (ms: number) => awaitElsewhere(async () => wait(ms));

  await meter.charge(payerOf(user(1), ''), () => stall(10_000));
  await meter.charge(payerOf(user(1), ''), () => Promise.all([stall(10_000), stall(10_000)]));
  const lenient = isRefused(user(1));
  await meter.charge(payerOf(user(2), ''), () => stall(10_000).then(() => wait(1500)));

  expect([lenient, isRefused(user(2))]).toEqual([false, true]);
});

test('[R-OPS-91] charges nothing for waiting while the database is away', async () => {
  const { isRefused, meter, wait } = openMeter();
  const fail = () =>
    awaitElsewhere(async () => {
      wait(1500);
      throw new DatabaseAwayError();
    });

  for (let count = 0; count < 50; count++) {
    await expect(meter.charge(payerOf(user(1), ''), fail)).rejects.toThrow(DatabaseAwayError);
  }

  expect(isRefused(user(1))).toBe(false);
});
