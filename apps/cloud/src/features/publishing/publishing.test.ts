import { randomUUID } from 'node:crypto';
import { countItems, type ElementorElement, getItem, ItemType, listItems, publishItem, Tier } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { expectBeside } from '../../testing/beside.js';
import { drawPicture, makeDocument, makePublication, openCatalogue, sha256Of } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);

const media = (sha256: string, file_name = 'bread.webp') => ({ sha256, mime: 'image/webp', bytes: 1, alt: 'Bread', file_name });
const blocks = (content: string) => ({ documents: [makeDocument('gutenberg', content)] });

async function countRows() {
  const tables = ['items', 'bundles', 'item_stats', 'tags', 'categories', 'template_types', 'dependencies'] as const;
  return Promise.all(
    tables.map((table) =>
      app.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .execute(),
    ),
  );
}

test('finds a publication by its slug and replaces it with a second one', async () => {
  const publication = makePublication({ title: 'Bakery', tags: ['Dark'] });

  const first = await catalogue.call(publishItem, publication);
  const before = await app.visitor.call(getItem, { slug: first.slug });
  publication.listing = { ...publication.listing, title: 'Bakery with café', tags: ['Light'] };
  const second = await catalogue.call(publishItem, publication);
  const after = await app.visitor.call(getItem, { slug: first.slug });

  expect(first).toEqual({ id: before.id, slug: before.slug, created: true });
  expect(second).toEqual({ id: before.id, slug: before.slug, created: false });
  expect(after).toMatchObject({ id: before.id, title: 'Bakery with café', published_at: before.published_at });
  expect(after.tags.map(({ name }) => name)).toEqual(['Light']);
});

test('[R-OPS-101] answers other requests while a thread checks and audits a large publication', async () => {
  const publication = makePublication(blocks('<!-- wp:paragraph --><p>Bread</p><!-- /wp:paragraph -->'.repeat(5000)));

  const { created } = await expectBeside(app, catalogue.call(publishItem, publication));

  expect(created).toBe(true);
  expect(app.deps.threads.count()).toEqual({ running: 0, waiting: 0 });
});

test('creates one item, counted once, when the same slug is published many times concurrently', async () => {
  const publication = makePublication({ platform: 'elementor', tags: ['b', 'a'], categories: ['Food'] });
  const before = await app.visitor.call(countItems, {});

  const results = await Promise.all(Array.from({ length: 6 }, () => catalogue.call(publishItem, publication)));

  const after = await app.visitor.call(countItems, {});
  expect(new Set(results.map(({ id }) => id)).size).toBe(1);
  expect(results.filter(({ created }) => created)).toHaveLength(1);
  expect(after.elementor.pages.total).toBe(before.elementor.pages.total + 1);
});

test('publishes items that share new tags concurrently', async () => {
  const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()];
  const orders = [
    [a, b, c],
    [c, b, a],
    [b, c, a],
  ];

  const results = await Promise.all(orders.flatMap((tags) => [1, 2].map(() => catalogue.publish({ tags, categories: tags }))));

  const details = await Promise.all(results.map(({ slug }) => app.visitor.call(getItem, { slug })));
  expect(new Set(details.flatMap(({ tags }) => tags.map(({ id }) => id))).size).toBe(3);
});

test('merges names that differ in case, accents or spaces into one tag', async () => {
  const word = randomUUID();

  const { slug } = await catalogue.publish({ tags: [`Café ${word}`, `  cafe ${word} `, `CAFÉ-${word}`, '!!!', ''] });

  const { tags } = await app.visitor.call(getItem, { slug });
  expect(tags).toHaveLength(1);
});

test('merges C and C++ into one tag without losing either', async () => {
  const { slug } = await catalogue.publish({ tags: ['C', 'C++'] });

  const { tags } = await app.visitor.call(getItem, { slug });
  expect(tags.map(({ name }) => name)).toEqual(['C']);
});

test('names missing files and writes nothing', async () => {
  const known = await catalogue.upload(await drawPicture());
  const [first, second] = [sha256Of(Buffer.from('1')), sha256Of(Buffer.from('2'))];
  const before = await countRows();

  const attempt = catalogue.publish({
    tags: [randomUUID()],
    media: [media(known), media(first)],
    pictures: [{ sizes: [{ sha256: second, width: 1, height: 1 }] }],
  });

  await expect(attempt).rejects.toMatchObject({ code: 'media_missing', status: 409, details: { missing: [first, second] } });
  expect(await countRows()).toEqual(before);
});

test('writes nothing when the pack does not exist', async () => {
  const before = await countRows();

  const attempt = catalogue.publish({ pack: 'no-such-pack', tags: [randomUUID()], categories: [randomUUID()] });

  await expect(attempt).rejects.toMatchObject({ code: 'invalid_bundle', message: expect.stringContaining('no-such-pack') });
  expect(await countRows()).toEqual(before);
});

