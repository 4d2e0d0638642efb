import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { startTestCloud } from '@kithouse/cloud/testing';
import { createCall, register } from '@kithouse/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sayError } from '../user-error.js';
import { runMails } from './mails.js';

vi.setConfig({ testTimeout: 60_000 });

let cloud: Awaited<ReturnType<typeof startTestCloud>>;
let key: string;
beforeAll(async () => {
  // Nothing listens on this port.
  cloud = await startTestCloud({ SMTP_URL: 'smtp://127.0.0.1:1', LOG_LEVEL: 'fatal' });
  key = (await cloud.createOperator()).operator_key;
}, 120_000);
afterAll(() => cloud?.stop());

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await runMails({ args, cloud: cloud.url, key, log: (line) => lines.push(line) });
  return { code, lines };
}

test('lists an email that waits for the mail server, and sends it again [R-OPS-23]', async () => {
  expect(await run()).toEqual({ code: 0, lines: ['No email is waiting.'] });
  const email = `${randomUUID()}@example.com`;
  const person = {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email,
    password: 'correct horse',
    confirm_password: 'correct horse',
  };
  const site = { url: 'https://site.example', name: 'Site' };
  await createCall({ root: `${cloud.url}/v1` })(register, { ...person, site });

  let { lines } = await run('list', 'waiting');
  for (; !lines[0]?.includes('ECONNREFUSED'); { lines } = await run('list', 'waiting')) {
    await setTimeout(100);
  }
  const [id = ''] = lines[0]?.split(' ') ?? [];
  const again = await run('resend', id, '999999');

  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^${id}  waiting  [-\\d]{10} [:\\d]{5}  verify  ${email}  \\d attempts?  .*ECONNREFUSED`)),
  ]);
  expect(again.lines).toEqual([
    expect.stringMatching(`^sending again: ${id}  waiting`),
    '999999: This email isn’t stored. It was sent or deleted.',
  ]);
  expect(again.code).toBe(1);
  expect(await run('list', 'failed')).toEqual({ code: 0, lines: ['No email has failed.'] });
});

test.each([
  [['send'], 'Specify list or resend.'],
  [['resend'], 'Specify the number of an email.'],
  [['resend', '1x'], '“1x” isn’t the number of an email.'],
  [['list', 'lost'], 'Specify one of these states: all, waiting, failed.'],
])('refuses %j in one sentence', async (args, sentence) => {
  expect(await run(...args).catch(sayError)).toBe(sentence);
});
