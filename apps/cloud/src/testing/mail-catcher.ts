import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

type Caught = { to: string[]; body: string };

/** Runs a real mail server that stores what it receives and can go away and come back. */
export async function openMailCatcher(port = 0) {
  const received: Caught[] = [];
  let server: SMTPServer | undefined;
  let chosen = port;

  async function start() {
    const opened = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], closeTimeout: 100, onData });
    opened.on('error', () => {});
    opened.listen(chosen, '127.0.0.1');
    await once(opened.server, 'listening');
    chosen = (opened.server.address() as AddressInfo).port;
    server = opened;
  }

  const onData: NonNullable<ConstructorParameters<typeof SMTPServer>[0]>['onData'] = (stream, session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), body: Buffer.concat(chunks).toString() });
      done();
    });
  };

  const stop = () => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  const to = (email: string) => received.filter(({ to: all }) => all.includes(email));

  await start();
  return {
    url: `smtp://127.0.0.1:${chosen}`,
    received,
    to,
    /** Waits for a mail with a link to that page and returns the link's token. */
    async findToken(email: string, page: string): Promise<string> {
      for (let attempt = 0; attempt < 600; attempt++) {
        const texts = to(email).map(({ body }) => body.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
        const token = texts.map((text) => new RegExp(`/${page}#token=([\\w-]+)`).exec(text)?.[1]).find(Boolean);
        if (token) {
          return token;
        }
        await sleep(200);
      }
      throw new Error(`No mail with a link to ${page} arrived.`);
    },
    start,
    stop,
    close: stop,
  };
}
