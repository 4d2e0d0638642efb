import * as z from 'zod/mini';
import { endpoint, Page, paged } from './endpoint.js';
import { Id } from './items.js';
import { supportCall } from './operator.js';

/** `waiting` is retried. `failed` was refused by the mail server, or not accepted in time. */
export const MailState = z.enum(['waiting', 'failed']);
export type MailState = z.infer<typeof MailState>;

/** Describes an email that no mail server has accepted yet, without its content. */
export const StoredMail = z.object({
  id: z.int(),
  /** Purpose of the email, such as `verify`. */
  kind: z.string(),
  recipient: z.string(),
  state: MailState,
  created_at: z.string(),
  attempts: z.int(),
  last_error: z.nullable(z.string()),
  /** Null if it failed. */
  next_at: z.nullable(z.string()),
});
export type StoredMail = z.infer<typeof StoredMail>;

/** Lists stored emails, oldest first. */
export const listMails = endpoint({
  ...supportCall,
  name: 'mails.list',
  method: 'GET',
  path: '/operator/mails',
  input: z.object({
    state: z._default(z.enum(['all', ...MailState.options]), 'all'),
    page: Page,
  }),
  output: paged(StoredMail),
  errors: [],
});

/** Sends an email again now, and retries it like a new one. */
export const resendMail = endpoint({
  ...supportCall,
  name: 'mails.resend',
  method: 'POST',
  path: '/operator/mails/{id}/resend',
  recorded: ['state', 'next_at'],
  input: z.object({ id: Id }),
  output: StoredMail,
  errors: ['not_found', 'invalid_link'],
});
