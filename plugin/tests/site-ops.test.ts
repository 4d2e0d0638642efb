import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { sample } from '../../scripts/test-extent.js';
import { blocks, makePicture, type Picture } from './testing/library.js';
import { addOldTheme, oldTheme } from './testing/old-theme.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, type PlanOp, require } from './testing/sign-plan.js';
import { refusalOf } from './testing/start-site.js';

let plan: PlanSite;
let logo: Picture;
beforeAll(async () => {
  plan = await startPlanSite({ signedIn: ['administrator', 'editor'] });
  await addOldTheme(plan.site);
  await writeFile(
    path.join(plan.site.site, 'wp-content/mu-plugins/test-kinds.php'),
    `<?php add_action( 'init', function () {
      register_post_type( 'recipe', array( 'public' => true ) );
      register_post_type( 'wpcf7_contact_form', array( 'public' => false ) );
      register_post_type( 'everest_form', array( 'public' => false ) );
    } );
    add_filter( 'rest_post_dispatch', function ( $response ) { $response->header( 'x-test-queries', (string) $GLOBALS['wpdb']->num_queries ); return $response; } );`,
  );
  await plan.site.run(
    `global $wp_rewrite; $wp_rewrite->set_permalink_structure( '/%postname%/' ); flush_rewrite_rules(); return true;`,
  );
  await plan.site.snapshot('signed-in');
  logo = await makePicture('logo.webp');
});
afterAll(() => plan?.close());
beforeEach(() => plan.restore());

const paragraph = (text: string) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;
type Document = Extract<PlanOp, { op: 'post.create' }>['args']['document'];
const document = (key: string, content: string, more: Partial<Document> = {}) =>
  ({ ...blocks(content), key, slug: key, title: key, ...more }) as Document;
type Created = Partial<Extract<PlanOp, { op: 'post.create' }>['args']>;
const create = (doc: Document, more: Created = {}) =>
  op(doc.key, 'post.create', { document: doc, as: 'page', title: doc.title, terms: [], refs: {}, ...more });
const needs = { ...require, args: { ...require.args, capabilities: ['edit_pages'] } };
const verify = op('verify', 'verify', { documents: 1, media: 0 }, 'finalize');

