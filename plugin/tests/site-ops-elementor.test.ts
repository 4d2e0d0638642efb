import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findElementor } from '../../playground/src/index.js';
import { elements } from './testing/library.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, require } from './testing/sign-plan.js';

const elementor = findElementor();
if (!elementor) {
  console.log('Skipped the tests of whole sites of Elementor: set ELEMENTOR_ZIP to a zip of Elementor to run them.');
}

const needs = { ...require, args: { ...require.args, platform: 'elementor' as const } };
const verify = op('verify', 'verify', { documents: 1, media: 0 }, 'finalize');
const heading = (key: string) => ({
  ...elements([{ id: 'aaaaaaa', elType: 'widget', widgetType: 'heading', settings: { title: 'Bread' }, elements: [] }] as never),
  key,
  slug: key,
});
const color = (id: string, value: string, role: 'system' | 'custom') => ({ id, title: id, color: value, role });
const look = (primary: string) =>
  op('look', 'kit.apply', {
    mode: 'set',
    settings: {
      colors: [color('primary', primary, 'system'), color('k00001', '#aa5500', 'custom'), color('evil', 'red;}a{', 'custom')],
      fonts: [
        {
          id: 'text',
          title: 'Text',
          settings: { typography_typography: 'custom', typography_font_family: 'Georgia' },
          role: 'system',
        },
      ],
      styles: {
        h1_color: '#123456',
        __globals__: { button_background_color: 'globals/colors?id=primary' },
        custom_css: 'a{}',
        site_name: 'Evil',
      },
    },
  });

