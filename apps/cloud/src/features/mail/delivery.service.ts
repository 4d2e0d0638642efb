import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../../deps.js';
import { type Deliver, isRefused, type Message } from '../../ports/mail.js';
import { claimMails, deleteMail, hastenMails, type MailRow, setFailure, setWritten } from './mail.queries.js';
import type { MailWriter } from './mail.service.js';

type Context = Pick<Deps, 'db' | 'clock' | 'config' | 'log' | 'sealer'>;

const second = 1000;
const minute = 60 * second;

/** Delays between attempts in ms; the last one repeats. Five minutes for most of the first hour, then half an hour. */
const delays = [5 * second, 15 * second, 30 * second, minute, 2 * minute, ...Array(10).fill(5 * minute), 30 * minute];

/** A process that dies holds its mails for `lease`, which is longer than writing, delivering and deleting one together. */
const limits = { atOnce: 5, delivery: 90 * second, deletion: 2 * minute, lease: 5 * minute, error: 500 };

export type Delivery = {
  /** Delivers what is due and returns when nothing is. `ending` ends deliveries that are on their way. */
  run: (ending?: AbortSignal) => Promise<void>;
};

type Sending = Context & { deliver: Deliver; writers: Map<string, MailWriter>; ending: AbortSignal };

/** Delivers stored mails in any number of processes, each mail in one of them at a time. */
export function createDelivery(context: Context, deliver: Deliver, kinds: readonly MailWriter[]): Delivery {
  const writers = new Map(kinds.map((kind) => [kind.name, kind]));
  return {
    async run(ending = new AbortController().signal) {
      const sending = { ...context, deliver, writers, ending };
      for (let due = await claim(sending); due.length > 0; due = await claim(sending)) {
        // All of them end before an error is thrown, so that none goes on unnoticed.
        const results = await Promise.allSettled(due.map((row) => send(sending, row)));
        const failed = results.find((result) => result.status === 'rejected');
        if (failed) {
          throw failed.reason;
        }
      }
    },
  };
}

async function claim({ db, clock, sealer, ending }: Sending): Promise<MailRow[]> {
  if (ending.aborted) {
    return [];
  }
  const now = clock.now();
  const until = new Date(now.getTime() + limits.lease).toISOString();
  return claimMails(db, { keyIds: sealer.keyIds, now: now.toISOString(), until, max: limits.atOnce });
}

async function send(sending: Sending, row: MailRow): Promise<void> {
  const late = AbortSignal.timeout(limits.delivery);
  const signal = AbortSignal.any([late, sending.ending]);
  try {
    const message = await write(sending, row);
    signal.throwIfAborted();
    if (message) {
      const id = `${row.id}.${Date.parse(row.created_at).toString(36)}`;
      await sending.deliver(message, { id, signal });
    }
  } catch (error) {
    await putOff(sending, row, late.aborted ? new Error('The mail server took too long.') : (error as Error));
    return;
  }
  await markSent(sending, row);
}

/** Writes a mail once. Later attempts send the same text and links. */
async function write({ db, clock, config, sealer, writers }: Sending, row: MailRow): Promise<Message | undefined> {
  const stored = sealer.open(row.sealed);
  if (row.is_written) {
    return stored as Message;
  }
  const writer = writers.get(row.kind);
  if (!writer) {
    // A newer version of the cloud may have stored it and can still send it.
    throw new Error(`This version of the cloud can’t write emails of the kind “${row.kind}”.`);
  }
  return db.transaction().execute(async (trx) => {
    const message = await writer.write({ db: trx, clock, config }, stored);
    if (message && !(await setWritten(trx, row, { recipient: message.to, sealed: sealer.seal(message), key_id: sealer.keyId }))) {
      throw new Error('Another process is sending this email.');
    }
    return message;
  });
}

async function putOff({ db, clock, log }: Sending, row: MailRow, error: Error): Promise<void> {
  const now = clock.now();
  const next_at = new Date(now.getTime() + (delays[row.attempts - 1] ?? delays.at(-1) ?? minute)).toISOString();
  const hasFailed = isRefused(error) || next_at >= row.give_up_at;
  const last_error = error.message.slice(0, limits.error);
  // Servers quote the address, which doesn't belong in the log.
  const reason = last_error.replaceAll(row.recipient, '[hidden]');
  log[hasFailed ? 'error' : 'warn']({ mail: row.id, attempts: row.attempts, reason }, 'a mail was not delivered');
  await setFailure(db, row, { next_at, last_error, failed_at: hasFailed ? now.toISOString() : null });
}

/** Deletes a delivered mail. Tries for as long as no other process can send it again. */
async function markSent({ db, clock, log, ending }: Sending, row: MailRow): Promise<void> {
  const end = Date.now() + limits.deletion;
  for (;;) {
    try {
      await deleteMail(db, row.id);
      break;
    } catch (error) {
      if (Date.now() >= end || ending.aborted) {
        log.error({ err: error, mail: row.id }, 'a delivered mail may be sent again');
        return;
      }
      await wait(second, undefined, { ref: false });
    }
  }
  if (row.attempts > 1) {
    await hastenMails(db, clock.now().toISOString());
  }
}
