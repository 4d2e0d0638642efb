import { AppError, type Invitation, type Output, type readInvitation } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import type { Deps } from '../../deps.js';
import { hashSecret } from '../account/secrets.service.js';
import { markVerified } from '../account/verified.service.js';
import { isMember, joinWorkspace, lockForJoining } from '../memberships/members.service.js';
import { toPerson } from '../profile/person.service.js';
import * as invitations from './invitations.queries.js';

type Context = Pick<Deps, 'db' | 'clock' | 'config'>;
type Account = { id: number; email: string; is_verified: boolean };

/** Limits how long a mail's link works. */
const linkLife = 30 * 24 * 60 * 60_000;

/** Lists invitations to a confirmed e-mail; an unconfirmed one gets none. */
export async function listInvitations(context: Context, user: Account): Promise<Invitation[]> {
  const rows = user.is_verified ? await invitations.listPendingTo(context.db, user.email) : [];
  return rows.map((row) => toInvitation(context, row));
}

/** Accepts or declines an invitation, both idempotent. Returns the slug of the joined workspace. */
export async function answerInvitation({ db }: Context, user: Account, { id, accept }: { id: number; accept: boolean }) {
  const found = await invitations.findInvitation(db, id);
  const isTheirs = found?.email === user.email;
  if (!accept) {
    await (isTheirs && invitations.deletePending(db, found.workspace_id, [found.email]));
    return undefined;
  }
  if (!isTheirs) {
    throw new AppError('invalid_link');
  }
  await db.transaction().execute((trx) => assertJoined(trx, user.id, found));
  return found.slug;
}

/** Describes the invitation of a mail link until it is accepted. Throws `invalid_link`. */
export async function readByToken(context: Context, token: string): Promise<Output<typeof readInvitation>> {
  const found = await findLink(context, token);
  if (found.accepted_by !== null) {
    throw new AppError('invalid_link');
  }
  const has_account = await invitations.hasAccount(context.db, found.email);
  return { invitation: toInvitation(context, found), email: found.email, has_account };
}

/**
 * Accepts an invitation by its mail link. Opening the link proves ownership of the address, so an account of that address is
 * confirmed by it; an account of another address must already be. Throws `invalid_link` or `not_verified`.
 */
export async function acceptByToken(context: Context, user: Account, token: string): Promise<void> {
  const found = await findLink(context, token);
  if (found.email !== user.email && !user.is_verified) {
    throw new AppError('not_verified');
  }
  await context.db.transaction().execute(async (trx) => {
    await assertJoined(trx, user.id, found);
    if (found.email === user.email) {
      await markVerified(trx, user.id, context.clock.now().toISOString());
    }
  });
}

async function assertJoined(trx: Db, userId: number, invitation: invitations.InvitationRow): Promise<void> {
  if (!(await join(trx, userId, invitation))) {
    throw new AppError('invalid_link');
  }
}

/** Adds a member and returns whether it succeeded; false when the invitation was withdrawn or another account accepted it. */
async function join(trx: Db, userId: number, { id, workspace_id }: invitations.InvitationRow): Promise<boolean> {
  await lockForJoining(trx, userId, workspace_id);
  // Read again inside the lock: it may have been withdrawn, changed or accepted in another window meanwhile.
  const found = await invitations.findInvitation(trx, id);
  if (!found || found.accepted_by !== null) {
    return found?.accepted_by === userId && (await isMember(trx, userId, workspace_id));
  }
  await joinWorkspace(trx, { workspaceId: workspace_id, userId, role: found.role, email: found.email });
  await invitations.setAccepted(trx, id, userId);
  return true;
}

/** Deletes invitations with expired links, so that the address can be invited again. */
export async function sweepInvitations(context: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await invitations.deleteSentBefore(context.db, oldestLink(context));
}

const oldestLink = ({ clock }: Pick<Deps, 'clock'>) => new Date(clock.now().getTime() - linkLife).toISOString();

async function findLink(context: Context, token: string): Promise<invitations.InvitationRow> {
  const found = await invitations.findByToken(context.db, hashSecret(token), oldestLink(context));
  if (!found) {
    throw new AppError('invalid_link');
  }
  return found;
}

const toInvitation = (context: Context, row: invitations.InvitationRow): Invitation => ({
  id: row.id,
  workspace: { title: row.title },
  invited_by: toPerson(context, { ...row, id: row.owner_id }),
  role: row.role,
  created_at: row.created_at,
});