/** Plans everything a pack can contain, in compiled order. */
const wholeSite = () => [
  needs,
  op('media', 'media.fetch', { media: [plan.mediumOf(logo)] }, 'download'),
  op('theme', 'theme.ensure', { ...oldTheme, activate: false }, 'theme'),
  op('news', 'term.ensure', { taxonomy: 'category', slug: 'news', name: 'News', description: 'What is new' }),
  op('rye', 'term.ensure', { taxonomy: 'post_tag', slug: 'rye', name: 'Rye' }),
  op('main', 'menu.ensure', { slug: 'main', name: 'Main' }),
  create(
    document(
      'home',
      `${paragraph('<a href="kit:doc/bread/url">Bread</a> <a href="kit:term/category/news/url">News</a>')}\n<!-- wp:latest {"cat":"kit:term/category/news/id","page":"kit:doc/bread/id","menu":"kit:menu/main"} /-->`,
      { front_page: true, title: 'Home' },
    ),
    { refs: { 'term/category/news': 'news', 'menu/main': 'main' } },
  ),
  create(document('journal', '', { posts_page: true, title: 'Journal' })),
  create(
    document('bread', paragraph('<a href="kit:doc/home/url">Home</a>'), {
      post_type: 'post',
      title: 'Our “bread” \\ 🧀',
      excerpt: 'Short & good',
      featured: logo.sha256,
      date: '2020-02-03T04:05:06.000Z',
      menu_order: 7,
      footnotes: [{ id: 'note-1', content: 'Rye & “wheat” \\ <em>flour</em><script>alert(1)</script>' }],
      page_template: 'no-such.php',
    }),
    { as: 'post', terms: ['news', 'rye'], refs: { 'doc/home': 'home' } },
  ),
  op('link', 'post.link', { post: 'home', refs: { 'doc/bread': 'bread' } }, 'finalize'),
  op(
    'items',
    'menu.fill',
    {
      menu: 'main',
      items: [
        { key: 'home', title: 'Start', post: 'home' },
        { key: 'bread', title: 'Bread', post: 'bread', parent: 'home' },
        { key: 'news', title: 'News', term: 'news', parent: 'bread' },
        {
          key: 'out',
          title: 'Contact',
          url: '/#contact',
          description: 'Say hello',
          classes: ['cta', 'is-large'],
          target: '_blank',
          xfn: 'me',
          attr_title: 'Opens a new tab',
        },
      ],
    },
    'finalize',
  ),
  op('change', 'theme.activate', oldTheme, 'finalize'),
  op(
    'look',
    'kit.apply',
    {
      mode: 'set',
      settings: {
        colors: [
          { id: 'crust', title: 'Crust', color: '#aa5500', role: 'custom' },
          { id: 'evil', title: 'Evil', color: 'red;}body{display:none', role: 'custom' },
        ],
        fonts: [{ id: 'head', title: 'Head', settings: { fontFamily: 'Georgia, serif' }, role: 'custom' }],
      },
    },
    'finalize',
  ),
  op('publish', 'publish', { posts: ['home', 'journal', 'bread'] }, 'finalize'),
  op('title', 'option.set', { name: 'blogname', value: 'Bäckerei' }, 'finalize'),
  op('slogan', 'option.set', { name: 'blogdescription', value: 'Brot & mehr' }, 'finalize'),
  op('front', 'option.set', { name: 'page_on_front', post: 'home' }, 'finalize'),
  op('posts', 'option.set', { name: 'page_for_posts', post: 'journal' }, 'finalize'),
  op('logo', 'option.set', { name: 'logo', media: logo.sha256 }, 'finalize'),
  op('size', 'option.set', { name: 'logo_size', value: 180 }, 'finalize'),
  op('place', 'option.set', { name: 'menu_location', menu: 'main', location: 'header' }, 'finalize'),
  op('nowhere', 'option.set', { name: 'menu_location', menu: 'main', location: 'social' }, 'finalize'),
  op('verify', 'verify', { documents: 3, media: 1, term_count: 2, menu_item_count: 4 }, 'finalize'),
];

const readSite = () =>
  plan.site.run<Record<string, unknown>>(
    `$logo = (int) get_option( 'site_logo' );
    return array( 'title' => get_option( 'blogname' ), 'slogan' => get_option( 'blogdescription' ), 'show' => get_option( 'show_on_front' ),
      'front' => (int) get_option( 'page_on_front' ), 'posts' => (int) get_option( 'page_for_posts' ), 'theme' => get_stylesheet(),
      'logo' => $logo ? wp_basename( get_attached_file( $logo ) ) : '', 'custom_logo' => (int) get_theme_mod( 'custom_logo' ) === $logo,
      'places' => array_map( fn( $id ) => wp_get_nav_menu_object( $id )->name ?? $id, array_filter( get_nav_menu_locations() ) ),
      'menus' => wp_list_pluck( wp_get_nav_menus(), 'name' ) );`,
  );
const readPost = (title: string) =>
  plan.site.run<Record<string, unknown>>(
    `global $wpdb;
    $post = get_post( (int) $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_title = %s AND post_type NOT IN ( 'nav_menu_item', 'revision' ) ORDER BY ID DESC LIMIT 1", $args['title'] ) ) );
    return $post ? array( 'id' => $post->ID, 'status' => $post->post_status, 'name' => $post->post_name, 'type' => $post->post_type, 'content' => $post->post_content,
      'excerpt' => $post->post_excerpt, 'date' => $post->post_date_gmt, 'order' => $post->menu_order, 'link' => get_permalink( $post ),
      'template' => (string) get_page_template_slug( $post ), 'picture' => (bool) get_post_thumbnail_id( $post ),
      'terms' => wp_get_object_terms( $post->ID, array( 'category', 'post_tag' ), array( 'fields' => 'slugs', 'orderby' => 'slug' ) ) ) : array();`,
    { title },
  );

