import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTemplate, type ElementorElement, getConditions, listThemeParts, saveConditions } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findElementor } from '../../playground/src/index.js';
import { type Site, startSite, type Visit } from './testing/start-site.js';
import { type StubCloud, startStubCloud } from './testing/stub-cloud.js';
import { equipForThemeParts, fillSite, makePart, useTheme } from './testing/theme-parts.js';

const elementor = findElementor();
if (!elementor) {
  console.log('Skipped the tests with a real Elementor: set ELEMENTOR_ZIP to its zip to run them.');
}

/** The parts of Elementor Pro that the plugin uses. */
const pro = `<?php
namespace ElementorPro\\Modules\\ThemeBuilder {
	class Module {
		public static function instance() { return new self(); }
		public function get_conditions_manager() { return $this; }
		public function save_conditions( $post, $conditions ) {
			update_post_meta( $post, '_elementor_conditions', array_map( fn( $one ) => rtrim( implode( '/', $one ), '/' ), $conditions ) );
		}
	}
}
namespace { get_option( 'test_has_pro' ) && define( 'ELEMENTOR_PRO_VERSION', '4.0' ); }`;

const siteName: ElementorElement = {
  id: 'aaaaaaa',
  elType: 'widget',
  widgetType: 'kithouse-site-name',
  settings: {},
  elements: [],
};

