import type { Bundle } from '@kithouse/contract';
import { describe, expect, it } from 'vitest';
import { longTest } from '../../../../../scripts/long-test.js';
import { attachMedia, readPack } from '../../index.js';
import { bytesOf, container, resolveAll, shaOf, widget } from '../../testing/fixtures.js';
import { elementor, item, menuItem, term, wxr } from '../../testing/wxr.js';

const read = (...parts: string[]) => readPack({ name: 'demo.xml', bytes: bytesOf(wxr(...parts)) });
const whole = (...parts: string[]) => attachMedia(read(...parts), new Map());
const documentOf = ({ documents }: Bundle, key: string) => documents.find((document) => document.key === key);
const codes = ({ warnings }: Bundle) => warnings.map(({ code }) => code);

describe('site of an export', () => {
  it('keeps names, addresses and order of its pages, with front page and posts page [R-FSI-01]', () => {
    const bundle = whole(
      item({ id: 1, title: ' Home &amp; more ', slug: 'start' }).replace('site/start/', 'site'),
      item({ id: 2, slug: 'blog' }),
      item({ id: 3, slug: 'team', parent: 1 }),
      item({ id: 4, type: 'post', slug: 'hello', more: '<category domain="category" nicename="news">News</category>' }),
    );

    expect(bundle.site).toEqual({ title: 'Demo', slogan: 'Fresh & warm' });
    expect(
      bundle.documents.map(({ key, title, parent, front_page, posts_page, is_demo, terms }) => ({
        key,
        title,
        parent,
        front_page,
        posts_page,
        is_demo,
        terms,
      })),
    ).toEqual([
      { key: 'start', title: 'Home & more', front_page: true },
      { key: 'blog', title: 'Page 2', posts_page: true },
      { key: 'team', title: 'Page 3', parent: 'start' },
      { key: 'hello', title: 'Page 4', is_demo: true, terms: ['category/news'] },
    ]);
    expect(bundle.terms).toEqual([{ key: 'category/news', taxonomy: 'category', slug: 'news', name: 'News' }]);
  });

  it('includes only published content and counts the omitted of each type', () => {
    const comment = '<wp:comment><wp:comment_author_email>a@b.org</wp:comment_author_email></wp:comment>';
    const bundle = whole(
      '<wp:author><wp:author_email>owner@demo.test</wp:author_email></wp:author>',
      item({ id: 1, more: comment + comment }),
      item({ id: 2, type: 'shop_order', status: 'wc-completed', content: 'card 4711' }),
      item({ id: 3, type: 'shop_order', status: 'wc-completed' }),
      ...['draft', 'private', 'trash', 'importing'].map((status, index) => item({ id: 10 + index, status, content: 'secret' })),
      item({ id: 20, more: '<wp:post_password>x</wp:post_password>', content: 'secret' }),
      item({ id: 21, type: 'product' }),
    );

    expect(bundle.documents.map(({ key }) => key)).toEqual(['page-1']);
    expect(JSON.stringify(bundle)).not.toMatch(/4711|secret|@/);
    expect(bundle.warnings.map(({ message }) => message)).toEqual([
      'Skipped: 2 comments.',
      'Skipped because only published content is included: 2 orders with the status “wc-completed”.',
      ...['draft', 'private', 'trash', 'importing'].map(
        (status) => `Skipped because only published content is included: 1 page with the status “${status}”.`,
      ),
      'Skipped because only public content is included: 1 page with a password.',
      'Skipped: 1 product, because shops have their own import.',
      'Skipped: 1 user. The person who imports the pack owns all content.',
    ]);
  });

  it('detects Elementor pages by edit mode and reads their data once without the search copy', () => {
    const data = elementor([container('1', widget('2', 'heading', { title: 'Ünï "quoted" \\ 👋' }))]);
    const [{ _elementor_edit_mode: _, ...stale }, twice] = [
      data,
      '<wp:postmeta><wp:meta_key>_elementor_data</wp:meta_key><wp:meta_value>[]</wp:meta_value></wp:postmeta>',
    ];
    const made = item({ id: 1, content: 'search copy', meta: data }).replace('</item>', `${twice}</item>`);
    const bundle = whole(
      made,
      item({ id: 2, content: '<p>now</p>', meta: stale }),
      item({ id: 3, content: 'text', meta: { ...data, _elementor_data: '[{"broken' } }),
    );

    expect(bundle.platform).toBe('elementor');
    expect(bundle.documents.map(({ kind }) => kind)).toEqual(['elementor', 'blocks', 'blocks']);
    expect(JSON.stringify(bundle)).not.toContain('search copy');
    expect(JSON.stringify(documentOf(bundle, 'page-1'))).toContain('Ünï \\"quoted\\" \\\\ 👋');
    expect(documentOf(bundle, 'page-2')).toMatchObject({ content: '<p>now</p>' });
    expect(codes(bundle)).toEqual(expect.arrayContaining(['broken_elements', 'left_out_stale']));
  });

  it('resolves links to included content and names the others', () => {
    const links = [
      'https://demo.test/site/about/#team',
      'http://www.demo.test/site/about',
      'http://old.test/?page_id=2',
      'https://demo.test/site/',
      'https://demo.test/site/gone/',
      'https://else.test/about/',
    ];
    const html = links.map((link) => `<a href="${link}">x</a>`).join('');
    const bundle = whole(
      item({ id: 1, slug: 'home', content: html }),
      item({
        id: 2,
        slug: 'about',
        meta: elementor([
          container('1', widget('2', 'button', { link: { url: 'https://demo.test/site/home/', is_external: '' } })),
        ]),
      }),
    );

    expect(documentOf(bundle, 'home')).toMatchObject({
      content: ['kit:doc/about/url#team', 'kit:doc/about/url', 'kit:doc/about/url', 'kit:doc/home/url', links[4], links[5]]
        .map((link) => `<a href="${link}">x</a>`)
        .join(''),
    });
    expect(JSON.stringify(documentOf(bundle, 'about'))).toContain('"url":"kit:doc/home/url"');
    expect(bundle.warnings.filter(({ code }) => code === 'link_lost')).toEqual([
      expect.objectContaining({ message: expect.stringContaining('/gone/'), place: 'home: freeform' }),
    ]);
  });

  it('replaces references to templates, forms, menus, patterns and terms by symbols and blanks missing ones with their place', () => {
    const widgets = [
      widget('a', 'tabs', {
        tabs: [
          { _id: 'x', tab_template: '20' },
          { _id: 'y', tab_template: '99' },
        ],
      }),
      widget('b', 'nav-menu', { menu: 'main-menu', menu_id: 8 }),
      widget('c', 'everest-forms', { everest_form: '30', category_ids: ['7', 12] }),
      widget('d', 'shortcode', {
        shortcode: '[contact-form-7 id="abc1234" title="C"] [everest_form id="98"] [elementor-template id="20"]',
      }),
      widget('e', 'button', { __dynamic__: { link: '[elementor-tag id="1" name="popup" settings="%7B%22popup%22%3A20%7D"]' } }),
    ];
    const bundle = whole(
      item({ id: 1, slug: 'home', meta: elementor([container('1', ...widgets)]) }),
      item({
        id: 2,
        slug: 'post',
        type: 'post',
        content:
          '<!-- wp:block {"ref":40} /--><!-- wp:block {"ref":41} /--><!-- wp:everest-forms/form-selector {"formId":"30"} /--><!-- wp:latest-posts {"categories":[{"id":7}]} /-->',
      }),
      item({
        id: 20,
        type: 'elementor_library',
        slug: 'pop',
        meta: elementor([container('1')], { _elementor_template_type: 'popup' }),
      }),
      item({ id: 30, type: 'everest_form', slug: 'contact', content: '{"to":"me@demo.test"}' }),
      item({
        id: 31,
        type: 'wpcf7_contact_form',
        slug: 'cf',
        meta: { _hash: 'abc1234ffff', _mail: 'a:1:{s:9:"recipient";s:18:"ich@bäckerei.test";}' },
      }),
      item({ id: 40, type: 'wp_block', slug: 'pattern', content: 'x' }),
      term(7, 'category', 'news'),
      term(8, 'nav_menu', 'main-menu'),
      menuItem(50, 'main-menu', 'Home', { type: 'post_type', object: 'page', object_id: '1' }),
    );
    const home = JSON.stringify(documentOf(bundle, 'home'));
    const post = documentOf(bundle, 'post');

    for (const symbol of [
      '"tab_template":"kit:doc/pop/id"',
      '"tab_template":""',
      '"menu":"kit:menu/main-menu"',
      '"menu_id":""',
      '"everest_form":"kit:form/contact/id"',
      '"kit:term/category/news/id",12',
      'id=\\"kit:form/cf/id\\"',
      '[everest_form id=\\"\\"]',
      '[elementor-template id=\\"kit:doc/pop/id\\"]',
      '%22popup%22%3A%22kit:doc/pop/id%22',
    ]) {
      expect(home).toContain(symbol);
    }
    expect(post?.content).toBe(
      '<!-- wp:block {"ref":"kit:doc/pattern/id"} /--><!-- wp:block /--><!-- wp:everest-forms/form-selector {"formId":"kit:form/contact/id"} /--><!-- wp:latest-posts {"categories":[{"id":"kit:term/category/news/id"}]} /-->',
    );
    expect(bundle.warnings.filter(({ code }) => code.startsWith('reference_')).map(({ place }) => place)).toEqual([
      'home: content[0].elements[3].settings.shortcode',
      'home: content[0].elements[0].settings.tabs[1].tab_template',
      'home: content[0].elements[1].settings.menu_id',
      'post: blocks[1]',
    ]);
    expect(bundle.forms?.map(({ key, content, meta }) => [key, content, meta])).toEqual([
      ['contact', '{"to":"{admin_email}"}', {}],
      ['cf', '', { _hash: 'abc1234ffff', _mail: { recipient: '[_site_admin_email]' } }],
    ]);
    expect(bundle.requires.plugins.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['everest-forms', 'contact-form-7']));
  });

  it('keeps its menus with their targets, parents first', () => {
    const bundle = whole(
      item({ id: 1, title: 'Home', slug: 'home' }),
      term(7, 'category', 'news'),
      term(8, 'nav_menu', 'القائمة'),
      menuItem(50, 'القائمة', '', { type: 'post_type', object_id: '1', menu_item_parent: '51' }),
      menuItem(51, 'القائمة', 'News', { type: 'taxonomy', object_id: '7' }),
      menuItem(52, 'القائمة', 'Gone', { type: 'post_type', object_id: '404' }),
      menuItem(53, 'القائمة', 'Under it', { type: 'custom', url: 'https://demo.test/site/home/#a', menu_item_parent: '52' }),
      menuItem(54, 'القائمة', 'Evil', { type: 'custom', url: 'javascript:alert(1)' }),
      menuItem(55, 'القائمة', 'Round', { type: 'custom', url: '#', menu_item_parent: '56' }),
      menuItem(56, 'القائمة', 'About', { type: 'custom', url: 'mailto:a@b.org', menu_item_parent: '55' }),
    );

    expect(bundle.menus).toEqual([
      {
        slug: 'menu',
        name: 'القائمة'.toUpperCase(),
        locations: ['primary'],
        items: [
          { key: 'news', title: 'News', term: 'category/news' },
          { key: 'home', title: 'Home', parent: 'news', document: 'home' },
          { key: 'under-it', title: 'Under it', url: '/#a' },
          { key: 'round', title: 'Round', url: '#' },
          { key: 'about', title: 'About', parent: 'round', url: 'mailto:a@b.org' },
        ],
      },
    ]);
    expect(codes(bundle).filter((code) => /menu|cycle/.test(code))).toEqual(['menu_item_lost', 'menu_item_lost', 'parent_cycle']);
  });

  it('keeps pictures by address including featured ones, and reports missing ids', () => {
    const reading = read(
      item({
        id: 1,
        content: '<img src="https://demo.test/wp-content/uploads/a-300x200.jpg" class="wp-image-9">',
        meta: { _thumbnail_id: '9' },
      }),
      item({ id: 2, meta: { _thumbnail_id: '10' } }),
      item({
        id: 9,
        type: 'attachment',
        status: 'inherit',
        more: '<wp:attachment_url>https://demo.test/wp-content/uploads/a.jpg</wp:attachment_url>',
      }),
    );
    const sha256 = shaOf('https://demo.test/wp-content/uploads/a.jpg');
    const bundle = attachMedia(reading, resolveAll(reading));

    expect(reading.media).toEqual([
      expect.objectContaining({
        url: 'https://demo.test/wp-content/uploads/a.jpg',
        places: ['page-1: featured', 'page-1: freeform'],
      }),
    ]);
    expect(bundle.documents[0]).toMatchObject({
      featured: sha256,
      content: `<img src="kit:media/${sha256}/url" class="wp-image-kit:media/${sha256}/id">`,
    });
    expect(bundle.warnings).toEqual([expect.objectContaining({ code: 'media_without_address', place: 'page-2: featured' })]);
    expect(attachMedia(reading, new Map()).documents[0]).not.toHaveProperty('featured');
  });

  it("breaks parent cycles, separates addresses and names, and keeps every term's parent", () => {
    const bundle = whole(
      item({ id: 1, slug: 'a', parent: 2 }),
      item({ id: 2, slug: 'b', parent: 1 }),
      item({ id: 3, slug: 'c', parent: 3 }),
      item({ id: 4, slug: 'd', parent: 99 }),
      item({ id: 5, slug: 'home' }),
      item({ id: 6, slug: 'home' }),
      item({ id: 7, slug: '%d8%a7', title: 'سلام' }),
      term(1, 'category', 'x', 'y'),
      term(2, 'category', 'y', 'x'),
      term(3, 'category', 'z', 'gone'),
    );

    expect(bundle.documents.map(({ key, slug, parent }) => [key, slug, parent])).toEqual([
      ['a', 'a', 'b'],
      ['b', 'b', undefined],
      ['c', 'c', undefined],
      ['d', 'd', undefined],
      ['home', 'home', undefined],
      ['home-2', 'home-2', undefined],
      ['page-7', '%d8%a7', undefined],
    ]);
    expect(bundle.terms?.map(({ key, parent }) => [key, parent])).toEqual([
      ['category/x', 'category/y'],
      ['category/y', undefined],
      ['category/z', undefined],
    ]);
    expect(codes(bundle).toSorted()).toEqual([
      'duplicate_slug',
      'front_page_guessed',
      'parent_cycle',
      'parent_cycle',
      'parent_cycle',
      'parent_lost',
      'parent_lost',
    ]);
  });

  const linked = (address: string) => item({ id: 1 }).replace(/<link>.*<\/link>/, `<link>${address}</link>`);
  it.each([
    ['a URL of slashes', linked(`https://demo.test/${'/'.repeat(500_000)}x`)],
    ['a truncated URL', linked(`https://${'a'.repeat(500_000)} b`)],
    ['a tag with one long word', `<wp:x ${'a'.repeat(30_000)}/>`.repeat(60) + item({ id: 1 })],
  ])('reads %s at no extra cost', (_, text) => {
    expect(read(text).bundle.documents).toHaveLength(1);
  });

  it("sends form messages only to the site's administrator, without files of the site", () => {
    const mail = (value: Record<string, string>) =>
      `a:${Object.keys(value).length}:{${Object.entries(value)
        .map((pair) => pair.map((text) => `s:${bytesOf(text).length}:"${text}";`).join(''))
        .join('')}}`;
    const bundle = whole(
      item({ id: 1, type: 'wpforms', slug: 'w', content: '{"a":"me\\u0040evil.org","b":"me@\\u0065vil.org","c":"\\\\u0040"}' }),
      item({
        id: 2,
        type: 'wpcf7_contact_form',
        slug: 'c',
        meta: {
          _mail: mail({
            recipient: 'me@example.evil.org, "me"@evil.org, me@[192.0.2.1]',
            attachments: '[file]\nuploads/../debug.log',
          }),
        },
      }),
      item({
        id: 3,
        slug: 'e',
        meta: elementor([
          widget('f', 'form', {
            form_fields: [],
            email_to: 'me@evil.org',
            email_to_2: '[field id="email"]',
            email_reply_to: 'email',
            slack_webhook: 'https://evil.org/hook',
          }),
        ]),
      }),
    );
    const json = JSON.stringify([bundle.forms, bundle.documents]);

    expect(json).not.toMatch(/evil|192\.0|debug\.log/);
    expect(json).toContain('"attachments":"[file]"');
    expect(json).toContain('\\\\\\\\u0040');
    expect(json).toContain('"email_to_2":"[field id=\\"email\\"]","email_reply_to":"email"');
    expect(codes(bundle)).toContain('form_address');
  });

  longTest(
    'accepts 6,000 pages, 10,000 terms and 12 MB',
    () => {
      const content = '<!-- wp:paragraph --><p>Lorem ipsum dolor sit amet</p><!-- /wp:paragraph -->'.repeat(20);
      const pages = Array.from({ length: 6000 }, (_, id) => item({ id: id + 1, slug: `p-${id}`, parent: id, content }));
      const terms = Array.from({ length: 10_000 }, (_, id) => term(id + 1, 'post_tag', `t-${id}`));
      const text = wxr(...terms, ...pages);
      const bundle = readPack({ name: 'x.xml', bytes: bytesOf(text) }).bundle;

      expect(text.length).toBeGreaterThan(12_000_000);
      expect([bundle.documents.length, bundle.terms?.length]).toEqual([6000, 10_000]);
      expect(bundle.documents.at(-1)?.parent).toBe('p-5998');
    },
    120_000,
  );
});

