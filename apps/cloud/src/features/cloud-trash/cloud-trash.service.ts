import {
  AppError,
  type deleteFromTrash,
  type listTrash,
  type Output,
  type ParsedInput,
  type restoreFromTrash,
  trashDays,
} from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { findOwn, lockOfPost } from '../library-files/files.service.js';
import { lockQuota, reserveFiles } from '../library-files/quota.service.js';
import { deleteWorkspaceForGood, restoreWorkspace } from '../workspaces/trash.service.js';
import {
  countDeleted,
  deleteForGood,
  deleteTrashedBefore,
  listDeleted,
  lockDeleted,
  setRestored,
} from './cloud-trash.queries.js';

type Context = Pick<Deps, 'db' | 'config' | 'clock'>;

const life = trashDays * 24 * 60 * 60_000;

/** Returns the age limit: older items are neither shown nor restored. */
const oldest = ({ clock }: Pick<Deps, 'clock'>) => new Date(clock.now().getTime() - life).toISOString();

/** Lists an account's deleted files and workspaces. */
export async function list(
  context: Context,
  userId: number,
  { page, per_page }: ParsedInput<typeof listTrash>,
): Promise<Output<typeof listTrash>> {
  const since = oldest(context);
  const [entries, total] = await Promise.all([
    listDeleted(context.db, userId, since, { limit: per_page, offset: (page - 1) * per_page }),
    countDeleted(context.db, userId, since),
  ]);
  const data = entries.map((entry) => ({
    ...entry,
    restorable_until: new Date(Date.parse(entry.deleted_at) + life).toISOString(),
  }));
  return { data, current_page: page, total_page: Math.ceil(total / per_page), total };
}

/** Restores an item. Throws `file_not_found`, `workspace_not_found` or `cloud_full`. Idempotent. */
export async function restore(
  context: Context,
  userId: number,
  { kind, id }: ParsedInput<typeof restoreFromTrash>,
): Promise<void> {
  if (kind === 'workspace') {
    await restoreWorkspace(context, userId, id);
    return;
  }
  await restoreFile(context, userId, id);
}

/** Deletes an item permanently. Idempotent. */
export async function remove({ db }: Context, userId: number, { kind, id }: ParsedInput<typeof deleteFromTrash>): Promise<void> {
  await (kind === 'workspace' ? deleteWorkspaceForGood(db, userId, id) : deleteForGood(db, userId, id));
}

/** Deletes for good what can no longer be restored. */
export async function sweepFiles(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteTrashedBefore(context.db, oldest(context));
}

async function restoreFile(context: Context, userId: number, id: number): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    await lockQuota(trx, userId);
    const file = await lockDeleted(trx, userId, id, oldest(context));
    if (!file) {
      await assertLive(trx, userId, id);
      return;
    }
    await reserveFiles({ ...context, db: trx }, userId, 1);
    const { site, post_id } = file;
    const isTaken = site !== null && post_id !== null && (await lockOfPost(trx, userId, { site, post_id })) !== undefined;
    await setRestored(trx, id, !isTaken);
  });
}

async function assertLive(db: Context['db'], userId: number, id: number): Promise<void> {
  if (!(await findOwn(db, userId, id))) {
    throw new AppError('file_not_found');
  }
}
