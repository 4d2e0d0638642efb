import type { Role } from '@kithouse/contract';
import type { Db } from '../../db/client.js';

export type MemberRow = {
  workspace_id: number;
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  photo_sha256: string | null;
  role: Role;
};

/** Lists the members without owners, in the order they joined. */
export function listMembers(db: Db, workspaceIds: number[]): Promise<MemberRow[]> {
  return db
    .selectFrom('workspace_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.workspace_id', 'u.id', 'u.email', 'u.first_name', 'u.last_name', 'u.photo_sha256', 'm.role'])
    .where('m.workspace_id', 'in', [0, ...workspaceIds])
    .where('m.role', '!=', 'owner')
    .orderBy('m.joined_at')
    .orderBy('u.id')
    .execute();
}

/** Returns whether the person is new; keeps an existing member's role. */
export async function insertMember(trx: Db, member: { workspace_id: number; user_id: number; role: Role }): Promise<boolean> {
  const made = await trx
    .insertInto('workspace_members')
    .values(member)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function setRole(trx: Db, workspaceId: number, userId: number, role: Exclude<Role, 'owner'>): Promise<void> {
  await trx
    .updateTable('workspace_members')
    .set({ role })
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('role', '!=', 'owner')
    .execute();
}

export async function deleteMembers(trx: Db, workspaceId: number, userIds: number[]): Promise<void> {
  await trx
    .deleteFrom('workspace_members')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', 'in', [0, ...userIds])
    .where('role', '!=', 'owner')
    .execute();
}
