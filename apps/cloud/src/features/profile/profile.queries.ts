import type { Db } from '../../db/client.js';

export function getAccount(db: Db, userId: number) {
  return db
    .selectFrom('users as u')
    .leftJoin('operators as o', 'o.user_id', 'u.id')
    .select([
      'u.id',
      'email',
      'first_name',
      'last_name',
      'verified_at',
      'u.created_at',
      'photo_sha256',
      'o.role as operator_role',
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
}
