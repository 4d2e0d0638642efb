import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, type RemoteWordPress } from '@kithouse/playground';
import type { Browser } from '@playwright/test';
import { isLongRun } from '../../scripts/test-extent.js';
import { connectAccount } from '../src/account.js';
import { expect, longTest, test } from '../src/fixtures.js';
import { publish } from '../src/publish.js';
import { library } from '../src/screen.js';
import { emptyTrash, readWholeSite } from '../src/whole-site.js';
import { openWizard, proceed } from '../src/wizard.js';

test.slow();

/** Uses a stand-in without Elementor's zip. */
const elementorTest = process.env.ELEMENTOR_ZIP ? test : longTest;

const inner = ['All entries', 'Contact', 'Home', 'Journal', 'Our story', 'Rooms'];

/** Installs as much of Elementor as an import needs if there is no real one. */
async function withElementor(site: RemoteWordPress, run: () => Promise<void>): Promise<void> {
  if (process.env.ELEMENTOR_ZIP) {
    return run();
  }
  const folder = path.join(site.site, 'wp-content/plugins/elementor');
  cpSync(path.join(projectRoot, 'plugin/tests/testing/stand-in-elementor'), folder, { recursive: true });
  try {
    await site.run(`require_once ABSPATH . 'wp-admin/includes/plugin.php'; return activate_plugin( 'elementor/elementor.php' );`);
    await run();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads Elementor's stored data of a page. */
const readElements = (site: RemoteWordPress, title: string) =>
  site.run<string>(
    `global $wpdb; return (string) $wpdb->get_var( $wpdb->prepare( "SELECT meta_value FROM {$wpdb->postmeta} m JOIN {$wpdb->posts} p ON p.ID = m.post_id
      WHERE m.meta_key = '_elementor_data' AND p.post_title = %s AND p.post_status = 'publish'", $args['title'] ) );`,
    { title },
  );

/** Returns who shows header, footer and 404 page, and the template of the front page. */
const readFrame = (site: RemoteWordPress) =>
  site.run<object>(
    `$shown = array();
    foreach ( Kithouse\\Theme_Builder\\Location_Owners::all() as $location ) { $shown[ $location['type']['value'] ] ??= $location['owners'][0]['owner']; }
    return array( 'owners' => array( $shown['header'], $shown['footer'], $shown['error-404'] ), 'template' => get_page_template_slug( (int) get_option( 'page_on_front' ) ) );`,
  );

async function seeHome(browser: Browser, site: RemoteWordPress) {
  const visitor = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await visitor.goto(site.url);
  await expect(visitor.getByRole('heading', { name: 'Rooms that face the weather.' })).toBeVisible();
  await expect(visitor.getByRole('contentinfo')).toContainText('Nineteen rooms on a headland');
  if (process.env.ELEMENTOR_ZIP) {
    const section = visitor.locator('.elementor > .e-con').first();
    expect(await section.evaluate((element) => element.getBoundingClientRect().width)).toBe(1280);
  }
  await expect(visitor.getByText('Proudly powered')).toHaveCount(0);
  await visitor.getByRole('banner').getByRole('link', { name: 'Rooms' }).click();
  await expect(visitor).toHaveTitle(/^Rooms/);
  expect(await visitor.content()).not.toContain('kit:');
  await visitor.context().close();
}

elementorTest(
  '[R-FSI-01, R-FSI-09] imports a pack for Elementor as the site: kit colours, pages that refer to them, header and footer',
  ({ admin, site, cloud, browser }) =>
    withElementor(site, async () => {
      await connectAccount(site, cloud);
      const before = await readWholeSite(site);
      await openWizard(admin, site, 'elementor/packs/driftwood-hotel');
      await library(admin).getByRole('group', { name: 'Colours' }).getByRole('button', { name: 'Forest' }).click();
      await library(admin).getByLabel('Forest as a hex code').fill('#7a1f2b');
      await proceed(admin);
      await expect(library(admin).getByRole('heading', { name: 'Congratulations!' })).toBeVisible({ timeout: 180_000 });
      const proof = library(admin).getByRole('region', { name: 'Import report' });
      await expect(proof).toContainText('Everything is complete');
      await expect(proof.getByRole('rowheader', { name: 'Colours and fonts' })).toBeVisible();

      const made = await readWholeSite(site);
      expect(made).toMatchObject({ title: 'Playground', front: 'Home', blog: 'All entries' });
      expect(made.colors).toMatchObject({ kh58bec: '#7a1f2b', kh4c0f2: '#E5C68C', kh1d59f: '#F6F4EC' });
      expect(made.colors).toMatchObject({ 'driftwood-primary': '#7a1f2b' });
      expect(made.posts.page).toEqual(expect.arrayContaining(inner));
      expect(made.posts.elementor_library).toEqual(before.posts.elementor_library);
      expect(made.posts.wp_template_part).toEqual(['Playground footer', 'Playground header']);
      expect(made.posts.wp_template).toEqual(expect.arrayContaining(['Full width', 'Playground page not found']));
      const elements = await readElements(site, 'Home');
      expect(elements).toContain('globals\\/colors?id=kh58bec');
      expect(elements).not.toContain('kit:');
      await seeHome(browser, site);
      expect(await readFrame(site)).toEqual({ owners: ['wordpress', 'wordpress', 'wordpress'], template: 'driftwood-page' });

      await library(admin).getByRole('button', { name: 'Undo', exact: true }).click();
      await library(admin).getByRole('button', { name: 'Undo the import' }).click();
      await expect(library(admin).getByRole('dialog', { name: 'The import is undone' })).toBeVisible({ timeout: 60_000 });
      await emptyTrash(site);
      expect(await readWholeSite(site)).toEqual(before);
    }),
);

const kit = path.join(
  process.env.KITHOUSE_CORPUS ?? path.join(projectRoot, '../shared/corpus'),
  'kits/crumbella-elementor-kit.zip',
);

test('publishes an exported Elementor kit on the command line and imports it as the site', async ({ admin, site, cloud }) => {
  test.skip(!isLongRun || !existsSync(kit), 'Needs the corpus of real kits beside the project, and the time of a long run.');
  await withElementor(site, async () => {
    await publish(cloud, kit, '--slug', 'a-real-kit');
    await connectAccount(site, cloud);
    const before = await readWholeSite(site);
    await openWizard(admin, site, 'elementor/packs/a-real-kit');
    await proceed(admin);
    await expect(library(admin).getByRole('heading', { name: 'Congratulations!' })).toBeVisible({ timeout: 180_000 });
    const made = await readWholeSite(site);

    expect(made.posts.page?.length).toBeGreaterThan(before.posts.page?.length ?? 0);
    expect(made.colors).not.toEqual(before.colors);
  });
});
