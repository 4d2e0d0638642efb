import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compileSiteImportPlan } from '@kithouse/kits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { packOfBytes } from '../../packages/kits/src/testing/kit-zip.js';
import { siteChoices } from '../../packages/kits/src/testing/packs.js';
import { item, term, wxr } from '../../packages/kits/src/testing/wxr.js';
import { longTest } from '../../scripts/long-test.js';
import { makePicture, type Picture } from './testing/library.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, require } from './testing/sign-plan.js';

let plan: PlanSite;
let logo: Picture;
beforeAll(async () => {
  plan = await startPlanSite();
  logo = await makePicture('logo.webp');
});
afterAll(() => plan?.close());
beforeEach(() => plan.restore());

test("[R-FSI-13] imports a block theme's export with cycles and gaps as pages whose menus keep their targets", async () => {
  const link = (label: string, id: number, slug: string) =>
    `<!-- wp:navigation-link ${JSON.stringify({ label, type: 'page', id, url: `https://demo.test/site/${slug}/`, kind: 'post-type' })} /-->`;
  const bundle = packOfBytes(
    new TextEncoder().encode(
      wxr(
        term(7, 'category', 'news', 'gone'),
        item({ id: 1, slug: 'home', title: 'Home', content: '<!-- wp:navigation {"ref":9} /-->' }),
        item({ id: 2, slug: 'team', title: 'Team', parent: 3 }),
        item({ id: 3, slug: 'about', title: 'About', parent: 2 }),
        item({
          id: 9,
          type: 'wp_navigation',
          title: 'Main',
          slug: 'main',
          content: link('The team', 2, 'team') + link('Gone', 77, 'gone'),
        }),
        item({ id: 10, type: 'product' }),
      ),
    ),
    'demo.xml',
  );

  const { ops } = compileSiteImportPlan({ ...bundle, media: [] }, siteChoices());
  // Plans single pages, while only a page with references waits for later ones.
  const waiting = ops.map((one) => (one.op === 'post.create' ? { ...one, args: { refs: {}, ...one.args } } : one));
  const { warnings } = await plan.carryOut(waiting);
  const made = await plan.site.run<{ content: string; team: string; team_id: number; above: string; menu: string[][] }>(
    `$page = fn( $title ) => get_posts( array( 'post_type' => 'page', 'title' => $title ) )[0];
    return array( 'content' => $page( 'Home' )->post_content, 'team' => get_permalink( $page( 'Team' ) ), 'team_id' => $page( 'Team' )->ID,
      'above' => get_post( $page( 'Team' )->post_parent )->post_title,
      'menu' => array_map( fn( $item ) => array( $item->title, $item->url ), wp_get_nav_menu_items( 'main' ) ) );`,
  );

  expect(warnings).toEqual([]);
  expect(made.above).toBe('About');
  expect(made.content).toContain(`"id":${made.team_id}`);
  expect(made.content).toContain(`"url":${JSON.stringify(made.team)}`);
  expect(made.content).not.toMatch(/kit:|"ref"/);
  expect(made.menu).toEqual([
    ['The team', made.team],
    ['Gone', 'https://demo.test/site/gone/'],
  ]);
});

longTest('imports patterns of a pack and shows them on its pages, and leaves no trace of an unused form', async () => {
  const bundle = packOfBytes(
    new TextEncoder().encode(
      wxr(
        item({
          id: 5,
          type: 'wp_block',
          title: 'Hours',
          slug: 'hours',
          content: '<!-- wp:paragraph --><p>Six to noon</p><!-- /wp:paragraph -->',
        }),
        item({ id: 6, slug: 'home', title: 'Home', content: '<!-- wp:block {"ref":5} /--><p>[contact-form-7 id="7"]</p>' }),
        item({ id: 7, type: 'wpcf7_contact_form', title: 'Contact', slug: 'contact' }),
      ),
    ),
    'demo.xml',
  );

  const { ops } = compileSiteImportPlan({ ...bundle, media: [] }, siteChoices());
  const { warnings } = await plan.carryOut(
    ops.map((one) => (one.op === 'post.create' ? { ...one, args: { refs: {}, ...one.args } } : one)),
  );
  const made = await plan.site.run<{ pattern: number; status: string; content: string; shown: string }>(
    `$page = get_posts( array( 'post_type' => 'page', 'title' => 'Home' ) )[0];
    return array( 'pattern' => get_posts( array( 'post_type' => 'wp_block', 'post_status' => 'any' ) )[0]->ID ?? 0,
      'status' => get_post_status( get_posts( array( 'post_type' => 'wp_block', 'post_status' => 'any' ) )[0]->ID ?? 0 ),
      'content' => $page->post_content, 'shown' => do_blocks( $page->post_content ) );`,
  );

  expect(warnings.filter(({ message }) => message.includes('wp_block'))).toEqual([]);
  expect(made.content).toContain(`<!-- wp:block {"ref":${made.pattern}} /-->`);
  expect(made.status).toBe('publish');
  expect(made.shown).toContain('Six to noon');
  expect(made.content).not.toContain('kit:');
});

longTest('sets logo and menu of a theme in nested folders and restores them', async () => {
  const folder = path.join(plan.site.site, 'wp-content/themes/brand/plain');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'style.css'), '/*\nTheme Name: Plain\nVersion: 1.0\n*/');
  await writeFile(path.join(folder, 'index.php'), '<?php wp_head(); wp_footer();');
  await writeFile(
    path.join(folder, 'functions.php'),
    "<?php add_action( 'after_setup_theme', fn() => register_nav_menus( array( 'primary' => 'Primary menu' ) ) );",
  );
  await plan.site.run("switch_theme( 'brand/plain' ); return true;");
  const read = () =>
    plan.site.run<unknown>(
      "return array( get_stylesheet(), (bool) get_theme_mod( 'custom_logo' ), array_keys( array_filter( get_nav_menu_locations() ) ) );",
    );
  const before = await read();

  const { import_id } = await plan.carryOut([
    { ...require, args: { ...require.args, capabilities: ['edit_pages'] } },
    op('media', 'media.fetch', { media: [plan.mediumOf(logo)] }, 'download'),
    op('main', 'menu.ensure', { slug: 'main', name: 'Main' }),
    op('logo', 'option.set', { name: 'logo', media: logo.sha256 }, 'finalize'),
    op('place', 'option.set', { name: 'menu_location', menu: 'main', location: 'primary' }, 'finalize'),
    op('verify', 'verify', { documents: 0, media: 1 }, 'finalize'),
  ]);
  const after = await read();
  const { kept } = await plan.undo(import_id);

  expect(after).toEqual(['brand/plain', true, ['primary']]);
  expect(kept).toEqual([]);
  expect(await read()).toEqual(before);
});
