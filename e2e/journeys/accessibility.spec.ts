import AxeBuilder from '@axe-core/playwright';
import { brand } from '@kithouse/contract';
import type { Page } from '@playwright/test';
import { isLongRun, sample } from '../../scripts/test-extent.js';
import { libraryUrl } from '../src/addresses.js';
import { chooseOf, openWorkspace } from '../src/cloud-screens.js';
import { enterOnce } from '../src/enter.js';
import { expect, longTest, test } from '../src/fixtures.js';
import { everybody } from '../src/screen.js';
import { screens } from '../src/screens.js';

const library = (page: Page) => page.locator(`#${brand.slug}`);
/** Window sizes: a desktop, the same at 200 % zoom, and a phone. */
const sizes = [
  { width: 1440, height: 900 },
  { width: 720, height: 450 },
  { width: 390, height: 844 },
];
const themes = ['light', 'dark'] as const;
/** Lists the combinations of size and theme; the slow rules run only on the most different ones every day. */
const looks = sizes.flatMap(({ width }) => themes.map((theme) => `${width} ${theme}`));
const chosen = isLongRun ? looks : ['1440 light', '390 dark'];
/** Screens that are equal to others for the rules. */
const left = ['blocks-elementor', 'pages', 'portal-terms'];
/** Number of screens per person for every day, the most different ones. */
const enough = { visitor: 1, newcomer: 3, owner: 1 };
const telling = /^(blocks|pack-detail|import|wizard-customize|clouds)$/;

/** Checks the open screen in some sizes and both themes, inside our root only. */
async function findViolations(page: Page, name: string, root: string, some = sizes): Promise<string[]> {
  const found: string[] = [];
  for (const size of some) {
    await page.setViewportSize(size);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) {
      found.push(`${name} ${size.width}: ${over} px wider than the window`);
    }
    const cut = await page.locator(root).locator('.clip').evaluateAll(findCut);
    found.push(...cut.map((text) => `${name} ${size.width}: hardly a letter is left of ${text}`));
    for (const theme of themes.filter((one) => chosen.includes(`${size.width} ${one}`))) {
      await wear(page, theme);
      // Mails are in a frame without scripts. The themes differ only in contrast.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ iframes: false });
      const { violations } = await (theme === 'light' ? axe : axe.withRules(['color-contrast'])).include(root).analyze();
      for (const { id, nodes } of violations) {
        found.push(`${name} ${size.width} ${theme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
      }
    }
  }
  return found;
}

const findCut = (texts: Element[]) =>
  texts
    .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && clientWidth < 48 && scrollWidth > clientWidth)
    .map(({ textContent }) => textContent);

/** Sets the theme without transitions, so that final colours are measured. */
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

/** A few per test, so that none is long and the workers share them evenly. */
const few = isLongRun ? 5 : 8;

for (const who of everybody) {
  const all = screens.filter((screen) => screen.who === who && !left.includes(screen.name));
  const own = sample(all, enough[who], ({ name }) => telling.test(name));
  for (let start = 0; start < own.length; start += few) {
    const some = own.slice(start, start + few);
    const names = some.map(({ name }) => name).join(', ');
    test(`finds no violation for the ${who} on ${names}`, async ({ admin, site, cloud }) => {
      await followSystem(admin);
      const account = await enterOnce(who, site, cloud);
      const found: string[] = [];
      for (const screen of some) {
        await admin.setViewportSize({ width: 1440, height: 900 });
        await screen.open({ page: admin, site, cloud, ...(account && { account }) });
        await admin.locator('h1').first().waitFor();
        found.push(...(await findViolations(admin, screen.name, screen.name.startsWith('portal') ? 'html' : `#${brand.slug}`)));
      }
      expect(found).toEqual([]);
    });
  }
}

