import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { startTestCloud } from '@kithouse/cloud/testing';
import { createCall, createOrder, getOrder, signUp, verifyEmail } from '@kithouse/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sayError } from '../user-error.js';
import { runOrders } from './orders.js';

vi.setConfig({ testTimeout: 60_000 });

let cloud: Awaited<ReturnType<typeof startTestCloud>>;
let key: string;
beforeAll(async () => {
  cloud = await startTestCloud();
  key = (await cloud.createOperator()).operator_key;
}, 120_000);
afterAll(() => cloud?.stop());

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await runOrders({ args, cloud: cloud.url, key, log: (line) => lines.push(line) });
  return { code, lines };
}

/** Opens a browser that stores its cookie and sends its page's origin. */
function openBrowser() {
  let cookie = '';
  return createCall({
    root: `${cloud.url}/v1`,
    async fetch(url, init) {
      const response = await fetch(url, { ...init, headers: { ...(init?.headers as object), origin: cloud.url, cookie } });
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      return response;
    },
  });
}

async function readMails(email: string): Promise<{ subject: string; text: string }[]> {
  const answer = await fetch(`${cloud.url}/outbox.json`);
  const { data } = (await answer.json()) as { data: { to: string; subject: string; text: string }[] };
  return data.filter(({ to }) => to === email);
}

async function findMail(email: string, subject: string) {
  for (let tries = 0; tries < 100; tries++) {
    const mail = (await readMails(email)).find((each) => each.subject.startsWith(subject));
    if (mail) {
      return mail;
    }
    await setTimeout(50);
  }
  throw new Error(`No mail "${subject}" arrived.`);
}

/** Creates a confirmed account and orders a plan. */
async function placeOrder(first_name = 'Ada') {
  const call = openBrowser();
  const email = `${randomUUID()}@example.com`;
  const password = 'correct horse';
  await call(signUp, { first_name, last_name: 'Lovelace', email, password, confirm_password: password });
  const { text } = await findMail(email, 'Confirm');
  await call(verifyEmail, { token: /#token=([\w-]+)/.exec(text)?.[1] ?? '' });
  const { number } = await call(createOrder, { key: randomUUID(), plan: 'one_time', amount: 149 });
  const state = async () => (await call(getOrder, { number })).state;
  return { number, email, state };
}

test('lists pending orders, confirms one by number and notifies the buyer', async () => {
  const { number, email, state } = await placeOrder();

  const waiting = await run('list');
  const confirmed = await run('confirm', number.toLowerCase());

  expect(waiting.lines).toContainEqual(
    expect.stringMatching(
      new RegExp(`^${number}  pending    \\d{4}-\\d\\d-\\d\\d  \\$149\\.00  manual  Lifetime plan  Ada Lovelace <${email}>$`),
    ),
  );
  expect(confirmed).toEqual({ code: 0, lines: [expect.stringContaining(`confirmed: ${number}  paid`)] });
  expect(await state()).toBe('paid');
  expect((await findMail(email, 'Paid')).text).toContain(number);
  expect((await run('list')).lines.join()).not.toContain(number);
  expect((await run('list', 'paid')).lines.join()).toContain(number);
});

test('changes several orders at once and continues after a failed one', async () => {
  const [first, second] = [await placeOrder(), await placeOrder()];
  await run('refuse', first.number);

  const { code, lines } = await run('confirm', 'KKKK-2222', second.number);
  const again = await run('refuse', first.number);
  const refund = await run('refund', first.number);

  expect([code, lines[0], await second.state()]).toEqual([1, 'KKKK-2222: This order wasn’t found. Check the address.', 'paid']);
  expect([again.code, refund.code, await first.state()]).toEqual([0, 1, 'refused']);
});

test('escapes terminal control characters of a name', async () => {
  const { number } = await placeOrder('\u202EA\u001b[31md\u0007a');

  const { lines } = await run('list');

  const line = lines.find((each) => each.startsWith(number)) ?? '';
  expect(line).toContain('<');
  expect(line).not.toMatch(/\p{Cc}|\p{Cf}/u);
});

test.each([
  [['pay', 'KKKK-2222'], 'Specify list, confirm, refuse or refund.'],
  [['confirm'], 'Specify the number of an order.'],
  [['confirm', '../x'], '“../X” isn’t an order number.'],
  [['list', 'lost'], 'Specify one of these states: all, pending, paid, cancelled, refused, refunded.'],
])('refuses %j in one sentence', async (args, sentence) => {
  expect(await run(...args).catch(sayError)).toBe(sentence);
});

test('reports a wrong key and an unreachable cloud', async () => {
  const log = () => {};
  const wrongKey = runOrders({ args: ['list'], cloud: cloud.url, key: 'wrong', log }).catch(sayError);
  const away = runOrders({ args: ['list'], cloud: 'http://127.0.0.1:1', key, log }).catch(sayError);

  expect(await wrongKey).toMatch(/doesn’t accept this key/);
  expect(await away).toBe('The cloud at http://127.0.0.1:1 can’t be reached. Check that it’s running.');
});
