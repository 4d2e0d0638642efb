import { Bundle } from '@kithouse/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeFolder, paragraph } from '../testing/temp-folder.js';
import { sayError } from '../user-error.js';
import { readCatalogue } from './read-catalogue.js';

const json = JSON.stringify;
const listing = (slug: string, more: object) => json({ slug, title: slug, description: '', ...more });
const linked =
  '<!-- wp:paragraph {"style":{"color":{"text":"#112233"}}} -->\n' +
  '<p class="has-text-color" style="color:#112233"><a href="#">Come &amp; see</a> <a href="/about">us</a> <a href="/elsewhere">else</a> <a href="#">Nowhere</a></p>\n' +
  '<!-- /wp:paragraph -->';
const site = {
  title: 'Ønsker & Co',
  slogan: 'Plain things',
  logo: 'media/logo.webp',
  colors: [{ id: 'ink', title: 'Ink', color: '#112233' }],
  pages: [
    { item: 'us', title: 'About us', slug: 'about' },
    { item: 'start', title: 'Home', slug: 'home', front_page: true },
  ],
  posts_page: { title: 'News', slug: 'news' },
  parts: [{ type: 'header', title: 'Top', file: 'top.html' }],
  posts: [
    {
      title: 'First',
      slug: 'first',
      file: 'first.html',
      categories: ['أخبار', 'Tides'],
      picture: 'media/logo.webp',
      excerpt: 'E',
    },
  ],
  menus: [
    {
      slug: 'main',
      name: 'Main',
      locations: ['primary'],
      items: [
        { title: 'About', to: 'about' },
        { title: 'Write', to: 'mailto:a@b.example' },
      ],
    },
  ],
  links: { 'Come & see': 'first' },
};

async function packOf(given: object | string) {
  const logo = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#308060' } })
    .webp()
    .toBuffer();
  const folder = makeFolder({
    'all/listing.json': listing('all', { type: 'pack', fullsite_import: true }),
    'all/site.json': typeof given === 'string' ? given : json(given),
    'all/top.html': linked,
    'all/first.html': paragraph('A post'),
    'media/logo.webp': logo,
    'us/listing.json': listing('us', { type: 'page', pack: 'all' }),
    'us/template.html': linked,
    'start/listing.json': listing('start', { type: 'page', pack: 'all' }),
    'start/template.html': paragraph('Start'),
    'block/listing.json': listing('block', { type: 'block', pack: 'all' }),
    'block/template.html': paragraph('A block'),
  });
  const [pack] = await readCatalogue(folder, {});
  return { bundle: Bundle.parse(pack?.bundle), files: pack?.files };
}
const refusalOf = (given: object | string) => packOf(given).then(() => 'accepted', sayError);

test('builds a site from a pack with a site.json: front page first, an empty posts page, parts and optional posts', async () => {
  const { bundle, files } = await packOf(site);

  expect(bundle.documents.map(({ key, title, slug, template_type }) => [key, title, slug, template_type])).toEqual([
    ['start', 'Home', 'home', 'page'],
    ['us', 'About us', 'about', 'page'],
    ['news', 'News', 'news', 'page'],
    ['top-part', 'Top', 'top', 'header'],
    ['first', 'First', 'first', 'post'],
  ]);
  expect(
    bundle.documents.map(({ front_page, posts_page, conditions, is_demo }) => [front_page, posts_page, conditions, is_demo]),
  ).toEqual([
    [true, undefined, undefined, undefined],
    [undefined, undefined, undefined, undefined],
    [undefined, true, undefined, undefined],
    [undefined, undefined, ['include/general'], undefined],
    [undefined, undefined, undefined, true],
  ]);
  const [logo] = bundle.media;
  expect(bundle.site).toEqual({ title: 'Ønsker & Co', slogan: 'Plain things', logo: logo?.sha256 });
  expect(files?.has(logo?.sha256 ?? '')).toBe(true);
  expect(bundle.documents.at(-1)).toMatchObject({
    featured: logo?.sha256,
    excerpt: 'E',
    terms: [expect.stringMatching(/^category\/%D8/), 'category/tides'],
  });
  expect(bundle.terms?.map(({ name }) => name)).toEqual(['أخبار', 'Tides']);
});

test("resolves links and menus to the site's pages and posts by text or slug and keeps others", async () => {
  const { bundle } = await packOf(site);
  const about = bundle.documents.find(({ key }) => key === 'us')?.content;

  expect(about).toContain('<a href="kit:doc/first/url">Come &amp; see</a> <a href="kit:doc/us/url">us</a>');
  expect(about).toContain('<a href="/elsewhere">else</a> <a href="#">Nowhere</a>');
  expect(bundle.menus).toEqual([
    {
      slug: 'main',
      name: 'Main',
      locations: ['primary'],
      items: [
        { key: '1-about', title: 'About', document: 'us' },
        { key: '2-write', title: 'Write', url: 'mailto:a@b.example' },
      ],
    },
  ]);
});

