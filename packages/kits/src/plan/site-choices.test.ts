import type { BundleDocument, ImportPlan, SiteChoices } from '@kithouse/contract';
import { describe, expect, it } from 'vitest';
import { shaOf } from '../testing/fixtures.js';
import { elementorPage, packMedium, packPage } from '../testing/packs.js';
import { keysOf, menu, opsOf, planOf, term } from '../testing/site-plans.js';

describe('chosen part of a pack', () => {
  const documents = [packPage('home'), packPage('about'), packPage('first', '', { post_type: 'post', is_demo: true })];

  it('is all without sample content, or some documents', () => {
    expect(keysOf(planOf({ documents }))).toEqual(['home', 'about', 'first']);
    expect(keysOf(planOf({ documents }, { import_demo_content: false }))).toEqual(['home', 'about']);
    expect(keysOf(planOf({ documents }, { documents: ['about', 'first'] }))).toEqual(['about', 'first']);
    expect(keysOf(planOf({ documents }, { documents: ['first'], import_demo_content: false }))).toEqual([]);
  });

  it('omits menu entries of omitted content, moves their children up and warns', () => {
    const menus = [
      menu(
        { key: 'home', document: 'home' },
        { key: 'about', document: 'about', parent: 'home' },
        { key: 'team', url: '/team', parent: 'about' },
        { key: 'round', url: '/a', parent: 'trip' },
        { key: 'trip', url: '/b', parent: 'round' },
      ),
    ];

    const plan = planOf({ documents, menus }, { documents: ['home'] });

    const [fill] = opsOf(plan, 'menu.fill');
    expect(fill?.args.items).toEqual([
      { key: 'home', title: 'home', post: 'post.1' },
      { key: 'team', title: 'team', url: '/team', parent: 'home' },
      { key: 'trip', title: 'trip', url: '/b' },
      { key: 'round', title: 'round', url: '/a', parent: 'trip' },
    ]);
    expect(plan.warnings).toMatchObject([{ code: 'menu_item_lost', message: expect.stringContaining('“about”') }]);
  });

  it('omits empty menus and references to them', () => {
    const header = packPage('header', '<!-- wp:navigation {"slug":"kit:menu/main"} /-->', { template_type: 'header' });

    const plan = planOf(
      { documents: [...documents, header], menus: [menu({ key: 'a', document: 'about' })] },
      { documents: ['header'] },
    );

    expect(opsOf(plan, 'menu.ensure')).toEqual([]);
    expect(opsOf(plan, 'post.create')[0]?.args.document.content).toBe('<!-- wp:navigation {"slug":""} /-->');
    expect(plan.warnings.map(({ place }) => place)).toEqual(['main', 'menu/main']);
  });

  it('includes used terms with their ancestors and no menu entry of an empty one', () => {
    const source = {
      documents: [packPage('a', '', { terms: ['category/rye'] }), packPage('b', '', { terms: ['category/cake'] })],
      terms: [term('rye', 'bread'), term('cake'), term('bread'), term('unused')],
      menus: [
        menu(
          { key: 'rye', term: 'category/rye' },
          { key: 'cake', term: 'category/cake' },
          { key: 'unused', term: 'category/unused' },
        ),
      ],
    };

    const plan = planOf(source, { documents: ['a'] });

    expect(opsOf(plan, 'term.ensure').map(({ args }) => args.slug)).toEqual(['bread', 'rye', 'unused']);
    expect(opsOf(plan, 'menu.fill')[0]?.args.items.map(({ key }) => key)).toEqual(['rye', 'unused']);
  });

  it('includes all forms with a full pack, and only shown ones with a part of it', () => {
    const form = (key: string) => ({ key, title: key, post_type: 'wpforms' as const, content: '', meta: {} });
    const source = { documents: [packPage('home', '[wpforms id="kit:form/a/id"]')], forms: [form('a'), form('b')] };

    expect(opsOf(planOf(source), 'form.create').map(({ args }) => args.form.key)).toEqual(['a', 'b']);
    const some = planOf(source, { documents: ['home'] });
    expect(opsOf(some, 'form.create').map(({ args }) => args.form.key)).toEqual(['a']);
    expect(opsOf(some, 'post.create')[0]?.args.refs).toEqual({ 'form/a': 'form.1' });
  });

  it('moves a page without its parent to the top level with a warning', () => {
    const plan = planOf({ documents: [packPage('a'), packPage('b', '', { parent: 'a' })] }, { documents: ['b'] });

    expect(opsOf(plan, 'post.create')[0]?.args.parent).toBeUndefined();
    expect(plan.warnings).toMatchObject([{ code: 'parent_lost', place: 'b' }]);
  });

  it('sets colours by id and ignores unknown ones', () => {
    const row = (id: string, color: string) => ({ id, title: id, color, role: 'system' as const });
    const settings = {
      colors: [row('primary', '#111111'), row('constructor', '#222222')],
      fonts: [],
      styles: { h1_color: '#333333' },
    };

    const plan = planOf({ settings }, { color: { primary: '#abcdef', other: '#000000' } });

    expect(opsOf(plan, 'kit.apply')[0]?.args).toEqual({
      mode: 'set',
      settings: {
        colors: [row('primary', '#abcdef'), row('constructor', '#222222')],
        fonts: [],
        styles: { h1_color: '#333333' },
      },
    });
  });

  it('replaces the fonts of headings and texts in pages, parts and kit [R-SITE-183]', () => {
    const styled = (tag: string, name: string) =>
      `<!-- wp:${name} {"style":{"typography":{"fontFamily":"Lato"}}} --><${tag} style="font-family:Lato">A</${tag}><!-- /wp:${name} -->`;
    const documents = [
      packPage('home', styled('h2', 'heading') + styled('p', 'paragraph')),
      packPage('top', styled('p', 'paragraph'), { template_type: 'header', conditions: ['include/general'] }),
    ];
    const settings = {
      colors: [],
      fonts: [{ id: 'text', title: 'Text', role: 'system' as const, settings: { typography_font_family: 'Lato' } }],
    };

    const plan = planOf({ documents, settings }, { fonts: { heading: 'besley', body: 'figtree' } });

    const made = opsOf(plan, 'post.create').map(({ args }) => JSON.stringify(args));
    expect(made.map((post) => ['Besley, Georgia', 'Figtree', 'Lato'].filter((font) => post.includes(font)))).toEqual(
      expect.arrayContaining([['Besley, Georgia', 'Figtree'], ['Figtree']]),
    );
    expect(JSON.stringify(opsOf(plan, 'kit.apply'))).toContain('Figtree');
  });

  it('sets title, tagline, logo, front page, posts page and menu locations, as far as included', () => {
    const source = {
      documents: [packPage('home', '', { front_page: true }), packPage('blog', '', { posts_page: true })],
      site: { logo: shaOf('logo') },
      media: [packMedium('logo')],
      menus: [
        menu({ key: 'home', document: 'home' }),
        { ...menu({ key: 'x', url: '/' }), slug: 'other', locations: ['primary', 'footer'] },
      ],
    };
    const optionsOf = (plan: ImportPlan) => opsOf(plan, 'option.set').map(({ args }) => args);

    expect(optionsOf(planOf(source, { title: 'Rye', slogan: '', logo: 'pack', logo_size: 90 }))).toEqual([
      { name: 'blogname', value: 'Rye' },
      { name: 'blogdescription', value: '' },
      { name: 'logo', media: shaOf('logo') },
      { name: 'logo_size', value: 90 },
      { name: 'page_on_front', post: 'post.1' },
      { name: 'page_for_posts', post: 'post.2' },
      { name: 'menu_location', menu: 'menu.1', location: 'primary' },
      { name: 'menu_location', menu: 'menu.2', location: 'footer' },
    ]);
    expect(optionsOf(planOf({ ...source, menus: [] }, { logo: 7, documents: ['blog'], title: ' ' }))).toEqual([
      { name: 'logo', attachment: 7 },
      { name: 'logo_size', value: 211 },
      { name: 'page_for_posts', post: 'post.1' },
    ]);
  });

  it('shows the logo in the chosen width everywhere, or as in the pack', () => {
    const widget = (widgetType: string, settings: object) => ({ id: 'w', elType: 'widget', widgetType, settings, elements: [] });
    const box = (...elements: object[]) => [{ id: 'b', elType: 'container', settings: {}, elements }];
    const name = { ...elementorPage('name', {}), content: box(widget('kithouse-site-name', { color: '#fff' })) };
    const paid = { ...elementorPage('paid', {}), content: box(widget('theme-site-logo', { width: { unit: '%', size: 60 } })) };
    const blocks =
      '<!-- wp:group -->\n<div><!-- wp:site-logo {"width":44,"shouldSyncIcon":false} /--><!-- wp:site-logo /--></div>\n<!-- /wp:group -->';
    const documents = [packPage('top', blocks), name as BundleDocument, paid as BundleDocument];
    const source = { documents, site: { logo: shaOf('logo') }, media: [packMedium('logo')] };
    const contentsOf = (plan: ImportPlan) => JSON.stringify(opsOf(plan, 'post.create').map(({ args }) => args.document.content));

    const own = contentsOf(planOf(source));
    const chosen = contentsOf(planOf(source, { logo: 7, logo_size: 90 }));

    expect(own).toBe(JSON.stringify(documents.map(({ content }) => content)));
    expect(chosen).toContain(JSON.stringify(blocks.replace('44', '90')));
    expect(chosen).toContain('{"color":"#fff","logo_width":{"unit":"px","size":90,"sizes":[]}}');
    expect(chosen).toContain('{"width":{"unit":"px","size":90,"sizes":[]}}');
  });

  it('[R-SITE-31] stores the logo’s width in the logo blocks of a block theme instead of a setting', () => {
    const blocks = '<!-- wp:site-logo {"width":44} /--><!-- wp:core/site-logo /-->';
    const header = packPage('top', blocks, {
      post_type: 'kithouse_part',
      template_type: 'header',
      conditions: ['include/general'],
    });
    const block_theme = { slug: 'plain', parts: { header: ['header'], footer: [] }, has_front_page: false };
    const source = { documents: [header], site: { logo: shaOf('logo') }, media: [packMedium('logo')] };
    const plan = (choices: Partial<SiteChoices>) => planOf(source, choices, { block_theme });
    const contentOf = (choices: Partial<SiteChoices>) => opsOf(plan(choices), 'template.write')[0]?.args.document.content;

    const sized = (width: number) => `<!-- wp:site-logo {"width":${width}} /--><!-- wp:core/site-logo {"width":${width}} /-->`;
    expect(contentOf({ logo: 'pack', logo_size: 90 })).toBe(sized(90));
    expect(contentOf({ logo: 7 })).toBe(sized(44));
    expect(contentOf({})).toBe(blocks);
    expect(opsOf(plan({ logo: 7, logo_size: 90 }), 'option.set').map(({ args }) => args.name)).toEqual(['logo']);
  });

  it('takes the logo width from the pack, headers first, if none is chosen', () => {
    const logo = (width: number) => `<!-- wp:site-logo {"width":${width}} /-->`;
    const header = packPage('top', logo(44), { template_type: 'header' });
    const footer = packPage('below', logo(120));
    const name = { id: 'w', elType: 'widget', widgetType: 'kithouse-site-name', elements: [] };
    const inElementor = (size: object) =>
      ({ ...elementorPage('name', {}), content: [{ ...name, settings: { logo_width: size } }] }) as BundleDocument;
    const sizeOf = (documents: BundleDocument[], shape: object = {}) => {
      const source = { documents, site: { logo: shaOf('logo') }, media: [{ ...packMedium('logo'), ...shape }] };
      const plan = planOf(source, { logo: 'pack' });
      return opsOf(plan, 'option.set').flatMap(({ args }) => (args.name === 'logo_size' ? args.value : []))[0];
    };

    expect(sizeOf([footer, header])).toBe(44);
    expect(sizeOf([footer])).toBe(120);
    expect(sizeOf([inElementor({ unit: 'px', size: 90 })])).toBe(90);
    expect(sizeOf([inElementor({ unit: '%', size: 90 })], { width: 640, height: 640 })).toBe(48);
    expect(sizeOf([], { width: 900, height: 100 })).toBe(211);
    expect(sizeOf([])).toBe(211);
  });

  it('keeps a page a draft if chosen, without menu entries and never as front page', () => {
    const source = { documents: [packPage('home', '', { front_page: true })], menus: [menu({ key: 'home', document: 'home' })] };

    const plan = planOf(source, { conflicts: { home: 'draft' } });

    expect(opsOf(plan, 'post.create')[0]?.args.on_conflict).toBe('draft');
    expect(plan.ops.map(({ op }) => op)).toEqual(['require', 'post.create', 'verify']);
  });
});