longTest('finds no violation in overlays and placeholders', async ({ admin, site, cloud }) => {
  await followSystem(admin);
  await enterOnce('newcomer', site, cloud);
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

/** Overlays are as wide on a desktop at 200 % zoom as on a phone. */
const ends = sizes.filter(({ width }) => width !== 720);
const button = (page: Page, name: string) => library(page).getByRole('button', { name, exact: true });
const dialogOf = (page: Page) => library(page).getByRole('dialog');

async function look(page: Page, name: string): Promise<string[]> {
  await dialogOf(page).or(library(page).getByRole('menu')).or(library(page).getByRole('listbox')).first().waitFor();
  const found = await findViolations(page, name, `#${brand.slug}`, ends);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  return found;
}

longTest('nor in actions on a file', async ({ admin, site, cloud }) => {
  await followSystem(admin);
  await enterOnce('owner', site, cloud);
  await admin.goto(libraryUrl(site, 'clouds', { platform: 'gutenberg' }));
  const found: string[] = [];

  await button(admin, 'More for Headland').click();
  found.push(...(await look(admin, 'menu of a file')));
  for (const action of ['Copy to WorkSpace', 'Rename', 'Delete']) {
    await chooseOf(admin, 'Headland', action);
    found.push(...(await look(admin, action)));
  }
  await chooseOf(admin, 'Headland', 'Versions');
  await button(admin, 'Name version 2').click();
  await button(admin, 'Compare version 2').click();
  await library(admin).getByRole('list', { name: 'Differences' }).waitFor();
  found.push(...(await look(admin, 'compared')));

  expect(found).toEqual([]);
});

longTest('nor in actions on a workspace', async ({ admin, site, cloud }) => {
  await followSystem(admin);
  await enterOnce('owner', site, cloud);
  await admin.goto(libraryUrl(site, 'clouds/workspace', { platform: 'gutenberg' }));
  const found: string[] = [];

  await button(admin, 'Add New WorkSpace').click();
  await library(admin).getByLabel('Share with').fill('somebody@example.com');
  await admin.keyboard.press('Enter');
  await library(admin).getByText('New', { exact: true }).waitFor();
  found.push(...(await look(admin, 'create')));
  await chooseOf(admin, 'Agency pages', 'Delete');
  found.push(...(await look(admin, 'delete')));
  await openWorkspace({ page: admin, site });
  await button(admin, 'Add file').click();
  await dialogOf(admin).getByRole('checkbox').first().waitFor();
  found.push(...(await look(admin, 'add templates')));
  await library(admin).locator('.switch').click();
  await library(admin).getByRole('option').first().waitFor();
  found.push(...(await look(admin, 'switcher')));

  await admin.goto(libraryUrl(site, 'clouds/shared-workspace', { platform: 'gutenberg' }));
  await library(admin).getByRole('link', { name: 'Harbour hotels' }).click();
  await button(admin, 'Leave workspace').click();
  found.push(...(await look(admin, 'leave')));

  expect(found).toEqual([]);
});

/** Elements recognisable only by colour, which forced colours replace. */
const edged = '.btn, .inp, .meter .track, .ws .tile, .art, .add, [aria-current], [aria-pressed="true"]';

longTest("gives everything a border and shows the meter's level in forced colours", async ({ admin, site, cloud }) => {
  await enterOnce('owner', site, cloud);
  await admin.emulateMedia({ forcedColors: 'active' });
  const without: string[] = [];

  for (const path of ['clouds', 'clouds/workspace']) {
    await admin.goto(libraryUrl(site, path, { platform: 'gutenberg' }));
    await library(admin).locator('.art, .tile, .tbl').first().waitFor();
    await library(admin).locator('.meter .track').waitFor();
    without.push(...(await library(admin).locator(edged).evaluateAll(findEdgeless)));
  }

  expect(without).toEqual([]);
  const [track, value] = await library(admin)
    .locator('.meter .track, .meter .track > i')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
  expect(value).not.toBe(track);
});

function findEdgeless(elements: Element[]): string[] {
  const isEdged = (element: Element, pseudo?: string) => {
    const { outlineStyle, borderStyle, borderWidth, backgroundColor, content } = getComputedStyle(element, pseudo);
    const isShown = pseudo ? content !== 'none' && backgroundColor !== 'rgba(0, 0, 0, 0)' : true;
    return isShown && (pseudo !== undefined || outlineStyle !== 'none' || (borderStyle !== 'none' && borderWidth !== '0px'));
  };
  return elements
    .filter((element) => element.getClientRects().length > 0 && !isEdged(element) && !isEdged(element, '::after'))
    .map((element) => `${element.tagName}.${element.className} ${element.textContent?.trim()}`);
}

longTest('moves nothing but busy indicators with reduced motion', async ({ admin, site, cloud }) => {
  await enterOnce('owner', site, cloud);
  await admin.emulateMedia({ reducedMotion: 'reduce' });
  const moving: string[] = [];

  await admin.goto(libraryUrl(site, 'clouds', { platform: 'gutenberg' }));
  await chooseOf(admin, 'Headland', 'Versions');
  await library(admin).getByRole('list', { name: 'Versions' }).waitFor();
  moving.push(...(await library(admin).locator('*').evaluateAll(findMoving)));
  await admin.goto(libraryUrl(site, 'clouds/workspace', { platform: 'gutenberg' }));
  await button(admin, 'Add New WorkSpace').click();
  await dialogOf(admin).waitFor();
  moving.push(...(await library(admin).locator('*').evaluateAll(findMoving)));

  expect([...new Set(moving)]).toEqual([]);
});

function findMoving(elements: Element[]): string[] {
  const longest = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat));
  const isMoving = (element: Element, pseudo?: string) => {
    const { transitionDuration, transitionProperty, animationDuration, animationName } = getComputedStyle(element, pseudo);
    const glides = transitionProperty !== 'none' && longest(transitionDuration) > 0.01;
    return glides || (animationName !== 'none' && longest(animationDuration) > 0.01);
  };
  const isBusy = (element: Element) => element.closest('[aria-busy="true"], .spin') !== null;
  return elements
    .filter((element) => !isBusy(element) && [undefined, '::before', '::after'].some((pseudo) => isMoving(element, pseudo)))
    .map((element) => `${element.tagName}.${element.getAttribute('class')}`);
}

