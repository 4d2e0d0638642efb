import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../playground/src/index.js';
import { listHookCalls, watchHooks } from './testing/hook-watch.js';
import { blocks, elements, makePicture } from './testing/library.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, pageOps, require } from './testing/sign-plan.js';
import { followImport, pressImport } from './testing/site-stream.js';
import { equipForThemeParts, makePart, paragraph } from './testing/theme-parts.js';

const standIn = path.join(projectRoot, 'plugin/tests/testing/stand-in-elementor');
let plan: PlanSite;
let hooks: ReturnType<typeof watchHooks>;
let unequip: () => void;
beforeAll(async () => {
  plan = await startPlanSite({ plugins: { elementor: standIn }, active: ['elementor/elementor.php'] });
  unequip = equipForThemeParts(plan.site);
  hooks = watchHooks(plan.site);
});
afterAll(async () => {
  hooks?.stop();
  unequip?.();
  await plan?.close();
});

const heading = { id: 'aaaaaaa', elType: 'widget', widgetType: 'heading', settings: { title: 'Bread' }, elements: [] };
const info = {
  id: 1,
  name: 'Bread',
  platform: 'gutenberg',
  has_settings: true,
  logo_url: '',
  requires: { plugins: [], elementor_pro: false },
  suggested: [],
  theme: { slug: 'twentytwentyfour', name: 'Twenty Twenty-Four' },
};

/** Imports a whole site with a picture and a menu as a stream, and undoes it. */
async function importSite() {
  const admin = await plan.visitOf('administrator');
  const picture = plan.mediumOf(await makePicture());
  plan.cloud.on('GET /v1/packs/1/info', { json: info });
  plan.offerSite([
    {
      ...require,
      args: { ...require.args, capabilities: ['edit_pages', 'publish_pages', 'edit_theme_options', 'manage_options'] },
    },
    op('media', 'media.fetch', { media: [picture] }, 'download'),
    op('main', 'menu.ensure', { slug: 'main', name: 'Main' }),
    op('home', 'post.create', {
      document: { ...blocks(paragraph('Bread')), key: 'home', slug: 'home' } as never,
      as: 'page',
      title: 'Home',
      terms: [],
    }),
    op('publish', 'publish', { posts: ['home'] }, 'finalize'),
    op('title', 'option.set', { name: 'blogname', value: 'Bread' }, 'finalize'),
    op('verify', 'verify', { documents: 1, media: 1 }, 'finalize'),
  ]);
  const pressed = await pressImport(admin, { id: 1, platform: 'gutenberg' });
  expect(await followImport(admin, pressed)).toEqual(expect.objectContaining({ action: 'complete' }));
  expect((await admin.rest('GET', '/full-site-import/running')).status).toBe(200);
  await plan.undo(pressed.import_id);
}

/** Runs code that only some sites need. */
const rareWork = `
  $picture = wp_upload_dir()['path'] . '/rare.png';
  copy( ABSPATH . 'wp-includes/images/blank.gif', $picture );
  $id = wp_insert_attachment( array( 'post_title' => 'P', 'post_mime_type' => 'image/gif' ), $picture );
  require_once ABSPATH . 'wp-admin/includes/image.php';
  require_once ABSPATH . 'wp-admin/includes/file.php';
  require_once ABSPATH . 'wp-admin/includes/plugin.php';
  ( new Kithouse\\WordPress\\Image_Sizes( $picture, 'image/gif', array( '1x1' => $picture ) ) )->generate( $id );
  $refused = array();
  $works = array(
    fn() => Kithouse\\Installer\\Package::install( 'http://127.0.0.1:9/x.zip', 'bread', 'Bread' ),
    fn() => ( new Kithouse\\Installer\\Plugin_Activation( 'Bread', 'bread/bread.php' ) )->run(),
    fn() => Kithouse\\Installer\\Install_Lock::take( fn() => true ),
    fn() => Kithouse\\Theme_Builder\\Pack_Look::fill_the_page(),
  );
  foreach ( $works as $work ) {
    try { $work(); } catch ( Kithouse\\Installer\\Install_Refused_Exception $refusal ) { $refused[] = $refusal->getMessage(); }
  }
  add_filter( 'http_request_host_is_external', '__return_true' );
  ( new Kithouse\\Push\\Foreign_Media() )->find( 'http://127.0.0.1:9/x.png' );
  $part = wp_insert_post( array( 'post_type' => 'elementor_library', 'post_title' => 'E', 'post_status' => 'publish', 'meta_input' => array( '_elementor_data' => '[]' ) ) );
  Kithouse\\Theme_Builder\\Renderer::render( get_post( $part ), true );
  $former = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Former', 'post_status' => 'publish' ) );
  ( new Kithouse\\Import\\Displaced_Page( 'mark' ) )->replace( $former, true );
  $classes = new ReflectionClass( Kithouse\\WordPress\\Design_Classes::class );
  try { $classes->getMethod( 'save' )->invoke( $classes->newInstanceWithoutConstructor(), array(), array(), 'mark' ); } catch ( Error $without_elementor ) { unset( $without_elementor ); }
  Kithouse\\WordPress\\Class_Insert::during( $part, 'mark', fn() => null );
  try { Kithouse\\WordPress\\Component_Store::make( 'C', '', array(), array(), 'mark' ); } catch ( Error $without_elementor ) { unset( $without_elementor ); }
  $texts = new Kithouse\\Admin\\Script_Texts( WP_PLUGIN_DIR . '/kithouse/kithouse.php', new Kithouse\\Languages( WP_PLUGIN_DIR . '/kithouse/kithouse.php' ) );
  $request = new WP_REST_Request( 'GET', '/kithouse/v1/texts' );
  $request['version'] = $texts->version();
  ( new Kithouse\\Rest\\Texts_Controller( $texts ) )->get( $request );
  return count( $refused );`;

/** Adds a page whose template an import brought to a block theme. */
const makeWidePage = `
  $meta = array( '_wp_page_template' => 'kithouse-full-width', '_elementor_edit_mode' => 'builder' );
  return get_permalink( wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Wide', 'post_status' => 'publish', 'meta_input' => $meta ) ) );`;

async function openPages() {
  const admin = await plan.visitOf('administrator');
  await makePart(plan.site, { type: 'header' });
  await makePart(plan.site, { type: 'footer' });
  const status: number[] = [];
  const wide = await plan.site.run<string>(makeWidePage);
  for (const theme of ['twentytwentyfive', 'classic'] as const) {
    await plan.site.run(`switch_theme( $args['theme'] ); return true;`, { theme });
    status.push((await admin.ask('/')).status, (await admin.ask(new URL(wide).pathname)).status);
  }
  for (const page of ['admin.php?page=kithouse', 'post-new.php', 'plugins.php']) {
    status.push((await admin.ask(`/wp-admin/${page}`)).status);
  }
  return status;
}

test('fires hostile values at every callback that the source adds to a hook, and none throws or changes a value', async () => {
  await importSite();
  await plan.carryOut(pageOps(elements([heading]), [], 'Elementor'));
  expect(await plan.site.run(rareWork)).toBe(2);
  expect(await openPages()).toEqual([200, 200, 200, 200, 200, 200, 200]);

  expect(hooks.faults()).toEqual([]);
  expect(hooks.seen()).toEqual(listHookCalls().sort());
});
