import { readdir, readFile } from 'node:fs/promises';
import { type Migration, Migrator, sql } from 'kysely';
import { type Db, withDb } from './client.js';
import { migrateJobs } from './job-queue.js';

const folder = new URL('./migrations/', import.meta.url);

/**
 * Migrates the tables to the newest version and returns the names of the migrations that ran. Safe to run in several processes:
 * one migrates and the others wait.
 */
export async function migrate(db: Db): Promise<string[]> {
  return run(db, await readMigrations());
}

/** Runs only these migrations, so that a database gets the tables of an older version. */
export async function migrateTo(db: Db, names: string[]): Promise<void> {
  const migrations = await readMigrations();
  await assertNoneUnknown(migrations, names);
  await run(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name))));
}

async function run(db: Db, migrations: Record<string, Migration>): Promise<string[]> {
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  // Branches may merge in another order than that of their migration numbers.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  await assertNoneUnknown(migrations, await listApplied(db));
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    throw error;
  }
  await migrateJobs(db);
  return results.map(({ migrationName }) => migrationName);
}

/** Migrates with its own timeout, because indexing a lot of data, or another process's migration, may take a long time. */
export function migrateDatabase(url: string): Promise<string[]> {
  return withDb({ url, pool: 2, timeoutMs: 60 * 60_000 }, migrate);
}

/** Lists the migrations of this version that have not run. */
export async function listPending(db: Db): Promise<string[]> {
  const [known, applied] = await Promise.all([readMigrations(), listApplied(db)]);
  await assertNoneUnknown(known, applied);
  return Object.keys(known).filter((name) => !applied.includes(name));
}

/** Returns true if every migration of this version has run. */
export async function isMigrated(db: Db): Promise<boolean> {
  const [known, applied] = await Promise.all([readMigrations(), listApplied(db)]);
  return Object.keys(known).every((name) => applied.includes(name));
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Object.fromEntries(files.map((file) => [file.replace(/\.sql$/, ''), { up: (db) => runFile(file, db as Db) }]));
}

async function runFile(file: string, db: Db) {
  await sql.raw(await readFile(new URL(file, folder), 'utf8')).execute(db);
}

/** Lists the migrations that have run in a database. */
export async function listApplied(db: Db): Promise<string[]> {
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
