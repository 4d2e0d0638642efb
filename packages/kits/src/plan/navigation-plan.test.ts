import { ImportPlan } from '@kithouse/contract';
import { expect, it } from 'vitest';
import { shaOf } from '../testing/fixtures.js';
import { elementorPage, packMedium, packOf, packPage } from '../testing/packs.js';
import { opsOf, planOf, term } from '../testing/site-plans.js';
import type { SiteSource } from './plan-source.js';

const plain = { slug: 'plain', parts: { header: ['header', 'header-large'], footer: ['footer'] }, has_front_page: false };
const part = (type: string, content: string) =>
  packPage(type, content, { post_type: 'kithouse_part', template_type: type, conditions: ['include/general'] });
const link = (label: string, url: string, inner = '') => {
  const own = `{"label":"${label}","url":"${url}","kind":"custom","isTopLevelLink":true}`;
  return inner === ''
    ? `<!-- wp:navigation-link ${own} /-->`
    : `<!-- wp:navigation-submenu ${own} -->\n${inner}\n<!-- /wp:navigation-submenu -->`;
};
const nav = (...inner: string[]) => `<!-- wp:navigation {"icon":"menu"} -->\n${inner.join('\n\n')}\n<!-- /wp:navigation -->`;

const pack = (header: string, more: Partial<SiteSource> = {}): Partial<SiteSource> => ({
  site: { title: 'Driftwood Hotel' },
  terms: [term('news')],
  documents: [part('header', header), packPage('home', '', { front_page: true }), packPage('rooms'), packPage('story')],
  ...more,
});
const plan = (source: Partial<SiteSource>, choices = {}, more = {}) =>
  planOf(source, choices, { block_theme: plain, navigations: true, ...more });
const contentsOf = (made: ReturnType<typeof plan>) =>
  opsOf(made, 'navigation.ensure').map(({ args }) => args.document.content.split(/\n+/));
/** Reads the attributes of a link, without its place in the menu. */
const read = (line = '') => {
  const { isTopLevelLink: _, ...attributes } = JSON.parse(/\{.*\}/.exec(line)?.[0] ?? 'null');
  return attributes;
};

it('[R-SITE-60] moves the links of a header into one menu, which each of its templates shows', () => {
  const made = plan(pack(nav(link('Rooms', 'kit:doc/rooms/url'), link('Map', 'https://map.example/'))));

  expect(ImportPlan.parse(made)).toEqual(made);
  const [navigation] = opsOf(made, 'navigation.ensure');
  expect(navigation).toMatchObject({
    id: 'navigation.1',
    needs: expect.arrayContaining(['post.2']),
    args: { slug: 'driftwood-hotel-main', title: 'Main', refs: { 'doc/rooms': 'post.2' } },
  });
  expect(opsOf(made, 'template.write').map(({ args, needs }) => [args.document.content, args.refs, needs])).toEqual(
    Array.from({ length: 2 }, () => [
      '<!-- wp:navigation {"ref":"kit:navigation/main/id","icon":"menu"} /-->',
      { 'navigation/main': 'navigation.1' },
      expect.arrayContaining(['navigation.1']),
    ]),
  );
  expect(opsOf(made, 'publish')[0]?.args).toMatchObject({ navigations: ['navigation.1'] });
});

it('[R-SITE-60] names the post or term that a link leads to, and keeps other addresses', () => {
  const [lines = []] = contentsOf(
    plan(pack(nav(link('Rooms', 'kit:doc/rooms/url'), link('News', 'kit:term/category/news/url'), link('Call', 'tel:123')))),
  );

  expect(read(lines[0])).toEqual({
    label: 'Rooms',
    url: 'kit:doc/rooms/url',
    kind: 'post-type',
    type: 'page',
    id: 'kit:doc/rooms/id',
    metadata: { bindings: { url: { source: 'core/post-data', args: { field: 'link' } } } },
  });
  expect(read(lines[1])).toMatchObject({ kind: 'taxonomy', type: 'category', id: 'kit:term/category/news/id' });
  expect(read(lines[2])).toEqual({ label: 'Call', url: 'tel:123', kind: 'custom' });
});

