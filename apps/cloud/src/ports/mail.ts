import type { Log } from '../log.js';

/** A mail to one person. `text` and `html` say the same. */
export type Message = { to: string; subject: string; text: string; html: string };

/** Takes mails and delivers them behind the answer, so that no request waits for a mail server or fails with it. */
export type Mail = {
  send: (message: Message) => void;
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
    send(message) {
      if (pending.size >= waiting.most) {
        log.error({ subject: message.subject }, 'too many mails are waiting, this one is dropped');
        return;
      }
      const delivery = deliverPatiently(deliver, message, log, delays).finally(() => pending.delete(delivery));
      pending.add(delivery);
    },
    async settle() {
      await Promise.all(pending);
    },
  };
}

async function deliverPatiently(deliver: Deliver, message: Message, log: Log, delays: readonly number[]) {
  // Not before the answer is on its way: how long it takes must not tell whether a mail was sent.
  await new Promise((resolve) => setImmediate(resolve));
  for (const delay of [...delays, undefined]) {
    try {
      return await deliver(message);
    } catch (error) {
      const isFinal = delay === undefined || isRefused(error);
      log[isFinal ? 'error' : 'warn']({ subject: message.subject, reason: (error as Error).message }, 'a mail was not delivered');
      if (isFinal) {
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, delay).unref());
    }
  }
}

/** Answers of 500 and above are the mail server's last word. */
const isRefused = (error: unknown) => ((error as { responseCode?: number }).responseCode ?? 0) >= 500;