test('mirrors directional icons from right to left', async ({ admin, site }) => {
  await admin.goto(libraryUrl(site, 'gutenberg/pages'));
  await library(admin).getByLabel('Types').first().waitFor();
  const readSelect = () =>
    library(admin)
      .locator('select')
      .first()
      .evaluate((select) => getComputedStyle(select).backgroundPositionX);
  const before = await readSelect();

  await library(admin)
    .locator(`.${brand.slug}`)
    .evaluate((scope) => scope.setAttribute('dir', 'rtl'));
  await library(admin).getByRole('article').first().getByRole('link').first().click();

  const arrow = library(admin).locator('.back .flip');
  expect(await arrow.evaluate((icon) => getComputedStyle(icon).transform)).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  await admin.goBack();
  expect(before).toBe('calc(100% - 12px)');
  expect(await readSelect()).toBe('12px');
});

/** Returns the focused element, also inside the shadow root. */
const focused = (page: Page) =>
  page.evaluate((slug) => {
    const element = document.getElementById(slug)?.shadowRoot?.activeElement;
    return (
      element && {
        role: element.tagName.toLowerCase(),
        text: element.textContent,
        is_in_grid: element.closest('.grid') !== null && element.matches('.cover'),
      }
    );
  }, brand.slug);

test('reaches a template and returns with the keyboard alone', async ({ admin, site }) => {
  await admin.goto(libraryUrl(site, 'gutenberg/blocks'));
  await library(admin).getByRole('article').first().waitFor();
  const all = await library(admin).getByRole('article').count();

  await admin.keyboard.press('/');
  await admin.keyboard.type('pricing');
  await admin.keyboard.press('Enter');
  await expect.poll(() => library(admin).getByRole('article').count()).toBeLessThan(all);
  await admin.keyboard.press('Escape');
  await expect(library(admin).getByRole('searchbox')).toHaveValue('');
  // The next page may follow, because the few results left room below them.
  await expect.poll(() => library(admin).getByRole('article').count()).toBeGreaterThanOrEqual(all);

  const names = await library(admin).locator('.tile .cover').allTextContents();
  // A featured one may have the same name.
  const isInGrid = async () => (await focused(admin))?.is_in_grid;
  for (let presses = 0; presses < 40 && !(await isInGrid()); presses += 1) {
    await admin.keyboard.press('Tab');
  }
  await expect.poll(() => focused(admin), { timeout: 10_000 }).toMatchObject({ text: names[0] });
  await admin.keyboard.press('ArrowRight');
  await admin.keyboard.press('ArrowRight');
  await admin.keyboard.press('ArrowLeft');
  await expect.poll(() => focused(admin), { timeout: 10_000 }).toMatchObject({ text: names[1] });
  await admin.keyboard.press('Enter');

  await expect(library(admin).getByRole('heading', { level: 1, name: names[1] ?? '' })).toBeFocused();
  await library(admin).getByRole('button', { name: 'View', exact: true }).focus();
  await admin.keyboard.press('Enter');
  await library(admin).getByRole('dialog').waitFor();
  await admin.keyboard.press('Escape');
  await expect(library(admin).getByRole('button', { name: 'View', exact: true })).toBeFocused();
  await admin.goBack();

  await expect(library(admin).getByRole('heading', { level: 1, name: 'Blocks' })).toBeVisible();
  await expect.poll(() => focused(admin), { timeout: 10_000 }).toMatchObject({ role: 'a', text: names[1] });
});
