import { getItemPreview } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { makeDocument, openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);
const { call } = app.visitor;
const at = (path: string) => `https://cloud.example/preview/${path}`;
const read = async (address: string) => (await fetch(address.replace('https://cloud.example', app.url))).text();

const document = (key: string, change: object = {}) => ({
  ...makeDocument('gutenberg', `<p>${key}</p>`),
  key,
  slug: key,
  title: key.toUpperCase(),
  ...change,
});
const part = (key: string, template_type: string, condition = 'include/general') =>
  document(key, { post_type: 'kithouse_part', template_type, conditions: [condition] });

const settings = {
  colors: [
    { id: 'primary', title: 'P', color: '#1e2b27', role: 'system' as const },
    { id: 'text', title: 'T', color: '#222222', role: 'system' as const },
    { id: 'background', title: 'B', color: '#ffffff', role: 'system' as const },
  ],
  fonts: [],
};

async function publishPack(slug: string, plan: 'starter' | 'pro' = 'starter') {
  const pack = await catalogue.publish({
    slug,
    type: 'pack',
    plan,
    title: 'Rye Bakery',
    settings,
    documents: [
      part('head', 'header'),
      document('home', { front_page: true }),
      document('about'),
      document('news', { posts_page: true, content: '' }),
      document('bread', { post_type: 'post', template_type: 'post' }),
      part('single', 'single-post', 'include/singular/post'),
      part('blog', 'archive', 'include/archive/post_archive'),
      part('archive', 'archive', 'include/archive'),
      part('search', 'search-results'),
      part('missing', 'error-404'),
    ],
  });
  await catalogue.publish({ slug: `${slug}-about`, pack: slug, documents: [document('about')] });
  return { pack };
}

test('lists pages in the order of the pack, then posts and templates, for visitors and without content [R-SITE-230]', async () => {
  const { pack } = await publishPack('rye');

  const preview = await call(getItemPreview, { slug: 'rye' });

  expect(preview.pages).toEqual([
    { key: 'home', title: 'HOME', kind: 'page' },
    { key: 'about', title: 'ABOUT', kind: 'page' },
    { key: 'news', title: 'NEWS', kind: 'page' },
    { key: 'bread', title: 'BREAD', kind: 'post' },
    { key: 'archive', title: 'ARCHIVE', kind: 'template' },
    { key: 'search', title: 'SEARCH', kind: 'template' },
    { key: 'missing', title: 'MISSING', kind: 'template' },
  ]);
  expect(preview).toMatchObject({ name: 'Rye Bakery', page: 'home', frame_url: at(`packs/${pack.id}`) });
  expect(JSON.stringify(preview)).not.toContain('<p>');
});

test('names the details of the demo business, in a page of a pack too [R-SITE-270]', async () => {
  const { pack } = await publishPack('oat');
  await app.db
    .updateTable('bundles')
    .set({ site: JSON.stringify({ title: 'Oat', facts: { phone: ['01632 1'] } }) })
    .where('item_id', '=', pack.id)
    .execute();

  const [shown, page] = [await call(getItemPreview, { slug: 'oat' }), await call(getItemPreview, { slug: 'oat-about' })];

  expect([shown.demo, page.demo]).toEqual([{ phone: ['01632 1'] }, { phone: ['01632 1'] }]);
});

test("offers the pack's own palette and designed ones [R-SITE-232]", async () => {
  await publishPack('spelt');

  const { palettes } = await call(getItemPreview, { slug: 'spelt' });

  expect(palettes[0]).toMatchObject({ id: 'own', colors: { primary: '#1e2b27' } });
  expect(palettes.length).toBeGreaterThan(1);
});

test('[R-SITE-305] gives the address with the frame of a free pack of blocks for a pack for Elementor', async () => {
  const publish = (slug: string, platform: 'elementor' | 'gutenberg', plan: 'starter' | 'pro' = 'starter') =>
    catalogue.publish({
      slug,
      type: 'pack',
      platform,
      plan,
      variation: slug.replace(/-blocks$/, ''),
      documents: [{ ...makeDocument(platform, '<p>Home</p>'), key: 'home', slug: 'home', title: 'Home', front_page: true }],
    });
  const framed = await publish('barley', 'elementor');
  await publish('barley-blocks', 'gutenberg');
  await publish('millet', 'elementor');
  await publish('millet-blocks', 'gutenberg', 'pro');
  await publish('durum', 'elementor');

  const addressOf = async (slug: string) => (await call(getItemPreview, { slug })).block_frame_url;

  expect(await addressOf('barley')).toBe(at(`packs/${framed.id}?frame=blocks`));
  expect(await Promise.all(['barley-blocks', 'millet', 'durum'].map(addressOf))).toEqual([undefined, undefined, undefined]);
});

test('shows a page inside its pack, and alone without one [R-SITE-230]', async () => {
  const { pack } = await publishPack('oat');
  const alone = await catalogue.publish({ slug: 'alone', documents: [document('only')] });

  const inside = await call(getItemPreview, { slug: 'oat-about' });
  const single = await call(getItemPreview, { slug: 'alone' });

  expect(inside).toMatchObject({ slug: 'oat-about', page: 'about', frame_url: at(`packs/${pack.id}`) });
  expect(inside.pages.map(({ key }) => key)).toContain('home');
  expect(single).toMatchObject({ page: 'only', frame_url: at(`pages/${alone.id}`), palettes: [] });
  expect(await read(single.frame_url)).toContain('<p>only</p>');
});

test('previews a paid pack as its pages, never as its content [R-SITE-230]', async () => {
  await publishPack('emmer', 'pro');

  const preview = await call(getItemPreview, { slug: 'emmer' });
  const html = await read(preview.frame_url);

  expect(preview.pages).toHaveLength(7);
  expect(html).toContain('<p>home</p>');
  expect(html).not.toContain('<!-- wp:');
});

test('finds no preview of a block or an unknown item', async () => {
  await catalogue.publish({ slug: 'only-a-block', type: 'block' });

  for (const slug of ['only-a-block', 'never-published']) {
    await expect(call(getItemPreview, { slug })).rejects.toMatchObject({ code: 'item_not_found' });
  }
});
