import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll } from 'vitest';

/** Starts a real mail server that stores what it receives. Closes with the tests of the file. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0) {
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
    closeTimeout: 100,
    ...options,
  });
  server.on('error', () => {});
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, received };
}
