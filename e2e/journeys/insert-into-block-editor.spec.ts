import { brand } from '@kithouse/contract';
import { connectAccount } from '../src/account.js';
import { listBlocks, readEdited, waitForEditor } from '../src/block-editor.js';
import { expect, longTest, test } from '../src/fixtures.js';
import { readPost } from '../src/site-content.js';

const hero = 'Tidepool hero';
const paragraph = (text: string) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;

const proven = 'R-INSERT-01, R-INSERT-02, R-INSERT-04, R-PERM-07';

test(`[${proven}] inserts a block at the cursor with its pictures and removes it with one undo`, async ({
  admin,
  site,
  cloud,
}) => {
  await connectAccount(site, cloud);
  const before = [paragraph('First.'), paragraph('Second.')].join('\n\n');
  const id = await site.run<number>(
    `return wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Harbour', 'post_content' => $args['content'] ) );`,
    { content: before },
  );
  await admin.goto(`${site.url}/wp-admin/post.php?post=${id}&action=edit`);
  await waitForEditor(admin);
  const untouched = await readEdited(admin);
  const library = admin.locator(`#${brand.slug}`).getByRole('dialog', { name: brand.name, exact: true });

  await test.step('the toolbar button opens the library on blocks for this editor', async () => {
    await admin.frameLocator('iframe[name="editor-canvas"]').getByText('First.').click();
    await admin.getByRole('region', { name: 'Editor top bar' }).getByRole('button', { name: brand.name }).click();

    await expect(library.getByRole('heading', { name: 'Blocks', level: 1 })).toBeVisible();
  });

  await test.step('inserting says what it will do, does it and closes', async () => {
    await library.getByRole('article').filter({ hasText: hero }).hover();
    await library.getByRole('button', { name: `Insert ${hero}` }).click();
    const dialog = admin.locator(`#${brand.slug}`).getByRole('dialog', { name: `Insert ${hero}` });
    await expect(dialog.getByRole('region', { name: 'What will happen' })).toContainText('to your media library');
    await dialog.getByRole('button', { name: 'Insert', exact: true }).click();

    await expect(library).toBeHidden({ timeout: 60_000 });
  });

  await test.step('it is between the paragraphs, every block valid', async () => {
    const blocks = await listBlocks(admin);

    const top = await admin.evaluate(topLevelNames);
    expect(top[0]).toBe('core/paragraph');
    expect(top.at(-1)).toBe('core/paragraph');
    expect(top.length).toBeGreaterThan(2);
    expect(blocks.filter(({ is_valid }) => !is_valid)).toEqual([]);
  });

  await test.step('the saved page contains it with its own pictures', async () => {
    await admin.getByRole('region', { name: 'Editor top bar' }).getByRole('button', { name: 'Save draft' }).click();
    await expect.poll(async () => (await readPost(site, 'Harbour'))?.pictures.length).toBeGreaterThan(0);

    const page = await readPost(site, 'Harbour');
    for (const { url, attachment_id } of page?.pictures ?? []) {
      expect(url.startsWith(`${site.url}/wp-content/uploads/`)).toBe(true);
      expect(attachment_id).toBeGreaterThan(0);
    }
  });

  await test.step('one undo removes all of it', async () => {
    await admin.getByRole('region', { name: 'Editor top bar' }).getByRole('button', { name: 'Undo' }).click();

    await expect.poll(() => readEdited(admin)).toBe(untouched);
  });
});

test('[R-FIND-30] opens from the inserter of WordPress, and leaves nothing behind without an insertion', async ({
  admin,
  site,
  cloud,
}) => {
  await connectAccount(site, cloud);
  await admin.goto(`${site.url}/wp-admin/post-new.php?post_type=page`);
  await waitForEditor(admin);
  const library = admin.locator(`#${brand.slug}`).getByRole('dialog', { name: brand.name, exact: true });
  const choose = async (kind: string) => {
    const bar = admin.getByRole('region', { name: 'Editor top bar' });
    await bar.getByRole('button', { name: 'Block Inserter' }).click();
    await admin.getByRole('searchbox', { name: 'Search' }).fill(brand.name);
    await admin.getByRole('option', { name: kind, exact: true }).click();
    await expect(library).toBeVisible({ timeout: 60_000 });
  };

  await choose('Pricing');
  await expect(library.getByRole('button', { name: /^Pricing/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(library.getByRole('button', { name: /^Pricing/ })).toBeInViewport({ ratio: 1 });
  await admin.keyboard.press('Escape');
  await expect(library).toBeHidden();
  // WordPress puts an empty paragraph in place of the last block.
  expect((await admin.evaluate(topLevelNames)).filter((name) => name !== 'core/paragraph')).toEqual([]);

  await choose('Hero');
  await library.getByRole('article').filter({ hasText: hero }).hover();
  await library.getByRole('button', { name: `Insert ${hero}` }).click();
  const dialog = admin.locator(`#${brand.slug}`).getByRole('dialog', { name: `Insert ${hero}` });
  await dialog.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(library).toBeHidden({ timeout: 60_000 });
  const names = await admin.evaluate(topLevelNames);
  expect(names.length).toBeGreaterThan(0);
  expect(names).not.toContain(`${brand.slug}/library`);
});

longTest(
  'inserts a block into a theme template in the site editor and returns the focus to the button',
  async ({ admin, site, cloud }) => {
    await connectAccount(site, cloud);
    await admin.goto(`${site.url}/wp-admin/site-editor.php?p=%2Fwp_template%2F${theme}%2F%2Fhome&canvas=edit`);
    await waitForEditor(admin);
    const before = await admin.evaluate(topLevelNames);
    const library = admin.locator(`#${brand.slug}`).getByRole('dialog', { name: brand.name, exact: true });
    const button = admin.getByRole('region', { name: 'Editor top bar' }).getByRole('button', { name: brand.name });

    await button.click();
    await library.getByRole('article').filter({ hasText: hero }).hover();
    await library.getByRole('button', { name: `Insert ${hero}` }).click();
    const dialog = admin.locator(`#${brand.slug}`).getByRole('dialog', { name: `Insert ${hero}` });
    await dialog.getByRole('button', { name: 'Insert', exact: true }).click();

    await expect(library).toBeHidden({ timeout: 60_000 });
    await expect(button).toBeFocused();
    expect((await admin.evaluate(topLevelNames)).length).toBeGreaterThan(before.length);
    expect((await listBlocks(admin)).filter(({ is_valid }) => !is_valid)).toEqual([]);
  },
);

const theme = 'twentytwentyfive';
declare const wp: { data: { select: (store: string) => { getBlocks: () => { name: string }[] } } };
const topLevelNames = () =>
  wp.data
    .select('core/block-editor')
    .getBlocks()
    .map(({ name }) => name);
