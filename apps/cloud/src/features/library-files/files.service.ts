import { AppError, type CloudFile } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { noteChange } from '../memberships/memberships.service.js';
import { toCloudFiles } from './cloud-files.service.js';
import { lockOwnFile, updateFile } from './files.queries.js';
import { readName } from './names.service.js';
import { isDeleted } from './trash.queries.js';
import { trashFiles } from './trash.service.js';

export { findOwn, lockOfPost } from './files.queries.js';

type Context = Pick<Deps, 'db' | 'config' | 'clock' | 'signer'>;

/** Renames a file without changing its position, because lists sort by the last change of the template. */
export async function rename(context: Context, userId: number, id: number, name: string): Promise<CloudFile[]> {
  await context.db.transaction().execute(async (trx) => {
    const file = await lockOwnFile(trx, userId, id);
    if (!file) {
      throw new AppError('file_not_found');
    }
    const named = readName(name);
    await updateFile(trx, id, named);
    if (named.name !== file.name) {
      await noteChange(trx, { userId, fileId: id, former: file.name });
    }
  });
  return toCloudFiles(context, [{ id, file_id: id }]);
}

/** Moves a file to the trash and out of every workspace. Idempotent; throws `file_not_found` unless it is the person's own. */
export async function remove({ db, clock }: Context, userId: number, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const [removed] = await trashFiles({ db: trx, clock }, userId, [id]);
    if (removed === undefined && !(await isDeleted(trx, userId, id))) {
      throw new AppError('file_not_found');
    }
  });
}
