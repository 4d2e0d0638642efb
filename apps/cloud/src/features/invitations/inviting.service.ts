import * as z from 'zod/mini';
import type { Deps } from '../../deps.js';
import { assertWithinBudget, isWithinLimit } from '../account/attempts.service.js';
import { findLanguage } from '../account/language.service.js';
import { createSecret, hashSecret } from '../account/secrets.service.js';
import { addMail, defineMail } from '../mail/mail.service.js';
import * as invitations from './invitations.queries.js';
import { type Inviter, writeInvitationMail } from './mails/mails.js';

type Context = Pick<Deps, 'db' | 'clock'>;
type GuestRole = 'editor' | 'viewer';
export type Guest = { email: string; role: GuestRole };
/** Describes a recipient. Nothing else returns the token. */
export type Invited = { email: string; token: string };

export const { listPending, deletePending, deleteAccepted, setPendingRole } = invitations;

/** Throws `rate_limited` when a person sends unreasonably many invitations. */
export async function assertMayInvite(context: Context, userId: number, count: number): Promise<void> {
  if (count > 0) {
    await assertWithinBudget(context, 'inviteByAccount', count, `${userId}`);
    await assertWithinBudget(context, 'inviteByAccountADay', count, `${userId}`);
  }
}

/** Invites people who are not members; sends no second mail to those already invited. */
export async function invite(
  { db, clock }: Context,
  { workspaceId, userId, guests }: { workspaceId: number; userId: number; guests: Guest[] },
): Promise<Invited[]> {
  const requested = guests.map((guest) => ({ ...guest, token: createSecret() }));
  const rows = requested.map(({ email, role, token }) => ({
    workspace_id: workspaceId,
    email,
    role,
    token_hash: hashSecret(token),
    invited_by: userId,
  }));
  const fresh = new Set(await invitations.insertInvitations(db, rows, clock.now().toISOString()));
  return requested.filter(({ email }) => fresh.has(email));
}

type Sent = { inviter: Inviter; title: string; invited: Invited[] };

const linkLifetimeMs = 30 * 24 * 60 * 60_000;

export const invitationMail = defineMail('invitation', {
  payload: z.object({
    email: z.string(),
    inviter: z.object({ name: z.string(), email: z.string() }),
    title: z.string(),
    token: z.string(),
  }),
  linkLifetimeMs,
  async write(context, { email, inviter, title, token }) {
    if (await isWithinLimit(context, 'mailToPerson', 'invitation', email)) {
      const language = await findLanguage(context.db, [email, inviter.email]);
      return writeInvitationMail(context.config.publicUrl, { email, language }, inviter, title, token);
    }
  },
});

/** Sends the invitation mails. Call it in the transaction of the invitations. */
export async function mailInvitations(
  context: Context & Pick<Deps, 'sealer'>,
  { inviter: { name, email: from }, title, invited }: Sent,
): Promise<void> {
  for (const { email, token } of invited) {
    await addMail(context, invitationMail, email, { email, inviter: { name, email: from }, title, token });
  }
}

/** Replaces the link of a pending invitation; undefined for other addresses. */
export async function renewInvitation({ db, clock }: Context, workspaceId: number, email: string): Promise<Invited[]> {
  const token = createSecret();
  const given = { token_hash: hashSecret(token), sent_at: clock.now().toISOString() };
  return (await invitations.renewToken(db, workspaceId, email, given)) ? [{ email, token }] : [];
}
