import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../../playground/src/index.js';
import { longTest } from '../../scripts/long-test.js';
import { elements } from './testing/library.js';
import { countTraces, setOption } from './testing/look-inside.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { type PluginDirectory, startPluginDirectory } from './testing/plugin-directory.js';
import { op, require } from './testing/sign-plan.js';
import { askPart, followImport, pressImport } from './testing/site-stream.js';
import type { Visit } from './testing/start-site.js';

const standIn = path.join(projectRoot, 'plugin/tests/testing/stand-in-elementor/elementor.php');

let plan: PlanSite;
let directory: PluginDirectory;
let admin: Visit;
beforeAll(async () => {
  directory = await startPluginDirectory();
  plan = await startPlanSite({ platform: 'elementor' });
  await directory.serve(plan.site);
  await plan.site.snapshot('signed-in');
  admin = await plan.site.as('administrator');
});
afterAll(async () => {
  await removeElementor();
  await plan?.close();
  await directory?.stop();
});
beforeEach(async () => {
  await removeElementor();
  await plan.restore();
});

const removeElementor = () => rm(path.join(plan.site.site, 'wp-content/plugins/elementor'), { recursive: true, force: true });
const offerElementor = async () => {
  const names = await readdir(path.dirname(standIn));
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(path.dirname(standIn), name), 'utf8')]),
  );
  return directory.offer({ slug: 'elementor', name: 'Elementor', files: Object.fromEntries(files) });
};

const choices = { id: 1, platform: 'elementor' as const };
const dependency = { slug: 'elementor', name: 'Elementor', plugin_file: 'elementor/elementor.php', is_pro: false };
const heading = { id: 'aaaaaaa', elType: 'widget', widgetType: 'heading', settings: { title: 'Bread' }, elements: [] };
const page = {
  ...elements([{ id: 'bbbbbbb', elType: 'container', settings: {}, elements: [heading] }] as never),
  key: 'home',
  slug: 'home',
};
const needs = (plugins: object[]) => ({ ...require, args: { ...require.args, platform: 'elementor', plugins } });
const bring = op('builder', 'plugin.ensure', { plugin: dependency }, 'plugin');
const rest = [
  op('home', 'post.create', { document: page as never, as: 'page', title: 'Home', terms: [] }),
  op('publish', 'publish', { posts: ['home'] }, 'finalize'),
  op('title', 'option.set', { name: 'blogname', value: 'Bakery' }, 'finalize'),
  op('verify', 'verify', { documents: 1, media: 0 }, 'finalize'),
];
const readSite = () =>
  plan.site.run<unknown>(
    `$page = get_page_by_path( 'home' );
    return array( 'title' => get_option( 'blogname' ), 'active' => is_plugin_active( 'elementor/elementor.php' ), 'status' => $page->post_status ?? '',
      'author' => $page ? get_userdata( (int) $page->post_author )->user_login : '', 'data' => $page ? str_contains( get_post_meta( $page->ID, '_elementor_data', true ), 'Bread' ) : false );`,
  );

longTest('ends the import with the reason when Elementor is unavailable', async () => {
  const [traces, before] = [await countTraces(plan.site), await readSite()];
  plan.offerSite([needs([]), bring, ...rest]);

  const end = await followImport(admin, await pressImport(admin, choices));

  expect(end).toMatchObject({ action: 'error', type: 'plugin', message: expect.stringContaining('Elementor') });
  expect([await countTraces(plan.site), await readSite()]).toEqual([traces, before]);
});

longTest('installs Elementor with a pack that includes it', async () => {
  await offerElementor();
  plan.offerSite([needs([]), bring, ...rest]);

  const end = await followImport(admin, await pressImport(admin, choices));

  expect(end).toMatchObject({ action: 'complete' });
  expect(await readSite()).toEqual({ title: 'Bakery', active: true, status: 'publish', author: 'administrator', data: true });
});

test('reports in advance that a pack needs Elementor without including it', async () => {
  const [traces, before] = [await countTraces(plan.site), await readSite()];
  plan.offerSite([needs([dependency]), ...rest]);

  const end = await followImport(admin, await pressImport(admin, choices));

  expect(end).toMatchObject({ action: 'error', type: 'permission', code: 'required_elementor' });
  expect([await countTraces(plan.site), await readSite()]).toEqual([traces, before]);
});

longTest("resumes in the background as the person who started it, whom Elementor requires for the site's title", async () => {
  await offerElementor();
  const file = path.join(plan.site.site, 'wp-content/mu-plugins/ask-rights.php');
  onTestFinished(() => rm(file));
  await writeFile(
    file,
    `<?php add_action( 'update_option_blogname', function () { if ( ! current_user_can( 'manage_options' ) ) { throw new Exception( 'Access denied.' ); } } );`,
  );
  plan.offerSite([needs([]), bring, ...rest]);
  await setOption(plan.site, 'test_slice_seconds', 0);
  const pressed = await pressImport(admin, choices);
  await askPart(admin, pressed, 'download');
  await setOption(plan.site, 'test_slice_seconds', 600);
  const goOn = () =>
    plan.site.run<number>(`do_action( 'kithouse_import_go_on', $args['import_id'] ); return get_current_user_id();`, pressed);

  // Activating a plugin ends its request.
  const users = [await goOn(), await goOn(), await goOn()];

  expect(users).toEqual([0, 0, 0]);
  expect(await readSite()).toEqual({ title: 'Bakery', active: true, status: 'publish', author: 'administrator', data: true });
});
