import { writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { connectAccount } from '../src/account.js';
import { expect, longTest, test } from '../src/fixtures.js';
import { library } from '../src/screen.js';
import { openWizard, proceed } from '../src/wizard.js';

const paths = ['/', '/rooms/', '/all-entries/', '/the-last-swim/', '/?s=tide', '/no-such-page/'];

longTest(
  '[R-SITE-38] [R-SITE-130] looks the same on every page after a hand-over and deactivation',
  async ({ admin, site, cloud, browser }) => {
    await connectAccount(site, cloud);
    await openWizard(admin, site, 'gutenberg/packs/driftwood-hotel-blocks');
    await proceed(admin);
    await expect(library(admin).getByRole('heading', { name: 'Congratulations!' })).toBeVisible({ timeout: 120_000 });
    const before = await photograph(browser, site.url);

    const row = admin.locator('tr[data-plugin="kithouse/kithouse.php"]');
    const deactivate = row.getByRole('link', { name: 'Deactivate' });
    const dialog = admin.getByRole('dialog', { name: 'Deactivate Kithouse?' });
    await test.step('the dialog opens and closes by keyboard, and the focus returns to the link', async () => {
      await admin.goto(`${site.url}/wp-admin/plugins.php`);
      await deactivate.focus();
      await admin.keyboard.press('Enter');
      await expect(dialog.getByRole('heading', { name: /^Can be handed over to / })).toBeVisible();
      await admin.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(deactivate).toBeFocused();
    });

    await test.step('the hand-over shows what it has done, then the plugin is deactivated', async () => {
      await deactivate.click();
      await dialog.getByRole('button', { name: 'Hand over to the theme' }).click();
      await expect(admin.getByText('Everything that WordPress can store has been handed over.')).toBeVisible({ timeout: 60_000 });
      await admin.locator('.kithouse-leave').getByRole('link', { name: 'Deactivate', exact: true }).click();
      await expect(admin.getByText('Plugin deactivated.')).toBeVisible();
    });

    const after = await photograph(browser, site.url);
    const different = Object.keys(before).filter((name) => !before[name]?.equals(after[name] ?? Buffer.of()));
    for (const [index, name] of different.entries()) {
      writeFileSync(test.info().outputPath(`${index}-before.png`), before[name] ?? '');
      writeFileSync(test.info().outputPath(`${index}-after.png`), after[name] ?? '');
    }
    expect(different).toEqual([]);
  },
);

/** Takes pictures of whole pages as a visitor, in two widths. */
async function photograph(browser: Browser, url: string): Promise<Record<string, Buffer>> {
  const pictures: Record<string, Buffer> = {};
  for (const width of [1440, 390]) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(`${url}${path}`);
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (const image of document.images) {
          image.loading = 'eager';
          await image.decode().catch(() => undefined);
        }
      });
      // Avatars of another host may stay empty.
      const areShown = () =>
        [...document.images].every(
          (image) => image.complete && (image.naturalWidth > 0 || !image.src.startsWith(location.origin)),
        );
      await expect.poll(() => page.evaluate(areShown), { timeout: 30_000 }).toBe(true);
      pictures[`${width} ${path}`] = await page.screenshot({ fullPage: true, animations: 'disabled' });
    }
    await context.close();
  }
  return pictures;
}
