import { sql } from 'kysely';
import type { Db } from '../db/client.js';

/** Names a file of the database. An upload that nothing uses yet may still be on its way. */
export type NamedFile = { sha256: string; bytes: number; is_used: boolean };

const batch = 1_000;

/** Joins every column that names a stored file. Add each new column here. */
const named = sql`
  select m.sha256 collate "C" as sha256, m.bytes, m.published
    or exists (select 1 from users u where u.photo_sha256 = m.sha256)
    or exists (select 1 from cloud_version_media v where v.sha256 = m.sha256)
    or exists (select 1 from cloud_files f where f.thumbnail_sha256 = m.sha256) as is_used
  from media m
  union all select variant_sha256 collate "C", bytes, true from media_variants
  union all select sha256::text collate "C", bytes, true from plugin_releases`;

/** Reads the files that the database names, in a transaction, sorted by hash and each once. */
export async function* readNamedFiles(trx: Db): AsyncGenerator<NamedFile> {
  await sql`declare named_files no scroll cursor for
    select sha256, max(bytes) as bytes, bool_or(is_used) as is_used from (${named}) n group by sha256 order by sha256`.execute(
    trx,
  );
  for (;;) {
    const { rows } = await sql<NamedFile>`fetch ${sql.raw(String(batch))} from named_files`.execute(trx);
    yield* rows;
    if (rows.length < batch) {
      break;
    }
  }
  await sql`close named_files`.execute(trx);
}

/** Returns the file if the database names it now. */
export async function findNamedFile(db: Db, sha256: string): Promise<NamedFile | undefined> {
  const { rows } =
    await sql<NamedFile>`select * from (${named}) n where sha256 = ${sha256} order by is_used desc limit 1`.execute(db);
  return rows[0];
}
