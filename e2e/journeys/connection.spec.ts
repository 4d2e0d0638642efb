import AxeBuilder from '@axe-core/playwright';
import { brand } from '@kithouse/contract';
import type { Page } from '@playwright/test';
import { connectAccount } from '../src/account.js';
import { libraryUrl } from '../src/addresses.js';
import { expect, test } from '../src/fixtures.js';

const library = (page: Page) => page.locator(`#${brand.slug}`);
const button = (page: Page, name: string) => library(page).getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => library(page).getByRole('heading', { name, level: 1 });

async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(`#${brand.slug}`).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

async function connect(page: Page, address: string) {
  await library(page).getByLabel('Library address').fill(address);
  await button(page, 'Agree and connect').click();
}

test('connects, checks, clears the cache, changes the address and disconnects as an administrator', async ({
  admin,
  site,
  cloud,
}) => {
  const { email } = await connectAccount(site, cloud);
  await site.run(`update_option( 'kithouse_consent', 0 ); delete_option( 'kithouse_cloud_url' ); return true;`);
  const countKeys = async () => {
    const sql = `select count(*)::int as keys from api_keys where revoked_at is null and user_id = (select id from users where email = $1)`;
    return (await cloud.query<{ keys: number }>(sql, [email]))[0]?.keys;
  };
  const facts = library(admin).getByRole('region', { name: 'Connection' });

  await test.step('the first run asks for the address and for consent', async () => {
    await admin.goto(libraryUrl(site, 'gutenberg/packs'));
    await expect(heading(admin, 'Connect this site to a library')).toBeVisible();
    expect(await findViolations(admin)).toEqual([]);
    await connect(admin, cloud.url);

    await expect(heading(admin, 'Packs')).toBeVisible();
  });

  await test.step('the settings show a live check', async () => {
    await admin.goto(libraryUrl(site, 'settings'));

    await expect(facts.getByText('Online', { exact: true })).toBeVisible();
    await expect(facts).toContainText(cloud.url);
    expect(await findViolations(admin)).toEqual([]);
    await button(admin, 'Check now').click();
    await expect(button(admin, 'Check now')).toBeVisible();
  });

  await test.step('the cache is cleared, and the choice to remove content is stored', async () => {
    await button(admin, 'Clear cache').click();
    await expect(library(admin).getByText('All cached answers removed.')).toBeVisible();
    await expect(library(admin).getByText('Cached answers: 0.')).toBeVisible();
    const box = library(admin).getByRole('checkbox', { name: /Also remove theme parts/ });
    await box.check();
    await expect(library(admin).getByText('Setting saved.')).toBeVisible();
    await admin.reload();

    await expect(box).toBeChecked();
  });

  await test.step('a new address revokes the keys at the former one', async () => {
    // Registering created a key too, which this site doesn't have.
    expect(await countKeys()).toBe(2);
    await button(admin, 'Change address').click();
    const moved = cloud.url.replace('127.0.0.1', 'localhost');
    await connect(admin, moved);

    await expect(facts).toContainText(moved);
    expect(await countKeys()).toBe(1);
  });

  await test.step('after disconnecting, the first run is back', async () => {
    await button(admin, 'Disconnect').click();

    await expect(heading(admin, 'Connect this site to a library')).toBeVisible();
  });
});
