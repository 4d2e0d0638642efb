import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.js';
import { discard, upload } from '../publishing/media.service.js';
import { lockUser } from './keys.queries.js';
import { makePhoto } from './photo.js';
import { getUser, setPhoto } from './users.queries.js';

type Context = Pick<Deps, 'db' | 'files' | 'clock'>;

/** Replaces the photo of an account and deletes the previous one. */
export async function changePhoto(context: Context, userId: number, file: Buffer): Promise<void> {
  const photo = await makePhoto(file);
  const sha256 = createHash('sha256').update(photo).digest('hex');
  await upload(context, sha256, photo);
  await replace(context, userId, sha256);
}

/** Removes the photo. Idempotent. */
export const removePhoto = (context: Context, userId: number) => replace(context, userId, null);

async function replace(context: Context, userId: number, sha256: string | null): Promise<void> {
  const before = await context.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const { photo_sha256 } = await getUser(trx, userId);
    await setPhoto(trx, userId, sha256);
    return photo_sha256;
  });
  if (before !== null && before !== sha256) {
    await discard(context, before);
  }
}
