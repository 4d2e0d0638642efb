import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { type Db, openDb } from '../../apps/cloud/src/db/client.js';
import { startEmbedded } from '../../apps/cloud/src/db/embedded/start.js';
import { migrate } from '../../apps/cloud/src/db/migrate.js';
import { createKey } from '../../apps/cloud/src/features/account/keys.service.js';
import { programsDir } from '../seed/catalogue.js';
import { migrationsKey } from '../seed/migrations-key.js';

export const site = 'https://bench.example';
/** A person, their site's key, and the slug of a workspace with their files. */
export type SeededCloud = { api_key: string; slug: string };
export type SeededFiles = { dataDir: string; large: SeededCloud; small: SeededCloud };

const sizes = { large: { files: 10_000, shared: 1_000 }, small: { files: 12, shared: 12 } };

/** Creates a cloud of ten thousand files and one of a dozen, on one database among a hundred others; once. */
export async function seedLibraryFiles(): Promise<SeededFiles> {
  const dataDir = path.resolve(`.cache/bench/clouds-${migrationsKey(/^00/)}`);
  const mark = path.join(dataDir, 'seeded.json');
  if (!existsSync(mark)) {
    await rm(dataDir, { recursive: true, force: true });
    await mkdir(dataDir, { recursive: true, mode: 0o711 });
    await mkdir(programsDir, { recursive: true });
    const server = await startEmbedded({ dataDir, programsDir, settings: { fsync: 'off', synchronous_commit: 'off' } });
    try {
      const db = openDb({ url: server.url, pool: 1, timeoutMs: 60 * 60_000 });
      await migrate(db);
      const made = await write(db);
      await db.destroy();
      await writeFile(mark, JSON.stringify(made));
    } finally {
      await server.stop();
    }
  }
  return { dataDir, ...(JSON.parse(await readFile(mark, 'utf8')) as Pick<SeededFiles, 'large' | 'small'>) };
}

async function write(db: Db) {
  for (let n = 0; n < 100; n++) {
    await writeCloud(db, { files: 100, shared: 20 });
  }
  const [large, small] = [await writeCloud(db, sizes.large), await writeCloud(db, sizes.small)];
  await sql`vacuum analyze`.execute(db);
  return { large, small };
}

/** Writes files of realistic size; one name in ten contains the searched word. */
async function writeCloud(db: Db, { files, shared }: { files: number; shared: number }): Promise<SeededCloud> {
  const names = { first_name: 'Ada', last_name: 'Lovelace', password_hash: 'none' };
  const person = { ...names, email: `${randomUUID()}@example.com`, verified_at: new Date().toISOString() };
  const { id } = await db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow();
  const sketch = JSON.stringify(Array(3).fill({ kind: 'section', children: Array(4).fill({ kind: 'text', children: [] }) }));
  const bundle = JSON.stringify({ documents: [{ content: 'x'.repeat(4000) }], media: [] });
  await sql`
    insert into cloud_files (owner_id, name, name_key, slug, platform, type, sketch, modified_at, created_at)
    select ${id}, case when n % 10 = 0 then 'Hero ' else 'Section ' end || n, case when n % 10 = 0 then 'hero ' else 'section ' end || n,
      'section', case when n % 2 = 0 then 'elementor' else 'gutenberg' end, 'block', ${sketch}::json,
      now() - n * interval '1 minute', now() - n * interval '1 minute'
    from generate_series(1, ${files}::int) n`.execute(db);
  await sql`
    insert into cloud_versions (file_id, number, bundle, bundle_sha256, parts, media_count, media_bytes, created_by)
    select id, 1, ${bundle}::json, md5(id::text), 5, 0, 0, owner_id from cloud_files where owner_id = ${id}`.execute(db);
  const slug = `team-${randomUUID()}`;
  const values = { owner_id: id, slug, title: 'Team', title_key: 'team', request_id: null };
  const { id: workspace_id } = await db.insertInto('workspaces').values(values).returning('id').executeTakeFirstOrThrow();
  await db.insertInto('workspace_members').values({ workspace_id, user_id: id, role: 'owner' }).execute();
  await sql`
    insert into workspace_files (workspace_id, file_id, added_by)
    select ${workspace_id}, id, owner_id from cloud_files where owner_id = ${id} order by id limit ${shared}`.execute(db);
  const { api_key } = await createKey(db, { user_id: id, name: 'bench', site: { site_url: site, site: 'bench.example' } });
  return { api_key, slug };
}
