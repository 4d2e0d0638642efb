import type { Deps } from '../../deps.js';
import { assertNotTooMuch, isWithinLimit } from '../account/attempts.service.js';
import { findLanguage } from '../account/language.service.js';
import { createSecret, hashSecret } from '../account/secrets.service.js';
import * as invitations from './invitations.queries.js';
import { type Inviter, writeInvitationMail } from './mails/mails.js';

type Context = Pick<Deps, 'db' | 'clock'>;
type GuestRole = 'editor' | 'viewer';
export type Guest = { email: string; role: GuestRole };
/** Describes a recipient; the token is returned only here. */
export type Invited = { email: string; token: string };

export const { listPending, deletePending, deleteAccepted, setPendingRole } = invitations;

/** Throws `rate_limited` when a person sends unreasonably many invitations. */
export async function assertMayInvite(context: Context, userId: number, count: number): Promise<void> {
  if (count > 0) {
    await assertNotTooMuch(context, 'inviteByAccount', count, `${userId}`);
    await assertNotTooMuch(context, 'inviteByAccountADay', count, `${userId}`);
  }
}

/** Invites people who are not members; sends no second mail to those already invited. */
export async function invite(
  { db, clock }: Context,
  { workspaceId, userId, guests }: { workspaceId: number; userId: number; guests: Guest[] },
): Promise<Invited[]> {
  const asked = guests.map((guest) => ({ ...guest, token: createSecret() }));
  const rows = asked.map(({ email, role, token }) => ({
    workspace_id: workspaceId,
    email,
    role,
    token_hash: hashSecret(token),
    invited_by: userId,
  }));
  const fresh = new Set(await invitations.insertInvitations(db, rows, clock.now().toISOString()));
  return asked.filter(({ email }) => fresh.has(email));
}

type Sent = { inviter: Inviter; title: string; invited: Invited[] };

/** Sends the invitation mails after responding. Call it once the invitations are committed. */
export function mailInvitations(context: Context & Pick<Deps, 'mail' | 'config'>, { inviter, title, invited }: Sent): void {
  for (const { email, token } of invited) {
    context.mail.send(async () => {
      if (await isWithinLimit(context, 'mailToPerson', 'invitation', email)) {
        const language = await findLanguage(context.db, [email, inviter.email]);
        return writeInvitationMail(context.config.publicUrl, { email, language }, inviter, title, token);
      }
    });
  }
}

/** Replaces the link of a pending invitation; undefined for other addresses. */
export async function renewInvitation({ db, clock }: Context, workspaceId: number, email: string): Promise<Invited[]> {
  const token = createSecret();
  const given = { token_hash: hashSecret(token), sent_at: clock.now().toISOString() };
  return (await invitations.renewToken(db, workspaceId, email, given)) ? [{ email, token }] : [];
}
