import { randomUUID } from 'node:crypto';
import { type Bundle, getContent, getItem, resultOf } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { drawPicture, makeDocument, openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';
import { listPurchased } from '../purchases/purchases.service.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);

const ask = (id: number, more: { dry_run?: boolean; platform?: Bundle['platform'] } = {}) =>
  ({ id, platform: 'gutenberg', ...more }) as const;

async function countDownloads(slug: string) {
  return (await app.visitor.call(getItem, { slug })).downloads;
}

const buy = (userId: number, itemId: number) =>
  app.db.insertInto('purchases').values({ user_id: userId, item_id: itemId }).execute();

test('[R-PERM-07] [R-PERM-13] gives a verified account the published document and the addresses of its pictures', async () => {
  const ada = await app.user();
  const file = await drawPicture();
  const sha256 = await catalogue.upload(file);
  const content = `<!-- wp:image {"id":"kit:media/${sha256}/id"} --><img src="kit:media/${sha256}/url" alt="日本 \u2028 \\u0000 🍕"/><!-- /wp:image -->`;
  const plugins = [{ name: 'Forms', slug: 'forms', plugin_file: 'forms/forms.php', is_pro: false }];
  const { id } = await catalogue.publish({
    title: 'Bakery',
    documents: [makeDocument('gutenberg', content)],
    requires: { plugins, elementor_pro: false },
    media: [{ sha256, mime: 'text/html', bytes: 1, alt: 'Bread', file_name: 'bread.php' }],
  });

  const answer = await ada.call(getContent, ask(id));

  expect(answer).toEqual({
    item_id: id,
    name: 'Bakery',
    platform: 'gutenberg',
    requires: { plugins, elementor_pro: false },
    document: makeDocument('gutenberg', content),
    media: [
      {
        sha256,
        url: `https://cloud.example/files/${sha256}.webp`,
        file_name: 'bread.webp',
        mime: 'image/webp',
        bytes: file.length,
        alt: 'Bread',
      },
    ],
    warnings: [],
  });
});

test('returns Elementor settings key for key in order', async () => {
  const ada = await app.user();
  const settings = {
    zeta: 1,
    alpha: { b: null, a: '' },
    '10': [],
    '2': 'x',
    nul: 'a\0b',
    __globals__: { color: 'globals/colors?id=primary' },
  };
  const element = { id: 'abc', elType: 'container', isInner: false, settings, elements: [], extra: { kept: true } };
  const document = {
    ...makeDocument('elementor'),
    kind: 'elementor' as const,
    content: [element],
    page_settings: { b: 1, a: 2 },
  };
  const { id } = await catalogue.publish({ platform: 'elementor', documents: [document] });

  const answer = await ada.call(getContent, ask(id, { platform: 'elementor' }));

  expect(answer.document).toEqual(document);
  expect(JSON.stringify(answer.document)).toContain(JSON.stringify(settings));
});

test('[R-ERR-17] [R-PERM-11] refuses an unconfirmed account with the specified message and counts nothing', async () => {
  const ada = await app.user({ verified: false });
  const { id, slug } = await catalogue.publish();

  const attempt = ada.call(getContent, ask(id));

  await expect(attempt).rejects.toMatchObject({
    code: 'invalid_data',
    message: 'Sorry your account is not verified. Please verify your account to start inserting items.',
  });
  expect(await countDownloads(slug)).toBe(0);
});

test('asks a visitor to sign in', async () => {
  const { id } = await catalogue.publish();

  await expect(app.visitor.call(getContent, ask(id))).rejects.toMatchObject({ code: 'is_signed_failed', status: 401 });
});

test.for([
  ['a pro item', { plan: 'pro' as const }],
  ['a starter item with a price', { price: 5 }],
  ['a pro item with a price', { plan: 'pro' as const, price: 5 }],
])('[R-ERR-03] refuses %s to a free account that has not bought it', async ([, given]) => {
  const [ada, grace] = await Promise.all([app.user(), app.user({ name: 'Grace' })]);
  const { id, slug } = await catalogue.publish(given as object);
  await buy(grace.id, id);

  const [refused, bought] = await Promise.all([resultOf(ada.call, getContent, ask(id)), grace.call(getContent, ask(id))]);

  expect(refused.error).toMatchObject({ code: 'required_pro_kithouse', status: 403 });
  expect(bought.item_id).toBe(id);
  expect(await countDownloads(slug)).toBe(1);
});

test('[R-ENT-10] gives an account what it bought', async () => {
  const [ada, grace] = await Promise.all([app.user(), app.user({ name: 'Grace' })]);
  const { id } = await catalogue.publish({ plan: 'pro', type: 'block' });
  await buy(ada.id, id);

  expect(await listPurchased(app.db, ada.id)).toEqual([
    { id: expect.any(Number), item_id: id, type: 'block', platform: 'gutenberg' },
  ]);
  expect(await listPurchased(app.db, grace.id)).toEqual([]);
});

const pay = (userId: number, pricePlan: 'year' | 'one_time', paid_at: Date, state: 'paid' | 'refunded' | 'pending' = 'paid') =>
  app.db
    .insertInto('orders')
    .values({
      number: randomUUID(),
      key: randomUUID(),
      user_id: userId,
      plan: pricePlan,
      name: 'Plan',
      amount: 5900,
      currency: 'USD',
      payment: 'manual',
      state,
      paid_at: paid_at.toISOString(),
      created_at: paid_at.toISOString(),
    })
    .execute();

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);

