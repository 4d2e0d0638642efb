import { AppError } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { findReadable, holdFile, insertFile } from './files.queries.js';
import { readName } from './names.service.js';
import { reserveFiles } from './quota.service.js';
import { copyVersion } from './versions.queries.js';

type Context = Pick<Deps, 'db' | 'config' | 'clock'>;
type Copy = { userId: number; fileId: number; inMyCloud?: boolean };

/**
 * Copies the current state of a readable file into the person's own cloud, where it counts towards their quota. `db` must be a
 * transaction. Returns the new `my_cloud_id`; throws `file_not_found` or `cloud_full`.
 */
export async function copyFile(context: Context, { userId, fileId, inMyCloud = true }: Copy): Promise<number> {
  const { db, clock } = context;
  await reserveFiles(context, userId, 1);
  await holdFile(db, fileId);
  const file = await findReadable(db, userId, fileId);
  if (!file) {
    throw new AppError('file_not_found');
  }
  const { name, platform, type, thumbnail_sha256, sketch, version } = file;
  const at = clock.now().toISOString();
  const id = await insertFile(db, {
    owner_id: userId,
    ...readName(name),
    platform,
    type,
    in_my_cloud: inMyCloud,
    site: null,
    post_id: null,
    thumbnail_sha256,
    sketch,
    modified_at: at,
    created_at: at,
  });
  await copyVersion(db, { from: { file_id: fileId, number: version }, to: id, userId, at });
  return id;
}
