import type { Page } from '@playwright/test';
import { connectAccount } from '../src/account.js';
import { libraryUrl } from '../src/addresses.js';
import { expect, longTest, test } from '../src/fixtures.js';
import { library } from '../src/screen.js';
import { openWizard, proceed } from '../src/wizard.js';

const former = '+43 1 555 100';
const now = '+43 1 555 200';

longTest(
  '[R-SITE-294] [R-SITE-295] [R-SITE-297] [R-SITE-299] updates the phone number in the pages of an import, and undoes that',
  async ({ admin, site, cloud }) => {
    await connectAccount(site, cloud);
    await savePhone(admin, libraryUrl(site, 'settings'), former);
    await openWizard(admin, site, 'gutenberg/packs/driftwood-hotel-blocks');
    await proceed(admin);
    await expect(library(admin).getByRole('heading', { name: 'Congratulations!' })).toBeVisible({ timeout: 120_000 });
    const contact = `${site.url}/contact/`;
    await expectNumber(admin, contact, former);

    const places = library(admin).getByRole('region', { name: 'Pages that show the old details' });
    await test.step('the settings list the pages after the number changed', async () => {
      await savePhone(admin, libraryUrl(site, 'settings'), now);
      const contactPage = places.getByRole('listitem').filter({ has: admin.getByRole('link', { name: 'Contact', exact: true }) });
      await expect(contactPage.getByRole('checkbox').first()).toBeChecked();
    });

    await test.step('one click updates all of them', async () => {
      await places.getByRole('button', { name: /^Update \d+ places?$/ }).click();
      await expect(library(admin).getByText(/places? shows? your new details\./)).toBeVisible({ timeout: 60_000 });
      await expectNumber(admin, contact, now);
    });

    await test.step('History undoes the update and leaves the import', async () => {
      await admin.goto(libraryUrl(site, 'history'));
      const row = library(admin).getByRole('row').filter({ hasText: 'Details of the business' });
      await row.getByRole('button', { name: /undo/i }).click();
      const dialog = library(admin).getByRole('dialog', { name: /^Undo the change/ });
      await dialog.getByRole('button', { name: 'Undo the change' }).click();
      await expect(library(admin).getByRole('dialog', { name: 'The change is undone' })).toBeVisible({ timeout: 60_000 });
      await expectNumber(admin, contact, former);
    });
  },
);

async function savePhone(page: Page, url: string, phone: string) {
  await page.goto(url);
  const details = library(page).getByRole('region', { name: 'Your business' });
  await details.getByLabel('Phone').fill(phone);
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(library(page).getByText('Your details are saved.').first()).toBeVisible();
}

/** Expects a number as text and as a link, for visitors. */
async function expectNumber(page: Page, url: string, phone: string) {
  await page.goto(url);
  await expect(page.getByRole('link', { name: phone }).first()).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
}
