import { describe, expect, it } from 'vitest';
import { bytesOf, container, widget } from '../../testing/fixtures.js';
import { packOfBytes, zipOf } from '../../testing/kit-zip.js';
import { item, menuItem, wxr } from '../../testing/wxr.js';

const read = (...parts: string[]) => packOfBytes(bytesOf(wxr(...parts)), 'demo.xml');
const readMessages = (...parts: string[]) => read(...parts).warnings.map(({ message }) => message);
const documentOf = (bundle: ReturnType<typeof read>, key: string) => bundle.documents.find((one) => one.key === key);

const link = (label: string, more: object = {}) => `<!-- wp:navigation-link ${JSON.stringify({ label, ...more })} /-->`;
const page = { kind: 'post-type', type: 'page', url: 'https://demo.test/site/about/', id: 2 };
const navigation = (id: number, content: string) =>
  item({ id, type: 'wp_navigation', title: 'Main menu', slug: 'main', content });

describe('export of a block theme', () => {
  const submenu = `<!-- wp:navigation-submenu {"label":"More","url":"https://else.test/","kind":"custom"} -->${link('About', page)}<!-- /wp:navigation-submenu -->`;
  const menu = `${link('About us', page)}${submenu}<!-- wp:search {"label":"x"} /--><!-- wp:home-link {"label":"Start"} /-->`;

  it('includes its menus and inlines links of blocks that name one by id [R-FSI-01]', () => {
    const bundle = read(
      item({ id: 1, slug: 'home', content: '<!-- wp:navigation {"ref":9,"overlayMenu":"never"} /-->' }),
      item({ id: 2, slug: 'about', title: 'About' }),
      navigation(9, menu),
    );

    expect(bundle.menus).toEqual([
      {
        slug: 'main',
        name: 'Main menu',
        locations: ['primary'],
        items: [
          { key: 'about-us', title: 'About us', document: 'about' },
          { key: 'more', title: 'More', url: 'https://else.test/' },
          { key: 'about', title: 'About', parent: 'more', document: 'about' },
          { key: 'start', title: 'Start', document: 'home' },
        ],
      },
    ]);
    const { content } = documentOf(bundle, 'home') ?? {};
    expect(content).toMatch(/^<!-- wp:navigation \{"overlayMenu":"never"\} --><!-- wp:navigation-link /);
    expect(content).toContain('"url":"kit:doc/about/url","id":"kit:doc/about/id"');
    expect(bundle.warnings.map(({ code }) => code)).toEqual(['front_page_guessed']);
  });

  it('stops at cyclic and oversized menus and warns', () => {
    const inside = navigation(9, `${link('A', { url: '/' })}<!-- wp:navigation {"ref":9} /-->`);
    const large = navigation(9, link('a', { url: `https://else.test/${'x'.repeat(100_000)}` }));
    const often = '<!-- wp:navigation {"ref":9} /-->'.repeat(200);

    expect(JSON.stringify(read(item({ id: 1, content: often }), inside)).length).toBeLessThan(100_000);
    const bundle = read(item({ id: 1, content: often }), large);
    expect(JSON.stringify(bundle).length).toBeLessThan(6_000_000);
    expect(bundle.warnings.map(({ code }) => code)).toEqual(['reference_menu']);
  });

  it('with classic menus too also includes its block menus as menus and says so', () => {
    const bundle = read(
      item({ id: 1, content: '<!-- wp:navigation {"ref":9} /-->' }),
      navigation(9, link('B', { url: '/b/' })),
      menuItem(50, 'top', 'A', { type: 'custom', url: '#' }),
    );

    expect(bundle.menus?.map(({ slug }) => slug)).toEqual(['top']);
    expect(documentOf(bundle, 'page-1')?.content).toContain('"label":"B"');
    expect(bundle.warnings.map(({ message }) => message)).toEqual([
      'Skipped: 1 block theme menu, because this pack has classic menus. Blocks that show one contain its links.',
    ]);
  });

  it('lists each omitted type with its number and reason', () => {
    const of = (type: string, count: number) => Array.from({ length: count }, (_, n) => item({ id: 100 + n, type }));

    expect(
      readMessages(
        item({ id: 1 }),
        ...of('wp_template', 3),
        ...of('wp_template_part', 1),
        ...of('product', 12),
        ...of('event', 2),
        item({ id: 7, type: 'wp_navigation', content: `${'<!-- wp:navigation-submenu -->'.repeat(200)}` }),
      ),
    ).toEqual([
      'Skipped: 3 block theme templates, because only the theme of that site can show them.',
      'Skipped: 1 block theme template part, because only the theme of that site can show them.',
      'Skipped: 12 products, because shops have their own import.',
      'Skipped: 2 items of the type “event”, because they belong to a plugin or theme of that site.',
      'Skipped: the menu “Page 7”. The blocks of this template are nested more than 60 levels deep.',
    ]);
  });
});