test('keeps the type of a slug', async () => {
  const { slug } = await catalogue.publish();

  await expect(catalogue.publish({ slug, type: 'block' })).rejects.toMatchObject({ code: 'invalid_bundle' });
  await expect(catalogue.publish({ slug, platform: 'elementor' })).rejects.toMatchObject({ code: 'invalid_bundle' });
  await expect(app.visitor.call(getItem, { slug })).resolves.toMatchObject({ type: 'page', platform: 'gutenberg' });
});

test('refuses a pack of the other platform, a page as a pack, and a pack in a pack', async () => {
  const [page, pack] = [await catalogue.publish(), await catalogue.publish({ type: 'pack', platform: 'elementor' })];

  for (const given of [
    { pack: pack.slug },
    { pack: page.slug },
    { pack: pack.slug, type: 'pack', platform: 'elementor' } as const,
  ]) {
    await expect(catalogue.publish(given)).rejects.toMatchObject({ code: 'invalid_bundle' });
  }
});

const nested = (levels: number): ElementorElement[] =>
  Array.from({ length: levels }).reduce<ElementorElement[]>(
    (elements) => [{ id: 'a', elType: 'container', settings: {}, elements }],
    [],
  );
const elementor = (content: ElementorElement[]) => ({
  platform: 'elementor' as const,
  documents: [{ ...makeDocument('elementor'), kind: 'elementor' as const, content, page_settings: {} }],
});
const styled = (color: string): ElementorElement[] => {
  const variants = [{ meta: { breakpoint: 'desktop', state: null }, props: { color: { $$type: 'color', value: color } } }];
  const styles = { s: { id: 's', type: 'class', label: 'local', variants } };
  return [{ id: 'a', elType: 'widget', widgetType: 'e-heading', settings: {}, styles, elements: [] }];
};
const unlisted = 'a'.repeat(64);

test.for([
  ['an unlisted image', blocks(`<img src="kit:media/${unlisted}/url">`), unlisted],
  ['an unlisted id', blocks(`<!-- wp:image {"id":"kit:media/${unlisted}/id"} /-->`), unlisted],
  ['a truncated placeholder', blocks('<img src="kit:media/abc/url">'), 'invalid reference'],
  ['a placeholder of an unknown kind', blocks(`<img src="kit:media/${unlisted}/path">`), 'invalid reference'],
  ['elements nested too deep', elementor(nested(61)), 'nested more than'],
  ['too many elements', elementor(Array.from({ length: 20_001 }, () => nested(1)).flat()), 'more than 20000'],
  ['[R-EL4-08] a style that leaves its element', elementor(styled('red;} body{display:none')), 'color of “e-heading”'],
  ['an unclosed block', blocks('<p>Hi</p>\n<!-- wp:group -->'), 'can’t show the document “main”. The block core/group in line 2'],
  ['a block with a mismatched closer', blocks('<!-- wp:group -->\n<!-- /wp:list -->'), 'Line 2 closes core/list'],
  ['blocks nested too deep', blocks('<!-- wp:group -->'.repeat(61)), 'nested more than 60 levels'],
  ['two documents in a page', { documents: [makeDocument('gutenberg'), makeDocument('gutenberg')] }, 'exactly one'],
  [
    'documents with the same key',
    { type: 'pack' as const, documents: [makeDocument('gutenberg'), makeDocument('gutenberg')] },
    'same key',
  ],
  ['a document for the other platform', { documents: [makeDocument('elementor')] }, 'same platform'],
  ['a blank title', { title: ' \t ' }, 'title'],
  ['a lone surrogate', blocks('<p>\ud83d</p>'), 'can’t be stored'],
  ['a lone surrogate in a list of tags', { tags: ['a', '\udc00'] }, 'can’t be stored'],
  ['a null character', { description: 'a\0b' }, 'can’t be stored'],
] as const)('refuses %s with the reason', async ([, given, reason]) => {
  const slug = randomUUID();

  const attempt = catalogue.publish({ slug, ...(given as object) });

  await expect(attempt).rejects.toMatchObject({ code: 'invalid_bundle', status: 400, message: expect.stringContaining(reason) });
  await expect(app.visitor.call(getItem, { slug })).rejects.toMatchObject({ code: 'item_not_found' });
});

test('refuses a plugin link that is no web address', async () => {
  const plugin = { name: 'X', slug: 'x', plugin_file: 'x/x.php', is_pro: false, link: 'javascript:alert(1)' };

  const attempt = catalogue.publish({ requires: { plugins: [plugin], elementor_pro: false } });

  await expect(attempt).rejects.toMatchObject({ code: 'invalid_bundle' });
});

