import type { Role } from '@kithouse/contract';
import type { Db } from '../../db/client.js';

type GuestRole = Exclude<Role, 'owner'>;
type NewInvitation = { workspace_id: number; email: string; role: GuestRole; token_hash: Buffer; invited_by: number };

/** Inserts invitations and returns the newly invited; keeps pending ones unchanged. */
export async function insertInvitations(trx: Db, invitations: NewInvitation[], at: string): Promise<string[]> {
  if (invitations.length === 0) {
    return [];
  }
  const rows = await trx
    .insertInto('workspace_invitations')
    .values(invitations.map((invitation) => ({ ...invitation, sent_at: at })))
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'email'])
        .doUpdateSet(({ ref }) => ({
          role: ref('excluded.role'),
          token_hash: ref('excluded.token_hash'),
          invited_by: ref('excluded.invited_by'),
          sent_at: ref('excluded.sent_at'),
          accepted_by: null,
        }))
        // Accepted once and removed from the workspace since.
        .where('workspace_invitations.accepted_by', 'is not', null),
    )
    .returning('email')
    .execute();
  return rows.map(({ email }) => email);
}

/** Lists pending invitations in the order they were sent. */
export function listPending(db: Db, workspaceIds: number[]) {
  return db
    .selectFrom('workspace_invitations')
    .select(['workspace_id', 'email', 'role'])
    .where('workspace_id', 'in', [0, ...workspaceIds])
    .where('accepted_by', 'is', null)
    .orderBy('id')
    .execute();
}

/** Deletes pending invitations and returns their addresses. */
export async function deletePending(trx: Db, workspaceId: number, emails: string[]): Promise<string[]> {
  const rows = await trx
    .deleteFrom('workspace_invitations')
    .where('workspace_id', '=', workspaceId)
    .where('email', 'in', ['', ...emails])
    .where('accepted_by', 'is', null)
    .returning('email')
    .execute();
  return rows.map(({ email }) => email);
}

export async function deleteAccepted(trx: Db, workspaceId: number, userIds: number[]): Promise<void> {
  await trx
    .deleteFrom('workspace_invitations')
    .where('workspace_id', '=', workspaceId)
    .where('accepted_by', 'in', [0, ...userIds])
    .execute();
}

export async function setPendingRole(trx: Db, workspaceId: number, email: string, role: GuestRole): Promise<void> {
  await trx
    .updateTable('workspace_invitations')
    .set({ role })
    .where('workspace_id', '=', workspaceId)
    .where('email', '=', email)
    .where('accepted_by', 'is', null)
    .execute();
}

/** Replaces the token of a pending invitation. Returns whether there is one. */
export async function renewToken(trx: Db, workspaceId: number, email: string, given: { token_hash: Buffer; sent_at: string }) {
  const { numUpdatedRows } = await trx
    .updateTable('workspace_invitations')
    .set(given)
    .where('workspace_id', '=', workspaceId)
    .where('email', '=', email)
    .where('accepted_by', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Selects invitations to live workspaces with their owners. */
const invitations = (db: Db) =>
  db
    .selectFrom('workspace_invitations as i')
    .innerJoin('workspaces as w', 'w.id', 'i.workspace_id')
    .innerJoin('users as o', 'o.id', 'w.owner_id')
    .select(['i.id', 'i.workspace_id', 'i.email', 'i.role', 'i.accepted_by', 'i.created_at', 'w.slug', 'w.title'])
    .select(['w.owner_id', 'o.first_name', 'o.last_name', 'o.photo_sha256'])
    .where('w.deleted_at', 'is', null);

export type InvitationRow = Awaited<ReturnType<typeof listPendingTo>>[number];

/** Lists pending invitations, newest first. */
export const listPendingTo = (db: Db, email: string) =>
  invitations(db).where('i.email', '=', email).where('i.accepted_by', 'is', null).orderBy('i.id', 'desc').execute();

export const findInvitation = (db: Db, id: number) => invitations(db).where('i.id', '=', id).executeTakeFirst();

/** Finds an invitation by a mail link sent after this time. */
export const findByToken = (db: Db, tokenHash: Buffer, sentAfter: string) =>
  invitations(db).where('i.token_hash', '=', tokenHash).where('i.sent_at', '>', sentAfter).executeTakeFirst();

export async function setAccepted(trx: Db, id: number, userId: number): Promise<void> {
  await trx.updateTable('workspace_invitations').set({ accepted_by: userId }).where('id', '=', id).execute();
}

export async function deleteSentBefore(db: Db, time: string): Promise<void> {
  await db.deleteFrom('workspace_invitations').where('sent_at', '<=', time).execute();
}

export async function hasAccount(db: Db, email: string): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !== undefined;
}
