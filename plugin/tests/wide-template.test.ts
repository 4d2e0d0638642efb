import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { importPage } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findElementor, projectRoot } from '../../playground/src/index.js';
import { sample } from '../../scripts/test-extent.js';
import { addKiller, endLease } from './testing/killed-scripts.js';
import { elements } from './testing/library.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, require } from './testing/sign-plan.js';
import { equipForThemeParts, useTheme } from './testing/theme-parts.js';

const real = findElementor();
let plan: PlanSite;
let removeEquipment: () => void;
let removeKiller: () => Promise<void>;
beforeAll(async () => {
  plan = await startPlanSite({
    platform: 'elementor',
    plugins: { elementor: real ?? path.join(projectRoot, 'plugin/tests/testing/stand-in-elementor') },
    active: ['elementor/elementor.php'],
    signedIn: ['administrator', 'editor'],
  });
  removeEquipment = equipForThemeParts(plan.site);
  removeKiller = await addKiller(plan.site);
});
afterAll(async () => {
  await removeKiller?.();
  removeEquipment?.();
  await plan?.close();
});
beforeEach(() => plan.restore());

const heading = { id: 'aaaaaaa', elType: 'widget', widgetType: 'heading', settings: { title: 'Fresh bread' }, elements: [] };
const needs = { ...require, args: { ...require.args, platform: 'elementor' as const } };
const pageOps = (page_settings: object = {}) => [
  needs,
  op('page', 'post.create', {
    document: elements([heading] as never, page_settings as never) as never,
    as: 'page',
    title: 'Bread',
    terms: [],
  }),
  op('verify', 'verify', { documents: 1, media: 0 }, 'finalize'),
];

/** Publishes an imported page, and returns its template and what a visitor gets. */
async function show(id: number | undefined) {
  const template = await plan.site.run<string>(
    `wp_update_post( array( 'ID' => $args['id'], 'post_status' => 'publish' ) ); return get_page_template_slug( $args['id'] );`,
    {
      id,
    },
  );
  const html = await (await plan.site.visitor.ask(`/?page_id=${id}`, { redirect: 'follow' })).text();
  return { template, html };
}

const listTemplates = () =>
  plan.site.run<string[]>(
    `global $wpdb;
    $rows = $wpdb->get_results( "SELECT ID, post_name, post_status, post_title FROM $wpdb->posts WHERE post_type = 'wp_template' AND post_status <> 'trash'" );
    return array_map( fn( $p ) => implode( ' ', array( $p->post_name, $p->post_status, $p->post_title, implode( ' ', wp_get_object_terms( $p->ID, 'wp_theme', array( 'fields' => 'names' ) ) ) ) ), $rows );`,
  );
const shared = 'kithouse-full-width publish Full width twentytwentyfive';

test('[R-SITE-282] shows an imported page between header and footer of a block theme, until the undo', async () => {
  const { import_id, post_id } = await plan.carryOut(pageOps());
  const { template, html } = await show(post_id);

  expect(template).toBe('kithouse-full-width');
  expect(await listTemplates()).toEqual([shared]);
  expect(html).toContain('<title>Bread &#8211; ');
  expect(html).toMatch(/<header class="wp-block-template-part">[\s\S]*<main[\s\S]*<footer class="wp-block-template-part">/);
  expect(html).not.toMatch(/proudly powered by WordPress<\/a>|id="headerimg"/);
  if (real) {
    expect(html).toContain('Fresh bread');
    // The page has no column between it and the window.
    expect(html).toMatch(
      /<main[^>]*is-layout-flow[^>]*><div class="entry-content wp-block-post-content is-layout-flow[^>]*>\s*<div[^>]*class="elementor /,
    );
  }
  const known = await plan.site.run(
    `$found = get_block_template( 'twentytwentyfive//kithouse-full-width' ); return array( $found->source, $found->title, array_key_exists( 'kithouse-full-width', wp_get_theme()->get_page_templates( null, 'page' ) ) );`,
  );
  expect(known).toEqual(['custom', 'Full width', true]);

  const preview = await plan.undo(import_id, { dry_run: true, also: ['page'] });
  const undone = await plan.undo(import_id, { also: ['page'] });

  expect(undone).toEqual(preview);
  expect(undone.undone.map(({ label }) => label)).toEqual(['Page “Bread”', 'Theme template “Full width”']);
  expect(await listTemplates()).toEqual([]);
});

test('[R-SITE-282] shares one template among imported pages, and removes it with the last', async () => {
  const first = await plan.carryOut(pageOps());
  const second = await plan.carryOut(pageOps(), { role: 'editor' });
  expect(await listTemplates()).toEqual([shared]);
  expect((await show(second.post_id)).template).toBe('kithouse-full-width');

  expect(await plan.undo(first.import_id)).toMatchObject({ undone: [{ label: 'Page “Bread”' }], kept: [] });
  expect(await listTemplates()).toEqual([shared]);
  await plan.undo(second.import_id, { also: ['page'] });
  expect(await listTemplates()).toEqual([]);

  await plan.carryOut(pageOps());
  expect(await listTemplates()).toEqual([shared]);
});

