import type { Db } from '../../db/client.js';

/** Finds the version that an earlier call of the same push created. */
export function findPushed(db: Db, userId: number, requestId: string | undefined) {
  return db
    .selectFrom('cloud_versions')
    .select(['file_id', 'number'])
    .where('created_by', '=', userId)
    .where('request_id', '=', requestId ?? '')
    .executeTakeFirst();
}

/** Returns the site of the key. */
export async function findSite(db: Db, keyId: number | undefined): Promise<string | null> {
  const key = await db
    .selectFrom('api_keys')
    .select('site')
    .where('id', '=', keyId ?? 0)
    .executeTakeFirst();
  return key?.site ?? null;
}
