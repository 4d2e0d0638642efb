import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

/** Reads the fields of an account that the security log may store. Never add passwords, keys, codes or their hashes. */
export function readRecordedAccount(db: Db, id: number) {
  const count = (from: ReturnType<typeof sql>) => sql<number>`(select count(*)::int from ${from})`;
  return db
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name'])
    .select([
      sql<boolean>`verified_at is not null`.as('is_verified'),
      sql<boolean>`photo_sha256 is not null`.as('has_photo'),
      sql<boolean>`exists (select 1 from second_factors f where f.user_id = users.id and f.confirmed_at is not null)`.as(
        'has_second_factor',
      ),
      count(sql`recovery_codes c where c.user_id = users.id`).as('recovery_codes_left'),
      count(sql`sessions s where s.user_id = users.id`).as('browsers'),
      count(sql`api_keys k where k.user_id = users.id and k.revoked_at is null`).as('keys'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}