test('[R-SITE-282] keeps a template that somebody changed or uses', async () => {
  const { import_id } = await plan.carryOut(pageOps());
  await plan.site.run(
    `$own = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Own' ) ); update_post_meta( $own, '_wp_page_template', 'kithouse-full-width' ); return true;`,
  );
  expect((await plan.undo(import_id)).undone).toHaveLength(1);
  expect(await listTemplates()).toEqual([shared]);

  await plan.restore();
  const changed = await plan.carryOut(pageOps());
  await plan.site.run(
    `$found = get_block_template( 'twentytwentyfive//kithouse-full-width' ); sleep( 1 ); return wp_update_post( array( 'ID' => $found->wp_id, 'post_content' => 'Mine' ) );`,
  );
  expect((await plan.undo(changed.import_id)).kept).toEqual([
    { label: 'Theme template “Full width”', reason: 'It was changed after the import.' },
  ]);
  expect(await listTemplates()).toEqual([shared]);
});

test('[R-SITE-282] writes no template for a person who can’t, a chosen layout, and a classic theme', async () => {
  const editors = await plan.carryOut(pageOps(), { role: 'editor' });
  const chosen = await plan.carryOut(pageOps({ template: 'elementor_canvas' }));
  await useTheme(plan.site, 'classic');
  const classic = await plan.carryOut(pageOps());

  const found: string[] = [];
  for (const { post_id } of [editors, chosen, classic]) {
    found.push((await show(post_id)).template);
  }
  // The stand-in has no templates.
  expect(found).toEqual(real ? ['elementor_header_footer', 'elementor_canvas', 'elementor_header_footer'] : ['', '', '']);
  expect(await listTemplates()).toEqual([]);
});

test('[R-SITE-302] shows a page in full width on a classic theme, and in its own template once a block theme is back', async () => {
  const { post_id } = await plan.carryOut(pageOps());
  const shown = await show(post_id);
  const requested = () =>
    plan.site.visitor.ask(`/?page_id=${post_id}`, { redirect: 'follow' }).then((response) => response.text());
  await plan.site.run(
    `add_post_meta( $args['id'], '_elementor_edit_mode', 'builder', true ); file_put_contents( WPMU_PLUGIN_DIR . '/shows-template.php', '<?php add_action( "wp_head", fn() => print( "<!-- template: " . get_page_template_slug( get_queried_object_id() ) . " -->" ) );' ); return true;`,
    { id: post_id },
  );
  const templateIn = (html: string) => /<!-- template: ([\w-]*) -->/.exec(html)?.[1];

  await useTheme(plan.site, 'classic');
  const classic = await requested();
  // A page of a full-site import uses a template of its pack.
  const ofPack = await plan.site
    .run<string>(
      `$id = wp_insert_post( array( 'post_type' => 'wp_template', 'post_status' => 'publish', 'post_name' => 'rye-page', 'post_title' => 'Rye' ) ); add_post_meta( $id, '_kithouse_op', 'x/y' );
    update_post_meta( $args['id'], '_wp_page_template', 'rye-page' ); return true;`,
      { id: post_id },
    )
    .then(requested);
  await plan.site.run(`return update_post_meta( $args['id'], '_wp_page_template', 'kithouse-full-width' );`, { id: post_id });
  const stored = await plan.site.run<string>(`return get_page_template_slug( $args['id'] );`, { id: post_id });
  await useTheme(plan.site, 'twentytwentyfive');
  const back = await requested();
  await plan.site.run(`unlink( WPMU_PLUGIN_DIR . '/shows-template.php' ); return true;`);

  expect([shown.template, templateIn(classic), templateIn(ofPack), stored, templateIn(back)]).toEqual([
    'kithouse-full-width',
    'elementor_header_footer',
    'elementor_header_footer',
    'kithouse-full-width',
    'kithouse-full-width',
  ]);
  if (real) {
    expect(classic).toMatch(/<body[^>]*elementor-template-full-width/);
  }
});

test('[R-SITE-282] ends with one template when killed at any write', async () => {
  const admin = await plan.visitOf('administrator');
  const press = (import_id: string, write: number) =>
    admin.rest(
      'POST',
      '/import/page',
      { id: 1, title: 'Bread', platform: 'elementor', import_id },
      { 'x-test-kill': String(write) },
    );
  plan.offer(pageOps());
  const writes = Number((await press(randomUUID(), 0)).headers.get('x-test-writes'));

  const points = Array.from({ length: writes }, (_, index) => index + 1);
  for (const write of sample(points, 1, (write) => write === 8 || write === 12)) {
    await plan.restore();
    plan.offer(pageOps());
    const import_id = randomUUID();
    await press(import_id, write);
    await endLease(plan.site);
    await admin.call(importPage, { id: 1, title: 'Bread', platform: 'elementor', import_id });

    expect({ write, templates: await listTemplates() }).toEqual({ write, templates: [shared] });
    expect({ write, kept: (await plan.undo(import_id)).kept }).toEqual({ write, kept: [] });
    expect({ write, templates: await listTemplates() }).toEqual({ write, templates: [] });
  }
}, 1_800_000);