test('creates a whole site as planned: pages, posts, terms, links, menus, theme, settings, without dangling references', async () => {
  const { warnings, requests } = await plan.carryOut(wholeSite());

  expect(warnings).toEqual([]);
  // The theme change ends a request: menu locations are the new theme's.
  expect(requests).toBe(2);
  const [home, bread, state] = [await readPost('Home'), await readPost('Our “bread” \\ 🧀'), await readSite()];
  expect(home).toMatchObject({ status: 'publish', name: 'home', type: 'page' });
  const news = await plan.site.run<{ url: string; id: number; count: number; about: string }>(
    `$term = get_term_by( 'slug', 'news', 'category' ); return array( 'url' => get_term_link( $term ), 'id' => $term->term_id, 'count' => $term->count, 'about' => $term->description );`,
  );
  expect(news).toMatchObject({ count: 1, about: 'What is new' });
  expect(home.content).toBe(
    `${String(paragraph(`<a href="${String(bread.link)}">Bread</a> <a href="${String(news.url)}">News</a>`))}\n<!-- wp:latest {"cat":${String(news.id)},"page":${String(bread.id)},"menu":"main"} /-->`,
  );
  expect(bread).toMatchObject({
    status: 'publish',
    name: 'bread',
    type: 'post',
    content: paragraph(`<a href="${plan.site.url}/">Home</a>`),
    excerpt: 'Short & good',
    date: '2020-02-03 04:05:06',
    order: 7,
    template: '',
    picture: true,
    terms: ['news', 'rye'],
  });
  const journal = await readPost('Journal');
  expect(state).toEqual({
    title: 'Bäckerei',
    slogan: 'Brot &amp; mehr',
    show: 'page',
    front: home.id,
    posts: journal.id,
    theme: oldTheme.slug,
    logo: 'logo.webp',
    custom_logo: true,
    places: { primary: 'Main' },
    menus: ['Main'],
  });
  const items = await plan.site.run<unknown>(
    `return array_map( fn( $item ) => array( $item->title, $item->type, $item->object, $item->url, (int) $item->menu_item_parent ? get_post( $item->menu_item_parent )->post_title : '' ), wp_get_nav_menu_items( 'main' ) );`,
  );
  expect(items).toEqual([
    ['Start', 'post_type', 'page', `${plan.site.url}/`, ''],
    ['Bread', 'post_type', 'post', bread.link, 'Start'],
    ['News', 'taxonomy', 'category', news.url, 'Bread'],
    ['Contact', 'custom', 'custom', `${plan.site.url}/#contact`, ''],
  ]);
  const details = await plan.site.run<unknown>(
    `$item = wp_get_nav_menu_items( 'main' )[3]; return array( $item->description, $item->classes, $item->target, $item->xfn, $item->attr_title );`,
  );
  expect(details).toEqual(['Say hello', ['cta', 'is-large'], '_blank', 'me', 'Opens a new tab']);
  const notes = await plan.site.run<string>(`return get_post_meta( $args['id'], 'footnotes', true );`, { id: bread.id });
  expect(JSON.parse(notes)).toEqual([{ content: 'Rye &amp; “wheat” \\ <em>flour</em>alert(1)', id: 'note-1' }]);
  const page = await (await plan.site.visitor.ask('/')).text();
  expect(page).toContain('--wp--preset--color--crust: #aa5500');
  expect(page).toContain('--wp--preset--font-family--head: Georgia, serif');
  expect(page).toContain('.has-crust-color');
  expect(page).not.toContain('display:none;');
  const logos = await plan.site.run<string[]>(
    `return array_map( 'do_blocks', array( '<!-- wp:site-logo {"width":44} /-->', '<!-- wp:site-logo /-->' ) );`,
  );
  expect(logos.map((logo) => logo.includes('width:180px'))).toEqual([false, true]);
});

