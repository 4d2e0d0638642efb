import { connectAccount } from '../src/account.js';
import { libraryUrl } from '../src/addresses.js';
import { listBlocks } from '../src/block-editor.js';
import { expect, test } from '../src/fixtures.js';
import { library } from '../src/screen.js';
import { openWizard, proceed } from '../src/wizard.js';

type Block = { name: string; clientId: string; attributes: Record<string, unknown>; innerBlocks: Block[] };
declare const wp: {
  data: {
    select: (store: string) => { getBlocks: () => Block[] };
    dispatch: (store: string) => { updateBlockAttributes: (id: string, attributes: object) => void };
  };
};

test('[R-SITE-76] [R-SITE-60] edits the imported header in the site editor, which shows what visitors see', async ({
  admin,
  site,
  cloud,
  browser,
}) => {
  await connectAccount(site, cloud);
  await openWizard(admin, site, 'gutenberg/packs/driftwood-hotel-blocks');
  await proceed(admin);
  await expect(library(admin).getByRole('heading', { name: 'Congratulations!' })).toBeVisible({ timeout: 120_000 });

  await test.step('the list of theme parts leads to the header, whose blocks are valid', async () => {
    await admin.goto(libraryUrl(site, 'theme-parts'));
    const rows = library(admin).getByRole('table', { name: 'Locations' }).getByRole('row');
    const link = rows.filter({ hasText: 'WordPress (site editor)' }).first().getByRole('link');
    await expect(link).toBeVisible();
    await admin.goto((await link.getAttribute('href')) ?? '');
    await expect
      .poll(async () => (await listBlocks(admin)).map(({ name }) => name), { timeout: 60_000 })
      .toEqual(expect.arrayContaining(['core/navigation', 'core/button']));
    expect((await listBlocks(admin)).filter(({ is_valid }) => !is_valid)).toEqual([]);
  });

  await test.step('the links of the header are a menu under Navigation', async () => {
    const header = admin.url();
    await admin.goto(`${site.url}/wp-admin/site-editor.php?p=%2Fnavigation`);
    const menu = admin.getByRole('button', { name: 'Main', exact: true });
    await menu.click();
    for (const name of ['Rooms', 'Our story', 'Journal']) {
      await expect(admin.getByRole('treegrid').getByRole('link', { name, exact: true })).toBeVisible();
    }
    await admin.goto(header);
    await expect.poll(async () => (await listBlocks(admin)).length, { timeout: 60_000 }).toBeGreaterThan(5);
  });

  await test.step('a change there shows on the site', async () => {
    await admin.evaluate(() => {
      const flat = (blocks: Block[]): Block[] => blocks.flatMap((block) => [block, ...flat(block.innerBlocks)]);
      const found = flat(wp.data.select('core/block-editor').getBlocks()).find(({ name }) => name === 'core/button');
      wp.data.dispatch('core/block-editor').updateBlockAttributes(found?.clientId ?? '', { text: 'Book a bed' });
    });
    // The editor saves a draft on its own, too, which visitors don't see.
    const saved = admin.waitForResponse(
      (response) =>
        /^(?:POST|PUT)$/.test(response.request().method()) &&
        /template-parts/.test(response.url()) &&
        !/autosaves/.test(response.url()) &&
        response.ok(),
    );
    await admin.getByRole('button', { name: /^Save/ }).first().click();
    await saved;

    const context = await browser.newContext();
    const visitor = await context.newPage();
    const changed = visitor.getByRole('banner').getByRole('link', { name: 'Book a bed' });
    await expect.poll(async () => visitor.goto(site.url).then(() => changed.count()), { timeout: 60_000 }).toBe(1);
    // The editor kept the menu of the header.
    await expect(visitor.getByRole('banner').getByRole('link', { name: 'Rooms', exact: true })).toHaveCount(1);
    await expect(visitor.getByRole('banner').getByRole('link', { name: 'Sample Page' })).toHaveCount(0);
    await context.close();
  });
});
