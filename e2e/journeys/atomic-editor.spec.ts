import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, type RemoteWordPress } from '@kithouse/playground';
import { connectAccount } from '../src/account.js';
import { expect, longTest } from '../src/fixtures.js';
import { publish } from '../src/publish.js';
import { library } from '../src/screen.js';
import { emptyTrash, readWholeSite } from '../src/whole-site.js';
import { openWizard } from '../src/wizard.js';

const corpus = process.env.KITHOUSE_CORPUS ?? path.join(projectRoot, '../shared/corpus');
const kit = path.join(corpus, 'elementor-4/gen-arrow-4.2.3-kit.zip');

/** Switches off the features of the Atomic Editor as Elementor's settings do. */
const switchOff = (site: RemoteWordPress) =>
  site.run(
    `foreach ( array( 'e_opt_in_v4', 'e_atomic_elements', 'e_classes', 'e_variables', 'e_components' ) as $name ) { update_option( "elementor_experiment-$name", 'inactive' ); }
    return true;`,
  );

/** Reads the states of Elementor's features, and the names of the site's global classes, sorted. */
const readDesign = (site: RemoteWordPress) =>
  site.run<{ features: Record<string, string>; classes: string[] }>(
    `global $wpdb;
    wp_cache_flush();
    $rows = $wpdb->get_results( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE 'elementor_experiment-%' ORDER BY option_name", ARRAY_A );
    $classes = get_posts( array( 'post_type' => 'e_global_class', 'post_status' => 'any', 'numberposts' => -1, 'orderby' => 'title', 'order' => 'ASC' ) );
    return array( 'features' => (object) array_column( $rows, 'option_value', 'option_name' ), 'classes' => array_column( $classes, 'post_title' ) );`,
  );

longTest(
  '[R-EL4-52] a full-site import asks before it switches on the Atomic Editor, uses the kit’s global classes, and undo switches it off again',
  async ({ admin, site, cloud, browser }, info) => {
    info.skip(!process.env.ELEMENTOR_ZIP || !existsSync(kit), 'Needs ELEMENTOR_ZIP and the corpus of kits beside the project.');
    info.slow();
    await publish(cloud, kit, '--slug', 'arrow-kit');
    await connectAccount(site, cloud);
    await switchOff(site);
    const before = await Promise.all([readWholeSite(site), readDesign(site)]);
    await openWizard(admin, site, 'elementor/packs/arrow-kit');
    await library(admin).getByRole('button', { name: 'Continue' }).click();
    const install = library(admin).getByRole('button', { name: 'Install and Proceed' });
    const consent = library(admin).getByRole('checkbox', { name: /Switch on Elementor’s Atomic Editor/ });

    await expect(consent).not.toBeChecked({ timeout: 60_000 });
    await info.attach('consent', { body: await admin.screenshot(), contentType: 'image/png' });
    await install.click();
    await expect(consent).toBeFocused();
    expect(await Promise.all([readWholeSite(site), readDesign(site)])).toEqual(before);

    await consent.check();
    await install.click();
    await expect(library(admin).getByRole('heading', { name: 'Congratulations!' })).toBeVisible({ timeout: 180_000 });
    const { features, classes } = await readDesign(site);
    expect(features).toMatchObject({ 'elementor_experiment-e_classes': 'active', 'elementor_experiment-e_opt_in_v4': 'active' });
    expect(classes).toHaveLength(22);

    const visitor = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    await visitor.goto(`${site.url}/arrow-home/`);
    await expect(visitor.locator('.elementor [class*="e-con"], .elementor .e-flexbox-base').first()).toBeVisible();
    await info.attach('home', { body: await visitor.screenshot({ fullPage: true }), contentType: 'image/png' });
    expect(await visitor.content()).not.toContain('kit:');
    await visitor.context().close();

    await library(admin).getByRole('button', { name: 'Undo', exact: true }).click();
    await library(admin).getByRole('button', { name: 'Undo the import' }).click();
    await expect(library(admin).getByRole('dialog', { name: 'The import is undone' })).toBeVisible({ timeout: 60_000 });
    await emptyTrash(site);
    expect(await Promise.all([readWholeSite(site), readDesign(site)])).toEqual(before);
  },
);
