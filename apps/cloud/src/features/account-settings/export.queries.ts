import type { Db } from '../../db/client.js';

const item = ['i.title as item', 'i.type', 'i.platform'] as const;

export function listFavouritesOf(db: Db, userId: number) {
  return db
    .selectFrom('favourites as x')
    .innerJoin('items as i', 'i.id', 'x.item_id')
    .select([...item, 'x.created_at as added_at'])
    .where('x.user_id', '=', userId)
    .orderBy('x.created_at')
    .execute();
}

export function listRatingsOf(db: Db, userId: number) {
  return db
    .selectFrom('ratings as x')
    .innerJoin('items as i', 'i.id', 'x.item_id')
    .select([...item, 'x.stars', 'x.updated_at as rated_at'])
    .where('x.user_id', '=', userId)
    .orderBy('x.updated_at')
    .execute();
}

export function listDownloadsOf(db: Db, userId: number) {
  return db
    .selectFrom('downloads as x')
    .innerJoin('items as i', 'i.id', 'x.item_id')
    .select([...item, 'x.downloaded_at'])
    .where('x.user_id', '=', userId)
    .orderBy('x.downloaded_at')
    .execute();
}

export function listPurchasesOf(db: Db, userId: number) {
  return db
    .selectFrom('purchases as x')
    .innerJoin('items as i', 'i.id', 'x.item_id')
    .select([...item, 'x.purchased_at'])
    .where('x.user_id', '=', userId)
    .orderBy('x.purchased_at')
    .execute();
}

export function listOrdersOf(db: Db, userId: number) {
  return db
    .selectFrom('orders')
    .select(['number', 'name', 'state', 'amount', 'currency', 'created_at', 'paid_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

export function listSessionsOf(db: Db, userId: number) {
  return db
    .selectFrom('sessions')
    .select(['created_at as signed_in_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

export function listFilesOf(db: Db, userId: number) {
  return db
    .selectFrom('cloud_files as f')
    .select(['f.id', 'f.name', 'f.type', 'f.platform', 'f.site', 'f.created_at', 'f.modified_at', 'f.deleted_at'])
    .select(({ selectFrom, fn }) =>
      selectFrom('cloud_versions as v')
        .select(fn.countAll<number>().as('n'))
        .whereRef('v.file_id', '=', 'f.id')
        .$asScalar()
        .$notNull()
        .as('versions'),
    )
    .where('f.owner_id', '=', userId)
    .orderBy('f.id')
    .execute();
}

/** Lists the person's own workspaces including those in the trash, and only live ones of others. */
export function listWorkspacesOf(db: Db, userId: number) {
  return db
    .selectFrom('workspace_members as m')
    .innerJoin('workspaces as w', 'w.id', 'm.workspace_id')
    .select(['w.title as workspace', 'm.role', 'm.joined_at', 'w.deleted_at'])
    .where('m.user_id', '=', userId)
    .where(({ or, eb }) => or([eb('w.owner_id', '=', userId), eb('w.deleted_at', 'is', null)]))
    .orderBy('w.id')
    .execute();
}

const invitations = (db: Db) =>
  db
    .selectFrom('workspace_invitations as i')
    .innerJoin('workspaces as w', 'w.id', 'i.workspace_id')
    .select(['w.title as workspace', 'i.role', 'i.email', 'i.sent_at'])
    .where('i.accepted_by', 'is', null)
    .orderBy('i.id');

export const listInvitationsBy = (db: Db, userId: number) => invitations(db).where('i.invited_by', '=', userId).execute();

/** Lists no invitations for an unconfirmed e-mail or for a workspace in the trash. */
export const listInvitationsTo = (db: Db, userId: number) =>
  invitations(db)
    .innerJoin('users as u', 'u.email', 'i.email')
    .where('u.id', '=', userId)
    .where('u.verified_at', 'is not', null)
    .where('w.deleted_at', 'is', null)
    .execute();

export function listActivityOf(db: Db, userId: number) {
  return db
    .selectFrom('workspace_activity')
    .select(['action', 'subject', 'at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}
