import AxeBuilder from '@axe-core/playwright';
import { brand } from '@kithouse/contract';
import type { Page } from '@playwright/test';
import { connectAccount } from '../src/account.js';
import { libraryUrl } from '../src/addresses.js';
import { expect, test } from '../src/fixtures.js';
import { screens } from '../src/screens.js';

const library = (page: Page) => page.locator(`#${brand.slug}`);
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const themes = ['light', 'dark'] as const;
/** Screens that others own, or that differ from one here in nothing that a rule could see. */
const left = ['block-editor', 'blocks-elementor', 'imported', 'pages'];

/** Both themes at both sizes of what is open. Only what lies inside our root counts in a page that WordPress made. */
async function findViolations(page: Page, name: string, root: string): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const theme of themes) {
      await wear(page, theme);
      // Mails are shown in a frame without scripts. Only the contrast of colours differs between the themes.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ iframes: false });
      const { violations } = await (theme === 'light' ? axe : axe.withRules(['color-contrast'])).include(root).analyze();
      for (const { id, nodes } of violations) {
        found.push(`${name} ${size.width} ${theme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
      }
    }
  }
  return found;
}

/** Nothing glides meanwhile: colours are measured as they will stay. */
async function wear(page: Page, theme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.waitForFunction(
    ([slug, isDark]) => {
      const host = document.getElementById(slug)?.shadowRoot ?? document;
      const animations = host.getAnimations().filter(({ playState }) => playState === 'running');
      return (
        host.querySelector(`.${slug}`)?.classList.contains('dark') === isDark &&
        host.querySelector('[aria-busy="true"], .spin') === null &&
        animations.every(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
      );
    },
    [brand.slug, theme === 'dark'] as const,
  );
}

const followSystem = (page: Page) =>
  page.addInitScript((key) => window === window.top && localStorage.setItem(key, 'auto'), `${brand.prefix}_theme`);

for (const isSigned of [false, true]) {
  test(`no screen has an obstacle that can be found by rule, ${isSigned ? 'signed in' : 'as a visitor'}`, async ({
    admin,
    site,
    cloud,
  }) => {
    await followSystem(admin);
    if (isSigned) {
      await connectAccount(site, cloud);
    }
    const found: string[] = [];
    for (const screen of screens.filter(({ name, account }) => account === isSigned && !left.includes(name))) {
      await admin.setViewportSize({ width: 1440, height: 900 });
      await screen.open({ page: admin, site, cloud });
      await admin.locator('h1').first().waitFor();
      found.push(...(await findViolations(admin, screen.name, screen.name.startsWith('portal') ? 'html' : `#${brand.slug}`)));
    }
    expect(found).toEqual([]);
  });
}

test('what lies over a screen, and what stands in its place, has no such obstacle either', async ({ admin, site, cloud }) => {
  await followSystem(admin);
  await connectAccount(site, cloud);
  const root = `#${brand.slug}`;
  const found: string[] = [];

  await admin.goto(libraryUrl(site, 'gutenberg/packs/driftwood-hotel-blocks'));
  await library(admin).getByRole('button', { name: 'View', exact: true }).click();
  await library(admin).getByRole('dialog', { name: 'Driftwood Hotel' }).waitFor();
  found.push(...(await findViolations(admin, 'lightbox', root)));
  await admin.keyboard.press('Escape');
  await library(admin).getByRole('button', { name: 'Ada Lovelace, account' }).click();
  await library(admin).getByRole('menu').waitFor();
  found.push(...(await findViolations(admin, 'menu', root)));

  await admin.goto(libraryUrl(site, 'gutenberg/packs'));
  await library(admin).getByRole('button', { name: 'Filter' }).click();
  await library(admin).getByRole('dialog', { name: 'Filter' }).waitFor();
  await admin.route('**/items?*', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
  await admin.keyboard.press('Escape');
  await library(admin).getByRole('link', { name: 'Blocks' }).click();
  await library(admin).getByRole('alert').waitFor();
  found.push(...(await findViolations(admin, 'error', root)));

  expect(found).toEqual([]);
});

test('from right to left, what points along the line is mirrored', async ({ admin, site }) => {
  await admin.goto(libraryUrl(site, 'gutenberg/pages'));
  await library(admin).getByLabel('Types').first().waitFor();
  const readSelect = () =>
    library(admin)
      .locator('select')
      .evaluate((select) => getComputedStyle(select).backgroundPositionX);
  const before = await readSelect();

  await library(admin)
    .locator(`.${brand.slug}`)
    .evaluate((scope) => scope.setAttribute('dir', 'rtl'));
  await library(admin).getByRole('article').first().getByRole('link').click();

  const arrow = library(admin).locator('.back .flip');
  expect(await arrow.evaluate((icon) => getComputedStyle(icon).transform)).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  await admin.goBack();
  expect(before).toBe('calc(100% - 12px)');
  expect(await readSelect()).toBe('12px');
});

/** The element that has the focus, also inside the shadow root. */
const focused = (page: Page) =>
  page.evaluate((slug) => {
    const element = document.getElementById(slug)?.shadowRoot?.activeElement;
    return (
      element && { role: element.tagName.toLowerCase(), text: element.textContent, top: element.getBoundingClientRect().top }
    );
  }, brand.slug);

test('the way to a template and back is gone with the keyboard alone', async ({ admin, site }) => {
  await admin.goto(libraryUrl(site, 'gutenberg/blocks'));
  await library(admin).getByRole('article').first().waitFor();

  await admin.keyboard.press('/');
  await admin.keyboard.type('pricing');
  await admin.keyboard.press('Enter');
  await expect(library(admin).getByRole('article')).toHaveCount(1);
  await admin.keyboard.press('Escape');
  await expect(library(admin).getByRole('searchbox')).toHaveValue('');
  await expect.poll(() => library(admin).getByRole('article').count()).toBeGreaterThan(2);

  const names = await library(admin).locator('.tile .cover').allTextContents();
  const isInGrid = async () => names.includes((await focused(admin))?.text ?? '');
  for (let presses = 0; presses < 20 && !(await isInGrid()); presses += 1) {
    await admin.keyboard.press('Tab');
  }
  expect(await focused(admin)).toMatchObject({ text: names[0] });
  await admin.keyboard.press('ArrowRight');
  await admin.keyboard.press('ArrowRight');
  await admin.keyboard.press('ArrowLeft');
  expect(await focused(admin)).toMatchObject({ text: names[1] });
  await admin.keyboard.press('Enter');

  await expect(library(admin).getByRole('heading', { level: 1, name: names[1] ?? '' })).toBeFocused();
  await library(admin).getByRole('button', { name: 'View', exact: true }).focus();
  await admin.keyboard.press('Enter');
  await library(admin).getByRole('dialog').waitFor();
  await admin.keyboard.press('Escape');
  await expect(library(admin).getByRole('button', { name: 'View', exact: true })).toBeFocused();
  await admin.goBack();

  await expect(library(admin).getByRole('heading', { level: 1, name: 'Blocks' })).toBeVisible();
  expect(await focused(admin)).toMatchObject({ role: 'a', text: names[1] });
});
