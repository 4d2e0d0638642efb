import { EventEmitter, once } from 'node:events';
import { expect, test } from 'vitest';
import { startMailServer } from '../testing/mail-server.js';
import { isRefused } from './mail.js';
import { createSmtpDelivery } from './mail-smtp.js';

const message = { to: 'ada@example.com', subject: 'Grüße, ملاحظة', text: 'Plain words\n', html: '<p>Rich <b>words</b></p>' };

const deliverTo = (url: string, signal = new AbortController().signal) =>
  createSmtpDelivery(url, 'Kithouse <hello@cloud.example>')(message, { id: '7.abc', signal });

/** Returns the error of a server that answers one command with a code. */
async function errorOf(command: 'onMailFrom' | 'onRcptTo' | 'onAuth', responseCode: number, login = '') {
  const refuse = (_given: unknown, _session: unknown, done: (error: Error) => void) =>
    done(Object.assign(new Error('no'), { responseCode }));
  const { url } = await startMailServer({ [command]: refuse, allowInsecureAuth: true });
  return deliverTo(url.replace('//', `//${login}`)).then(
    () => undefined,
    (error: unknown) => error,
  );
}

test('delivers a mail to a real server in both formats with its sender', async () => {
  const { url, received } = await startMailServer();

  await deliverTo(url);

  expect(received).toMatchObject([{ from: 'hello@cloud.example', to: ['ada@example.com'] }]);
  expect(received[0]?.body).toContain('Plain words');
  expect(received[0]?.body).toContain('<p>Rich <b>words</b></p>');
  expect(received[0]?.body).toMatch(/^From: Kithouse <hello@cloud\.example>/m);
  expect(received[0]?.body).toMatch(/^Auto-Submitted: auto-generated/m);
});

test('names a mail the same way each time it is delivered', async () => {
  const { url, received } = await startMailServer();

  await deliverTo(url);
  await deliverTo(url);

  expect(received.map(({ body }) => /^Message-ID: (.+)$/im.exec(body)?.[1])).toEqual(Array(2).fill('<7.abc@cloud.example>'));
});

test('closes the connection when a delivery is ended', async () => {
  const ending = new AbortController();
  const events = new EventEmitter();
  const closed = once(events, 'closed');
  const onClose = () => void events.emit('closed');
  const { url, received } = await startMailServer({ onMailFrom: () => ending.abort(), onClose });

  await expect(deliverTo(url, ending.signal)).rejects.toThrow(/abort/i);

  await closed;
  expect(received).toEqual([]);
});

test('treats only refusals of a recipient or a text as final', async () => {
  const errors = await Promise.all([
    errorOf('onRcptTo', 550),
    errorOf('onRcptTo', 451),
    errorOf('onMailFrom', 550),
    errorOf('onAuth', 535, 'ada:wrong@'),
    deliverTo('smtp://127.0.0.1:1').catch((error: unknown) => error),
  ]);

  expect(errors.map((error) => (error as Error).name)).toEqual(Array(5).fill('Error'));
  expect(errors.map(isRefused)).toEqual([true, false, false, false, false]);
});