test('undoes a whole site: settings, theme, menus, terms and pictures are as before', async () => {
  const before = await readSite();
  const { import_id } = await plan.carryOut(wholeSite());

  const preview = await plan.undo(import_id, { dry_run: true });
  const done = await plan.undo(import_id);

  expect(done).toEqual(preview);
  expect(done.kept).toEqual([]);
  expect(await readSite()).toEqual(before);
  expect(
    await plan.site.run(
      `return array( get_posts( array( 'post_type' => array( 'page', 'post', 'nav_menu_item', 'attachment' ), 'title' => 'Home', 'post_status' => array( 'publish', 'draft', 'inherit' ) ) ),
        (bool) get_term_by( 'slug', 'news', 'category' ), get_option( 'kithouse_palette' ), get_option( 'kithouse_logo_width' ) );`,
    ),
  ).toEqual([[], false, false, false]);
});

longTest('keeps and names what somebody changed since, and removes the rest', async () => {
  const { import_id } = await plan.carryOut(wholeSite());
  await plan.site.run(
    `update_option( 'blogname', 'Mine' );
    wp_update_nav_menu_item( wp_get_nav_menu_object( 'main' )->term_id, 0, array( 'menu-item-title' => 'Mine', 'menu-item-url' => 'https://mine.example', 'menu-item-status' => 'publish' ) );
    wp_delete_attachment( (int) get_option( 'site_logo' ), true );
    wp_update_post( array( 'ID' => (int) get_option( 'page_for_posts' ), 'post_title' => 'My journal' ) );
    wp_update_post( array( 'ID' => 1, 'post_content' => 'Mine as well' ) );
    return wp_set_object_terms( 1, 'rye', 'post_tag' );`,
  );

  const { kept, undone } = await plan.undo(import_id);

  expect(kept).toEqual([
    { label: 'Site title', reason: expect.stringContaining('changed') },
    { id: 'journal', label: 'Page “Journal”', reason: expect.stringContaining('changed') },
    { label: 'Menu “Main”', reason: expect.stringContaining('changed') },
    { label: 'Tag “Rye”', reason: expect.stringContaining('other content') },
  ]);
  expect(undone.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Front page', 'Tagline', 'Switch to the theme “Old Theme”', 'Page “Home”', 'Category “News”']),
  );
  expect(await readPost('My journal')).toMatchObject({ status: 'publish' });
  expect(await plan.site.run(`return get_post( 1 )->post_content;`)).toBe('Mine as well');
  expect(await readSite()).toMatchObject({ title: 'Mine', show: 'posts', theme: 'twentytwentyfive', menus: ['Main'] });
});

test.each(
  sample(
    [
      ['first', [0, 1]],
      ['second', [1, 0]],
    ],
    1,
  ),
)('restores the former values of two imports with the same settings, undone the %s one first', async (_, order) => {
  const before = await readSite();
  const set = (name: string) => [
    needs,
    op('title', 'option.set', { name: 'blogname', value: name }),
    op('main', 'menu.ensure', { slug: 'main', name: 'Main' }),
    verify,
  ];
  const imports = [(await plan.carryOut(set('One'))).import_id, (await plan.carryOut(set('Two'))).import_id];
  const between = await readSite();

  for (const index of order) {
    await plan.undo(imports[index] ?? '');
  }

  expect(between).toMatchObject({ title: 'Two', menus: ['Main', 'Main 2'] });
  expect(await readSite()).toEqual(before);
});

