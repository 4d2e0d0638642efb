import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkSiteImport } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findElementor, projectRoot } from '../../playground/src/index.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, require } from './testing/sign-plan.js';
import { noChoices } from './testing/site-stream.js';
import { importAsWizard } from './testing/wizard.js';

const elementor = findElementor();
const needs = { ...require, args: { ...require.args, platform: 'elementor' as const } };
const verify = op('verify', 'verify', { documents: 1, media: 0 }, 'finalize');
const color = (id: string, value: string, role: 'system' | 'custom') => ({ id, title: id, color: value, role });
const apply = (mode: 'set' | 'add', settings: object) => op('look', 'kit.apply', { mode, settings } as never);
const georgia = {
  id: 'text',
  title: 'Text',
  settings: { typography_typography: 'custom', typography_font_family: 'Georgia' },
  role: 'system',
};

let plan: PlanSite;
let logo: number;
beforeAll(async () => {
  plan = await startPlanSite({
    platform: 'elementor',
    plugins: { elementor: elementor ?? path.join(projectRoot, 'plugin/tests/testing/stand-in-elementor') },
    active: ['elementor/elementor.php'],
  });
  logo = await plan.site.run<number>(
    `$id = wp_insert_attachment( array( 'post_mime_type' => 'image/webp', 'post_title' => 'Logo', 'guid' => home_url( '/logo.webp' ) ), 'logo.webp' );
    $widget = fn( $id, $type, $settings ) => array( 'id' => $id, 'elType' => 'widget', 'widgetType' => $type, 'settings' => $settings, 'elements' => array() );
    $page = wp_insert_post( array( 'post_type' => 'page', 'post_name' => 'own', 'post_title' => 'Own', 'post_status' => 'publish', 'meta_input' => array( '_elementor_edit_mode' => 'builder' ) ) );
    update_post_meta( $page, '_elementor_data', wp_slash( wp_json_encode( array( $widget( 'aaaaaaa', 'heading', array( 'title' => 'Own' ) ), $widget( 'bbbbbbb', 'button', array( 'text' => 'Go' ) ) ) ) ) );
    return $id;`,
  );
  await plan.site.snapshot('signed-in');
});
afterAll(() => plan?.close());
beforeEach(() => plan.restore());

type Kit = { rows: string[]; saved: Record<string, Record<string, unknown>[]>; css: string };
/** Reads the stored kit settings and the style sheet of a page. */
const readKit = () =>
  plan.site.run<Kit>(
    `wp_cache_flush();
    global $wpdb;
    $id   = (int) get_option( 'elementor_active_kit' );
    $rows = $wpdb->get_col( $wpdb->prepare( "SELECT meta_value FROM $wpdb->postmeta WHERE post_id = %d AND meta_key = '_elementor_page_settings'", $id ) );
    $css  = '';
    if ( method_exists( 'Elementor\\\\Core\\\\Files\\\\CSS\\\\Post', 'update' ) ) {
      $file = \\Elementor\\Core\\Files\\CSS\\Post::create( get_page_by_path( 'own' )->ID );
      $file->update();
      $css = $file->get_content();
    }
    return array( 'rows' => $rows, 'saved' => (object) ( get_post_meta( $id, '_elementor_page_settings', true ) ?: array() ), 'css' => $css );`,
  );

test('stores nothing but the logo in a kit that was never saved, and no row after undo', async () => {
  const before = await readKit();

  const { import_id } = await plan.carryOut([
    needs,
    op('logo', 'option.set', { name: 'logo', attachment: logo } as never),
    verify,
  ]);
  const after = await readKit();
  const { kept } = await plan.undo(import_id);

  expect(before.rows).toEqual([]);
  expect(Object.keys(after.saved)).toEqual(['site_logo']);
  expect(after.css).toBe(before.css);
  expect(kept).toEqual([]);
  expect(await readKit()).toEqual(before);
});