describe.skipIf(!elementor)('whole site of Elementor', () => {
  let plan: PlanSite;
  beforeAll(async () => {
    plan = await startPlanSite({
      platform: 'elementor',
      plugins: { elementor: elementor ?? '' },
      active: ['elementor/elementor.php'],
    });
    await writeFile(
      path.join(plan.site.site, 'wp-content/mu-plugins/test-queries.php'),
      `<?php add_filter( 'rest_post_dispatch', function ( $response ) { $response->header( 'x-test-queries', (string) $GLOBALS['wpdb']->num_queries ); return $response; } );`,
    );
  });
  afterAll(() => plan?.close());
  beforeEach(() => plan.restore());

  const readKit = () =>
    plan.site.run<{ colors: Record<string, string>; custom: string[]; font: string; h1: unknown; button: unknown; css: unknown }>(
      `$kit = \\Elementor\\Plugin::$instance->kits_manager->get_active_kit();
      $saved = (array) $kit->get_meta( '_elementor_page_settings' );
      return array( 'colors' => array_column( $kit->get_settings( 'system_colors' ), 'color', '_id' ), 'custom' => array_column( $kit->get_settings( 'custom_colors' ) ?: array(), '_id' ),
        'font' => array_column( $kit->get_settings( 'system_typography' ), 'typography_font_family', '_id' )['text'],
        'h1' => $saved['h1_color'] ?? null, 'button' => $saved['__globals__']['button_background_color'] ?? null, 'css' => $saved['custom_css'] ?? $saved['site_name'] ?? null );`,
    );

  test("sets the pack's colours, fonts and styles in its kit and restores the former ones", async () => {
    const before = await readKit();

    const { import_id } = await plan.carryOut([needs, look('#ff0000'), verify]);
    const after = await readKit();
    const { undone, kept } = await plan.undo(import_id);

    expect(after).toEqual({
      colors: { ...before.colors, primary: '#ff0000' },
      custom: [...before.custom, 'k00001'],
      font: 'Georgia',
      h1: '#123456',
      button: 'globals/colors?id=primary',
      css: null,
    });
    expect(kept).toEqual([]);
    expect(undone.map(({ label }) => label)).toContain('Text and button styles');
    expect(await readKit()).toEqual(before);
  });

  test('keeps a colour that somebody changed since, and keeps the second of two packs when the first is undone', async () => {
    const before = await readKit();
    const first = await plan.carryOut([needs, look('#ff0000'), verify]);
    const second = await plan.carryOut([needs, look('#00ff00'), verify]);

    const { kept } = await plan.undo(first.import_id);
    const between = await readKit();
    await plan.undo(second.import_id);

    expect(kept).toContainEqual({ label: expect.stringContaining('primary'), reason: expect.stringContaining('later import') });
    expect(between.colors.primary).toBe('#00ff00');
    expect((await readKit()).colors).toEqual(before.colors);
  });

  test('links its pages to each other in any order of creation', async () => {
    const button = (id: string, url: string) => ({
      id,
      elType: 'widget',
      widgetType: 'button',
      settings: { text: 'Go', link: { url } },
      elements: [],
    });
    const page = (key: string, url: string) => ({
      ...elements([{ id: 'aaaaaaa', elType: 'container', settings: {}, elements: [button('bbbbbbb', url)] }] as never),
      key,
      slug: key,
    });
    const create = (key: string, url: string, refs: Record<string, string>) =>
      op(key, 'post.create', { document: page(key, url) as never, as: 'page', title: key, terms: [], refs });

    await plan.carryOut([
      needs,
      create('home', 'kit:doc/about/url', {}),
      create('about', 'kit:doc/home/url', { 'doc/home': 'home' }),
      op('link', 'post.link', { post: 'home', refs: { 'doc/about': 'about' } }),
      op('publish', 'publish', { posts: ['home', 'about'] }),
      verify,
    ]);

    const links = await plan.site.run<[string, string][]>(
      `return array_map( fn( $key ) => array( get_permalink( get_page_by_path( $key ) ), json_decode( get_post_meta( get_page_by_path( $key )->ID, '_elementor_data', true ), true )[0]['elements'][0]['settings']['link']['url'] ), array( 'home', 'about' ) );`,
    );
    expect(links).toEqual([
      [links[0]?.[0], links[1]?.[0]],
      [links[1]?.[0], links[0]?.[0]],
    ]);
  });

  test("stores all of Elementor's data for a page and its plain text", async () => {
    await plan.carryOut([
      needs,
      op('home', 'post.create', { document: heading('home') as never, as: 'page', title: 'Home', terms: [] }),
      op('publish', 'publish', { posts: ['home'] }),
      verify,
    ]);

    const [ours, theirs] = await plan.site.run<{ meta: Record<string, string[]>; text: string; status: string }[]>(
      `$ours = get_posts( array( 'post_type' => 'page', 'title' => 'Home', 'post_status' => 'any' ) )[0]->ID;
      wp_set_current_user( get_user_by( 'login', 'administrator' )->ID );
      $theirs = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Home', 'post_status' => 'publish', 'meta_input' => Kithouse\\WordPress\\Elementor::META ) );
      \\Elementor\\Plugin::$instance->documents->get( $theirs, false )->save( array( 'elements' => json_decode( get_post_meta( $ours, '_elementor_data', true ), true ), 'settings' => array() ) );
      return array_map( fn( $id ) => array( 'meta' => get_post_meta( $id ), 'text' => get_post( $id )->post_content, 'status' => get_post_status( $id ) ), array( $ours, $theirs ) );`,
    );
    const { _kithouse_op, _wp_page_template, ...meta } = ours?.meta ?? {};
    // Elementor first migrates data of older versions and records that.
    const kept = Object.keys(meta).filter((key) => !key.startsWith('_elementor_migrations_state'));
    expect(kept.toSorted()).toEqual(Object.keys(theirs?.meta ?? {}).toSorted());
    expect(meta._elementor_data).toEqual(theirs?.meta._elementor_data);
    expect([_kithouse_op?.length, _wp_page_template]).toEqual([1, ['kithouse-full-width']]);
    expect(ours).toMatchObject({ text: theirs?.text, status: 'publish' });
    expect(ours?.text).toContain('Bread');
  });

  test('P12: saves an Elementor page with at most 15 statements from plan to publication', async () => {
    const administrator = await plan.site.as('administrator');
    const count = async (size: number) => {
      const keys = Array.from({ length: size }, (_, index) => `page-${size}-${index}`);
      const makes = keys.map((key) =>
        op(key, 'post.create', { document: heading(key) as never, as: 'page', title: key, terms: [] }),
      );
      plan.offer([needs, ...makes, op('publish', 'publish', { posts: keys }), verify]);
      const choices = { id: 1, title: 'Site', platform: 'elementor' };
      const { status, headers } = await administrator.rest('POST', '/import/page', choices);
      expect(status).toBe(200);
      return Number(headers.get('x-test-queries'));
    };

    await count(2);
    const [few, many] = [await count(5), await count(25)];

    expect((many - few) / 20).toBeLessThanOrEqual(15);
  });
});
