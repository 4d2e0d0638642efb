import AxeBuilder from '@axe-core/playwright';
import { brand } from '@kithouse/contract';
import type { Page } from '@playwright/test';
import { connectAccount } from '../src/account.js';
import { libraryUrl } from '../src/addresses.js';
import { expect, longTest, test } from '../src/fixtures.js';
import { library } from '../src/screen.js';
import { emptyTrash, readWholeSite } from '../src/whole-site.js';
import { openWizard, proceed } from '../src/wizard.js';

test.slow();

const pack = 'gutenberg/packs/driftwood-hotel-blocks';
const title = 'Zur Möwe – «Zimmer» & Söhne';
/** As WordPress stores the title of a template, in which the site's title replaces the pack's name. */
const filtered = title.replace('&', '&amp;');
const inner = ['All entries', 'Contact', 'Home', 'Journal', 'Our story', 'Rooms'];
const posts = ['Eleven kinds of fog', 'Spring tide at the door', 'The last swim', 'Why the Lamp room hums'];

const findViolations = async (page: Page) =>
  (await new AxeBuilder({ page }).setLegacyMode().options({ iframes: false }).include(`#${brand.slug}`).analyze()).violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );

const proven =
  'R-FSI-01, R-FSI-02, R-FSI-03, R-FSI-04, R-FSI-05, R-FSI-07, R-FSI-08, R-FSI-09, R-FSI-16, R-FSI-29, R-IMPORT-21, R-CONST-08, R-SITE-180, R-SITE-181';

