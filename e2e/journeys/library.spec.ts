import { expect, libraryUrl, test } from '../src/fixtures.js';

test('the library opens in wp-admin', async ({ admin, site }) => {
  await admin.goto(libraryUrl(site, 'gutenberg/blocks'));

  await expect(admin.locator('#kithouse')).toBeVisible();
});
