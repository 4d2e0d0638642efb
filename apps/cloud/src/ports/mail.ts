import type { Log } from '../log.js';

/** A mail to one person. `text` and `html` say the same. */
export type Message = { to: string; subject: string; text: string; html: string };

/** Takes mails and delivers them behind the answer, so that no request waits for a mail server or fails with it. */
export type Mail = {
  /** `write` runs behind the answer too, and may find that there is nobody to write to. */
  send: (write: () => Promise<Message | undefined>) => void;
  /** Resolves when everything taken so far is delivered or given up. */
  settle: () => Promise<void>;
};

/** Hands one mail over for good, or throws. */
export type Deliver = (message: Message) => Promise<void>;

const waiting = { most: 1000, delays: [2_000, 15_000, 60_000] };

/** Delivers with some patience: a mail server that is away for a moment loses nothing. `delays` in ms. */
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
  // Not before the answer is on its way: how long it takes must not tell whether a mail was sent.
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

/** Answers of 500 and above are the mail server's last word. */
const isRefused = (error: unknown) => ((error as { responseCode?: number }).responseCode ?? 0) >= 500;
