import AxeBuilder from '@axe-core/playwright';
import { brand } from '@kithouse/contract';
import type { Page } from '@playwright/test';
import { libraryUrl } from '../src/addresses.js';
import { expect, test } from '../src/fixtures.js';

const schemes = ['light', 'blue', 'coffee', 'ectoplasm', 'midnight', 'ocean', 'sunrise'];
const library = `#${brand.slug}`;

async function choose(page: Page, profile: string, scheme: string): Promise<void> {
  await page.goto(profile);
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('save-user-color-scheme') ?? false);
  await page.locator(`#admin_color_${scheme}`).check({ force: true });
  await saved;
}

test('[R-PERF-06] has the colours of the scheme that a person chose, with readable text', async ({ admin, site }) => {
  const profile = `${site.url}/wp-admin/profile.php`;
  const accent = () =>
    admin
      .locator(`${library} .${brand.slug}`)
      .first()
      .evaluate((scope) => getComputedStyle(scope).getPropertyValue('--k-accent'));
  await admin.goto(libraryUrl(site, 'gutenberg/packs'));
  await expect(admin.locator(library).getByRole('article').first()).toBeVisible();
  const own = await accent();

  await choose(admin, profile, 'midnight');
  try {
    await admin.goto(libraryUrl(site, 'gutenberg/packs'));
    await expect(admin.locator(library).getByRole('article').first()).toBeVisible();
    expect(await accent()).not.toBe(own);
    expect(await findUnreadable(admin)).toEqual([]);
  } finally {
    await choose(admin, profile, 'modern');
  }
});

/** Applies each scheme in both themes and returns those with too little contrast. */
async function findUnreadable(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const scheme of schemes) {
    for (const isDark of [false, true]) {
      await page.evaluate(
        ([id, slug, name, dark]) => {
          document.body.className = document.body.className.replace(/admin-color-\w+/, `admin-color-${name}`);
          document.getElementById(id)?.shadowRoot?.querySelector(`.${slug}`)?.classList.toggle('dark', dark);
        },
        [brand.slug, brand.slug, scheme, isDark] as const,
      );
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ iframes: false }).withRules(['color-contrast']);
      const { violations } = await axe.include(library).analyze();
      found.push(...violations.map(({ nodes }) => `${scheme} ${isDark ? 'dark' : 'light'}: ${nodes.length}`));
    }
  }
  return found;
}