test('handles a page with an existing address: adds it, replaces the other, or keeps a draft; undo restores the former', async () => {
  const about = (on_conflict: 'both' | 'replace' | 'draft') => [
    needs,
    create(document('about', paragraph('New'), { title: `New ${on_conflict}` }), { on_conflict }),
    op('publish', 'publish', { posts: ['about'] }),
    verify,
  ];
  const old = await plan.site.run<number>(
    `return wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Old', 'post_name' => 'about' ) );`,
  );

  await plan.carryOut(about('both'));
  await plan.carryOut(about('draft'));
  const { import_id } = await plan.carryOut(about('replace'));

  expect(await readPost('New both')).toMatchObject({ status: 'publish', name: 'about-2' });
  expect(await readPost('New draft')).toMatchObject({ status: 'draft', name: 'about-3' });
  expect(await readPost('New replace')).toMatchObject({ status: 'publish', name: 'about' });
  expect(await readPost('Old')).toMatchObject({ id: old, status: 'draft' });
  const { undone, kept } = await plan.undo(import_id);
  expect({ undone: undone.map(({ label }) => label), kept }).toEqual({
    undone: ['Page “New replace”', 'Your page “Old”, replaced by the import'],
    kept: [],
  });
  expect(await readPost('Old')).toMatchObject({ id: old, status: 'publish', name: 'about' });
});

test('skips content of unsupported types with a warning and imports supported ones; forms keep their slashes', async () => {
  const meta = { _form: '<label>Name\n[text* your-name "a\\\\b"]</label>', _mail: { subject: 'C:\\temp "x"' }, evil: 'x' };
  const form = (key: string, post_type: 'wpcf7_contact_form' | 'wpforms') =>
    op(key, 'form.create', { form: { key, title: 'Contact', post_type, content: '', meta } });
  const { warnings } = await plan.carryOut([
    needs,
    form('contact', 'wpcf7_contact_form'),
    form('other', 'wpforms'),
    create(document('cake', paragraph('[contact-form-7 id="kit:form/contact/id"]'), { post_type: 'recipe', title: 'Cake' }), {
      as: 'post',
      refs: { 'form/contact': 'contact' },
    }),
    create(document('lamp', paragraph('x'), { post_type: 'product', title: 'Lamp' }), { as: 'post' }),
    create(document('file', paragraph('x'), { post_type: 'attachment', title: 'File' }), { as: 'post' }),
    verify,
  ]);

  expect(warnings.map(({ message }) => message)).toEqual([
    expect.stringContaining('“product”'),
    expect.stringContaining('“attachment”'),
  ]);
  const made = await plan.site.run<{ id: number; meta: unknown; evil: string; others: number }>(
    `$form = get_posts( array( 'post_type' => 'wpcf7_contact_form', 'post_status' => 'any' ) )[0];
    return array( 'id' => $form->ID, 'meta' => array( '_form' => get_post_meta( $form->ID, '_form', true ), '_mail' => get_post_meta( $form->ID, '_mail', true ) ),
      'evil' => get_post_meta( $form->ID, 'evil', true ), 'others' => count( get_posts( array( 'title' => 'Lamp', 'post_type' => 'any', 'post_status' => 'any' ) ) ) );`,
  );
  expect(made).toEqual({ id: made.id, meta: { _form: meta._form, _mail: meta._mail }, evil: '', others: 0 });
  expect(await readPost('Cake')).toMatchObject({ type: 'recipe', content: paragraph(`[contact-form-7 id="${made.id}"]`) });
});

