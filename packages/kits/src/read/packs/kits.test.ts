import { type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { attachMedia, readPack } from '../../index.js';
import { bytesOf, container, resolveAll, shaOf, widget } from '../../testing/fixtures.js';
import { item, menuItem, term, wxr } from '../../testing/wxr.js';
import { unserialize } from './unserialize.js';

type Files = Record<string, unknown>;
const toBytes = (value: unknown) =>
  value instanceof Uint8Array ? value : bytesOf(typeof value === 'string' ? value : JSON.stringify(value));
const zip = (files: Files) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, value]) => [name, toBytes(value)])) as Zippable);
const read = (files: Files) => readPack({ name: 'kit.zip', bytes: zip(files) });

const hero = (link = 'https://demo.test/about/') => [
  container('1', widget('2', 'button', { link: { url: link, is_external: '' } })),
];
const manifest = {
  name: 'demo',
  title: 'Demo kit',
  version: '3.0',
  elementor_version: '3.33.2',
  site: 'https://demo.test',
  theme: { slug: 'hello-elementor', name: 'Hello' },
  plugins: [{ plugin: 'elementor/elementor' }, { plugin: 'pro-elements/pro-elements' }, { name: 'My cache', plugin: 'my/cache' }],
  templates: {
    12: { title: 'Header', doc_type: 'header', conditions: [{ type: 'include', name: 'general', sub_name: '', sub_id: '' }] },
  },
  taxonomies: { post: [{ name: 'category', label: 'Categories' }] },
  content: {
    post: [],
    page: {
      31: { title: 'Home', url: 'https://demo.test/', show_on_front: true, thumbnail: false, terms: [] },
      32: { title: 'About', url: 'https://demo.test/about/', thumbnail: 'https://demo.test/wp-content/uploads/about.jpg' },
    },
  },
};
const settings = {
  system_colors: [{ _id: 'primary', title: 'Primary', color: '#112233' }],
  body_color: '#000000',
  body_background_image: { url: 'https://demo.test/wp-content/uploads/bg.jpg', id: 4 },
  site_name: 'Not yours',
  __globals__: { link_normal_color: 'globals/colors?id=primary' },
};
const kit: Files = {
  'manifest.json': manifest,
  'site-settings.json': { content: [], settings, metadata: [] },
  'templates/12.json': { content: hero(), settings: [], metadata: [] },
  'content/page/31.json': { content: hero(), settings: { template: 'elementor_canvas' }, metadata: [] },
  'content/page/32.json': { content: hero('https://demo.test/?page_id=31'), settings: [], metadata: [] },
  'taxonomies/category.json': [
    { term_id: 1, name: 'News', slug: 'news', taxonomy: 'category', description: '', parent: 2 },
    { term_id: 2, name: 'All', slug: 'all', taxonomy: 'category', description: '', parent: 0 },
  ],
  'wp-content/nav_menu_item/nav_menu_item.xml': wxr(
    term(8, 'nav_menu', 'main'),
    menuItem(50, 'main', 'About', { type: 'post_type', object_id: '32' }),
  ),
};

