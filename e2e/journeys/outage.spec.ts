import { brand } from '@kithouse/contract';
import type { Page } from '@playwright/test';
import { connectAccount } from '../src/account.js';
import { libraryUrl } from '../src/addresses.js';
import { test as base, expect, toLongTest } from '../src/fixtures.js';
import { type RunningServices, startServices } from '../src/start-services.js';

/** Uses its own cloud, which it stops. */
const test = base.extend<object, { services: RunningServices }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright insists on a pattern
  services: [({}, use) => serve(use), { scope: 'worker', timeout: 240_000 }], // oxlint-disable-line no-empty-pattern -- as above
});

async function serve(use: (services: RunningServices) => Promise<void>) {
  const services = await startServices('outage');
  try {
    await use(services);
  } finally {
    await services.stop();
  }
}

/** Starts its own services. */
const longTest = toLongTest(test);

const proven = 'R-LIST-23, R-IMPORT-25, R-IMPORT-26, R-ERR-01';
const unreachable = 'The library is offline. Try again in a moment';

longTest(
  `[${proven}] keeps WordPress and the library usable while the cloud hangs, is gone and comes back`,
  async ({ admin, site, cloud, services: { cloudProcess } }) => {
    await connectAccount(site, cloud);
    const library = admin.locator(`#${brand.slug}`);
    const tiles = library.getByRole('article');
    const published = await cloud.query(`select 1 from items where platform = 'gutenberg' and type = 'page' limit 24`);
    const typeFilter = library.getByRole('group', { name: 'Types' }).getByRole('button', { name: 'Landing page' });
    const insert = () => library.getByRole('button', { name: 'Insert Fernway landing page' });

    const openEverything = async () => {
      await admin.goto(`${site.url}/wp-admin/index.php`);
      await expect(admin.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
      await admin.goto(`${site.url}/wp-admin/edit.php`);
      await expect(admin.getByRole('heading', { name: 'Posts', level: 1 })).toBeVisible();
      await openLibrary(admin, site);
      await expect(tiles).toHaveCount(published.length);
    };

    await test.step('the library has been opened before, some time ago', async () => {
      await openEverything();
      await site.run(`
      global $wpdb;
      foreach ( $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'kithouse\\_answer\\_%'" ) as $name ) {
        update_option( $name, array( 'at' => time() - DAY_IN_SECONDS ) + get_option( $name ) );
      }`);
    });

    await test.step('every page opens while the cloud hangs, and the library shows cached data', async () => {
      cloudProcess.hang();

      await openEverything();
    });

    await test.step('missing data is reported as unavailable', async () => {
      await typeFilter.click();

      const alert = library.getByRole('alert').filter({ hasText: 'The library didn’t respond' });
      await expect(alert).toContainText(unreachable, { timeout: 60_000 });
      await expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible();
    });

    await test.step('every page opens while the cloud is gone', async () => {
      await cloudProcess.kill();

      await openEverything();
      await expect(library.getByRole('region', { name: 'Library offline' })).toContainText('the last saved copy');
    });

    await test.step('the account screens report it with a next step, and the profile is still cached', async () => {
      for (const path of ['favourites', 'downloads', 'purchased-items']) {
        await admin.goto(libraryUrl(site, path));
        const alert = library.getByRole('alert').filter({ hasText: 'The library didn’t respond' });
        await expect(alert).toContainText(unreachable, { timeout: 60_000 });
        await expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible();
      }
      await admin.goto(libraryUrl(site, 'profile'));
      await expect(library.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
      await openLibrary(admin, site);
    });

    await test.step('inserting gives the reason in a sentence', async () => {
      await tiles.filter({ hasText: 'Fernway landing page' }).hover();
      await insert().click();

      const failed = library.getByRole('dialog', { name: 'Importing Failed' });
      await expect(failed.getByRole('alert')).toContainText(unreachable);
    });

    await test.step('retrying and everything else work when the cloud is back', async () => {
      await cloudProcess.restart();
      await library.getByRole('dialog').getByRole('button', { name: 'Retry' }).click();

      const dialog = library.getByRole('dialog', { name: 'Import Fernway landing page' });
      await expect(dialog.getByRole('region', { name: 'What will happen' })).toContainText('to your media library');
      await dialog.getByLabel('Page title').fill('After the storm');
      await dialog.getByRole('button', { name: 'Create a Page' }).click();
      await expect(library.getByRole('link', { name: 'Edit Template' })).toBeVisible({ timeout: 60_000 });
      await openLibrary(admin, site);
      await typeFilter.click();
      await expect(admin).toHaveURL(/templateType=landing-page/);
      await expect(tiles).toHaveCount(1);
      await expect(library.getByRole('region', { name: 'Library offline' })).toBeHidden();
    });
  },
);

/** Opens the library without waiting for its pictures, which come from the cloud and hang with it. */
const openLibrary = (page: Page, site: { url: string }) =>
  page.goto(libraryUrl(site, 'gutenberg/pages'), { waitUntil: 'domcontentloaded' });