test("refers to the site's colours in pages and parts by the pack's prefix [R-SITE-04, R-SITE-05]", async () => {
  const { bundle } = await packOf(site);

  expect(bundle.settings?.colors).toEqual([{ id: 'nsker-co-ink', title: 'Ink', color: '#112233', role: 'custom' }]);
  for (const key of ['us', 'top-part']) {
    expect(bundle.documents.find((one) => one.key === key)?.content).toContain('color:var(--wp--preset--color--nsker-co-ink)');
  }
  expect(await refusalOf({ ...site, title: 'Pack 2' })).toMatch(/all needs a “prefix” of letters and dashes/);
  expect(await refusalOf({ ...site, prefix: 'pack2' })).toMatch(/site\.json is invalid: prefix/);
});

test('reports the errors of a site.json with their position', async () => {
  expect(await refusalOf('{')).toMatch(/site\.json isn’t valid JSON/);
  expect(await refusalOf({ ...site, colour: 1 })).toMatch(/site\.json is invalid: .*colour/);
  expect(await refusalOf({ ...site, logo: '../logo.webp' })).toMatch(/site\.json is invalid: logo/);
  expect(await refusalOf({ ...site, logo: 'media/none.webp' })).toMatch(/refers to media\/none\.webp, which doesn’t exist/);
  expect(await refusalOf({ ...site, posts_page: { title: 'News', slug: 'first' } })).toMatch(
    /two pages or posts have the slug "first"/,
  );
  expect(
    await refusalOf({ ...site, links: { x: 'nowhere' }, menus: [{ ...site.menus[0], items: [{ title: 'N', to: 'nowhere' }] }] }),
  ).toMatch(/a link to “nowhere”, which isn’t a page, post or address/);
  expect(await refusalOf({ ...site, pages: [{ item: 'gone', title: 'G', slug: 'g' }] })).toMatch(
    /refers to the item gone, which isn’t in the folder/,
  );
});

test('refuses a colour without a token and proposes one [R-SITE-54]', async () => {
  const unknown = { ...site, colors: [{ id: 'ink', title: 'Ink', color: '#113355' }] };

  expect(await refusalOf(unknown)).toMatch(/all doesn’t explain 1 colors\. Add to “tokens”: \{"color":"#112233","from":"ink"/);
  const { bundle } = await packOf({ ...unknown, tokens: [{ color: '#112233', from: 'ink', mix: ['black', 0.4] }] });
  expect(bundle.settings?.tokens).toEqual([
    { id: 'nsker-co-ink-black-40', title: 'Ink, 40% black', color: '#112233', from: 'nsker-co-ink', mix: ['black', 0.4] },
  ]);
  expect(await refusalOf({ ...unknown, tokens: [{ color: '#112233', from: 'gone' }] })).toMatch(/“gone”, which isn’t among/);
});

test('[R-SITE-114] refuses a detail of the demo business that no text shows', async () => {
  const facts = { name: ['Nowhere'], phone: ['01632 960 999'] };

  expect(await refusalOf({ ...site, facts })).toContain(
    'names phone as “01632 960 999”, which no text of the pack shows. Spell it as in the templates.',
  );
  expect(await refusalOf({ ...site, facts: { fax: ['x'] } })).toContain('fax');
  expect((await packOf({ ...site, facts: { name: ['Nowhere'] } })).bundle.site?.facts).toEqual({ name: ['Nowhere'] });
});

test('[R-SITE-114] refuses a detail in a spelling that the pack doesn’t list', async () => {
  expect(
    await refusalOf({ ...site, facts: { name: ['Nowhere'] }, slogan: 'x', posts: [{ ...site.posts[0], excerpt: 'In NOWHERE' }] }),
  ).toContain('shows name in a spelling that site.json doesn’t list: “Nowhere” in “in nowhere”.');
});

test('[R-SITE-114] refuses a slot that no text shows or whose text has another length, and publishes others', async () => {
  const slot = { key: 'link', label: 'Link', text: 'Nowhere', length: [3, 20] };

  expect(await refusalOf({ ...site, slots: [{ ...slot, text: 'Somewhere' }] })).toContain('the slot link as “Somewhere”');
  expect(await refusalOf({ ...site, slots: [{ ...slot, length: [8, 20] }] })).toContain('doesn’t have 8 to 20 characters');
  expect((await packOf({ ...site, slots: [slot] })).bundle.site?.slots).toEqual([slot]);
});
