import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkSiteImport } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blocks, elements, makePicture, type Picture } from './testing/library.js';
import { countTraces } from './testing/look-inside.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, require } from './testing/sign-plan.js';
import { refusalOf } from './testing/start-site.js';

let plan: PlanSite;
let picture: Picture;
beforeAll(async () => {
  plan = await startPlanSite();
  picture = await makePicture('crust.webp');
});
afterAll(() => plan?.close());
beforeEach(() => plan.restore());

const form = {
  id: 1,
  platform: 'gutenberg' as const,
  title: 'Bakery',
  slogan: '',
  logo: null,
  color: {},
  theme: null,
  plugins: [],
  import_demo_content: true,
};
const document = (key: string, more: object = {}) => ({ ...blocks('<!-- wp:acme/oven /-->'), key, slug: key, ...more });
const dependency = (slug: string) => ({ name: slug, slug, plugin_file: `${slug}/${slug}.php`, is_pro: false });
const ops = (install: object[] = []) => [
  { ...require, args: { ...require.args, plugins: [dependency('acme')] } },
  op('media', 'media.fetch', { media: [plan.mediumOf(picture)] }, 'download'),
  op('theme', 'theme.ensure', { slug: 'rye', name: 'Rye', activate: false }, 'theme'),
  ...install,
  op('about', 'post.create', { document: document('about') as never, as: 'page', title: 'About', terms: [] }),
  op('team', 'post.create', { document: document('team') as never, as: 'page', title: 'Team', terms: [], parent: 'about' }),
  op('lamp', 'post.create', {
    document: document('lamp', { post_type: 'product' }) as never,
    as: 'post',
    title: 'Lamp',
    terms: [],
  }),
  op('change', 'theme.activate', { slug: 'rye', name: 'Rye' }),
  op('look', 'kit.apply', {
    mode: 'set',
    settings: { colors: [{ id: 'crust', title: 'Crust', color: '#aa5500', role: 'custom' }], fonts: [] },
  }),
  op('title', 'option.set', { name: 'blogname', value: 'Bakery' }),
  op('front', 'option.set', { name: 'page_on_front', post: 'about' }),
];
const check = async () => (await plan.site.as('administrator')).call(checkSiteImport, { form });

test('reports what a pack would create, change, install, download and omit, and changes nothing', async () => {
  plan.offerSite(ops());
  await plan.site.run(
    `$about = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Mine', 'post_name' => 'about' ) );
    wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Team of nobody', 'post_name' => 'team' ) );
    wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Our team', 'post_name' => 'team', 'post_parent' => $about ) );
    return update_option( 'blogname', 'Käse & Brot' );`,
  );
  const before = await countTraces(plan.site);

  const preview = await check();

  expect(preview.create).toEqual([
    { key: 'about', as: 'page', type_label: 'Page', title: 'About' },
    { key: 'team', as: 'page', type_label: 'Page', title: 'Team' },
    { key: 'lamp', as: 'post', type_label: 'product', title: 'Lamp' },
  ]);
  expect(preview.change).toEqual([
    { label: 'Theme', from: 'Twenty Twenty-Five', to: 'Rye' },
    { label: 'Site title', from: 'Käse & Brot', to: 'Bakery' },
    { label: 'Front page', from: 'your latest posts', to: 'About' },
  ]);
  expect(preview.install).toEqual([{ slug: 'rye', name: 'Rye', kind: 'theme' }]);
  expect(preview.download).toEqual({ files: 1, bytes: picture.bytes.length });
  expect(preview.will_not_work.map(({ code }) => code)).toEqual(['missing_plugin', 'unknown_elements', 'post_skipped']);
  expect(preview.conflicts.map(({ key, existing }) => [key, existing.title])).toEqual(
    expect.arrayContaining([
      ['about', 'Mine'],
      ['team', 'Our team'],
    ]),
  );
  expect(preview.conflicts).toHaveLength(2);
  expect(await countTraces(plan.site)).toEqual(before);
});

test('reports nothing as missing that a plugin to be installed provides', async () => {
  plan.offerSite(ops([op('acme', 'plugin.ensure', { plugin: dependency('acme') }, 'plugin')]));

  const preview = await check();

  expect(preview.install).toEqual([
    { slug: 'rye', name: 'Rye', kind: 'theme' },
    { slug: 'acme', name: 'acme', kind: 'plugin' },
  ]);
  expect(preview.will_not_work).toEqual([]);
});

test('names what is unavailable here with the reason', async () => {
  const paid = { ...dependency('acme'), is_pro: true };
  plan.offerSite(ops([op('acme', 'plugin.ensure', { plugin: paid }, 'plugin')]));
  const file = path.join(plan.site.site, 'wp-content/mu-plugins/closed.php');
  const open = await check();
  await writeFile(file, `<?php add_filter( 'file_mod_allowed', '__return_false' );`);

  const closed = await check();
  await rm(file);

  const reasons = ({ will_not_work }: typeof open) =>
    will_not_work.filter(({ code }) => code.endsWith('_barred')).map(({ code, message }) => [code, message]);
  const isPaid = ['plugin_barred', 'acme is a paid plugin. Get it from its vendor.'];
  expect(open.install).toEqual([{ slug: 'rye', name: 'Rye', kind: 'theme' }]);
  expect(reasons(open)).toEqual([isPaid]);
  expect(closed.install).toEqual([]);
  expect(closed.change.map(({ label }) => label)).not.toContain('Theme');
  expect(reasons(closed)).toEqual([
    ['theme_barred', expect.stringMatching(/doesn’t allow installations.*install Rye\.$/)],
    isPaid,
  ]);
});

test('checks an Elementor pack when the site has no Elementor', async () => {
  const heading = { id: 'aaaaaaa', elType: 'widget', widgetType: 'heading', settings: { title: 'Rye' }, elements: [] };
  const page = { ...elements([heading]), key: 'home', slug: 'home' };
  const elementor = { name: 'Elementor', slug: 'elementor', plugin_file: 'elementor/elementor.php', is_pro: false };
  const make = op('home', 'post.create', { document: page, as: 'page', title: 'Home', terms: [] });
  const answerTo = async (list: object[]) => {
    plan.offerSite(list, { platform: 'elementor' });
    return (await plan.site.as('administrator')).call(checkSiteImport, { form: { ...form, platform: 'elementor' } });
  };

  const brought = await answerTo([require, op('elementor', 'plugin.ensure', { plugin: elementor }, 'plugin'), make]);
  const missing = await answerTo([{ ...require, args: { ...require.args, plugins: [elementor] } }, make]);

  expect(brought.create).toEqual([{ key: 'home', as: 'page', type_label: 'Page', title: 'Home' }]);
  expect(brought.install).toEqual([{ slug: 'elementor', name: 'Elementor', kind: 'plugin' }]);
  expect(brought.will_not_work).toEqual([]);
  expect(missing.will_not_work.map(({ code }) => code)).toEqual(['missing_plugin']);
});

test('requires an account of the library and the right to change the site', async () => {
  plan.offerSite(ops());
  const editor = await plan.site.as('editor');

  const refusal = await refusalOf(editor.call(checkSiteImport, { form }));

  expect(refusal.code).toBe('invalid_permission');
});
