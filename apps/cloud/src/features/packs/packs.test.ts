import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createSiteImportPlan, getItem, getPackInfo, PackInfo, publishItem } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { longTest } from '../../../../../scripts/long-test.js';
import { makeDocument, makePublication, openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';
import { packPage, publishPack } from '../../testing/packs.js';
import { codeOf } from '../../testing/people.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);
const infoOf = async (id: number) => (await app.user()).call(getPackInfo, { id });
const known = {
  'blog-magazine': 'Blog Magazine',
  construction: 'Construction',
  ecommerce: 'eCommerce',
  education: 'Education',
  entertainment: 'Entertainment',
  'fashion-lifestyle': 'Fashion & Lifestyle',
  'features-services': 'Features & Services',
  'food-restaurant': 'Food & Restaurant',
  marketing: 'Marketing',
  miscellaneous: 'Miscellaneous',
  multipurpose: 'Multipurpose',
  'nft-cryptocurrency': 'NFT & Cryptocurrency',
  'non-profit': 'Non-Profit',
  technology: 'Technology',
  travel: 'Travel',
};

test('[R-FSI-01] returns what a pack changes before the import begins', async () => {
  const { id, logo, slug } = await publishPack(catalogue);

  const info = await infoOf(id);

  expect(PackInfo.parse(info)).toEqual(info);
  expect(info).toMatchObject({
    id,
    name: 'Bakery',
    platform: 'gutenberg',
    has_settings: true,
    site: { title: 'Rye & Sons', slogan: 'Bread', logo },
    logo_url: `https://cloud.example/files/${logo}.webp`,
    settings: { colors: [{ id: 'primary', color: '#8e5932' }] },
    menus: [{ slug: 'main', name: 'Main', locations: ['primary'], items: 2 }],
    terms: 1,
    forms: 1,
    media: { count: 2, bytes: expect.any(Number) },
    theme: { slug: 'plain', name: 'Plain' },
    preview_url: `https://cloud.example/preview/packs/${id}`,
    warnings: [],
  });
  expect(
    info.documents.map(({ key, as, is_demo, front_page, posts_page }) => [key, as, is_demo, front_page, posts_page]),
  ).toEqual([
    ['home', 'page', false, true, false],
    ['blog', 'page', false, false, true],
    ['header', 'part', false, false, false],
    ['first', 'post', true, false, false],
  ]);
  expect(JSON.stringify(info.documents)).not.toContain('wp:');
  expect((await app.visitor.call(getItem, { slug })).has_settings).toBe(true);
});

test('[R-FSI-27] [R-FSI-28] uses the default theme of the builder for a pack that names none', async () => {
  const [blocks, elementor] = await Promise.all([
    catalogue.publish({ type: 'pack' }),
    catalogue.publish({ type: 'pack', platform: 'elementor', documents: [makeDocument('elementor')] }),
  ]);

  const infos = await Promise.all([blocks, elementor].map(({ id }) => infoOf(id)));

  expect(infos.map(({ theme }) => theme.slug)).toEqual(['twentytwentyfour', 'hello-elementor']);
  expect(infos[0]).toMatchObject({ has_settings: false, logo_url: '', settings: null, site: {}, menus: [], suggested: [] });
});

test('[R-SITE-310] names an upright file with Latin letters of each family that the pack offers', async () => {
  const files = ['gloock-latin-ext-400-normal', 'gloock-latin-400-normal'].map((name) =>
    createRequire(import.meta.url).resolve(`@fontsource/gloock/files/${name}.woff2`),
  );
  const bytes = await Promise.all(files.map((file) => readFile(file)));
  const [ext = '', latin = ''] = await Promise.all(bytes.map((file) => catalogue.upload(file)));
  const styled =
    '<!-- wp:heading {"style":{"typography":{"fontFamily":"Arial"}}} --><h2 style="font-family:Arial">A</h2><!-- /wp:heading -->';
  const { id } = await catalogue.publish({
    type: 'pack',
    documents: [makeDocument('gutenberg', styled)],
    media: [ext, latin].map((sha256, index) => ({
      sha256,
      mime: 'font/woff2',
      bytes: bytes[index]?.length ?? 0,
      alt: '',
      file_name: `${index}.woff2`,
    })),
  });
  const face = { weight: '400', style: 'normal', sha256: latin };
  const faces = [
    { ...face, range: 'U+0100-02BA', sha256: ext },
    { ...face, style: 'italic', sha256: ext },
    { ...face, range: 'U+0000-00FF, U+0131' },
  ];
  const common = { fallback: 'serif', licence: { name: 'OFL-1.1', text: 'SIL OPEN FONT LICENSE' }, faces };
  const fonts = ['Gloock', 'Figtree', 'Outfit'].map((name) => ({ ...common, slug: `rye-${name.toLowerCase()}`, name }));
  await app.db
    .updateTable('bundles')
    .set({ fonts: JSON.stringify(fonts) })
    .where('item_id', '=', id)
    .execute();

  const { font_pairs = [], font_samples = {} } = await infoOf(id);

  expect(font_pairs).toContainEqual({ heading: 'gloock', body: 'figtree' });
  const offered = new Set(font_pairs.flatMap(({ heading, body }) => [heading, body]));
  expect(Object.keys(font_samples).sort()).toEqual([...offered].sort());
  expect(Object.values(font_samples)).toEqual([...offered].map(() => expect.stringContaining(`/files/${latin.slice(0, 2)}`)));
});

test.for(Object.entries(known))(
  '[R-FSI-25] [R-FSI-26] suggests only wordpress.org plugins for packs of the category %s',
  async ([slug, name]) => {
    const { id } = await catalogue.publish({ type: 'pack', categories: [name] });

    const { suggested } = await infoOf(id);

    expect(suggested.length).toBeGreaterThan(0);
    expect(suggested.every((plugin) => !plugin.is_pro && /^[a-z0-9-]+\/[\w-]+\.php$/.test(plugin.plugin_file))).toBe(true);
    expect(suggested.some((plugin) => plugin.slug === 'embedpress')).toBe(slug === 'blog-magazine');
  },
);

test('suggests no required or repeated plugins, and none for other categories', async () => {
  const plugins = [{ name: 'WooCommerce', slug: 'woocommerce', plugin_file: 'woocommerce/woocommerce.php', is_pro: false }];
  const { id } = await catalogue.publish({
    type: 'pack',
    categories: ['eCommerce', 'Fashion & Lifestyle', 'Astronomy'],
    requires: { plugins, elementor_pro: false },
  });
  const { id: other } = await catalogue.publish({ type: 'pack', categories: ['Astronomy', 'Constructor'] });

  const [info, none] = await Promise.all([infoOf(id), infoOf(other)]);

  expect(info.suggested.map(({ slug }) => slug)).toEqual(['mailchimp-for-wp']);
  expect(none.suggested).toEqual([]);
});

test('[R-ENT-33] [R-VALID-23] a plugin that a pack must have is marked in its dependencies, its info and its plan, and nowhere else', async () => {
  const ada = await app.user();
  const woocommerce = { name: 'WooCommerce', slug: 'woocommerce', plugin_file: 'woocommerce/woocommerce.php', is_pro: false };
  const forms = { ...woocommerce, name: 'Forminator', slug: 'forminator', plugin_file: 'forminator/forminator.php' };
  const requires = { plugins: [forms, { ...woocommerce, mustHave: true }], elementor_pro: false };
  const [pack, other] = await Promise.all([
    catalogue.publish({ type: 'pack', requires }),
    catalogue.publish({ type: 'pack', requires: { ...requires, plugins: [woocommerce, forms] } }),
  ]);
  const marks = (plugins: { slug: string; mustHave?: boolean | undefined }[]) =>
    Object.fromEntries(plugins.map(({ slug, mustHave }) => [slug, mustHave]));

  const [item, otherItem] = await Promise.all([pack, other].map(({ slug }) => app.visitor.call(getItem, { slug })));
  const info = await ada.call(getPackInfo, { id: pack.id });
  const choices = { plugins: ['woocommerce', 'forminator'] };
  const { plan } = await ada.call(createSiteImportPlan, { id: pack.id, platform: 'gutenberg', choices });

  const expected = { woocommerce: true, forminator: undefined };
  expect(marks(item?.dependencies ?? [])).toEqual(expected);
  expect(marks(otherItem?.dependencies ?? [])).toEqual({ woocommerce: undefined, forminator: undefined });
  expect(marks(info.requires.plugins)).toEqual(expected);
  const ops: { op: string; args: { plugin: typeof woocommerce } }[] = JSON.parse(plan).ops;
  expect(marks(ops.filter(({ op }) => op === 'plugin.ensure').map(({ args }) => args.plugin))).toEqual(expected);
});

test('adds an installable Elementor to the requirements of its packs, listed by the author or not', async () => {
  const ada = await app.user();
  const elementor = { name: 'Elementor', slug: 'elementor', plugin_file: 'elementor/elementor.php', is_pro: false };
  const pack = { type: 'pack' as const, platform: 'elementor' as const, documents: [makeDocument('elementor')] };
  const [{ id }, { id: other }] = await Promise.all([
    catalogue.publish(pack),
    catalogue.publish({ ...pack, requires: { plugins: [elementor], elementor_pro: false } }),
  ]);

  const infos = await Promise.all([id, other].map((one) => infoOf(one)));
  const { plan } = await ada.call(createSiteImportPlan, { id, platform: 'elementor', choices: { plugins: ['elementor'] } });

  expect(infos.map(({ requires }) => requires.plugins)).toEqual([[elementor], [elementor]]);
  expect(
    JSON.parse(plan)
      .ops.map(({ op }: { op: string }) => op)
      .slice(0, 2),
  ).toEqual(['require', 'plugin.ensure']);
});

test('returns the shop of a sold plugin', async () => {
  const pro = (slug: string, link?: string) => ({
    name: slug,
    slug,
    plugin_file: `${slug}/x.php`,
    is_pro: true,
    ...(link ? { link } : {}),
  });
  const { id } = await catalogue.publish({
    type: 'pack',
    requires: { plugins: [pro('elementor-pro'), pro('other', 'https://shop.example/')], elementor_pro: true },
  });

  const { requires } = await infoOf(id);

  expect(requires.plugins.map(({ link }) => link)).toEqual(['https://elementor.com/pro/', 'https://shop.example/']);
});

test('[R-ENT-10] describes a pack to entitled accounts, and a free one to visitors', async () => {
  const [ada, unverified] = await Promise.all([app.user(), app.user({ verified: false })]);
  const [free, paid, page] = await Promise.all([
    publishPack(catalogue),
    publishPack(catalogue, { plan: 'pro' }),
    catalogue.publish(),
  ]);

  const codes = await Promise.all([
    codeOf(app.visitor.call(getPackInfo, { id: free.id })),
    codeOf(app.visitor.call(getPackInfo, { id: paid.id })),
    codeOf(app.visitor.call(createSiteImportPlan, { id: free.id, platform: 'gutenberg' } as never)),
    codeOf(unverified.call(getPackInfo, { id: free.id })),
    codeOf(ada.call(getPackInfo, { id: paid.id })),
    codeOf(ada.call(getPackInfo, { id: page.id })),
    codeOf(ada.call(getPackInfo, { id: 2_147_483_647 })),
    codeOf(ada.call(getPackInfo, { id: free.id })),
  ]);

  expect(codes).toEqual([
    'success',
    'required_pro_kithouse',
    'is_signed_failed',
    'invalid_data',
    'required_pro_kithouse',
    'invalid_input',
    'item_not_found',
    'success',
  ]);
});

test('removes the site of a pack when it is published without one', async () => {
  const { id, slug } = await publishPack(catalogue);

  await catalogue.publish({ type: 'pack', slug, documents: [packPage('home')] });

  expect(await infoOf(id)).toMatchObject({ site: {}, menus: [], terms: 0, forms: 0, settings: null, has_settings: false });
});

const menu = (...items: object[]) => ({
  menus: [{ slug: 'm', name: 'M', locations: [], items: items.map((one) => ({ title: 'x', ...one })) }],
});
const term = (key: string, more = {}) => ({ key, taxonomy: 'category', slug: key.replace(/^\w+\//, ''), name: 'x', ...more });
const pages = (...more: object[]) => ({ documents: more.map((one, index) => packPage(`p${index}`, one)) });
const unlisted = 'a'.repeat(64);

test.for([
  ['a duplicate term', { terms: [term('category/a'), term('category/a')] }, 'same key'],
  ['a mismatched term key', { terms: [term('tag/a')] }, 'Its key must be'],
  ['a slug with a slash', { terms: [term('category/a/b', { slug: 'a/b' })] }, 'Its key must be'],
  [
    'terms that are each other’s parent',
    { terms: [term('category/a', { parent: 'category/b' }), term('category/b', { parent: 'category/a' })] },
    'its own parent',
  ],
  ['a term with a missing parent', { terms: [term('category/a', { parent: 'category/b' })] }, 'which isn’t in'],
  [
    'a term with a parent in another taxonomy',
    { terms: [term('category/a', { parent: 'tag/b' }), term('tag/b', { taxonomy: 'tag' })] },
    'another taxonomy',
  ],
  ['documents that are each other’s parent', pages({ parent: 'p1' }, { parent: 'p0' }), 'its own parent'],
  ['a document with a missing parent', pages({ parent: 'x' }), 'which isn’t in'],
  ['a document with a missing term', pages({ terms: ['category/x'] }), 'category/x'],
  ['a menu entry before its parent', menu({ key: 'a', url: '/', parent: 'b' }, { key: 'b', url: '/' }), 'follow its parent'],
  ['a menu entry that is its own parent', menu({ key: 'a', url: '/', parent: 'a' }), 'follow its parent'],
  ['two menu entries with the same key', menu({ key: 'a', url: '/' }, { key: 'a', url: '/' }), 'a unique key'],
  ['a menu entry without a target', menu({ key: 'a' }), 'a valid address'],
  ['a menu entry with two targets', menu({ key: 'a', url: '/', document: 'p0' }), 'a valid address'],
  ['a menu entry with a script URL', menu({ key: 'a', url: 'javascript:alert(1)' }), 'a valid address'],
  ['a menu entry with a protocol-relative URL', menu({ key: 'a', url: '//evil.example' }), 'a valid address'],
  ['a menu entry with a missing document', menu({ key: 'a', document: 'gone' }), 'a valid address'],
  ['a menu entry with a missing term', menu({ key: 'a', term: 'category/x' }), 'a valid address'],
  ['an unlisted logo', { site: { logo: unlisted } }, 'logo'],
  ['an unlisted page image', pages({ featured: unlisted }), 'image of “p0”'],
  ['two front pages', pages({ front_page: true }, { front_page: true }), 'one front page'],
  ['invalid conditions', pages({ conditions: ['everywhere'] }), 'conditions'],
  ['too many conditions', pages({ conditions: Array.from({ length: 101 }, () => 'include/general') }), 'conditions'],
  ['an invalid date', pages({ date: '2026-13-45T99:00' }), 'date'],
  ['a link to a missing document', pages({ content: '<a href="kit:doc/gone/url">' }), '“doc/gone”'],
  ['a missing menu', pages({ content: '<!-- wp:navigation {"ref":"kit:menu/gone"} /-->' }), '“menu/gone”'],
  ['a missing form', pages({ content: '[x id="kit:form/gone/id"]' }), '“form/gone”'],
  ['a missing term', pages({ content: '<a href="kit:term/category/gone/url">' }), '“term/category/gone”'],
  ['an unlisted style image', { settings: { colors: [], fonts: [], styles: { a: `kit:media/${unlisted}/url` } } }, unlisted],
  ['a page with site settings', { type: 'page', site: { title: 'x' } }, 'Only a pack'],
  [
    'too many documents',
    { documents: Array.from({ length: 10_001 }, (_, n) => packPage(`p${n}`, { content: '' })) },
    '10000 documents',
  ],
] as [string, object, string][])('refuses %s with the reason', async ([, given, reason]) => {
  const attempt = catalogue.publish({ type: 'pack', documents: [packPage('p0')], ...given });

  await expect(attempt).rejects.toMatchObject({ code: 'invalid_bundle', message: expect.stringContaining(reason) });
});

longTest('accepts a pack of ten thousand documents and twenty thousand terms and plans it', async () => {
  const documents = Array.from({ length: 10_000 }, (_, n) =>
    packPage(`p${n}`, { content: `<p>${'x'.repeat(2000)}</p>`, terms: [`category/t${n}`] }),
  );
  const terms = Array.from({ length: 20_000 }, (_, n) => term(`category/t${n}`));

  const { id } = await catalogue.call(publishItem, makePublication({ type: 'pack', documents, terms }));

  expect(await infoOf(id)).toMatchObject({ terms: 20_000, documents: { length: 10_000 } });
});
