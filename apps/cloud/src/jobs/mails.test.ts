import { setTimeout } from 'node:timers/promises';
import { forgotPassword } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { createSmtpDelivery } from '../ports/mail-smtp.js';
import { createTestApp } from '../testing/index.js';
import { startMailServer } from '../testing/mail-server.js';
import { startMailing } from './mails.js';

const app = await createTestApp();

async function requestMail() {
  const { email } = await app.user();
  await app.browser().call(forgotPassword, { email });
  return email;
}

const isStored = async (email: string) =>
  (await app.db.selectFrom('mails').select('id').where('recipient', '=', email).execute()).length > 0;

test('delivers mails without being asked, and the last ones when it stops [R-OPS-20]', async () => {
  const { url, received } = await startMailServer();
  const stop = startMailing(app.deps, createSmtpDelivery(url, 'hello@cloud.example'), 5000);
  const first = await requestMail();
  while (await isStored(first)) {
    await setTimeout(20);
  }

  const last = await requestMail();
  await stop();

  expect(received.map(({ to }) => to)).toEqual([[first], [last]]);
});

test('stops in time although the mail server hangs, and stores the mail [R-OPS-20]', async () => {
  const { url } = await startMailServer({ onMailFrom: () => {} });
  const email = await requestMail();

  await startMailing(app.deps, createSmtpDelivery(url, 'hello@cloud.example'), 200)();

  expect(await isStored(email)).toBe(true);
});
