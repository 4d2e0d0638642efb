import { forgotPassword, listMails, resendMail } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { createMailDelivery } from '../../jobs/mails.js';
import { createTestApp } from '../../testing/index.js';
import { codeOf } from '../../testing/people.js';

const app = await createTestApp();
const operator = await app.operator();
const refused = Object.assign(new Error('550 no such mailbox'), { responseCode: 550, command: 'RCPT TO' });

/** Requests a link for a new account; the mail server refuses its address. */
async function refuseMail() {
  const { email } = await app.user();
  await app.browser().call(forgotPassword, { email });
  await createMailDelivery(app.deps, () => Promise.reject(refused)).run();
  const { data } = await operator.call(listMails, { state: 'failed' });
  return data.find(({ recipient }) => recipient === email);
}

test('lists a failed mail with recipient and error, and sends it again [R-OPS-23]', async () => {
  const mail = await refuseMail();
  const again = await operator.call(resendMail, { id: mail?.id ?? 0 });
  const waiting = await operator.call(listMails, { state: 'waiting' });

  expect(mail).toMatchObject({ kind: 'reset', state: 'failed', attempts: 1, last_error: '550 no such mailbox', next_at: null });
  expect(JSON.stringify(mail)).not.toContain('token');
  expect(again).toMatchObject({ id: mail?.id, state: 'waiting', next_at: expect.any(String) });
  expect(waiting.data.map(({ id }) => id)).toContain(mail?.id);
  expect(await app.mailsTo(mail?.recipient ?? '')).toHaveLength(1);
  expect(await codeOf(operator.call(resendMail, { id: mail?.id ?? 0 }))).toBe('not_found');
});

test('refuses to send an expired link again [R-OPS-23]', async () => {
  const mail = await refuseMail();
  app.clock.advance(61 * 60_000);

  expect(await codeOf(operator.call(resendMail, { id: mail?.id ?? 0 }))).toBe('invalid_link');
});

test('shows stored mails to nobody but the operator [R-OPS-23]', async () => {
  const { call } = await app.user();
  const visitor = app.visitor;

  expect(await codeOf(call(listMails, {}))).toBe('invalid_permission');
  expect(await codeOf(visitor.call(resendMail, { id: 1 }))).toBe('is_signed_failed');
});
