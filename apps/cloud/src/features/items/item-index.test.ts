import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { type Db, openDb } from '../../db/client.js';
import { createDatabase } from '../../testing/databases.js';
import { indexItem } from './item-index.service.js';
import { findKey, getKey, readKey } from './item-keys.js';

const folder = new URL('../../db/migrations/', import.meta.url);

/** Runs the migrations with names between the two. */
async function migrate(db: Db, from: string, before: string) {
  for (const file of (await readdir(folder)).sort()) {
    if (file >= from && file < before) {
      await sql.raw(await readFile(new URL(file, folder), 'utf8')).execute(db);
    }
  }
}

async function readKeys(db: Db, id: number): Promise<number[]> {
  const { keys } = await db.selectFrom('item_index').select('keys').where('item_id', '=', id).executeTakeFirstOrThrow();
  return keys.toSorted((a, b) => a - b);
}

test('gives an item from before there were keys the same keys as a new one', async () => {
  const { url, drop } = await createDatabase(inject('adminUrl'));
  const db = openDb({ url, pool: 1 });
  onTestFinished(() => db.destroy().then(drop));
  await migrate(db, '0000', '0020');
  await sql`insert into template_types (slug, name) values ('menu', 'Menu')`.execute(db);
  await sql`
    insert into items (slug, platform, type, plan, title, description, template_type_id, category_ids, tag_ids, dependency_ids, search)
    values ('cafe', 'gutenberg', 'pack', 'pro', 'Café 餐厅首页', 'A dark café 餐', 1, '{4,5}', '{6}', '{7,8}',
      $$'cafe':11A,34C '餐':12A,35C '厅':13A '首':14A '页':15A 'dark':22B,33C 'menu':23B 'a':32C$$),
      ('bare', 'elementor', 'block', 'starter', '🍕', '', null, '{}', '{}', '{}', '')`.execute(db);

  await migrate(db, '0020', '0021');
  const [cafe, bare] = [await readKeys(db, 1), await readKeys(db, 2)];
  const common = { platform: 'gutenberg', type: 'pack', plan: 'pro', template_type_id: 1 } as const;
  const ids = { category_ids: [4, 5], tag_ids: [6], dependency_ids: [7, 8] };
  await indexItem(db, 1, {
    ...common,
    ...ids,
    kind: '',
    title: 'Café 餐厅首页',
    labels: 'dark menu',
    description: 'A dark café 餐',
  });

  expect(cafe).toEqual(await readKeys(db, 1));
  expect(bare.map(readKey)).toEqual([
    { kind: 'platform', id: 1 },
    { kind: 'type', id: 1 },
    { kind: 'plan', id: 1 },
  ]);
});

test('encodes kind and number in a key and returns none when out of range', () => {
  const largest = 2 ** 27 - 1;

  expect(readKey(getKey('description', largest))).toEqual({ kind: 'description', id: largest });
  expect(getKey('description', largest)).toBeLessThan(2 ** 31);
  expect(findKey('tag', largest + 1)).toBeUndefined();
  expect(() => getKey('tag', largest + 1)).toThrow(RangeError);
});