test.for([
  ['live_url', { live_url: 'javascript:alert(1)' }],
  ['slug', { slug: '../../etc/passwd' }],
  ['tint', { tint: 'red;background:url(x)' }],
  ['price', { price: -1 }],
  ['title', { title: 'a'.repeat(201) }],
])('refuses a wrong %s by name', async ([field, given]) => {
  const attempt = catalogue.publish(given as object);

  await expect(attempt).rejects.toMatchObject({
    code: 'invalid_input',
    details: { [`listing.${field as string}`]: expect.any(String) },
  });
});

test.for([
  ['[R-CONST-01]', 'bundle.type', { type: 'section' }],
  ['[R-CONST-01]', 'bundle.type', { type: 'packs' }],
  ['[R-CONST-02]', 'listing.plan', { plan: 'free' }],
  ['[R-CONST-02]', 'listing.plan', { plan: 'lifetime' }],
])('%s refuses an item whose %s is none of the catalogue: %j', async ([, field, given]) => {
  const slug = randomUUID();

  const attempt = catalogue.publish({ slug, ...(given as object) });

  await expect(attempt).rejects.toMatchObject({ code: 'invalid_input', details: { [field as string]: expect.any(String) } });
  await expect(app.visitor.call(getItem, { slug })).rejects.toMatchObject({ code: 'item_not_found' });
});

test('[R-CONST-01] [R-CONST-02] answers exactly the types and plans that were published', async () => {
  const kinds = ItemType.options.flatMap((type) => Tier.options.map((tier) => ({ type, plan: tier })));
  const published = await Promise.all(kinds.map((kind) => catalogue.publish(kind)));

  const items = await Promise.all(published.map(({ slug }) => app.visitor.call(getItem, { slug })));

  expect(items.map(({ type, params, plan: tier, is_pro }) => [type, params.type, tier, is_pro])).toEqual(
    ['block', 'page', 'pack'].flatMap((type) => [
      [type, type, 'starter', false],
      [type, type, 'pro', true],
    ]),
  );
});

test.for([
  ['settings', '"settings":{}', `"settings":{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  [
    'elements',
    '"elements":[]',
    `${'"elements":[{"id":"a","elType":"x","settings":{},'.repeat(20_000)}"elements":[]${'}]'.repeat(20_000)}`,
  ],
])('refuses %s nested 20,000 levels deep without crashing', async ([, shallow, replacement]) => {
  const { api_key } = await app.publisher();
  const deep = JSON.stringify(makePublication(elementor(nested(1)))).replace(shallow as string, replacement as string);

  const response = await fetch(`${app.url}/v1/publishing/items`, {
    method: 'POST',
    headers: { authorization: `Bearer ${api_key}`, 'content-type': 'application/json' },
    body: deep,
  });

  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'invalid_input', message: expect.stringContaining('nested') });
});

test('returns HTML in every text unchanged', async () => {
  const html = '<script>alert("1")</script>&amp;';

  const { slug } = await catalogue.publish({
    title: html,
    description: html,
    tags: [html],
    categories: [html],
    template_type: html,
  });

  const item = await app.visitor.call(getItem, { slug });
  expect([item.title, item.description, item.tags[0]?.name, item.categories[0]?.name, item.template_type?.name]).toEqual(
    Array.from({ length: 5 }, () => html),
  );
});

test('keeps complete characters and text that only resembles a lone surrogate', async () => {
  const text = '<p>🥐 \\ud83d \\\\udc00</p>';

  const { id } = await catalogue.publish(blocks(text));

  const stored = await app.db.selectFrom('bundles').select('documents').where('item_id', '=', id).executeTakeFirstOrThrow();
  expect(stored.documents).toMatchObject([{ content: text }]);
});

test('measures the size of a picture instead of trusting the sender', async () => {
  const sha256 = await catalogue.upload(await drawPicture(50, 20));
  const { slug } = await catalogue.publish({ pictures: [{ sizes: [{ sha256, width: 9_999, height: 1 }] }] });

  const { pictures } = await app.visitor.call(getItem, { slug });

  expect(pictures[0]).toMatchObject({ width: 50, height: 20 });
});

test('lets only the operator publish', async () => {
  const ada = await app.user();
  const publication = makePublication();

  await expect(app.visitor.call(publishItem, publication)).rejects.toMatchObject({ code: 'is_signed_failed' });
  await expect(ada.call(publishItem, publication)).rejects.toMatchObject({ code: 'invalid_permission' });
  const { data } = await app.visitor.call(listItems, { platform: 'gutenberg', type: 'pages', search: publication.listing.slug });
  expect(data).toEqual([]);
});
