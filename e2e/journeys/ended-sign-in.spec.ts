import { brand } from '@kithouse/contract';
import { connectAccount } from '../src/account.js';
import { libraryUrl } from '../src/addresses.js';
import { expect, longTest, test } from '../src/fixtures.js';

longTest(
  '[R-AUTH-35, R-ROUTE-35] signs out at the next write after the key was revoked, and returns there after signing in again',
  async ({ admin, site, cloud }) => {
    const { email, password } = await connectAccount(site, cloud);
    await admin.goto(libraryUrl(site, 'gutenberg/blocks'));
    const library = admin.locator(`#${brand.slug}`);
    const star = library.getByRole('button', { name: 'Favourite Tidepool hero' });
    const countKept = () =>
      site.run<number>(
        `global $wpdb; return (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->usermeta WHERE meta_key LIKE '%kithouse_account'" );`,
      );
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    expect(await countKept()).toBe(1);

    await test.step('the next write shows the sign-in screen with the reason', async () => {
      await cloud.query('update api_keys set revoked_at = now() where user_id = (select id from users where email = $1)', [
        email,
      ]);
      await star.click();

      await expect(library.getByRole('alert')).toHaveText('Your session has expired. Sign in again.');
      await expect(library.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
      await expect(admin).toHaveURL(/path=sign-in/);
    });

    await test.step('WordPress has deleted the key, and the favourite was not stored', async () => {
      expect(await countKept()).toBe(0);
      expect(
        await cloud.query('select 1 from favourites where user_id = (select id from users where email = $1)', [email]),
      ).toEqual([]);
    });

    await test.step('signing in again returns there, and the same press works', async () => {
      await library.getByLabel('Email').fill(email);
      await library.getByLabel('Password', { exact: true }).fill(password);
      await library.getByRole('button', { name: 'Sign In' }).click();
      await expect(library.getByRole('heading', { name: 'Blocks', level: 1 })).toBeVisible();
      await expect(admin).toHaveURL(/path=gutenberg\/blocks/);
      await star.click();

      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await expect
        .poll(() => cloud.query('select 1 from favourites where user_id = (select id from users where email = $1)', [email]))
        .toHaveLength(1);
    });
  },
);
