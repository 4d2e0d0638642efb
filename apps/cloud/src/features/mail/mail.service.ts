import * as z from 'zod/mini';
import type { Db } from '../../db/client.js';
import type { Deps } from '../../deps.js';
import type { Message } from '../../ports/mail.js';
import { deleteFailedBefore, deleteMailsTo, failOverdue, insertMail } from './mail.queries.js';

type WriteContext = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Writes one kind of mail from what was stored about it. */
export type MailWriter = {
  name: string;
  /** Writes the mail once, in a transaction, or returns undefined to send none. */
  write: (context: WriteContext, payload: unknown) => Promise<Message | undefined>;
};

export type MailKind<P> = MailWriter & {
  /** How long the links in the mail work, in ms. */
  linkLifetimeMs: number | undefined;
  /** Reduces a payload to what is stored. */
  pack: (payload: P) => unknown;
};

type Definition<P> = {
  payload: z.ZodMiniType<P>;
  linkLifetimeMs?: number;
  write: (context: WriteContext, payload: P) => Message | Promise<Message | undefined>;
};

/** Defines a kind of mail. The payload is stored, and a later release may read it: only add optional fields. */
export const defineMail = <P>(name: string, { payload, linkLifetimeMs, write }: Definition<P>): MailKind<P> => ({
  name,
  linkLifetimeMs,
  pack: (given) => payload.parse(given),
  write: async (context, given) => write(context, payload.parse(given)),
});

/** Describes the recipient of a mail in a payload. */
export const ReaderFields = z.object({ email: z.string(), first_name: z.string(), language: z.string() });

const hour = 60 * 60_000;
const day = 24 * hour;

/** Limits in ms how long a mail is retried, and how long a failed one is stored for the operator. */
export const patience = { retry: 3 * day, failed: 30 * day };

/** Stores a mail to send. Call it in the transaction of its cause, so that neither exists without the other. */
export async function addMail<P>(
  { db, clock, sealer }: Pick<Deps, 'db' | 'clock' | 'sealer'>,
  kind: MailKind<P>,
  recipient: string,
  payload: P,
): Promise<void> {
  const now = clock.now();
  const after = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const { linkLifetimeMs } = kind;
  await insertMail(db, {
    kind: kind.name,
    recipient,
    sealed: sealer.seal(kind.pack(payload)),
    key_id: sealer.keyId,
    created_at: now.toISOString(),
    next_at: now.toISOString(),
    valid_until: linkLifetimeMs === undefined ? null : after(linkLifetimeMs),
    give_up_at: after(Math.min(patience.retry, linkLifetimeMs ?? patience.retry)),
  });
}

/** Deletes the unsent mails of a deleted account. */
export const forgetMailsTo = (db: Db, email: string) => deleteMailsTo(db, email);

/** Deletes mails that failed long ago, and lists those as failed that no process could open in time. */
export async function sweepMails({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms).toISOString();
  await deleteFailedBefore(db, before(patience.failed));
  const failure = { failed_at: before(0), last_error: 'No process has the key that this email is encrypted with.' };
  await failOverdue(db, before(hour), failure);
}
