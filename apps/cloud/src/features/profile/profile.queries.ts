import type { Db } from '../../db/client.js';

export function getAccount(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'verified_at', 'created_at', 'photo_sha256'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}
