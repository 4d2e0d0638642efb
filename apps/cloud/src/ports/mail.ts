import type { Log } from '../log.js';

/** Describes a mail to one person. `text` and `html` have the same content. */
export type Message = { to: string; subject: string; text: string; html: string };

/** Queues mails and delivers them after responding, so that no request waits for a mail server or fails with it. */
export type Mail = {
  /** Queues a mail. `write` runs after responding too and may return no recipient. */
  send: (write: () => Promise<Message | undefined>) => void;
  /** Resolves when every queued mail is delivered or has failed. */
  settle: () => Promise<void>;
};

/** Delivers one mail or throws. */
export type Deliver = (message: Message) => Promise<void>;

const waiting = { most: 1000, delays: [2_000, 15_000, 60_000] };

/** Delivers with retries, so that a short outage loses no mail. `delays` in ms. */
export function createMail(deliver: Deliver, log: Log, delays: readonly number[] = waiting.delays): Mail {
  const pending = new Set<Promise<void>>();
  return {
    send(write) {
      if (pending.size >= waiting.most) {
        log.error('too many mails are waiting, one is dropped');
        return;
      }
      const delivery = writeAndDeliver(write, deliver, log, delays)
        .catch((error: unknown) => log.error({ err: error }, 'a mail could not be written'))
        .finally(() => pending.delete(delivery));
      pending.add(delivery);
    },
    async settle() {
      await Promise.all(pending);
    },
  };
}

async function writeAndDeliver(write: () => Promise<Message | undefined>, deliver: Deliver, log: Log, delays: readonly number[]) {
  // After responding, because the response time must not reveal whether a mail was sent.
  await new Promise((resolve) => setImmediate(resolve));
  const message = await write();
  for (let tries = 0; message !== undefined; tries++) {
    try {
      return await deliver(message);
    } catch (error) {
      const delay = isRefused(error) ? undefined : delays[tries];
      log[delay ? 'warn' : 'error']({ subject: message.subject, reason: (error as Error).message }, 'a mail was not delivered');
      if (delay === undefined) {
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, delay).unref());
    }
  }
}

/** Treats responses of 500 and above as permanent. */
const isRefused = (error: unknown) => ((error as { responseCode?: number }).responseCode ?? 0) >= 500;