describe('Elementor kit', () => {
  it('becomes a site with parts, pages, styles, terms and menus [R-FSI-01]', () => {
    const reading = read(kit);
    const bundle = attachMedia(reading, resolveAll(reading));
    const sha = (name: string) => shaOf(`https://demo.test/wp-content/uploads/${name}.jpg`);

    expect(bundle).toMatchObject({ platform: 'elementor', type: 'pack', slug: 'demo', title: 'Demo kit' });
    expect(bundle.site).toEqual({
      title: 'Demo',
      slogan: 'Fresh & warm',
      theme: { slug: 'hello-elementor', name: 'Hello Elementor' },
    });
    expect(
      bundle.documents.map(({ key, post_type, template_type, conditions, front_page, featured, page_template }) => ({
        key,
        post_type,
        template_type,
        conditions,
        front_page,
        featured,
        page_template,
      })),
    ).toEqual([
      { key: 'header', post_type: 'elementor_library', template_type: 'header', conditions: ['include/general'] },
      { key: 'home', post_type: 'page', template_type: 'page', front_page: true, page_template: 'elementor_canvas' },
      { key: 'about', post_type: 'page', template_type: 'page', featured: sha('about') },
    ]);
    expect(JSON.stringify(bundle.documents[0])).toContain('kit:doc/about/url');
    expect(JSON.stringify(bundle.documents[2])).toContain('kit:doc/home/url');
    expect(bundle.settings).toEqual({
      colors: [{ id: 'primary', title: 'Primary', color: '#112233', role: 'system' }],
      fonts: [],
      styles: {
        body_color: '#000000',
        body_background_image: { url: `kit:media/${sha('bg')}/url`, id: `kit:media/${sha('bg')}/id` },
        __globals__: { link_normal_color: 'globals/colors?id=primary' },
      },
    });
    expect(bundle.terms?.map(({ key, parent }) => [key, parent])).toEqual([
      ['category/news', 'category/all'],
      ['category/all', undefined],
    ]);
    expect(bundle.menus?.[0]?.items).toEqual([{ key: 'about', title: 'About', document: 'about' }]);
    expect(bundle.requires).toMatchObject({
      elementor_pro: true,
      plugins: [expect.objectContaining({ slug: 'elementor' }), expect.anything()],
    });
    expect(bundle.warnings.map(({ code }) => code)).toEqual(['plugins_unknown']);
  });

  it('accepts maps as lists and lists as maps in every manifest version', () => {
    const { conditions: _, ...header } = manifest.templates[12];
    const old = {
      ...manifest,
      version: '2.0',
      'site-settings': ['global-colors'],
      templates: [{ id: 12, ...header, conditions: { 1: { type: 'include', name: 'general' } } }],
      taxonomies: { post: ['category'] },
      'wp-content': { page: ['2'], post: [] },
      plugins: { 0: { plugin: 'elementor/elementor' } },
      content: { page: manifest.content.page, post: {} },
    };
    const { documents } = read({ ...kit, 'manifest.json': old }).bundle;

    expect(documents.map(({ key }) => key)).toEqual(['header', 'home', 'about']);
    expect(documents[0]?.conditions).toEqual(['include/general']);
    expect(
      read({ ...kit, 'manifest.json': { ...old, templates: [], taxonomies: [], content: manifest.content, plugins: [] } }).bundle
        .documents,
    ).toHaveLength(2);
  });

  it('in a folder with system files omits and names conditions on ids and custom code', () => {
    const named = {
      ...manifest,
      templates: {
        12: { ...manifest.templates[12], conditions: [{ type: 'include', name: 'singular', sub_name: 'page', sub_id: '31' }] },
      },
    };
    const wrapped = Object.fromEntries(
      Object.entries({ ...kit, 'manifest.json': named, 'extra/run.php': '<?php' }).map(([name, value]) => [`kit/${name}`, value]),
    );
    const { bundle, warnings } = read({ ...wrapped, '__MACOSX/kit/._manifest.json': 'x', 'kit/desktop.ini': 'x' });

    expect(bundle.documents[0]).not.toHaveProperty('conditions');
    expect(warnings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'condition_lost', place: 'header' }),
        expect.objectContaining({ code: 'files_left_out', message: expect.stringContaining('extra/run.php') }),
      ]),
    );
    expect(JSON.stringify(bundle)).not.toContain('<?php');
  });

  it.each<[string, Files, RegExp, string]>([
    ['a missing page', { ...kit, 'content/page/31.json': undefined }, /“content\/page\/31\.json” is missing/, 'broken_pack'],
    [
      'a missing taxonomy',
      { ...kit, 'taxonomies/category.json': undefined },
      /“taxonomies\/category\.json” is missing/,
      'broken_pack',
    ],
    [
      'broken JSON',
      { ...kit, 'templates/12.json': '{"content":[' },
      /“templates\/12\.json” is damaged: it ends too early/,
      'broken_json',
    ],
    ['an invalid manifest', { ...kit, 'manifest.json': '[1]' }, /manifest is invalid/, 'broken_pack'],
    [
      'a page without elements',
      { ...kit, 'content/page/31.json': { a: 1 } },
      /“content\/page\/31\.json” contains no template/,
      'broken_pack',
    ],
    [
      'a page with invalid content',
      { ...kit, 'content/page/31.json': { content: [...hero(), 7] } },
      /isn’t an Elementor element/,
      'broken_elements',
    ],
    [
      'a truncated export',
      { ...kit, 'wp-content/page/page.xml': '<rss><channel>' },
      /“wp-content\/page\/page\.xml”: This XML file is damaged/,
      'broken_xml',
    ],
    ['a path outside the kit', { ...kit, '../evil.json': '{}' }, /points outside/, 'unsafe_zip'],
    ['an absolute path', { ...kit, '/etc/passwd': '{}' }, /points outside/, 'unsafe_zip'],
    ['a zip bomb', { ...kit, 'templates/12.json': new Uint8Array(20_000_000) }, /200 times/, 'unsafe_zip'],
  ])('with %s is refused', (_, files, reason, code) => {
    const present = Object.fromEntries(Object.entries(files).filter(([, value]) => value !== undefined));

    expect(() => read(present)).toThrow(reason);
    expect(() => read(present)).toThrow(expect.objectContaining({ code }));
  });

  it('cannot refer to files outside its archive', () => {
    const evil = { ...manifest, content: { page: { '../../templates/12': { title: 'x' } } }, taxonomies: { post: ['../../x'] } };

    expect(() => read({ ...kit, 'manifest.json': evil })).toThrow(expect.objectContaining({ code: 'broken_pack' }));
  });
});

