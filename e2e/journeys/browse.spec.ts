import { brand } from '@kithouse/contract';
import type { Page } from '@playwright/test';
import { libraryUrl } from '../src/addresses.js';
import { expect, longTest, test } from '../src/fixtures.js';

const library = (page: Page) => page.locator(`#${brand.slug}`);
const tiles = (page: Page) => library(page).getByRole('article');
const blocks = `items.platform = 'gutenberg' and items.type = 'block'`;

longTest(
  '[R-FILTER-06, R-FILTER-08, R-FILTER-15, R-FILTER-17, R-QUERY-03] filters a list by a tag and keeps it after reload, back and in another tab',
  async ({ admin, site, cloud, context }) => {
    const [all] = await cloud.query<{ n: number }>(`select count(*)::int as n from items where ${blocks}`);
    const [tag] = await cloud.query<{ id: number; name: string; n: number }>(
      `select tags.id::int, tags.name, count(*)::int as n from tags join items on tags.id = any(items.tag_ids)
     where ${blocks} group by tags.id having count(*) < $1 order by n desc, tags.name limit 1`,
      [all?.n],
    );
    const total = Math.min(all?.n ?? 0, 24);
    const narrowed = Math.min(tag?.n ?? 0, 24);
    expect(narrowed).toBeGreaterThan(0);
    const box = library(admin).getByRole('combobox', { name: 'Filter Items by Tags' });
    const filter = library(admin).getByRole('button', { name: 'Filter', exact: true });

    await test.step('a tag chosen by keys changes nothing before Filter is pressed', async () => {
      await admin.goto(libraryUrl(site, 'gutenberg/blocks'));
      await expect(tiles(admin)).toHaveCount(total);
      await box.fill(tag?.name.slice(0, 4) ?? '');
      await library(admin)
        .getByRole('option', { name: new RegExp(`^${tag?.name}\\s*\\d`) })
        .waitFor();
      const chosen = library(admin).locator('[role="option"][aria-selected="true"] .clip');
      const isChosen = async () => (await chosen.count()) > 0 && (await chosen.textContent()) === tag?.name;
      for (let presses = 0; presses < 20 && !(await isChosen()); presses += 1) {
        await box.press('ArrowDown');
      }
      await box.press('Enter');

      await expect(library(admin).getByRole('button', { name: `Remove ${tag?.name}` })).toBeVisible();
      await expect(admin).not.toHaveURL(/[?&]tags=/);
      // The suggestions cover the button.
      await box.press('Escape');
      await filter.click();
      await expect(tiles(admin)).toHaveCount(narrowed);
      await expect(admin).toHaveURL(new RegExp(`[?&]tags=${tag?.id}(&|$)`));
    });

    await test.step('it stays after a reload and in another tab', async () => {
      await admin.reload();
      await expect(tiles(admin)).toHaveCount(narrowed);
      await expect(filter).toBeDisabled();

      const other = await context.newPage();
      await other.goto(admin.url());
      await expect(tiles(other)).toHaveCount(narrowed);
      await other.close();
    });

    await test.step('going back from an item shows the same list', async () => {
      await tiles(admin).first().getByRole('link').first().click();
      await expect(admin).toHaveURL(/path=gutenberg(\/|%2F)blocks(\/|%2F)/);
      await admin.goBack();

      await expect(tiles(admin)).toHaveCount(narrowed);
      await expect(admin).toHaveURL(new RegExp(`[?&]tags=${tag?.id}(&|$)`));
    });

    await test.step('Reset removes it, also from the address', async () => {
      await library(admin).getByRole('button', { name: 'Reset', exact: true }).click();

      await expect(tiles(admin)).toHaveCount(total);
      await expect(admin).not.toHaveURL(/[?&]tags=/);
      await expect(library(admin).getByRole('button', { name: 'Reset', exact: true })).toBeHidden();
    });
  },
);

longTest(
  '[R-FILTER-11, R-FILTER-12, R-QUERY-04, R-QUERY-05, R-QUERY-06] requires, excludes and ignores a plugin',
  async ({ admin, site, cloud }) => {
    const [plugin] = await cloud.query<{ id: number; name: string; with: number; without: number }>(
      `select d.id::int, d.name, count(*) filter (where d.id = any(items.dependency_ids))::int as with,
       count(*) filter (where not d.id = any(items.dependency_ids))::int as without
     from dependencies d cross join items where items.platform = 'elementor' and items.type = 'page' and not d.is_pro
     group by d.id order by 3 desc limit 1`,
    );
    const choice = library(admin).getByRole('checkbox', { name: new RegExp(`^${plugin?.name}`) });
    const head = library(admin).getByRole('checkbox', { name: /^Free plugins/ });
    const filter = library(admin).getByRole('button', { name: 'Filter', exact: true });
    await admin.goto(libraryUrl(site, 'elementor/pages'));
    await expect(tiles(admin).first()).toBeVisible();

    await choice.click();
    await expect(choice).toHaveAttribute('data-state', 'include');
    await filter.click();
    await expect(admin).toHaveURL(new RegExp(`[?&]include=${plugin?.id}(&|$)`));
    await expect(admin).toHaveURL(/[?&]activeFilter=free(&|$)/);
    await expect(tiles(admin)).toHaveCount(Math.min(plugin?.with ?? 0, 24));

    await choice.click();
    await expect(choice).toHaveAttribute('data-state', 'exclude');
    await filter.click();
    await expect(admin).toHaveURL(new RegExp(`[?&]exclude=${plugin?.id}(&|$)`));
    await expect(admin).not.toHaveURL(/[?&]include=/);
    await expect(tiles(admin)).toHaveCount(Math.min(plugin?.without ?? 0, 24));

    await choice.click();
    await expect(choice).toHaveAttribute('data-state', 'none');
    await expect(head).toHaveAttribute('data-state', 'none');
    await filter.click();
    await expect(admin).not.toHaveURL(/[?&](include|exclude|activeFilter)=/);
  },
);

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`[R-FIND-15] shows the first template within 400 px in a window of ${width} px`, async ({ admin, site }) => {
    await admin.setViewportSize({ width, height });
    for (const list of ['Packs', 'Pages', 'Blocks']) {
      await admin.goto(libraryUrl(site, `gutenberg/${list.toLowerCase()}`));
      const first = library(admin).getByRole('list', { name: list, exact: true }).getByRole('article').first();
      await expect(first).toBeVisible();
      await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThanOrEqual(400);
    }
  });
}