describe('export written manually or by another program', () => {
  it('keeps pages without ids apart and accepts later parents', () => {
    const numberless = (slug: string) => item({ id: 0, slug }).replace('<wp:post_id>0</wp:post_id>', '');
    const bundle = read(
      numberless('a'),
      numberless('b'),
      item({ id: 5, slug: 'child', parent: 6 }),
      item({ id: 6, slug: 'above' }),
      item({ id: 7, slug: 'own', parent: 7 }),
    );

    expect(bundle.documents.map(({ key, parent }) => [key, parent])).toEqual([
      ['a', undefined],
      ['b', undefined],
      ['child', 'above'],
      ['above', undefined],
      ['own', undefined],
    ]);
    expect(bundle.warnings.map(({ message }) => message)).toEqual(['“Page 7” is its own parent. It was moved to the top level.']);
  });

  it('keeps menu entries without ids apart', () => {
    const entry = (title: string) =>
      menuItem(50, 'top', title, { type: 'custom', url: '#' }).replace('<wp:post_id>50</wp:post_id>', '');

    expect(read(item({ id: 1 }), entry('A'), entry('B')).menus?.[0]?.items).toEqual([
      { key: 'a', title: 'A', url: '#' },
      { key: 'b', title: 'B', url: '#' },
    ]);
  });

  it('names files without an address and what they belong to', () => {
    const file = item({ id: 5, type: 'attachment', status: 'inherit' }).replace(/<guid>.*<\/guid>/, '');

    expect(readMessages(item({ id: 1, meta: { _thumbnail_id: '5' } }), file)).toEqual([
      'Skipped: 1 media file without an address.',
      'The featured image of “page-1” was skipped because the export doesn’t contain it (ID 5).',
    ]);
  });

  it('expands no entities and ignores the declared encoding', () => {
    const text = wxr(item({ id: 1, title: 'A &b; B' }))
      .replace('UTF-8', 'ISO-8859-1')
      .replace('<rss', '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]><rss');

    expect(packOfBytes(bytesOf(text), 'x.xml').documents[0]?.title).toBe('A &b; B');
    expect(() => packOfBytes(Uint8Array.from(Buffer.from(text.replace('A &b;', 'Café'), 'latin1')), 'x.xml')).toThrow(
      'This export isn’t valid UTF-8 text. Export it from WordPress again.',
    );
  });
});

describe('template kit with popups', () => {
  const button = [
    container(
      '1',
      widget('2', 'button', {
        __dynamic__: { link: '[elementor-tag id="1" name="popup" settings="%7B%22popup%22%3A%22812%22%7D"]' },
      }),
    ),
  ];
  const entry = (name: string, templateType: string) => ({
    name,
    source: `templates/${name}.json`,
    metadata: { template_type: templateType },
  });
  const kit = (...popups: string[]) =>
    packOfBytes(
      zipOf({
        'manifest.json': {
          manifest_version: '1.0',
          title: 'Kit',
          templates: [entry('home', 'single-home'), ...popups.map((name) => entry(name, 'section-popup'))],
        },
        'templates/home.json': { content: button },
        ...Object.fromEntries(popups.map((name) => [`templates/${name}.json`, { content: [container('1')], type: 'popup' }])),
      }),
    );

  it('opens its popup if it is the only one', () => {
    const bundle = kit('offer');

    expect(JSON.stringify(documentOf(bundle, 'home'))).toContain('%22popup%22%3A%22kit:doc/offer/id%22');
    expect(documentOf(bundle, 'offer')).toMatchObject({ post_type: 'elementor_library', template_type: 'popup' });
    expect(bundle.requires.elementor_pro).toBe(true);
    expect(bundle.warnings).toEqual([]);
  });

  it('names the place when several are possible', () => {
    const { warnings } = kit('offer', 'news');

    expect(warnings).toEqual([
      expect.objectContaining({ code: 'reference_popup', place: expect.stringContaining('home: content[0].elements[0]') }),
    ]);
  });
});