test('[R-CONST-02] opens every item with a plan, for a year or a lifetime', async () => {
  const { id } = await catalogue.publish({ plan: 'pro', price: 39 });
  const buyers = await Promise.all(['year', 'old year', 'lifetime'].map((name) => app.user({ name })));
  const [year, oldYear, lifetime] = buyers.map(({ id: userId }) => userId) as [number, number, number];
  await Promise.all([
    pay(year, 'year', daysAgo(364)),
    pay(oldYear, 'year', daysAgo(367)),
    pay(lifetime, 'one_time', daysAgo(4000)),
  ]);

  const answers = await Promise.all(buyers.map(({ call }) => resultOf(call, getContent, ask(id))));

  expect(answers.map(({ error }) => error?.code)).toEqual([undefined, 'required_pro_kithouse', undefined]);
});

test.for(['refunded', 'pending'] as const)('opens nothing with a plan that is %s', async (state) => {
  const ada = await app.user();
  const { id } = await catalogue.publish({ plan: 'pro' });
  await pay(ada.id, 'one_time', daysAgo(1), state);

  await expect(ada.call(getContent, ask(id))).rejects.toMatchObject({ code: 'required_pro_kithouse' });
});

test("gives a bought pack's pages and blocks including later ones, and no others", async () => {
  const ada = await app.user();
  const pack = await catalogue.publish({ type: 'pack', plan: 'pro', price: 39 });
  const page = await catalogue.publish({ pack: pack.slug, plan: 'pro' });
  await buy(ada.id, pack.id);
  const later = await catalogue.publish({ pack: pack.slug, plan: 'pro', type: 'block' });
  const foreign = await catalogue.publish({ plan: 'pro' });

  const answers = await Promise.all([page, later, foreign].map(({ id }) => resultOf(ada.call, getContent, ask(id))));
  const owned = await listPurchased(app.db, ada.id);

  expect(answers.map(({ error }) => error?.code)).toEqual([undefined, undefined, 'required_pro_kithouse']);
  expect(owned.map(({ item_id }) => item_id)).toEqual([pack.id, page.id, later.id]);
});

test('returns how a pack is imported', async () => {
  const ada = await app.user();
  const { id } = await catalogue.publish({ type: 'pack' });

  const attempt = ada.call(getContent, ask(id));

  await expect(attempt).rejects.toMatchObject({ code: 'invalid_input', message: expect.stringContaining('whole site') });
});