describe('additional core fields', () => {
  const php = 'a:2:{i:0;s:3:"cta";i:1;s:5:"b"> x";}';

  it('are kept for footnotes and menu items', () => {
    const note = { content: 'Rye <em>flour</em>', id: 'b7f3-1' };
    const bundle = whole(
      item({ id: 1, slug: 'about', content: '<!-- wp:footnotes /-->', meta: { footnotes: JSON.stringify([note]) } }),
      item({ id: 2, slug: 'torn', content: 'x', meta: { footnotes: '[{"content":"x"' } }),
      menuItem(3, 'main', 'Go', { type: 'custom', url: '#x', target: '_blank', classes: php, xfn: 'me' }).replace(
        '<content:encoded><![CDATA[]]>',
        '<content:encoded><![CDATA[Say hello]]>',
      ),
    );

    expect(documentOf(bundle, 'about')?.footnotes).toEqual([note]);
    expect(documentOf(bundle, 'torn')).not.toHaveProperty('footnotes');
    expect(bundle.menus?.[0]?.items).toEqual([
      { key: 'go', title: 'Go', url: '#x', description: 'Say hello', classes: ['cta'], target: '_blank', xfn: 'me' },
    ]);
  });

  it('are counted by kind when omitted', () => {
    const bundle = whole(
      item({ id: 1, meta: { subtitle: 'x', hero: 'y', _edit_last: '1', _yoast_wpseo_title: 'z', empty: '' } }),
      item({ id: 2, meta: { subtitle: 'x' } }),
    );

    expect(bundle.warnings).toEqual(
      expect.arrayContaining([
        { code: 'left_out_custom_fields', message: 'Skipped: 3 custom fields.' },
        { code: 'left_out_hidden_fields', message: 'Skipped: 1 setting that plugins or the theme stored with the pages.' },
      ]),
    );
  });
});
