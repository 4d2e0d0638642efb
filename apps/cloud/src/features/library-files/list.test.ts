import { randomUUID } from 'node:crypto';
import * as contract from '@kithouse/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/index.js';
import { listAll, paragraph, push } from '../../testing/library-files.js';
import { codeOf } from '../../testing/people.js';

const app = await createTestApp();
type Person = Awaited<ReturnType<typeof app.user>>;

const elementor = () => ({ content: [{ id: 'abc', elType: 'container', settings: {}, elements: [] }] });
const names = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);

/** Pushes files named 1 … count one minute apart, so that the last comes first in a list. */
async function fill({ id }: Person, count: number, { db } = app) {
  await sql`
    with added as (
      insert into cloud_files (owner_id, name, name_key, slug, platform, type, modified_at, created_at)
      select ${id}::int, 'File ' || n, 'file ' || n, 'file', 'gutenberg', 'block', at, at
      from generate_series(1, ${count}::int) n, lateral (select now() - interval '1 year' + n * interval '1 minute' as at) times
      returning id, modified_at)
    insert into cloud_versions (file_id, number, bundle, bundle_sha256, parts, media_count, media_bytes, created_by, created_at)
    select id, 1, '{}', '', 1, 0, 0, ${id}::int, modified_at from added`.execute(db);
}

test('[R-API-33] [R-ENT-43] [R-ENT-46] returns how many files exist and how many are allowed', async () => {
  const ada = await app.user();
  await push(ada);
  await push(ada);

  expect(await ada.call(contract.getCloudUsage, {})).toEqual({ status: 'success', data: { limit: 30, usage: 2, files: 2 } });
});

test('allows more files on a paid plan', async () => {
  const ada = await app.user();
  const at = new Date().toISOString();
  const order = {
    number: randomUUID(),
    key: randomUUID(),
    name: 'Plan',
    amount: 1,
    currency: 'USD',
    created_at: at,
    paid_at: at,
  };
  await app.db
    .insertInto('orders')
    .values({ ...order, user_id: ada.id, plan: 'one_time', payment: 'manual', state: 'paid' })
    .execute();

  expect((await ada.call(contract.getCloudUsage, {})).data.limit).toBe(1000);
});

test('[R-ENT-44] treats a limit of -1 as unlimited', async () => {
  const open = await createTestApp({ KITHOUSE_CLOUD_FILES: '-1' });
  const ada = await open.user();
  await Promise.all([push(ada), push(ada)]);

  expect((await ada.call(contract.getCloudUsage, {})).data).toEqual({ limit: -1, usage: 2, files: 2 });
});

test('[R-ENT-45] answers a limit of 0 for an account without an allowance, with and without files', async () => {
  const closed = await createTestApp({ KITHOUSE_CLOUD_FILES: '0' });
  const [ada, grace] = [await closed.user(), await closed.user({ name: 'Grace' })];
  await fill(ada, 3, closed);

  const answers = await Promise.all([ada, grace].map(async ({ call }) => (await call(contract.getCloudUsage, {})).data));

  expect(answers).toEqual([
    { limit: 0, usage: 3, files: 3 },
    { limit: 0, usage: 0, files: 0 },
  ]);
  expect(answers.map(contract.usagePercent)).toEqual([0, 0]);
  expect(answers.map(contract.storageLevel)).toEqual(['calm', 'calm']);
  await expect(push(grace)).rejects.toMatchObject({ code: 'cloud_full', status: 403 });
});

test('[R-API-34] [R-API-35] lists files last modified first, by platform, type and words', async () => {
  const ada = await app.user();
  await push(ada, { name: 'Bäckerei am Fluß' });
  await push(ada, { name: 'Landing', file_content: [1, 2, 3, 4].map(() => paragraph()).join('') });
  await push(ada, { name: '100% Søren', platform: 'elementor', file_content: elementor() });

  const ask = async (requested: contract.Input<typeof contract.listClouds>) =>
    names(await ada.call(contract.listClouds, requested));

  expect(await ada.call(contract.listClouds, { refresh: 3 })).toMatchObject({ current_page: 1, total_page: 1, total: 3 });
  expect(await ask({})).toEqual(['100% Søren', 'Landing', 'Bäckerei am Fluß']);
  expect(await ask({ platform: 'gutenberg' })).toEqual(['Landing', 'Bäckerei am Fluß']);
  expect(await ask({ platform: 'gutenberg', type: 'page' })).toEqual(['Landing']);
  expect(await ask({ search: 'BACKER fluss' })).toEqual(['Bäckerei am Fluß']);
  expect(await ask({ search: '00%' })).toEqual(['100% Søren']);
  expect(await ask({ search: 'soren' })).toEqual(['100% Søren']);
  expect(await ask({ search: 'andi', platform: 'elementor' })).toEqual([]);
  expect(await ask({ search: '%%%' })).toEqual([]);
  expect(await ask({ search: '\\\\\\' })).toEqual([]);
});

