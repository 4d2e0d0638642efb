import { sql } from 'kysely';
import type { Db } from '../../db/client.js';
import { drawable } from './draw-variants.js';

/** Increase this when the drawing of copies changes. */
const rules = 1;

export type Undrawn = { sha256: string; extension: string; job_id: string };

/** Lists published pictures that have neither copies nor a job, not even a failed one. Oldest first. */
export function listUndrawn(db: Db, limit: number): Promise<Undrawn[]> {
  const job_id = sql<string>`overlay(left(media.sha256, 32) placing ${sql.lit(String(rules))} from 32)::uuid`;
  return db
    .selectFrom('media')
    .select(['sha256', 'extension', job_id.as('job_id')])
    .where('published', '=', true)
    .where('variants', 'is', null)
    .where('extension', 'in', drawable)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('pgboss.job as job').select('job.id').where('job.name', '=', 'pictures').where('job.id', '=', job_id)),
      ),
    )
    .orderBy('created_at')
    .orderBy('sha256')
    .limit(limit)
    .execute();
}

/** Returns the hashes of the pictures whose copies haven't been drawn yet. */
export async function filterUndrawn(db: Db, sha256: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('media')
    .select('sha256')
    .where('sha256', 'in', sha256)
    .where('variants', 'is', null)
    .where('extension', 'in', drawable)
    .execute();
  return rows.map((row) => row.sha256);
}

type Variant = { width: number; height: number; variant_sha256: string; extension: string; bytes: number };

/** Saves copies. Idempotent; the first of two concurrent results stays. */
export async function saveVariants(db: Db, sha256: string, variants: Variant[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (variants.length > 0) {
      await trx
        .insertInto('media_variants')
        .values(variants.map((variant) => ({ sha256, ...variant })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await trx.updateTable('media').set({ variants: rules }).where('sha256', '=', sha256).execute();
  });
}

/** Lists the copies of public pictures. */
export function listVariants(db: Db, sha256: string[]) {
  return db
    .selectFrom('media_variants as v')
    .innerJoin('media as m', 'm.sha256', 'v.sha256')
    .select([
      'v.sha256',
      'v.width',
      'v.height',
      'v.variant_sha256',
      'v.extension',
      'v.bytes',
      'm.width as full_width',
      'm.height as full_height',
    ])
    .where('v.sha256', 'in', sha256)
    .where('m.published', '=', true)
    .execute();
}

/** Finds a copy by hash if its picture is public. */
export function findVariant(db: Db, variant_sha256: string, extension: string) {
  return db
    .selectFrom('media_variants as v')
    .innerJoin('media as m', 'm.sha256', 'v.sha256')
    .select(['v.variant_sha256 as sha256', 'v.extension', 'm.mime', 'v.bytes', 'v.width', 'v.height'])
    .where('v.variant_sha256', '=', variant_sha256)
    .where('v.extension', '=', extension)
    .where('m.published', '=', true)
    .limit(1)
    .executeTakeFirst();
}
