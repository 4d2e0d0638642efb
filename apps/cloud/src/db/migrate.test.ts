import { sql } from 'kysely';
import { afterAll, expect, inject, test } from 'vitest';
import { createDatabase } from '../testing/databases.js';
import { openDb } from './client.js';
import { isMigrated, migrate } from './migrate.js';
import { assertUsable } from './server.js';

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) {
    await close();
  }
});

async function createEmpty() {
  const { url, drop } = await createDatabase(inject('adminUrl'));
  const db = openDb({ url, pool: 4 });
  closing.push(() => db.destroy().then(drop));
  return db;
}

test('migrates once when several processes start together, and changes nothing on a repeat', async () => {
  const db = await createEmpty();

  const before = await isMigrated(db);
  await Promise.all([migrate(db), migrate(db), migrate(db)]);
  await migrate(db);

  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  expect([before, await isMigrated(db)]).toEqual([false, true]);
  expect(rows[0]?.name).toBe('0001_account');
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});

test('runs a missing migration with a lower number than an applied one', async () => {
  const db = await createEmpty();
  await migrate(db);
  await sql`alter table item_stats drop column ranked`.execute(db);
  await sql`delete from kysely_migration where name = '0021_ranked'`.execute(db);

  await migrate(db);

  expect(await isMigrated(db)).toBe(true);
});

test('refuses a database of a newer version and says what to do', async () => {
  const db = await createEmpty();
  await migrate(db);
  await sql`insert into kysely_migration (name, timestamp) values ('9999_from_the_future', '2099')`.execute(db);

  await expect(migrate(db)).rejects.toThrow(
    'This database was last used by a newer version (with 9999_from_the_future). Start that version or a later one.',
  );
});

test('reports an unreachable server without its password', async () => {
  const db = openDb({ url: 'postgres://user:hunter2@127.0.0.1:1/x' });
  closing.push(() => db.destroy());

  const attempt = assertUsable(db);

  await expect(attempt).rejects.toThrow('The database can’t be reached (ECONNREFUSED). Check DATABASE_URL.');
});

test('cancels a statement that exceeds the timeout', async () => {
  const db = openDb({ url: inject('adminUrl'), timeoutMs: 100 });
  closing.push(() => db.destroy());

  await expect(sql`select pg_sleep(30)`.execute(db)).rejects.toMatchObject({ code: '57014' });
});

test('returns times as ISO 8601 strings and counts as numbers', async () => {
  const db = openDb({ url: inject('adminUrl') });
  closing.push(() => db.destroy());

  const { rows } = await sql`select timestamptz '2026-01-02 03:04:05.678+02' as at, count(*) from generate_series(1, 3)`.execute(
    db,
  );

  expect(rows).toEqual([{ at: '2026-01-02T01:04:05.678Z', count: 3 }]);
});
