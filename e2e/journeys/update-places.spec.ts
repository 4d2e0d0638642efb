import type { Page } from '@playwright/test';
import { connectAccount } from '../src/account.js';
import { libraryUrl } from '../src/addresses.js';
import { expect, longTest, test } from '../src/fixtures.js';
import { library } from '../src/screen.js';
import { openWizard, proceed } from '../src/wizard.js';

type Details = { phone: string; hours: [opens: string, closes: string][] };

const former: Details = { phone: '+43 1 555 100', hours: [['09:00', '17:00']] };
/** Has another row, for the weekend. */
const now: Details = {
  phone: '+43 1 555 200',
  hours: [
    ['08:30', '16:00'],
    ['10:00', '13:00'],
  ],
};
const formerHours = ['Monday – Friday', '9:00 AM – 5:00 PM'];
const newHours = ['Monday – Friday', '8:30 AM – 4:00 PM', 'Saturday, Sunday', '10:00 AM – 1:00 PM'];

longTest(
  '[R-SITE-294] [R-SITE-295] [R-SITE-297] [R-SITE-299] [R-SITE-312] updates phone and opening hours in the pages of an import, and undoes that',
  async ({ admin, site, cloud }) => {
    await connectAccount(site, cloud);
    await saveDetails(admin, libraryUrl(site, 'settings'), former);
    await openWizard(admin, site, 'gutenberg/packs/ledger-law-blocks');
    await proceed(admin);
    await expect(library(admin).getByRole('heading', { name: 'Congratulations!' })).toBeVisible({ timeout: 120_000 });
    const contact = `${site.url}/contact/`;
    await expectDetails(admin, contact, former.phone, formerHours);

    const places = library(admin).getByRole('region', { name: 'Pages that show the old details' });
    await test.step('the settings list the pages after the details changed', async () => {
      await saveDetails(admin, libraryUrl(site, 'settings'), now);
      const contactPage = places.getByRole('listitem').filter({ has: admin.getByRole('link', { name: 'Contact', exact: true }) });
      await expect(contactPage.getByRole('checkbox').first()).toBeChecked();
      await expect(contactPage.getByRole('checkbox', { name: /^Opening hours/ })).toBeChecked();
    });

    await test.step('one click updates all of them', async () => {
      await places.getByRole('button', { name: /^Update \d+ places?$/ }).click();
      await expect(library(admin).getByText(/places? shows? your new details\./)).toBeVisible({ timeout: 60_000 });
      await expectDetails(admin, contact, now.phone, newHours);
    });

    await test.step('History undoes the update and leaves the import', async () => {
      await admin.goto(libraryUrl(site, 'history'));
      const row = library(admin).getByRole('row').filter({ hasText: 'Details of the business' });
      await row.getByRole('button', { name: /undo/i }).click();
      const dialog = library(admin).getByRole('dialog', { name: /^Undo the change/ });
      await dialog.getByRole('button', { name: 'Undo the change' }).click();
      await expect(library(admin).getByRole('dialog', { name: 'The change is undone' })).toBeVisible({ timeout: 60_000 });
      await expectDetails(admin, contact, former.phone, formerHours);
    });
  },
);

async function saveDetails(page: Page, url: string, { phone, hours }: Details) {
  await page.goto(url);
  const details = library(page).getByRole('region', { name: 'Your business' });
  await details.getByLabel('Phone').fill(phone);
  for (const [index, [opens, closes]] of hours.entries()) {
    const row = details.getByRole('group', { name: `Opening hours, row ${index + 1}` });
    if ((await row.count()) === 0) {
      await details.getByRole('button', { name: /^Add (opening|more) hours$/ }).click();
    }
    await row.getByLabel('Opens').fill(opens);
    await row.getByLabel('Closes').fill(closes);
  }
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(library(page).getByText('Your details are saved.').first()).toBeVisible();
}

/** Expects a number as text and as a link, and these days and times one after the other, for visitors. */
async function expectDetails(page: Page, url: string, phone: string, hours: string[]) {
  await page.goto(url);
  await expect(page.getByRole('link', { name: phone }).first()).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
  const shown = page.locator('p, h1, h2, h3, h4, h5, h6, td').filter({ hasText: /^\s*(Monday|Saturday|\d+:\d+\s)/ });
  await expect.poll(async () => (await shown.allInnerTexts()).map((text) => text.trim().replaceAll(/\s+/g, ' '))).toEqual(hours);
}