test('refuses an item of the other platform', async () => {
  const ada = await app.user();
  const { id } = await catalogue.publish();

  const attempt = ada.call(getContent, ask(id, { platform: 'elementor' }));

  await expect(attempt).rejects.toMatchObject({ code: 'invalid_input', message: expect.stringContaining('block editor') });
});

test('returns not found for a missing item', async () => {
  const ada = await app.user();

  await expect(ada.call(getContent, ask(2_147_483_647))).rejects.toMatchObject({ code: 'item_not_found', status: 404 });
});

test('counts a download once per account, however often and concurrently it is requested', async () => {
  const [ada, grace] = await Promise.all([app.user(), app.user({ name: 'Grace' })]);
  const { id, slug } = await catalogue.publish();

  await Promise.all([ada, ada, ada, grace, grace].map(({ call }) => call(getContent, ask(id))));
  await ada.call(getContent, ask(id));

  expect(await countDownloads(slug)).toBe(2);
});

test('gives a dry run the same answer and counts nothing', async () => {
  const ada = await app.user();
  const { id, slug } = await catalogue.publish();

  const dry = await ada.call(getContent, ask(id, { dry_run: true }));
  const counted = await countDownloads(slug);
  const wet = await ada.call(getContent, ask(id));

  expect(dry).toEqual(wet);
  expect([counted, await countDownloads(slug)]).toEqual([0, 1]);
});

test('updates the date of a later download but not the count', async () => {
  const ada = await app.user();
  const { id, slug } = await catalogue.publish();
  await ada.call(getContent, ask(id));
  const old = '2020-01-01T00:00:00.000Z';
  await app.db.updateTable('downloads').set({ downloaded_at: old }).where('item_id', '=', id).execute();

  await ada.call(getContent, ask(id));

  const history = await app.db.selectFrom('downloads').selectAll().where('item_id', '=', id).execute();
  expect(history).toEqual([{ user_id: ada.id, item_id: id, downloaded_at: expect.not.stringContaining('2020') }]);
  expect(await countDownloads(slug)).toBe(1);
});

test('keeps the counts and replaces the content with a new publication', async () => {
  const ada = await app.user();
  const { id, slug } = await catalogue.publish();
  await ada.call(getContent, ask(id));

  await catalogue.publish({ slug, documents: [makeDocument('gutenberg', '<p>New</p>')] });

  const answer = await ada.call(getContent, ask(id));
  expect(answer.document.content).toBe('<p>New</p>');
  expect(await countDownloads(slug)).toBe(1);
});

test('[R-SITE-171] writes the details of the business into a template of a pack, and removes its marks in any case', async () => {
  const ada = await app.user();
  const pack = await catalogue.publish({ type: 'pack', site: { facts: { name: ['Loam'], phone: ['01632 960 188'] } } });
  const mark = '{"metadata":{"kithouse":{"requires":["phone"]}}}';
  const content = `<!-- wp:paragraph ${mark} --><p><a href="tel:01632960188">Ring Loam: 01632 960 188</a></p><!-- /wp:paragraph -->`;
  const block = await catalogue.publish({ pack: pack.slug, type: 'block', documents: [makeDocument('gutenberg', content)] });
  const contentOf = async (facts?: { name: string; phone?: string }) =>
    (await ada.call(getContent, { ...ask(block.id), ...(facts ? { facts } : {}) })).document.content;

  expect(await contentOf({ name: 'Rye', phone: '+43 1' })).toBe(
    '<!-- wp:paragraph --><p><a href="tel:+431">Ring Rye: +43 1</a></p><!-- /wp:paragraph -->',
  );
  expect(await contentOf({ name: 'Rye' })).toBe('');
  expect(await contentOf()).toBe(content.replace(` ${mark}`, ''));
});
