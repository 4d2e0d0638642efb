import { randomUUID } from 'node:crypto';
import { brand, connect, createCall, register } from '@kithouse/contract';
import { libraryUrl } from '../src/addresses.js';
import { expect, longTest, test } from '../src/fixtures.js';

const password = 'correct horse battery';

longTest('shows a third live site which two count, and replaces one of them', async ({ admin, site, cloud }) => {
  const email = `ada-${randomUUID()}@example.com`;
  const call = createCall({ root: `${cloud.url}/v1` });
  const sites = ['https://bakery.example', 'https://studio.example'].map((url) => ({ url, name: new URL(url).hostname }));
  const [first, second] = [sites[0], sites[1]] as [(typeof sites)[0], (typeof sites)[0]];
  await call(register, { first_name: 'Ada', last_name: 'Lovelace', email, password, confirm_password: password, site: first });
  await cloud.query('update users set verified_at = now() where email = $1', [email]);
  await call(connect, { email, password, site: second });
  await site.run(`update_option( 'test_known_as', 'https://third.example' );`);
  const listHolders = async () => {
    const rows = await cloud.query<{ site_url: string }>(
      `select site_url from api_keys where revoked_at is null and user_id = (select id from users where email = $1) order by site_url`,
      [email],
    );
    return rows.map(({ site_url }) => site_url);
  };
  const library = admin.locator(`#${brand.slug}`);
  const dialog = library.getByRole('dialog', { name: 'You’ve reached your site limit' });
  const signIn = async () => {
    await admin.goto(libraryUrl(site, 'sign-in', { 'redirect-to': 'gutenberg/blocks' }));
    await library.getByLabel('Email').fill(email);
    await library.getByLabel('Password', { exact: true }).fill(password);
    await library.getByRole('button', { name: 'Sign In' }).click();
  };

  await test.step('the sites are listed, and the focus stays on them in the dialog', async () => {
    await signIn();

    await expect(dialog.getByRole('radio')).toHaveCount(2);
    for (let presses = 0; presses < 8; presses += 1) {
      await admin.keyboard.press('Tab');
      await expect.poll(() => dialog.evaluate((box) => box.contains((box.getRootNode() as ShadowRoot).activeElement))).toBe(true);
    }
  });

  await test.step('Escape leaves everything unchanged', async () => {
    await admin.keyboard.press('Escape');

    await expect(dialog).toBeHidden();
    expect(await listHolders()).toEqual([first.url, second.url]);
  });

  await test.step('the chosen site is released, and signing in continues', async () => {
    await library.getByRole('button', { name: 'Sign In' }).click();
    await dialog.getByRole('radio', { name: /bakery\.example/ }).check();
    await dialog.getByRole('button', { name: 'Sign out there and continue' }).click();

    await expect(library.getByRole('heading', { name: 'Blocks', level: 1 })).toBeVisible();
    expect(await listHolders()).toEqual([second.url, 'https://third.example']);
  });
});