longTest("updates a form's own id in its content and keeps the rest", async () => {
  const content = { id: '49', form_fields: { a: { id: 'a', label: 'Größe "XL" \\ <b>' } }, settings: { email: '{admin_email}' } };
  const form = { key: 'x', title: 'X', post_type: 'everest_form' as const, content: JSON.stringify(content), meta: {} };

  const { import_id } = await plan.carryOut([needs, op('x', 'form.create', { form }), verify]);

  const read = () =>
    plan.site.run<{ id: number; content: string }[]>(
      `return array_map( fn( $post ) => array( 'id' => $post->ID, 'content' => $post->post_content ), get_posts( array( 'post_type' => 'everest_form' ) ) );`,
    );
  const [made] = await read();
  expect(JSON.parse(made?.content ?? '')).toEqual({ ...content, id: String(made?.id) });
  expect(await plan.undo(import_id)).toMatchObject({ kept: [] });
  expect(await read()).toEqual([]);
});

test("stores a pack's colours in a block theme's global styles, where people change them, and removes its own on undo", async () => {
  const color = (id: string) => ({ id, title: id, color: '#aa5500', role: 'custom' as const });
  const look = op('look', 'kit.apply', { mode: 'set', settings: { colors: [color('crust'), color('contrast')], fonts: [] } });
  const { import_id } = await plan.carryOut([needs, look, verify]);

  const page = await (await plan.site.visitor.ask('/')).text();
  await plan.site.run(
    `$post = WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme() );
    return wp_update_post( wp_slash( array( 'ID' => $post['ID'], 'post_content' => str_replace( '"crust","color":"#aa5500"', '"crust","color":"#000000"', $post['post_content'] ) ) ) );`,
  );
  const { undone, kept } = await plan.undo(import_id);

  expect(page).toContain('--wp--preset--color--crust: #aa5500');
  expect(page).toContain('--wp--preset--color--contrast: #aa5500');
  expect(undone).toMatchObject([{ label: 'Colour or font “contrast”' }]);
  expect(kept).toEqual([{ label: 'Colour or font “crust”', reason: expect.stringContaining('changed') }]);
  const after = await (await plan.site.visitor.ask('/')).text();
  expect(after).toContain('--wp--preset--color--crust: #000000');
  expect(after).not.toContain('--wp--preset--color--contrast: #aa5500');
});

test('lets a pack do nothing that the person cannot do', async () => {
  const before = await readSite();
  for (const forbidden of [
    op('x', 'option.set', { name: 'blogname', value: 'Evil' }),
    op('x', 'option.set', { name: 'logo_size', value: 100 }),
    op('x', 'menu.ensure', { slug: 'evil', name: 'Evil' }),
    op('x', 'kit.apply', { mode: 'set', settings: { colors: [], fonts: [] } }),
    op('x', 'form.create', { form: { key: 'x', title: 'x', post_type: 'wpcf7_contact_form', content: '', meta: {} } }),
  ]) {
    const refusal = await refusalOf(plan.carryOut([needs, forbidden, verify], { role: 'editor' }));
    expect([forbidden.op, refusal.code]).toEqual([forbidden.op, 'invalid_permission']);
  }
  expect(await readSite()).toEqual(before);
});

longTest('P12: saves a page with at most 15 statements from plan to publication', async () => {
  const pages = (count: number) => {
    const keys = Array.from({ length: count }, (_, index) => `page-${count}-${index}`);
    const link = (index: number) => paragraph(`<a href="kit:doc/${keys[Math.max(0, index - 1)]}/url">Before</a>`);
    return [
      needs,
      ...keys.map((key, index) =>
        create(document(key, link(index)), { refs: index > 0 ? { [`doc/${keys[index - 1]}`]: keys[index - 1] ?? '' } : {} }),
      ),
      op('publish', 'publish', { posts: keys }),
      verify,
    ];
  };
  const administrator = await plan.site.as('administrator');
  const count = async (size: number) => {
    plan.offer(pages(size));
    const { status, headers } = await administrator.rest('POST', '/import/page', { id: 1, title: 'Site', platform: 'gutenberg' });
    expect(status).toBe(200);
    return Number(headers.get('x-test-queries'));
  };

  await count(2);
  const [few, many] = [await count(5), await count(25)];

  expect((many - few) / 20).toBeLessThanOrEqual(15);
});