describe("template kit in Envato's format", () => {
  const entry = (name: string, type: string, more: object = {}) => ({
    name,
    source: `templates/${name.toLowerCase()}.json`,
    type: 'page',
    metadata: { template_type: type, include_in_zip: '1', ...more },
  });
  const envato = {
    manifest_version: '1.0.23',
    title: 'Caf&eacute; &amp; Kit',
    page_builder: 'elementor',
    templates: [
      entry('Global', 'global-styles'),
      entry('Home', 'single-page'),
      entry('Header', 'section-header', {
        elementor_pro_required: '1',
        elementor_library_type: 'header',
        elementor_pro_conditions: ['include/general', 'exclude/singular/front_page'],
      }),
      entry('Missing', 'single-page', { include_in_zip: '' }),
    ],
    required_plugins: [
      { name: 'Elementor', file: 'elementor/elementor.php' },
      { name: 'MetForm', file: 'metform/metform.php' },
      { name: 'Bad', file: '../x.php' },
    ],
    images: [{ filename: 'stock.jpg', image_source: 'envato_elements' }],
  };
  const files: Files = {
    'manifest.json': envato,
    'templates/global.json': { content: [], page_settings: settings },
    'templates/home.json': { content: hero(), metadata: { wp_page_template: 'elementor_canvas' }, type: 'page' },
    'templates/header.json': { content: hero(), type: 'header' },
    'screenshots/home.jpg': 'x',
  };

  it("becomes a site with the global template's styles and warns about stock images", () => {
    const { bundle, warnings } = read(files);

    expect(warnings.map(({ message }) => message)).toContain('Buy a licence for 1 stock image in this kit: stock.jpg.');
    expect(bundle.title).toBe('Caf&eacute; & Kit');
    expect(
      bundle.documents.map(({ key, post_type, template_type, front_page, conditions }) => ({
        key,
        post_type,
        template_type,
        front_page,
        conditions,
      })),
    ).toEqual([
      { key: 'home', post_type: 'page', template_type: 'page', front_page: true },
      {
        key: 'header',
        post_type: 'elementor_library',
        template_type: 'header',
        conditions: ['include/general', 'exclude/singular/front_page'],
      },
    ]);
    expect(bundle.settings?.styles).toMatchObject({ body_color: '#000000' });
    expect([bundle.requires.elementor_pro, bundle.requires.plugins.map(({ slug }) => slug)]).toEqual([
      true,
      ['elementor', 'elementor-pro', 'metform'],
    ]);
    expect(warnings.map(({ code }) => code).toSorted()).toEqual([
      'files_left_out',
      'left_out_template',
      'picture_licence',
      'plugins_unknown',
    ]);
  });

  it('without a file or for another builder is refused', () => {
    const { 'templates/home.json': _, ...rest } = files;

    expect(() => read(rest)).toThrow('This kit is damaged: “templates/home.json” is missing.');
    expect(() => read({ ...files, 'manifest.json': { ...envato, page_builder: 'divi' } })).toThrow(/made for “divi”/);
  });
});

