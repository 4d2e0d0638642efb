import { randomUUID } from 'node:crypto';
import { brand } from '@kithouse/contract';
import { libraryUrl } from '../src/addresses.js';
import { listBlocks, waitForEditor } from '../src/block-editor.js';
import type { Cloud } from '../src/cloud.js';
import { expect, test } from '../src/fixtures.js';
import { readPost } from '../src/site-content.js';

const title = 'Über uns – «Fernway» & Söhne';
const landing = { slug: 'fernway-landing-blocks', name: 'Fernway landing page' };

const proven = [
  'R-ROUTE-01, R-ROUTE-03, R-ROUTE-09, R-ROUTE-11, R-ROUTE-12, R-QUERY-01, R-QUERY-07, R-QUERY-15, R-QUERY-19, R-LIST-01, R-LIST-04, R-LIST-11',
  'R-PERM-01, R-PERM-02, R-AUTH-04, R-AUTH-15, R-AUTH-16, R-AUTH-17, R-AUTH-18, R-AUTH-19, R-AUTH-20, R-AUTH-21, R-AUTH-37',
  'R-NAV-32, R-NAV-33, R-NAV-34, R-IMPORT-01, R-IMPORT-02, R-IMPORT-03, R-IMPORT-21, R-IMPORT-22, R-IMPORT-24, R-VALID-18, R-PERM-13',
].join(', ');

