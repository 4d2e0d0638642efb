import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { createLog } from '../log.js';
import { createMail } from './mail.js';
import { createSmtpDelivery } from './mail-smtp.js';

const open: SMTPServer[] = [];
afterAll(() => Promise.all(open.map((server) => new Promise<void>((resolve) => server.close(() => resolve())))));

const message = { to: 'ada@example.com', subject: 'Grüße, ملاحظة', text: 'Plain words\n', html: '<p>Rich <b>words</b></p>' };
const quiet = createLog('silent');

/** Starts a real mail server that stores what it receives. */
async function startServer(options: SMTPServerOptions = {}) {
  const received: { from: string; to: string[]; body: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          body: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, received };
}

function collect() {
  const lines: string[] = [];
  return { lines, log: createLog('info', { write: (line) => lines.push(line) }) };
}

test('delivers a mail to a real server in both formats with its sender', async () => {
  const { url, received } = await startServer();
  const mail = createMail(createSmtpDelivery(url, 'Kithouse <hello@cloud.example>'), quiet);

  mail.send(async () => message);
  await mail.settle();

  expect(received).toMatchObject([{ from: 'hello@cloud.example', to: ['ada@example.com'] }]);
  expect(received[0]?.body).toContain('Plain words');
  expect(received[0]?.body).toContain('<p>Rich <b>words</b></p>');
  expect(received[0]?.body).toMatch(/^From: Kithouse <hello@cloud\.example>/m);
  expect(received[0]?.body).toMatch(/^Auto-Submitted: auto-generated/m);
});

test('retries a temporarily busy server', async () => {
  let refusals = 2;
  const { url, received } = await startServer({
    onMailFrom: (_address, _session, done) =>
      done(refusals-- > 0 ? Object.assign(new Error('busy'), { responseCode: 451 }) : null),
  });
  const mail = createMail(createSmtpDelivery(url, 'hello@cloud.example'), quiet, [1, 1, 1]);

  mail.send(async () => message);
  await mail.settle();

  expect(received).toHaveLength(1);
});

test('does not retry a permanent refusal', async () => {
  let asked = 0;
  const { url } = await startServer({
    onRcptTo(_address, _session, done) {
      asked += 1;
      done(Object.assign(new Error('no such person'), { responseCode: 550 }));
    },
  });
  const { lines, log } = collect();
  const mail = createMail(createSmtpDelivery(url, 'hello@cloud.example'), log, [1, 1, 1]);

  mail.send(async () => message);
  await mail.settle();

  expect([asked, lines.length]).toEqual([1, 1]);
});

test('logs an unreachable server without the mail or its recipient and does not block the sender', async () => {
  const { lines, log } = collect();
  const mail = createMail(createSmtpDelivery('smtp://127.0.0.1:1', 'hello@cloud.example'), log, [1]);

  mail.send(async () => message);
  await mail.settle();

  expect(lines.map((line) => JSON.parse(line).level)).toEqual([40, 50]);
  expect(lines.join('')).not.toMatch(/ada@example|Plain words/);
});

test('writes the mail only after responding', async () => {
  const order: string[] = [];
  const mail = createMail(async () => void order.push('delivered'), quiet);

  mail.send(async () => {
    order.push('written');
    return message;
  });
  order.push('answered');
  await mail.settle();

  expect(order).toEqual(['answered', 'written', 'delivered']);
});

test('ignores a mail without a recipient or with an error in its text', async () => {
  const { lines, log } = collect();
  const sent: string[] = [];
  const mail = createMail(async ({ to }) => void sent.push(to), log);

  mail.send(async () => undefined);
  mail.send(() => Promise.reject(new Error('broken')));
  mail.send(async () => message);
  await mail.settle();
  await setTimeout();

  expect(sent).toEqual(['ada@example.com']);
  expect(lines).toHaveLength(1);
});