describe('starter site', () => {
  const dat =
    'a:4:{s:8:"template";s:5:"zakra";s:4:"mods";a:4:{i:0;b:0;s:18:"nav_menu_locations";a:1:{s:12:"menu-primary";i:8;}s:11:"custom_logo";i:9;s:5:"color";s:4:"#fff";}s:7:"options";a:0:{}s:6:"wp_css";s:1:"a";}';
  const files: Files = {
    'zakra/dummy-data/dummy-data.xml': wxr(
      term(8, 'nav_menu', 'top'),
      item({ id: 1, slug: 'home' }),
      item({
        id: 9,
        type: 'attachment',
        more: '<wp:attachment_url>https://demo.test/wp-content/uploads/logo.png</wp:attachment_url>',
      }),
      menuItem(50, 'top', 'Home', { type: 'post_type', object_id: '1' }),
    ),
    'zakra/dummy-data/dummy-customizer.dat': dat,
    'zakra/dummy-data/dummy-widgets.wie': { sidebar: { 'text-1': { title: 'x' } } },
    'zakra/tg-demo-config.php': '<?php evil();',
  };

  it('reads logo, theme and menu locations from the customizer and lists omitted parts [R-FSI-01]', () => {
    const reading = read(files);
    const bundle = attachMedia(reading, resolveAll(reading));

    expect(bundle.site).toEqual({
      title: 'Demo',
      slogan: 'Fresh & warm',
      theme: { slug: 'zakra', name: 'Zakra' },
      logo: shaOf('https://demo.test/wp-content/uploads/logo.png'),
    });
    expect(bundle.menus).toEqual([expect.objectContaining({ slug: 'top', locations: ['menu-primary'] })]);
    expect(bundle.warnings[0]?.message).toMatch(/^Skipped: 1 setting of the theme "zakra", /);
    expect(bundle.warnings.map(({ code }) => code)).toEqual([
      'customizer_left_out',
      'css_left_out',
      'widgets_left_out',
      'files_left_out',
      'front_page_guessed',
    ]);
  });

  it('with damaged settings or widgets omits them and says so', () => {
    const { warnings } = read({
      ...files,
      'zakra/dummy-data/dummy-customizer.dat': dat.slice(0, -9),
      'zakra/dummy-data/dummy-widgets.wie': '{',
    });

    expect(warnings.map(({ code }) => code)).toEqual(expect.arrayContaining(['customizer_unreadable', 'widgets_unreadable']));
  });

  it('is not a theme, a plugin or an empty archive', () => {
    expect(() => read({ 'x/style.css': 'x', 'x/phpcs.xml': '<a/>', 'x/functions.php': 'x' })).toThrow(
      'This zip contains a theme or plugin, not a template.',
    );
    expect(() => read({ 'x.txt': 'x' })).toThrow('This zip contains no template.');
  });
});

describe('PHP-serialized data', () => {
  it('is read as values by byte length without creating objects', () => {
    expect(unserialize('a:5:{i:0;s:6:"ü";"x";i:1;d:0.5;i:2;b:1;i:3;N;i:4;a:1:{s:1:"k";i:-3;}}')).toEqual([
      'ü";"x',
      0.5,
      true,
      null,
      { k: -3 },
    ]);
    expect(unserialize('a:2:{s:1:"a";O:8:"stdClass":1:{s:1:"x";i:1;}s:9:"__proto__";i:1;}')).toEqual(
      Object.fromEntries([
        ['a', null],
        ['__proto__', 1],
      ]),
    );
  });

  it.each(['', 'a:1:{', 'a:9999999:{}', 's:5:"abc";', 'i:x;', 'a:1:{i:0;', 'C:1:"x":0:{}', 'a:1:{'.repeat(500), 's:-1:"";'])(
    'is refused when damaged: %j',
    (text) => {
      expect(unserialize(text)).toBeUndefined();
    },
  );
});
