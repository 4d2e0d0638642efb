import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/client.js';
import type { MailTables } from '../../db/schema/mails.js';

export type MailRow = Selectable<MailTables['mails']>;
export type MailState = 'waiting' | 'failed' | 'all';

export async function insertMail(db: Db, row: Insertable<MailTables['mails']>) {
  await db.insertInto('mails').values(row).execute();
}

type Claim = { keyIds: string[]; now: string; until: string; max: number };

/** Reserves due mails until `until`, each for one process. A process that dies leaves them to the next one after that time. */
export function claimMails(db: Db, { keyIds, now, until, max }: Claim): Promise<MailRow[]> {
  const due = db
    .selectFrom('mails')
    .select('id')
    .where('failed_at', 'is', null)
    .where('key_id', 'in', keyIds)
    .where('next_at', '<=', now)
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', now)]))
    .orderBy('next_at')
    .limit(max)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('mails')
    .set((row) => ({ claimed_until: until, attempts: row('attempts', '+', 1) }))
    .where('id', 'in', due)
    .returningAll()
    .execute();
}

type Claimed = Pick<MailRow, 'id' | 'attempts'>;

/** Updates a mail unless another process has claimed it since. */
const updateClaimed = (db: Db, { id, attempts }: Claimed) =>
  db.updateTable('mails').where('id', '=', id).where('attempts', '=', attempts).where('claimed_until', 'is not', null);

/** Returns whether the mail is still claimed. */
export async function setWritten(
  db: Db,
  mail: Claimed,
  written: { recipient: string; sealed: Buffer; key_id: string },
): Promise<boolean> {
  const { numUpdatedRows } = await updateClaimed(db, mail)
    .set({ ...written, is_written: true })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteMail(db: Db, id: number) {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}

type Failure = { next_at: string; last_error: string; failed_at: string | null };

export async function setFailure(db: Db, mail: Claimed, failure: Failure) {
  await updateClaimed(db, mail)
    .set({ ...failure, claimed_until: null })
    .execute();
}

/** Makes the mails due that waited for the mail server to return. */
export async function hastenMails(db: Db, now: string) {
  await db
    .updateTable('mails')
    .set({ next_at: now })
    .where('failed_at', 'is', null)
    .where('last_error', 'is not', null)
    .where('claimed_until', 'is', null)
    .where('next_at', '>', now)
    .execute();
}

/** Lists mails that wait or failed, oldest first. */
export async function listMails(db: Db, state: MailState, { limit, offset }: { limit: number; offset: number }) {
  const requested = db
    .selectFrom('mails')
    .$if(state !== 'all', (query) => query.where('failed_at', state === 'failed' ? 'is not' : 'is', null));
  const rows = await requested.selectAll().orderBy('id').limit(limit).offset(offset).execute();
  const { total } = await requested.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

export function findMail(db: Db, id: number): Promise<MailRow | undefined> {
  return db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
}

type Revival = { next_at: string; give_up_at: string };

export function reviveMail(db: Db, id: number, revival: Revival): Promise<MailRow | undefined> {
  return db
    .updateTable('mails')
    .set({ ...revival, failed_at: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Marks mails as failed that were due for the last time before `time`. */
export async function failOverdue(db: Db, time: string, failure: { failed_at: string; last_error: string }) {
  await db
    .updateTable('mails')
    .set((row) => ({ failed_at: failure.failed_at, last_error: row.fn.coalesce('last_error', row.val(failure.last_error)) }))
    .where('failed_at', 'is', null)
    .where('give_up_at', '<', time)
    .where('next_at', '<', time)
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<', time)]))
    .execute();
}

export async function deleteMailsTo(db: Db, recipient: string) {
  await db.deleteFrom('mails').where('recipient', '=', recipient).execute();
}

export async function deleteFailedBefore(db: Db, time: string) {
  await db.deleteFrom('mails').where('failed_at', '<', time).execute();
}