test(`[${proven}] imports a pack of blocks as chosen and previewed, and undoes it from the history`, async ({
  admin,
  site,
  cloud,
  browser,
}) => {
  await connectAccount(site, cloud);
  const before = await readWholeSite(site);

  await test.step('the first step changes the title and a colour by keyboard, and the preview shows the colour', async () => {
    await admin.goto(libraryUrl(site, pack));
    await library(admin).getByRole('button', { name: 'Start import' }).focus();
    await admin.keyboard.press('Enter');
    const name = library(admin).getByLabel('Site title');
    await name.focus({ timeout: 60_000 });
    await admin.keyboard.type(title);
    await admin.keyboard.press('Tab');
    await admin.keyboard.type('Rooms & more');
    const looks = library(admin).getByRole('radiogroup', { name: 'Choose a look' }).getByRole('radio');
    await expect(looks).toHaveCount(4);
    await expect(looks.first()).toBeChecked();
    expect(await findViolations(admin)).toEqual([]);
    await looks.first().focus();
    await admin.keyboard.press('ArrowRight');
    await expect(looks.nth(1)).toBeChecked();
    await library(admin).getByRole('button', { name: 'Fine-tune' }).press('Enter');
    const button = admin.frameLocator('iframe[title^="Live preview"]').getByText('Check dates').first();
    await expect(button).toBeVisible({ timeout: 60_000 });
    await expect(button).not.toHaveCSS('background-color', 'rgb(30, 43, 39)', { timeout: 60_000 });

    await library(admin).getByRole('group', { name: 'Colours' }).getByRole('button', { name: 'Forest' }).focus();
    await admin.keyboard.press('Enter');
    await library(admin).getByLabel('Forest as a hex code').fill('#7a1f2b');

    await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 43)');
    expect(await findViolations(admin)).toEqual([]);
  });

  await test.step('the second step says what will happen, and nothing visible changes until the end', async () => {
    await library(admin).getByRole('button', { name: 'Continue' }).click();
    await library(admin).getByRole('region', { name: 'Theme', exact: true }).getByRole('checkbox').uncheck();
    const plan = library(admin).getByRole('region', { name: 'What will happen' });
    await expect(plan).toContainText(title, { timeout: 60_000 });
    expect(await findViolations(admin)).toEqual([]);
    expect(await readWholeSite(site)).toEqual(before);

    await library(admin).getByRole('button', { name: 'Install and Proceed' }).press('Enter');
    await expect(library(admin).getByRole('list', { name: 'Steps' }).last()).toContainText('Download');
    await expect(library(admin).getByRole('heading', { name: 'Congratulations!' })).toBeVisible({ timeout: 120_000 });
    await expect(library(admin).getByRole('region', { name: 'Import report' })).toContainText('Everything is complete');
    expect(await findViolations(admin)).toEqual([]);
  });

  await test.step('WordPress has the pages, the front page, the menus, the title and the colours', async () => {
    const made = await readWholeSite(site);

    expect(made).toMatchObject({
      title,
      slogan: 'Rooms & more',
      theme: before.theme,
      front: 'Home',
      blog: 'All entries',
    });
    expect(made.posts.page).toEqual(expect.arrayContaining(inner));
    expect(made.posts.post).toEqual(expect.arrayContaining(posts));
    expect(made.posts.wp_template_part).toEqual([`${filtered} footer`, `${filtered} header`]);
    expect(made.posts.wp_template).toEqual(
      ['archive', 'blog', 'page not found', 'post', 'search results'].map((name) => `${filtered} ${name}`),
    );
    expect(made.posts.kithouse_part).toEqual(before.posts.kithouse_part);
    // A block theme shows no classic menus; the header has its own links.
    expect(made.menus).toEqual(before.menus);
    expect(made.colors).toMatchObject({ 'driftwood-primary': '#7a1f2b' });
    expect(made.colors).not.toMatchObject({ 'driftwood-accent': '#E5C68C' });
    expect(made.pictures).toBeGreaterThan(before.pictures + 5);
  });

  await test.step('a visitor sees the new home between its header and footer and can navigate', async () => {
    const visitor = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    await visitor.goto(site.url);
    const heading = visitor.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Rooms that face the weather.');
    // No WordPress class paints it in a colour of the pack.
    await expect(heading).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(heading).toHaveCSS('font-family', /^"Young Serif"/);
    await expect(visitor.getByRole('banner')).toContainText(title);
    await expect(visitor.getByRole('contentinfo')).toContainText('Nineteen rooms on a headland');
    await expect(visitor.getByRole('banner').getByRole('link', { name: 'Check dates' })).toHaveCSS(
      'background-color',
      'rgb(122, 31, 43)',
    );
    const addresses = await visitor.locator('img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));
    expect(addresses.filter((url) => !url.startsWith(site.url))).toEqual([]);

    await visitor.getByRole('banner').getByRole('link', { name: 'Journal' }).click();
    await visitor.getByRole('link', { name: 'Eleven kinds of fog' }).click();
    await expect(visitor.getByRole('heading', { name: 'How to tell' })).toBeVisible();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Eleven kinds of fog');
    expect(await visitor.content()).not.toContain('kit:');
    for (const [address, words] of [
      ['/all-entries/', 'All entries'],
      ['/category/weather/', 'Category: Weather'],
      ['/?s=fog', 'Search results for: “fog”'],
      ['/no-such-page/', 'The tide took this page.'],
    ] as const) {
      await visitor.goto(`${site.url}${address}`);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(words);
      await expect(visitor.getByRole('banner')).toContainText(title);
      await expect(visitor.getByRole('contentinfo')).toContainText('Nineteen rooms on a headland');
      expect(await visitor.content()).not.toContain('kit:');
    }
    await visitor.context().close();
  });

  await test.step('the history undoes it: the site is as before', async () => {
    await library(admin).getByRole('link', { name: 'View history' }).click();
    const row = library(admin).getByRole('table', { name: 'History' }).getByRole('row').nth(1);
    await expect(row).toContainText('Driftwood Hotel');
    await row.getByRole('button', { name: /^Undo/ }).click();
    await library(admin).getByRole('button', { name: 'Undo the import' }).click();
    await expect(library(admin).getByRole('dialog', { name: 'The import is undone' })).toBeVisible({ timeout: 60_000 });

    await emptyTrash(site);
    expect(await readWholeSite(site)).toEqual(before);
  });
});

longTest('[R-FSI-16, R-FSI-24] resumes and finishes an import whose page was closed midway', async ({ admin, site, cloud }) => {
  await connectAccount(site, cloud);
  // The closed page does not request the second half.
  await admin.route(/part=import/, (route) => route.abort());
  await openWizard(admin, site, pack);
  const requested = admin.waitForRequest(/part=import/, { timeout: 120_000 });
  await proceed(admin);
  await requested;
  const other = await admin.context().newPage();
  await admin.close({ runBeforeUnload: false });

  await other.goto(libraryUrl(site, pack, { import: 'site' }));
  await expect(library(other).getByRole('heading', { name: 'Congratulations!' })).toBeVisible({ timeout: 120_000 });
  const made = await readWholeSite(site);

  expect(made).toMatchObject({ title: 'Playground', front: 'Home', blog: 'All entries' });
  expect(made.posts.page?.filter((one) => inner.includes(one))).toEqual(inner);
  expect(made.posts.post?.filter((one) => posts.includes(one))).toEqual(posts);
});
