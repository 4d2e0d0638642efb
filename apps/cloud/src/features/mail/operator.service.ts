import { AppError, type listMails, type Output, type ParsedInput, type StoredMail } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import * as mails from './mail.queries.js';
import { patience } from './mail.service.js';

type Context = Pick<Deps, 'db' | 'clock'>;

const pageSize = 50;

export async function list({ db }: Context, { state, page }: ParsedInput<typeof listMails>): Promise<Output<typeof listMails>> {
  const paging = { limit: pageSize, offset: (page - 1) * pageSize };
  const { rows, total } = await mails.listMails(db, state, paging);
  return { data: rows.map(toStoredMail), current_page: page, total_page: Math.ceil(total / pageSize), total };
}

export async function find({ db }: Context, id: number): Promise<StoredMail | undefined> {
  const mail = await mails.findMail(db, id);
  return mail && toStoredMail(mail);
}

/** Makes a mail due now. One that is being delivered stays with its process, and is due again if that fails. */
export async function resend({ db, clock }: Context, id: number): Promise<StoredMail> {
  const now = clock.now();
  const mail = await mails.findMail(db, id);
  const validUntil = mail?.valid_until ?? undefined;
  if (validUntil !== undefined && validUntil <= now.toISOString()) {
    throw new AppError('invalid_link', 'The link in this email has expired. The recipient can request a new one.');
  }
  const last = new Date(now.getTime() + patience.retry).toISOString();
  const give_up_at = validUntil !== undefined && validUntil < last ? validUntil : last;
  const revived = mail && (await mails.reviveMail(db, id, { next_at: now.toISOString(), give_up_at }));
  if (!revived) {
    throw new AppError('not_found', 'This email isn’t stored. It was sent or deleted.');
  }
  return toStoredMail(revived);
}

const toStoredMail = ({
  id,
  kind,
  recipient,
  created_at,
  attempts,
  last_error,
  next_at,
  failed_at,
}: mails.MailRow): StoredMail => ({
  id,
  kind,
  recipient,
  state: failed_at === null ? 'waiting' : 'failed',
  created_at,
  attempts,
  last_error,
  next_at: failed_at === null ? next_at : null,
});
