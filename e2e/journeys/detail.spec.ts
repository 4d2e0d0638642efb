import { brand, createCall, getItem, type ItemDetail, listItems } from '@kithouse/contract';
import type { Page } from '@playwright/test';
import { connectAccount } from '../src/account.js';
import { libraryUrl } from '../src/addresses.js';
import type { Cloud } from '../src/cloud.js';
import { expect, longTest, test } from '../src/fixtures.js';

const library = (page: Page) => page.locator(`#${brand.slug}`);
const rail = (page: Page) => library(page).getByRole('region', { name: 'Layouts in this pack' });

/** Finds the pack with the most layouts. */
async function findPack(cloud: Cloud): Promise<ItemDetail> {
  const call = createCall({ root: `${cloud.url}/v1` });
  const { data } = await call(listItems, { platform: 'gutenberg', type: 'packs', per_page: 100 });
  const largest = data.toSorted((one, other) => other.layouts - one.layouts)[0];
  return call(getItem, { slug: largest?.slug ?? '' });
}

/** Lists the fully visible layouts of the row in page order. */
const listSeen = (page: Page) =>
  rail(page)
    .getByRole('list', { name: 'Layouts' })
    .evaluate((list) => {
      const room = list.getBoundingClientRect();
      const tiles = [...list.querySelectorAll('li')].filter((tile) => {
        const { left, right } = tile.getBoundingClientRect();
        return left >= room.left - 1 && right <= room.right + 1;
      });
      return tiles.map((tile) => tile.querySelector('h3')?.textContent ?? '');
    });

test('[R-DETAIL-18] [R-DETAIL-19] [R-DETAIL-20] shows three, two and one layouts of a pack in a row and scrolls by that many', async ({
  admin,
  site,
  cloud,
}) => {
  const pack = await findPack(cloud);
  const names = pack.items.map(({ name }) => expect.stringContaining(name));
  expect(names.length).toBeGreaterThan(3);
  await admin.emulateMedia({ reducedMotion: 'reduce' });
  await admin.goto(libraryUrl(site, `gutenberg/packs/${pack.slug}`));
  const next = rail(admin).getByRole('button', { name: 'Next layouts' });

  await test.step('three on a desktop', async () => {
    await expect.poll(() => listSeen(admin)).toEqual(names.slice(0, 3));
    await next.click();
    await expect.poll(() => listSeen(admin)).toEqual(names.slice(3, 6).length === 3 ? names.slice(3, 6) : names.slice(-3));
  });
  for (const [title, width, count] of [
    ['two on a tablet', 1024, 2],
    ['one on a telephone', 390, 1],
  ] as const) {
    await test.step(title, async () => {
      await admin.setViewportSize({ width, height: 844 });
      await admin.reload();
      await expect.poll(() => listSeen(admin)).toEqual(names.slice(0, count));
      await next.click();
      await expect.poll(() => listSeen(admin)).toEqual(names.slice(count, 2 * count));
    });
  }
});

longTest('the row runs the other way from right to left, by button and by arrow', async ({ admin, site, cloud }) => {
  const pack = await findPack(cloud);
  const names = pack.items.map(({ name }) => expect.stringContaining(name));
  await admin.emulateMedia({ reducedMotion: 'reduce' });
  await admin.goto(libraryUrl(site, `gutenberg/packs/${pack.slug}`));
  await expect.poll(() => listSeen(admin)).toEqual(names.slice(0, 3));
  await library(admin)
    .locator(`.${brand.slug}`)
    .evaluate((scope) => scope.setAttribute('dir', 'rtl'));
  const left = () =>
    rail(admin)
      .getByRole('article')
      .evaluateAll((tiles) => tiles.slice(0, 2).map((tile) => tile.getBoundingClientRect().left));
  const [first = 0, second = 0] = await left();
  expect(first).toBeGreaterThan(second);

  await rail(admin).getByRole('button', { name: 'Next layouts' }).click();
  await expect.poll(() => listSeen(admin)).not.toContainEqual(names[0]);
  await rail(admin).getByRole('button', { name: 'Previous layouts' }).click();
  await expect.poll(() => listSeen(admin)).toEqual(names.slice(0, 3));
  await rail(admin).getByRole('article').first().getByRole('link').first().focus();
  for (let step = 0; step < 3; step += 1) {
    await admin.keyboard.press('ArrowLeft');
  }

  await expect(rail(admin).getByRole('article').nth(3).getByRole('link').first()).toBeFocused();
  await expect.poll(async () => (await listSeen(admin)).length).toBe(3);
  expect(await listSeen(admin)).not.toContainEqual(names[0]);
});

longTest('stores a rating and shows it after a reload', async ({ admin, site, cloud }) => {
  const pack = await findPack(cloud);
  const { email } = await connectAccount(site, cloud);
  await admin.goto(libraryUrl(site, `gutenberg/packs/${pack.slug}`));
  const stars = library(admin).getByRole('radiogroup', { name: 'Your rating' });

  await stars.getByRole('radio', { name: '4 stars' }).focus();
  const response = admin.waitForResponse('**/items/rating');
  await admin.keyboard.press('Space');
  await response;
  const rows = () =>
    cloud.query<{ stars: number }>(
      'select stars from ratings join users on users.id = user_id where email = $1 and item_id = $2',
      [email, pack.id],
    );
  await expect.poll(rows).toEqual([{ stars: 4 }]);
  await admin.reload();

  await expect(stars.getByRole('radio', { name: '4 stars' })).toBeChecked();
  const panel = library(admin).getByRole('region', { name: 'Pack rating' });
  await expect(panel).toContainText('Your rating: 4');
  await expect(panel).not.toContainText('Not rated yet');
});

longTest('traps the focus in the lightbox, turns with the keys and returns the focus', async ({ admin, site, cloud }) => {
  const pack = await findPack(cloud);
  await admin.goto(libraryUrl(site, `gutenberg/packs/${pack.slug}`));
  const view = library(admin).getByRole('button', { name: 'View', exact: true });
  await view.click();
  const dialog = library(admin).getByRole('dialog', { name: pack.name });
  await expect(dialog.getByRole('figure')).toBeFocused();

  for (let stop = 0; stop < 12; stop += 1) {
    await admin.keyboard.press('Tab');
    // At either end the focus moves to a guard that returns it.
    await expect.poll(() => dialog.evaluate((element) => element.matches(':focus-within')), { timeout: 10_000 }).toBe(true);
  }
  await dialog.getByRole('button', { name: 'Zoom' }).click();
  const width = () =>
    dialog
      .getByRole('img')
      .first()
      .evaluate((picture) => picture.getBoundingClientRect().width);
  const room = await dialog.getByRole('figure').evaluate((figure) => figure.clientWidth);
  await expect.poll(width, { timeout: 10_000 }).toBeGreaterThan(room);
  await admin.keyboard.press('Escape');

  await expect(dialog).toBeHidden();
  await expect(view).toBeFocused();
});
