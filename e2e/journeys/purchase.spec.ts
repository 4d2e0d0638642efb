import { createHash, randomBytes } from 'node:crypto';
import { brand, confirmOrder, createCall } from '@kithouse/contract';
import { connectAccount } from '../src/account.js';
import { libraryUrl } from '../src/addresses.js';
import type { Cloud } from '../src/cloud.js';
import { expect, longTest, test } from '../src/fixtures.js';
import { readPost } from '../src/site-content.js';

/** Calls as an operator. Makes the account one with a key, as the commands on the machine of the cloud do. */
async function callAsOperator({ url, query }: Cloud, email: string) {
  const secret = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(secret).digest();
  await query(`insert into operators (user_id, role, created_at) select id, 'finance', now() from users where email = $1`, [
    email,
  ]);
  const [key] = await query<{ id: number }>(
    `insert into operator_keys (user_id, secret_hash, created_at, expires_at)
     select id, $2, now(), now() + interval '1 hour' from users where email = $1 returning id`,
    [email, hash],
  );
  return createCall({ root: `${url}/v1`, headers: { authorization: `Bearer kho_${key?.id}_${secret}` } });
}

longTest(
  '[R-DETAIL-03, R-AUTH-36] buys a page on the portal, confirms it as the operator and inserts it',
  async ({ admin, site, cloud, context }) => {
    const [sold] = await cloud.query<{ id: number; title: string; slug: string; cents: number }>(
      `select id::int, title, slug, (price * 100)::int as cents from items where platform = 'gutenberg' and type = 'page' and price > 0
     order by popularity desc, id desc limit 1`,
    );
    test.skip(!sold, 'nothing in the catalogue is sold by itself');
    const { slug = '', title = '' } = sold ?? {};
    const library = admin.locator(`#${brand.slug}`);
    const insert = library.getByRole('button', { name: 'Insert', exact: true });
    let number = '';

    const buyer = await test.step("a visitor is led to the item's page, with a way back", async () => {
      await admin.goto(libraryUrl(site, `gutenberg/pages/${slug}`));
      const [shop] = await Promise.all([
        context.waitForEvent('page'),
        library.getByRole('link', { name: 'Purchase', exact: true }).first().click(),
      ]);
      await expect(shop).toHaveURL(new RegExp(`^${cloud.url}/purchase\\?(.*&)?item=${slug}&.*utm_source=plugin`));
      await expect(shop.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      return shop;
    });

    const { email, password } = await connectAccount(site, cloud);

    await test.step('inserting is refused with the reason before payment', async () => {
      await admin.goto(libraryUrl(site, `gutenberg/pages/${slug}`));
      await insert.click();

      await expect(
        library
          .getByRole('dialog')
          .getByRole('link', { name: /Upgrade to Pro|Purchase/ })
          .first(),
      ).toBeVisible();
      await admin.keyboard.press('Escape');
    });

    await test.step('the order is placed after signing in and waits for its payment', async () => {
      await buyer.getByRole('link', { name: 'Buy this page' }).click();
      await buyer.getByLabel('Email').fill(email);
      await buyer.getByLabel('Password', { exact: true }).fill(password);
      await buyer.getByRole('button', { name: 'Sign In' }).click();
      await buyer.getByRole('button', { name: 'Place the order' }).click();

      const reference = buyer.locator('.number').first();
      await expect(reference).toHaveText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
      number = (await reference.textContent()) ?? '';
      expect(await cloud.query('select state, amount::int from orders where number = $1', [number])).toEqual([
        { state: 'pending', amount: sold?.cents },
      ]);
    });

    await test.step('nothing is owned before the operator confirms the payment', async () => {
      await admin.reload();
      expect(await cloud.query('select 1 from purchases where item_id = $1', [sold?.id])).toEqual([]);
      const call = await callAsOperator(cloud, email);
      await call(confirmOrder, { number });

      await expect.poll(() => cloud.outbox(email).filter(({ text }) => text.includes(number)).length).toBeGreaterThan(0);
      await buyer.goto(`${cloud.url}/order?number=${number}`);
      await expect(buyer.getByText('Paid', { exact: true }).first()).toBeVisible();
    });

    await test.step('the library knows after a sync, and a page is created of it', async () => {
      await library.getByRole('button', { name: 'Sync' }).click();
      await expect(library.getByText('PURCHASED').first()).toBeVisible();
      await insert.click();
      await library.getByLabel('Page title').fill('Bought');
      await library.getByRole('button', { name: 'Create a Page' }).click();

      await expect(library.getByRole('link', { name: 'Edit Template' })).toBeVisible({ timeout: 60_000 });
      expect((await readPost(site, 'Bought'))?.status).toBe('draft');
    });

    await test.step('it is among the purchased items', async () => {
      await admin.goto(libraryUrl(site, 'purchased-items'));

      await expect(library.getByRole('row').filter({ hasText: title })).toHaveCount(1);
    });
  },
);