test(`[${proven}] finds a template, signs up, verifies and creates a page of it as a visitor`, async ({
  admin,
  site,
  cloud,
  context,
}) => {
  const email = `ada-${randomUUID()}@example.com`;
  const library = admin.locator(`#${brand.slug}`);
  const tiles = library.getByRole('article');
  let downloads = 0;

  await test.step('the library shows every page of the catalogue with its picture', async () => {
    await admin.goto(libraryUrl(site, 'gutenberg/pages'));
    await expect(library.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();

    const published = await cloud.query<{ title: string }>(
      `select title from items where platform = 'gutenberg' and type = 'page' order by popularity desc, id desc limit 24`,
    );
    await expect(tiles).toHaveCount(published.length);
    expect(published.length).toBeGreaterThan(0);
    const pictures = library.locator('article img');
    await expect(pictures).toHaveCount(published.length);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(200);
    }
  });

  await test.step('a type filters the list and is in the address', async () => {
    await library.getByRole('group', { name: 'Types' }).getByRole('button', { name: 'Landing page' }).click();

    const [count] = await cloud.query<{ n: number }>(
      `select count(*)::int as n from items join template_types type on type.id = template_type_id
       where platform = 'gutenberg' and type = 'page' and type.slug = 'landing-page'`,
    );
    await expect(tiles).toHaveCount(count?.n ?? -1);
    await expect(admin).toHaveURL(/templateType=landing-page/);
  });

  await test.step('a search in all types finds it by the start of its name', async () => {
    await library
      .getByRole('group', { name: 'Types' })
      .getByRole('button', { name: /^All\b/ })
      .click();
    await expect(tiles).not.toHaveCount(1);
    await library.getByRole('searchbox').fill('fernw');
    await library.getByRole('searchbox').press('Enter');

    await expect(library.getByText('You are looking for: fernw')).toBeVisible();
    await expect(tiles).toHaveCount(1);
    await expect(tiles.getByRole('link', { name: landing.name })).toBeVisible();
    await expect(admin).toHaveURL(/[?&]q=fernw(&|$)/);
  });

  await test.step('the detail opens at its own address', async () => {
    await tiles.getByRole('link', { name: landing.name }).click();

    await expect(library.getByRole('heading', { name: landing.name, level: 1 })).toBeVisible();
    await expect(admin).toHaveURL(new RegExp(`path=gutenberg/pages/${landing.slug}`));
  });

  await test.step('inserting asks to sign in, and signing up creates an unverified account and sends a mail', async () => {
    await library.getByRole('button', { name: 'Insert', exact: true }).click();
    await expect(admin).toHaveURL(new RegExp(`path=sign-in&.*redirect-to=gutenberg(/|%2F)pages(/|%2F)${landing.slug}`));
    await library.getByRole('tab', { name: 'Free Sign Up' }).click();
    await library.getByLabel('First name').fill('Ada');
    await library.getByLabel('Last name').fill('Lovelace');
    await library.getByLabel('Email').fill(email);
    await library.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await library.getByLabel('Confirm password', { exact: true }).fill('correct horse battery');
    await library.getByRole('checkbox', { name: /privacy policy/ }).check();
    await library.getByRole('checkbox', { name: /terms/ }).check();
    await library.getByRole('button', { name: 'Free Sign Up' }).click();

    await expect(library.getByRole('region', { name: 'Verify your email' })).toContainText(email);
    expect(await cloud.query('select first_name, verified_at from users where email = $1', [email])).toEqual([
      { first_name: 'Ada', verified_at: null },
    ]);
  });

  await test.step('the mail is sent again on request', async () => {
    await expect.poll(() => cloud.outbox(email).length).toBe(1);
    await library.getByRole('button', { name: 'Resend the link' }).click();

    await expect(library.getByText('We sent a new email')).toBeVisible();
    await expect.poll(() => cloud.outbox(email).length).toBe(2);
  });

  await test.step('its link verifies the account', async () => {
    const [link = ''] = /http:\S+\/verify#token=\S+/.exec(cloud.outbox(email).at(-1)?.text ?? '') ?? [];
    const mailed = await context.newPage();
    await mailed.goto(link);
    await mailed.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await mailed.getByRole('button', { name: 'Confirm' }).click();
    await expect(mailed.getByText('Your email is verified')).toBeVisible();
    await mailed.close();

    const [user] = await cloud.query<{ verified_at: Date | null }>('select verified_at from users where email = $1', [email]);
    expect(user?.verified_at).toBeInstanceOf(Date);
    await library.getByRole('button', { name: "I've verified & Close" }).click();
    await expect(library.getByRole('region', { name: 'Verify your email' })).toBeHidden();
  });

  await test.step('a title creates a draft page of the template', async () => {
    downloads = await countDownloads(cloud);
    await admin.goto(libraryUrl(site, `gutenberg/pages/${landing.slug}`));
    await library.getByRole('button', { name: 'Insert', exact: true }).click();
    const dialog = library.getByRole('dialog');
    await expect(dialog.getByRole('region', { name: 'What will happen' })).toContainText('to your media library');
    await expect(dialog.getByRole('button', { name: 'Create a Page' })).toBeDisabled();
    await dialog.getByLabel('Page title').fill(title);
    await dialog.getByRole('button', { name: 'Create a Page' }).click();

    await expect(library.getByRole('dialog', { name: `${landing.name} was imported` })).toBeVisible({ timeout: 60_000 });
  });

  await test.step('the page contains the template with its pictures in the media library', async () => {
    const page = await readPost(site, title);

    expect(page?.status).toBe('draft');
    expect(page?.content).not.toContain('kit:');
    expect(page?.pictures.length).toBeGreaterThan(0);
    for (const picture of page?.pictures ?? []) {
      expect(picture.url.startsWith(`${site.url}/wp-content/uploads/`)).toBe(true);
      expect(picture.attachment_id).toBeGreaterThan(0);
      const served = await admin.request.get(picture.url);
      expect(served.headers()['content-type']).toMatch(/^image\//);
    }
    expect(await countDownloads(cloud)).toBe(downloads + 1);
  });

  await test.step('View Template shows it, Edit Template opens it with every block valid', async () => {
    const view = await library.getByRole('link', { name: 'View Template' }).getAttribute('href');
    const shown = await context.newPage();
    await shown.goto(view ?? '');
    await expect(shown.getByRole('heading', { name: 'Green company, delivered.' })).toBeVisible();
    const broken = await shown
      .locator('main img')
      .evaluateAll((all) => all.filter((image) => !(image as HTMLImageElement).naturalWidth).length);
    expect(broken).toBe(0);
    expect((await fetch(view ?? '')).status).toBe(404);
    await shown.close();

    await library.getByRole('link', { name: 'Edit Template' }).click();
    await waitForEditor(admin);
    const blocks = await listBlocks(admin);
    expect(blocks.length).toBeGreaterThan(10);
    expect(blocks.filter(({ is_valid }) => !is_valid)).toEqual([]);
  });
});

async function countDownloads(cloud: Cloud): Promise<number> {
  const [item] = await cloud.query<{ downloads: number }>(
    'select stats.downloads from item_stats stats join items on items.id = item_id where slug = $1',
    [landing.slug],
  );
  return item?.downloads ?? 0;
}