describe.skipIf(!elementor)('with Elementor', () => {
  let cloud: StubCloud;
  let site: Site;
  let admin: Visit;
  let removeEquipment: () => void;
  beforeAll(async () => {
    cloud = await startStubCloud();
    site = await startSite({ cloudUrl: cloud.url, plugins: { elementor: elementor ?? '' }, active: ['elementor/elementor.php'] });
    removeEquipment = equipForThemeParts(site);
    writeFileSync(path.join(site.site, 'wp-content/mu-plugins/pro.php'), pro);
    admin = await site.as('administrator');
    await fillSite(site);
    await site.run(`update_option( 'elementor_onboarded', true ); return true;`);
    await site.snapshot('filled');
  });
  afterAll(async () => {
    removeEquipment?.();
    rmSync(path.join(site.site, 'wp-content/mu-plugins/pro.php'), { force: true });
    await site?.close();
    await cloud?.stop();
  });
  beforeEach(() => site.restore('filled'));

  const read = async (address: string) => (await site.visitor.ask(address)).text();
  const create = (type: string) =>
    admin.call(createTemplate, { nonce: admin.auth?.nonce ?? '', platform: 'elementor', type, title: `Own ${type}` });
  /** Publishes a part with one heading; returns its id. */
  async function publish(type: string, conditions = ['include/general'], elements?: ElementorElement[]) {
    const { template_id } = await create(type);
    const content = elements ?? [
      {
        id: 'aaaaaaa',
        elType: 'widget',
        widgetType: 'heading',
        settings: { title: `OUR ${type}`, title_color: '#123456' },
        elements: [],
      },
    ];
    await site.run(
      `wp_set_current_user( 1 );
      $document = \\Elementor\\Plugin::$instance->documents->get( $args['id'], false );
      $document->save( array( 'elements' => $args['content'], 'settings' => array( 'post_status' => 'publish' ) ) ); return true;`,
      { id: template_id, content },
    );
    await admin.call(saveConditions, { template_id, conditions });
    return template_id;
  }

  test('creates a part as a draft of its Elementor type and returns its edit address', async () => {
    const made = await create('single-post');

    const html = await (await admin.ask(made.url)).text();

    const stored = await site.run(
      `$p = get_post( $args['id'] ); return array( $p->post_type, $p->post_status, $p->post_title, get_post_meta( $p->ID, '_elementor_template_type', true ),
        \\Elementor\\Plugin::$instance->documents->get( $p->ID )->get_name() );`,
      { id: made.template_id },
    );
    expect(made.url).toContain(`post=${made.template_id}&action=elementor`);
    expect(stored).toEqual(['elementor_library', 'draft', 'Own single-post', 'single-post', 'single-post']);
    expect(html).toContain('kithouse-content');
  });

  test.each(['classic', 'twentytwentyfive'] as const)(
    'shows Elementor parts on the theme %s with their styles in the head',
    async (theme) => {
      await useTheme(site, theme);
      await publish('header');
      await publish('footer');
      await publish('error-404');

      const html = await read('/no-such-page/');
      const page = await read('/parent/');

      const [head = '', body = ''] = html.split('</head>');
      expect(body).toMatch(/OUR header.*OUR error-404.*OUR footer/s);
      expect(head).toMatch(/elementor-frontend-css|id="elementor-frontend/);
      expect(head).toMatch(/post-\d+\.css|#123456/);
      expect(head).toMatch(/widget-heading/);
      expect(page).toMatch(/OUR header.*TEXT.*OUR footer/s);
      expect(page).not.toContain('OUR error-404');
    },
  );

  test("shows post text, also from Elementor, and an archive's posts in the page content widget", async () => {
    const content = [{ id: 'bbbbbbb', elType: 'widget', widgetType: 'kithouse-content', settings: {}, elements: [] }];
    await publish('single-post', ['include/general'], content);
    await publish('archive', ['include/general'], content);
    await publish('single-page', ['include/general'], content);
    await site.run(
      `$p = get_page_by_path( 'parent' )->ID; update_post_meta( $p, '_elementor_edit_mode', 'builder' ); update_post_meta( $p, '_elementor_template_type', 'wp-page' );
      update_post_meta( $p, '_elementor_data', wp_slash( wp_json_encode( array( array( 'id' => 'ccccccc', 'elType' => 'widget', 'widgetType' => 'heading', 'settings' => array( 'title' => 'FROM ELEMENTOR' ), 'elements' => array() ) ) ) ) ); return true;`,
    );

    const [post, archive, page, locked] = await Promise.all(['/loaf/', '/category/breads/', '/parent/', '/locked/'].map(read));

    expect(post?.match(/TEXT/g)).toHaveLength(1);
    expect(archive).toContain('خبز');
    expect(page).toContain('FROM ELEMENTOR');
    expect(locked).not.toContain('SECRET');
    expect(locked).toContain('post_password');
  });

  const templates: [string, string, string][] = [
    ['single', 'single-post', 'include/singular/post'],
    ['archive', 'archive', 'include/archive'],
    ['search', 'search-results', 'include/general'],
    ['not-found', 'error-404', 'include/general'],
  ];
  const pages: [string, string, string][] = [
    ['/hello-world/', 'Hello world!', 'Post Comment'],
    ['/category/breads/', 'Category: Breads', 'خبز'],
    ['/', 'Playground', 'Hello world!'],
    ['/?s=world', 'Search results for: “world”', 'Hello world!'],
    ['/?s=zzzzzz', 'Search results for: “zzzzzz”', 'Nothing washed up.'],
    ['/no-such-page/', 'The tide took this page.', 'Back to the house'],
  ];

  test.each(['classic', 'twentytwentyfive'] as const)(
    '[R-SITE-77] shows the templates of a pack on the theme %s',
    async (theme) => {
      await useTheme(site, theme);
      await site.run(`update_option( 'show_on_front', 'posts' ); return true;`);
      for (const [file, type, condition] of templates) {
        const { content } = JSON.parse(readFileSync(`catalogue/driftwood-hotel/${file}.json`, 'utf8'));
        await publish(type, [condition], content);
      }

      for (const [address, title, words] of pages) {
        const html = await read(address);
        const titles = [...html.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, inner = '']) =>
          inner.replace(/<[^>]+>/g, '').trim(),
        );
        const decoded = titles.map((one) => one.replaceAll('&#8220;', '“').replaceAll('&#8221;', '”'));

        expect([address, decoded]).toEqual([address, [title]]);
        expect([address, html.includes(words)]).toEqual([address, true]);
        expect([address, /Fatal error|<b>Warning|<b>Notice|kit:/.exec(html)]).toEqual([address, null]);
      }
    },
  );

  /** Returns a widget with one part of a page's own content. */
  const shown = (part: string) => [
    { id: 'aaaaaa1', elType: 'widget', widgetType: 'kithouse-content', settings: { part }, elements: [] },
  ];

  test('[R-SITE-315] ends a short page with its footer in a theme whose container is as tall as the window', async () => {
    await useTheme(site, 'classic');
    await publish('footer');

    const html = await read('/loaf/');

    expect(html.split('</head>')[0]).toContain('body:has(.kithouse-footer) #page.site{min-height:0}');
    expect(html).toMatch(/kithouse-footer[\s\S]*OUR footer/);
  });

  test('[R-SITE-316] keeps block styles in search results that begin with an Elementor page', async () => {
    await useTheme(site, 'classic');
    await publish('search-results', ['include/general'], shown('posts'));
    await site.run(
      `wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Sourdough', 'post_status' => 'publish', 'meta_input' => array( '_elementor_edit_mode' => 'builder' ) ) );
      return true;`,
    );

    const html = await read('/?s=Sourdough');

    expect(html).toContain('wp-block-post-template');
    expect(html).toContain("id='wp-block-library-css'");
  });

  test('[R-SITE-306] gives the post and its list the look of a pack and the full width on a classic theme', async () => {
    await useTheme(site, 'classic');
    await publish('single-post', ['include/singular/post'], shown('text'));
    await publish('archive', ['include/archive'], shown('posts'));

    for (const address of ['/loaf/', '/category/breads/']) {
      const html = await read(address);

      expect(html.split('</head>')[0]).toMatch(/\.kithouse-body\{width:100%[\s\S]*\.kithouse-root\.kithouse-content/);
      expect(html).toContain('class="kithouse-content kithouse-root"');
    }
    const layout = await site.run<string[]>(
      `$part = get_posts( array( 'post_type' => 'elementor_library', 'numberposts' => 1 ) )[0];
      $of = fn( $is_body ) => array( Kithouse\\Theme_Builder\\Renderer::render( $part, $is_body ) ? apply_filters( 'astra_get_content_layout', 'boxed' ) : '' );
      return array_merge( $of( false ), $of( true ) );`,
    );
    expect(layout).toEqual(['boxed', 'page-builder']);
  });

  test('shows only known parts of the page content, and any words as text', async () => {
    const widget = (id: string, settings: object) =>
      ({ id, elType: 'widget', widgetType: 'kithouse-content', settings, elements: [] }) as ElementorElement;
    const hostile = '--><script>alert(1)</script><!-- wp:html -->"{}';
    await publish(
      'archive',
      ['include/archive'],
      [
        widget('aaaaaa1', { part: 'search', words: hostile }),
        widget('aaaaaa2', { part: 'posts', words: hostile }),
        widget('aaaaaa3', { part: '../x' }),
        widget('aaaaaa4', { part: ['title'] }),
      ],
    );

    const html = await read('/category/breads/');
    const none = await read('/?s=zzzzzz');

    expect(html).toContain('خبز');
    expect(html + none).not.toContain('<script>alert(1)');
    expect(none).toContain('&lt;script&gt;alert(1)');
  });

  test('shows the current title and logo in the site name widget and links to the front page', async () => {
    const widget = {
      id: 'ddddddd',
      elType: 'widget',
      widgetType: 'kithouse-site-name',
      settings: { color: '#123456' },
      elements: [],
    };
    await publish('header', ['include/general'], [widget]);
    await publish('footer', ['include/general'], [{ ...widget, id: 'eeeeeee', settings: { show_logo: '' } }]);
    await site.run(
      `wp_set_current_user( 1 ); update_option( 'blogname', 'Möwe & <b>Söhne' );
      $file = wp_upload_bits( 'logo.png', null, base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==' ) )['file'];
      set_theme_mod( 'custom_logo', wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Logo' ), $file ) ); return true;`,
    );

    const html = await read('/parent/');

    const [name = '', plain = ''] = html.match(/<a class="kithouse-site-name".*?<\/a>/gs) ?? [];
    expect(name).toContain(`href="${site.url}/"`);
    expect(name).toContain('Möwe &amp; ');
    expect(name).not.toContain('<b>');
    expect(name).toMatch(/<img[^>]+logo\.png[^>]*alt=""|<img[^>]+alt=""[^>]*logo\.png/);
    expect([plain.includes('Möwe &amp; '), plain.includes('<img')]).toEqual([true, false]);
    await site.run(`remove_theme_mod( 'custom_logo' ); return true;`);
    expect(await read('/parent/')).not.toContain('logo.png');
  });

  test("loads a part's widget styles on pages without such a widget, on every visit", async () => {
    const row = { _id: 'fffffff', text: 'Rooms', link: { url: '/parent/' }, selected_icon: { value: '', library: '' } };
    const list = { id: 'fffffff', elType: 'widget', widgetType: 'icon-list', settings: { icon_list: [row] }, elements: [] };
    await publish('header', ['include/general'], [list]);

    const visits = [await read('/parent/'), await read('/parent/'), await read('/parent/')];

    expect(visits.map((html) => html.split('</head>')[0]?.includes('widget-icon-list-css'))).toEqual([true, true, true]);
  });

  test('[R-EL4-02] shows atomic elements of a part with their local styles', async () => {
    await site.run(
      `foreach ( array( 'e_opt_in_v4', 'e_atomic_elements', 'e_classes' ) as $name ) { update_option( "elementor_experiment-$name", 'active' ); } return true;`,
    );
    const name = 'e-aaaaaaa-1234567';
    const props = { color: { $$type: 'color', value: '#123456' } };
    const style = {
      id: name,
      label: 'local',
      type: 'class',
      variants: [{ meta: { breakpoint: 'desktop', state: null }, props }],
    };
    const heading: ElementorElement = {
      id: 'aaaaaaa',
      elType: 'widget',
      widgetType: 'e-heading',
      settings: { classes: { $$type: 'classes', value: [name] } },
      styles: { [name]: style },
      elements: [],
    };
    const box: ElementorElement = { id: 'bbbbbbb', elType: 'e-flexbox', settings: {}, elements: [heading] };
    await publish('header', ['include/general'], [box]);

    const html = await read('/parent/');

    const sheets = html.match(/https?:\/\/[^"' ]+\/elementor\/css\/[^"' ]+\.css[^"' ]*/g) ?? [];
    const css = await Promise.all(sheets.map((address) => read(address.slice(site.url.length))));
    expect(html).toContain(name);
    expect(css.join('')).toContain(`.${name}`);
    expect(css.join('')).toContain('#123456');
  });

  test('shows the newer of two parts of any builder, and no Elementor draft', async () => {
    await makePart(site, { type: 'header', date: '2024-01-01 00:00:00' });
    const id = await publish('header');
    const both = await read('/parent/');
    await site.run(`wp_update_post( array( 'ID' => $args['id'], 'post_status' => 'draft' ) ); return true;`, { id });

    const one = await read('/parent/');

    expect(both).toContain('elementor-heading-title');
    expect(one).not.toContain('elementor-heading-title');
    expect(one).toContain('OUR header');
  });

  test('hides Elementor parts without Elementor and shows them again with it', async () => {
    await publish('header');
    await site.run(`deactivate_plugins( 'elementor/elementor.php' ); return true;`);
    const without = await read('/parent/');
    const list = await admin.call(listThemeParts, {});
    await site.run(`activate_plugin( 'elementor/elementor.php' ); return true;`);

    const back = await read('/parent/');

    expect(without).not.toContain('OUR header');
    expect(list.total).toBe(0);
    expect(back).toContain('OUR header');
  });

  test('leaves no error on a page, in the editor and in the lists when the plugin is deactivated', async () => {
    const header = await publish('header', ['include/general'], [siteName]);
    const page = await site.run<number>(
      `wp_set_current_user( 1 );
      $id = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Built', 'post_name' => 'built' ) );
      update_post_meta( $id, '_elementor_edit_mode', 'builder' );
      \\Elementor\\Plugin::$instance->documents->get( $id, false )->save( array( 'elements' => $args['elements'] ) );
      return $id;`,
      { elements: [siteName, { ...siteName, id: 'bbbbbbb', widgetType: 'heading', settings: { title: 'STILL HERE' } }] },
    );
    const before = await read('/built/');

    // The probe of these tests calls the plugin.
    removeEquipment();
    await site.run(
      `require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( 'kithouse/kithouse.php' ); return true;`,
    );

    const addresses = [
      '/built/',
      '/',
      `/wp-admin/post.php?post=${page}&action=elementor`,
      `/wp-admin/post.php?post=${header}&action=elementor`,
      '/wp-admin/edit.php?post_type=elementor_library',
    ];
    const answers = await Promise.all(addresses.map((address) => admin.ask(address)));
    const after = await read('/built/');
    removeEquipment = equipForThemeParts(site);
    expect(before).toContain('kithouse-site-name');
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(after).toContain('STILL HERE');
    expect(after).not.toContain('class="kithouse-site-name"');
    expect(await site.readLog()).not.toMatch(/kithouse|fatal/i);
  });

  test('falls back to the theme when an element fails', async () => {
    await publish('header');
    writeFileSync(
      path.join(site.site, 'wp-content/mu-plugins/fail.php'),
      `<?php add_action( 'elementor/widget/render_content', function ( $html ) { ob_start(); throw new Error( 'no' ); } );`,
    );

    const html = await read('/parent/').finally(() => rmSync(path.join(site.site, 'wp-content/mu-plugins/fail.php')));

    expect(html).not.toContain('OUR header');
    expect(html).toMatch(/wp-block-template-part.*TEXT.*<\/html>/s);
  });

  test("uses Elementor Pro's conditions and lets it show its parts", async () => {
    const template_id = await publish('header', ['include/archive']);
    await site.run(
      `update_option( 'test_has_pro', true ); update_post_meta( $args['id'], '_elementor_conditions', array( 'include/general' ) ); return true;`,
      { id: template_id },
    );
    await makePart(site, { type: 'footer' });

    const before = await admin.call(getConditions, { template_id });
    await admin.call(saveConditions, { template_id, conditions: ['include/singular/post', 'exclude/singular/front_page'] });

    const { items } = await admin.call(listThemeParts, { platform: 'elementor' });
    const stored = await site.run(
      `return array( get_post_meta( $args['id'], '_elementor_conditions', true ), get_post_meta( $args['id'], '_kithouse_conditions', true ) );`,
      { id: template_id },
    );
    const html = await read('/category/breads/');
    expect(before.template_conditions).toEqual([{ type: 'include', name: 'general' }]);
    expect(stored).toEqual([['include/singular/post', 'exclude/singular/front_page'], ['include/archive']]);
    expect(items).toMatchObject([
      { id: template_id, conditions_by: 'Elementor Pro', shown_on: ['All Posts', 'not on Front page'] },
    ]);
    expect(html).not.toContain('OUR header');
    expect(html).toContain('OUR footer');
  });
});
