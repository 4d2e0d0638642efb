import { brand } from '@kithouse/contract';
import type { Page } from '@playwright/test';
import { connectAccount } from '../src/account.js';
import { libraryUrl } from '../src/addresses.js';
import { expect, longTest, test } from '../src/fixtures.js';

const library = (page: Page) => page.locator(`#${brand.slug}`);
const packs = `platform = 'gutenberg' and type = 'pack'`;

longTest(
  '[R-FAV-01, R-FAV-08, R-DETAIL-11] stores favourites, ratings and imports and lists them on personal screens',
  async ({ admin, site, cloud }) => {
    const { email } = await connectAccount(site, cloud);
    const [pack] = await cloud.query<{ id: number; title: string; slug: string }>(
      `select id::int, title, slug from items where ${packs} order by popularity desc, id desc limit 1`,
    );
    const ofUser = (table: string, columns: string) =>
      cloud.query(`select ${columns} from ${table} where user_id = (select id from users where email = $1)`, [email]);

    const readStats = async () => {
      const [stats] = await cloud.query<{ sum: number; count: number }>(
        'select rating_sum::int as sum, rating_count::int as count from item_stats where item_id = $1',
        [pack?.id],
      );
      return stats ?? { sum: 0, count: 0 };
    };
    const before = await readStats();
    const stars = library(admin).getByRole('radiogroup', { name: 'Your rating' }).locator('label');

    await test.step('a favourite and four stars reach the database once each', async () => {
      await admin.goto(libraryUrl(site, `gutenberg/packs/${pack?.slug}`));
      await library(admin)
        .getByRole('heading', { level: 1, name: pack?.title ?? '' })
        .waitFor();
      await library(admin).locator('.title').getByTitle('Favourite').click();
      await stars.nth(3).click();

      await expect(library(admin).getByText('Your rating: 4')).toBeVisible();
      await expect.poll(() => ofUser('favourites', 'item_id::int')).toEqual([{ item_id: pack?.id }]);
      await expect.poll(() => ofUser('ratings', 'item_id::int, stars')).toEqual([{ item_id: pack?.id, stars: 4 }]);
    });

    await test.step('a second rating counts once and stays after a reload', async () => {
      await stars.nth(4).click();
      await expect.poll(() => ofUser('ratings', 'stars')).toEqual([{ stars: 5 }]);
      await admin.reload();

      await expect(library(admin).getByRole('radio', { name: '5 stars' })).toBeChecked();
      expect(await readStats()).toEqual({ sum: before.sum + 5, count: before.count + 1 });
    });

    await test.step('the favourites list it and remove it again', async () => {
      await admin.goto(libraryUrl(site, 'favourites', { platform: 'gutenberg' }));
      await expect(library(admin).getByRole('heading', { name: 'My Favourites', level: 1 })).toBeVisible();
      const tile = library(admin)
        .getByRole('article')
        .filter({ hasText: pack?.title ?? '' });
      await expect(tile).toHaveCount(1);
      await tile.getByRole('button', { name: `Favourite ${pack?.title}` }).click();

      await expect(library(admin).getByText('No favourites yet')).toBeVisible();
      await expect.poll(() => ofUser('favourites', '1')).toEqual([]);
    });

    await test.step('an import is listed with its time', async () => {
      const [free] = await cloud.query<{ title: string; slug: string }>(
        `select title, slug from items where platform = 'gutenberg' and type = 'page' and plan = 'starter' and price = 0
       order by popularity desc, id desc limit 1`,
      );
      await admin.goto(libraryUrl(site, `gutenberg/pages/${free?.slug}`));
      await library(admin).getByRole('button', { name: 'Insert', exact: true }).click();
      await library(admin).getByLabel('Page title').fill('Listed');
      await library(admin).getByRole('button', { name: 'Create a Page' }).click();
      await library(admin).getByRole('link', { name: 'Edit Template' }).waitFor({ timeout: 60_000 });

      await admin.goto(libraryUrl(site, 'downloads'));
      const row = library(admin)
        .getByRole('row')
        .filter({ hasText: free?.title ?? '' });
      await expect(row).toHaveCount(1);
      await expect(row.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
    });

    await test.step('an empty purchase list explains itself, and the menu leads to the profile', async () => {
      await library(admin).getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Purchased Items' }).click();
      await expect(library(admin).getByText('Nothing bought yet')).toBeVisible();
      await library(admin).getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Profile' }).click();

      await expect(library(admin).getByText(email)).toBeVisible();
      await expect(admin).toHaveURL(/path=profile/);
    });
  },
);