test('[R-SITE-33] stores a changed font without empty values, leaves the other lists alone, and no row after undo', async () => {
  const before = await readKit();

  const settings = { fonts: [georgia], colors: [color('k00001', '#aa5500', 'custom')], styles: {} };
  const { import_id } = await plan.carryOut([needs, apply('set', settings), verify]);
  const after = await readKit();
  await plan.undo(import_id);

  expect(Object.keys(after.saved).toSorted()).toEqual(['custom_colors', 'system_typography']);
  const fonts = after.saved.system_typography ?? [];
  expect(fonts.map(({ _id, typography_font_family }) => [_id, typography_font_family])).toContainEqual(['text', 'Georgia']);
  expect(fonts).toHaveLength(4);
  expect(fonts.filter((row) => Object.values(row).some((value) => value === '' || typeof value === 'object'))).toEqual([]);
  expect(after.css.replaceAll('Georgia', '')).toBe(before.css);
  expect(await readKit()).toEqual(before);
});

test('leaves no row when two imports are undone in the order in which they came', async () => {
  const first = await plan.carryOut([
    needs,
    apply('set', { colors: [color('primary', '#ff0000', 'system')], fonts: [], styles: { h1_color: '#123456' } }),
    verify,
  ]);
  const globals = { __globals__: { button_background_color: 'globals/colors?id=primary' } };
  const second = await plan.carryOut([
    needs,
    apply('set', { colors: [color('accent', '#00ff00', 'system')], fonts: [], styles: globals }),
    verify,
  ]);

  await plan.undo(first.import_id);
  await plan.undo(second.import_id);

  expect((await readKit()).rows).toEqual([]);
});

test('leaves no row after the undo of a page that added colours', async () => {
  const settings = { colors: [color('k00001', '#aa5500', 'custom')], fonts: [] };
  const { import_id } = await plan.carryOut([needs, apply('add', settings), verify]);
  const after = await readKit();
  await plan.undo(import_id);

  expect(Object.keys(after.saved)).toEqual(['custom_colors']);
  expect((await readKit()).rows).toEqual([]);
});

test('leaves no row after the undo of a site title and a tagline', async () => {
  const { import_id } = await plan.carryOut([
    needs,
    op('title', 'option.set', { name: 'blogname', value: 'Bread & Salt' } as never),
    op('line', 'option.set', { name: 'blogdescription', value: 'Daily' } as never),
    verify,
  ]);
  const { kept } = await plan.undo(import_id);

  expect(kept).toEqual([]);
  expect((await readKit()).rows).toEqual([]);
});

test('gives a saved kit back as it was, value by value', async () => {
  await plan.site.run(
    `update_post_meta( (int) get_option( 'elementor_active_kit' ), '_elementor_page_settings', wp_slash( array(
      'system_typography' => array( array( '_id' => 'text', 'title' => 'Body', 'typography_font_family' => 'Arial' ) ),
      'custom_colors' => array( array( '_id' => 'abc1234', 'title' => 'Mine', 'color' => '#111111' ) ),
      'site_name' => 'Mine',
    ) ) ); return true;`,
  );
  const before = await readKit();
  const font = { ...georgia, settings: { ...georgia.settings, typography_font_size: { unit: 'px', size: 20, sizes: [] } } };

  const settings = {
    colors: [color('abc1234', '#222222', 'custom'), color('k00001', '#aa5500', 'custom')],
    fonts: [font],
    styles: { h1_color: '#123456' },
  };
  const { import_id } = await plan.carryOut([
    needs,
    apply('set', settings),
    op('title', 'option.set', { name: 'blogname', value: 'Bakery' } as never),
    verify,
  ]);
  await plan.undo(import_id);

  expect((await readKit()).saved).toEqual(before.saved);
});

const packLook = {
  colors: [color('accent', '#00ff00', 'system'), color('k00001', '#aa5500', 'custom'), color('own', '#bb6600', 'custom')],
  fonts: [georgia],
  styles: { h1_color: '#123456', __globals__: { button_background_color: 'globals/colors?id=k00001' } },
};
const site = { ...noChoices, id: 1, platform: 'elementor' as const };

/** Saves the kit as its owner would, with a colour, styles and settings of other kinds. */
const saveKit = () =>
  plan.site.run(
    `return update_post_meta( (int) get_option( 'elementor_active_kit' ), '_elementor_page_settings', array(
      'custom_colors' => array( array( '_id' => 'own', 'title' => 'Own', 'color' => '#0000ff' ), array( '_id' => 'other', 'title' => 'Other', 'color' => '#00ffff' ) ),
      'h1_color' => '#ff0000', 'h2_color' => '#ff00ff', 'container_width' => array( 'unit' => 'px', 'size' => 1140 ),
      '__globals__' => array( 'link_normal_color' => 'globals/colors?id=own' ) ) );`,
  );