test.for(['ba', ' b ä ', '́́́́', 'b'])(
  '[R-VALID-30] finds nothing for the search %j with fewer than three letters',
  async (search) => {
    const ada = await app.user();
    await push(ada, { name: 'b a bä ba' });

    expect(await ada.call(contract.listClouds, { search })).toMatchObject({ data: [], total: 0, total_page: 0 });
  },
);

test('stores a name that expands to very many letters and finds it by its start', async () => {
  const ada = await app.user();
  const name = 'ﷺ'.repeat(200);

  await push(ada, { name });

  expect(names(await ada.call(contract.listClouds, { search: 'ﷺ' }))).toEqual([name]);
});

test("shows nobody another's files, and visitors none", async () => {
  const [ada, eve] = [await app.user(), await app.user({ name: 'Eve' })];
  const { id } = await push(ada);

  expect(await listAll(eve)).toEqual([]);
  await expect(app.visitor.call(contract.listClouds, {})).rejects.toMatchObject({ code: 'is_signed_failed' });
  const attempts = [
    eve.call(contract.deleteCloudFile, { id }),
    eve.call(contract.deleteCloudFileByGet, { id }),
    eve.call(contract.renameCloudFile, { id, name: 'Mine' }),
    eve.call(contract.downloadCloudFile, { id }),
    eve.call(contract.getCloudContent, { id, platform: 'gutenberg' }),
    eve.call(contract.restoreFromTrash, { kind: 'file', id }),
  ];
  expect(await Promise.all(attempts.map(codeOf))).toEqual(attempts.map(() => 'file_not_found'));
  expect(await listAll(ada)).toHaveLength(1);
});

test('neither repeats nor skips a file that is pushed between two pages', async () => {
  const ada = await app.user();
  await fill(ada, 25);
  const pages = [await ada.call(contract.listClouds, { per_page: 10 })];
  const { as_of } = pages[0] as (typeof pages)[0];
  const third = (await ada.call(contract.listClouds, { per_page: 10, page: 3 })).data.at(-1);
  app.clock.advance(1000);
  await push(ada, { name: 'New' });
  const changed = { modified_at: app.clock.now().toISOString(), version: 2 };
  await app.db
    .updateTable('cloud_files')
    .set(changed)
    .where('id', '=', third?.id ?? 0)
    .execute();

  pages.push(...(await Promise.all([2, 3].map((page) => ada.call(contract.listClouds, { per_page: 10, page, as_of })))));

  expect(pages.flatMap(names)).toEqual(Array.from({ length: 25 }, (_, index) => `File ${25 - index}`));
  expect(pages.map(({ total }) => total)).toEqual([25, 25, 25]);
  expect(names(await ada.call(contract.listClouds, { per_page: 2 }))).toEqual(['File 1', 'New']);
});

test.for(['yesterday', '2026-99-99T00:00:00.000Z', "'; select 1"])('rejects %j as the time of a list', async (as_of) => {
  const ada = await app.user();

  await expect(ada.call(contract.listClouds, { as_of })).rejects.toMatchObject({ code: 'invalid_input' });
});

test('finds a file by its new name at once and keeps its position', async () => {
  const ada = await app.user();
  const { id } = await push(ada, { name: 'First' });
  await push(ada, { name: 'Second' });

  const { data } = await ada.call(contract.renameCloudFile, { id, name: ' Ωmega \u{1F35E} ' });

  expect(data.files).toMatchObject([{ id, name: 'Ωmega 🍞', label: 'Ωmega 🍞' }]);
  expect((await listAll(ada)).map(({ name }) => name)).toEqual(['Second', 'Ωmega 🍞']);
  expect(names(await ada.call(contract.listClouds, { search: 'ωmega' }))).toEqual(['Ωmega 🍞']);
  await expect(ada.call(contract.renameCloudFile, { id, name: '  ' })).rejects.toMatchObject({ code: 'invalid_input' });
});

test('uses an index without sorting for a page and a search among ten thousand files', async () => {
  const ada = await app.user();
  await fill(ada, 10_000);
  await sql`vacuum analyze cloud_files`.execute(app.db);

  const page = await ada.call(contract.listClouds, { page: 100, per_page: 100 });
  const found = await ada.call(contract.listClouds, { search: 'file 99' });
  const { rows } = await sql<Record<string, string>>`explain select id from cloud_files f
    where f.owner_id = ${ada.id} and f.deleted_at is null and f.in_my_cloud and f.name_key like '%file 99%'
    order by modified_at desc, id desc limit 12`.execute(app.db);

  expect(page).toMatchObject({ total: 10_000, total_page: 100, data: { length: 100 } });
  expect(page.data.at(-1)?.name).toBe('File 1');
  expect(found.total).toBe(280);
  const queryPlan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(queryPlan).toContain('Index Only Scan');
  expect(queryPlan).not.toContain('Sort');
});
