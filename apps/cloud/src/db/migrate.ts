import { readdir, readFile } from 'node:fs/promises';
import { type Migration, Migrator, sql } from 'kysely';
import type { Db } from './client.js';

const folder = new URL('./migrations/', import.meta.url);

/** Migrates the tables to the newest version. Safe to run in several processes: one migrates and the others wait. */
export async function migrate(db: Db): Promise<void> {
  const migrations = await readMigrations();
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  // Branches may merge in another order than that of their migration numbers.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  await assertNoneUnknown(migrations, await listApplied(db));
  const { error } = await migrator.migrateToLatest();
  if (error) {
    throw error;
  }
}

/** Returns true if every migration of this version has run. */
export async function isMigrated(db: Db): Promise<boolean> {
  const [known, applied] = await Promise.all([readMigrations(), listApplied(db)]);
  return Object.keys(known).every((name) => applied.includes(name));
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Object.fromEntries(files.map((file) => [file.replace(/\.sql$/, ''), { up: (db) => run(file, db as Db) }]));
}

async function run(file: string, db: Db) {
  await sql.raw(await readFile(new URL(file, folder), 'utf8')).execute(db);
}

async function listApplied(db: Db): Promise<string[]> {
  const tables = await sql<{ found: boolean }>`select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (!tables.rows[0]?.found) {
    return [];
  }
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function assertNoneUnknown(known: Record<string, Migration>, applied: string[]) {
  const unknown = applied.filter((name) => !(name in known));
  if (unknown.length > 0) {
    throw new Error(
      `This database was last used by a newer version (with ${unknown.join(', ')}). Start that version or a later one.`,
    );
  }
}