test('[R-SITE-57] sets its rows and styles and nothing else of a saved kit, and undo restores the former ones', async () => {
  await saveKit();
  const before = await readKit();

  plan.offerSite([needs, apply('set', packLook), verify]);
  const { import_id, results } = await importAsWizard(plan.site.url, await plan.visitOf('administrator'), site);
  const { saved } = await readKit();
  const { kept } = await plan.undo(import_id);

  const rows = (list: string) => (saved[list] ?? []).map(({ _id, color }) => [_id, color]);
  expect(rows('custom_colors')).toEqual([
    ['own', '#bb6600'],
    ['other', '#00ffff'],
    ['k00001', '#aa5500'],
  ]);
  expect(rows('system_colors')).toContainEqual(['accent', '#00ff00']);
  expect(saved).toMatchObject({
    h1_color: '#123456',
    h2_color: '#ff00ff',
    container_width: { size: 1140 },
    __globals__: {
      link_normal_color: 'globals/colors?id=own',
      button_background_color: 'globals/colors?id=k00001',
    },
  });
  expect(results.proof).toMatchObject({
    counts: expect.arrayContaining([{ label: 'Colours and fonts', planned: 4, found: 4 }]),
    differences: [],
  });
  expect(kept).toEqual([]);
  expect((await readKit()).saved).toEqual(before.saved);
});

test('[R-SITE-57] reports that another plugin changed other settings of the kit meanwhile', async () => {
  const meddler = path.join(plan.site.site, 'wp-content/mu-plugins/meddler.php');
  await saveKit();
  await writeFile(
    meddler,
    `<?php add_filter( 'sanitize_post_meta__elementor_page_settings', fn( $value ) => array( 'h2_color' => '#000000' ) + $value );`,
  );

  plan.offerSite([needs, apply('set', packLook), verify]);
  const { results } = await importAsWizard(plan.site.url, await plan.visitOf('administrator'), site).finally(() =>
    rmSync(meddler),
  );

  expect(results.proof.differences).toEqual([
    'Another plugin changed other settings of Elementor’s kit while its colours and fonts were set.',
  ]);
});

test.each([
  [
    'adds its own and leaves the defaults',
    { ...packLook, colors: [packLook.colors[1]], fonts: [], styles: {} },
    '1 colour or font added. Site-wide defaults: unchanged.',
  ],
  ['adds its own and changes a default', packLook, '2 colours and fonts added. Site-wide defaults: changed.'],
  ['changes only a style', { colors: [], fonts: [], styles: { h1_color: '#123456' } }, 'Site-wide defaults: changed.'],
  ['has nothing new', { colors: [], fonts: [], styles: {} }, undefined],
])('[R-SITE-57] says in the preview that a pack %s', async (_, settings, text) => {
  const before = await readKit();
  plan.offerSite([needs, apply('set', settings), verify]);

  const { change } = await (await plan.visitOf('administrator')).call(checkSiteImport, { form: site });

  expect(change.filter(({ label }) => label === 'Elementor')).toEqual(
    text === undefined ? [] : [{ label: 'Elementor', from: 'Your colours and fonts', to: text }],
  );
  expect(await readKit()).toEqual(before);
});

test('[R-SITE-283] proposes to change the defaults only if no page of Elementor stays', async () => {
  const propose = async (more = {}) => {
    plan.offerSite([needs, verify]);
    return (await (await plan.visitOf('administrator')).call(checkSiteImport, { form: { ...site, ...more } })).existing_look;
  };
  const mark = (mark: string) =>
    plan.site.run(`return update_post_meta( get_page_by_path( 'own' )->ID, '_kithouse_op', '${mark}' );`);
  const other = '11111111-1111-4111-8111-111111111111';

  const own = await propose();
  await mark(`${other}/post.1`);
  const second = await propose();
  const replacing = await propose({ retire: other });
  const chosen = await propose({ existing_look: true });

  expect([own, second, replacing, chosen]).toEqual([false, false, true, true]);
});
