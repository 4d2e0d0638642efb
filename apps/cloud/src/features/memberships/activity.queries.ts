import type { Activity } from '@kithouse/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

/** Describes an activity: `user_id` did it, to the account `person_id` or to the named `subject`. */
export type Note = {
  workspace_id: number;
  user_id: number;
  action: Activity['action'];
  person_id?: number;
  subject?: string;
  detail?: string;
};

/** Inserts activities in order, as one value because a statement has a parameter limit. */
export async function insertNotes(db: Db, notes: Note[]): Promise<void> {
  if (notes.length > 0) {
    await sql`
      insert into workspace_activity (workspace_id, user_id, action, person_id, subject, detail)
      select workspace_id, user_id, action, person_id, coalesce(subject, ''), coalesce(detail, '')
      from json_to_recordset(${JSON.stringify(notes)})
        as n(workspace_id integer, user_id integer, action text, person_id integer, subject text, detail text)`.execute(db);
  }
}

/** Replaces the address of an invitation by the account that joined. */
export async function setInvited(trx: Db, workspaceId: number, email: string, person_id: number): Promise<void> {
  await trx
    .updateTable('workspace_activity')
    .set({ person_id, subject: '' })
    .where('workspace_id', '=', workspaceId)
    .where('action', '=', 'invited')
    .where('subject', '=', email)
    .execute();
}

/** Lists activities, latest first, with the acting account and the subject's name. */
export async function listNotes(db: Db, workspaceId: number, { limit, offset }: { limit: number; offset: number }) {
  const notes = db.selectFrom('workspace_activity as a').where('a.workspace_id', '=', workspaceId);
  const [rows, { total }] = await Promise.all([
    notes
      .leftJoin('users as u', 'u.id', 'a.user_id')
      .leftJoin('users as p', 'p.id', 'a.person_id')
      .select(['a.id', 'a.at', 'a.action', 'a.subject', 'a.detail', 'u.id as user_id', 'u.photo_sha256'])
      .select(['u.first_name', 'u.last_name', 'p.first_name as person_first', 'p.last_name as person_last'])
      .orderBy('a.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    notes.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