it('[R-SITE-60] leaves out links to pages that visitors won’t see, and moves those below them up', () => {
  const header = nav(link('Rooms', 'kit:doc/rooms/url', link('Story', 'kit:doc/story/url')), link('Home', 'kit:doc/home/url'));
  const labels = (choices: object) => contentsOf(plan(pack(header), choices))[0]?.map((line) => read(line).label);

  expect(labels({ documents: ['header', 'home', 'story'] })).toEqual(['Story', 'Home']);
  expect(labels({ conflicts: { rooms: 'draft' } })).toEqual(['Story', 'Home']);
});

it('makes one menu for navigations with the same links, and names others by their area', () => {
  const [rooms, story] = [nav(link('Rooms', 'kit:doc/rooms/url')), nav(link('Story', 'kit:doc/story/url'))];
  const made = plan(
    pack(rooms + rooms + story, {
      documents: [
        part('header', rooms + rooms + story),
        part('footer', nav(link('Home', 'kit:doc/home/url'))),
        ...(pack('').documents ?? []).slice(1),
      ],
    }),
  );

  expect(opsOf(made, 'navigation.ensure').map(({ args }) => [args.title, args.slug])).toEqual([
    ['Main', 'driftwood-hotel-main'],
    ['Main 2', 'driftwood-hotel-main-2'],
    ['Footer', 'driftwood-hotel-footer'],
  ]);
  const header = opsOf(made, 'template.write')[0]?.args;
  expect(header?.document.content.match(/navigation\/[a-z0-9-]+/g)).toEqual([
    'navigation/main',
    'navigation/main',
    'navigation/main-2',
  ]);
});

it('leaves navigations without links alone, and all of them on classic themes and older sites', () => {
  const header = '<!-- wp:navigation -->\n<!-- wp:page-list /-->\n<!-- /wp:navigation --><!-- wp:navigation {"ref":4} /-->';
  const linked = nav(link('Rooms', 'kit:doc/rooms/url'));

  expect(opsOf(plan(pack(header)), 'template.write')[0]?.args.document.content).toBe(header);
  for (const made of [
    plan(pack(header)),
    plan(pack(linked), {}, { block_theme: undefined }),
    plan(pack(linked), {}, { navigations: false }),
  ]) {
    expect(opsOf(made, 'navigation.ensure')).toEqual([]);
    expect(opsOf(made, 'publish')[0]?.args.navigations).toBeUndefined();
  }
});

it('[R-SITE-60] [R-SITE-280] links the menu of the twin’s header to the pages of a pack for Elementor', () => {
  const twin = pack(nav(link('Rooms', 'kit:doc/rooms-blocks/url')), {
    documents: [part('header', nav(link('Rooms', 'kit:doc/rooms-blocks/url'))), packPage('rooms-blocks', '', { slug: 'rooms' })],
  });
  const source: Partial<SiteSource> = {
    platform: 'elementor',
    site: { title: 'Driftwood' },
    documents: [
      elementorPage('rooms', {}),
      elementorPage('header', {}, { post_type: 'elementor_library', template_type: 'header', conditions: ['include/general'] }),
    ],
  };
  const made = plan(source, {}, { styles: 'plain', twin: packOf(twin) });

  expect(contentsOf(made).map(([line]) => read(line).id)).toEqual(['kit:doc/rooms/id']);
});

it('names the font of a navigation as a preset, without which the editor would forget its menu', () => {
  const header = (family: string) =>
    nav(link('Rooms', 'kit:doc/rooms/url')).replace(
      '{"icon"',
      `{"style":{"typography":{"fontFamily":"${family}","fontWeight":"500"}},"icon"`,
    );
  const face = { weight: '400', style: 'normal' as const, range: 'U+0-FF', sha256: shaOf('font') };
  const font = {
    slug: 'acme-figtree',
    name: 'Figtree',
    fallback: 'Arial, sans-serif',
    licence: { name: 'OFL-1.1', text: '' },
    faces: [face],
  };
  const more = { fonts: [font], media: [{ ...packMedium('font'), mime: 'font/woff2' }] };
  const contentOf = (family: string) =>
    opsOf(plan({ ...pack(header(family)), ...more }), 'template.write')[0]?.args.document.content;

  expect(contentOf("'Figtree', Arial, sans-serif")).toBe(
    '<!-- wp:navigation {"ref":"kit:navigation/main/id","style":{"typography":{"fontWeight":"500"}},"icon":"menu","fontFamily":"acme-figtree"} /-->',
  );
  expect(contentOf('Georgia, serif')).toBe(header('Georgia, serif'));
});
