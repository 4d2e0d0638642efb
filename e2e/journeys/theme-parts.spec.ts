import { brand } from '@kithouse/contract';
import type { Page } from '@playwright/test';
import { libraryUrl } from '../src/addresses.js';
import { waitForEditor } from '../src/block-editor.js';
import { expect, test } from '../src/fixtures.js';

const libraryOf = (page: Page) => page.locator(`#${brand.slug}`);
const rowOf = (page: Page, name: string) =>
  libraryOf(page).getByRole('table', { name: 'Theme parts' }).getByRole('row').filter({ hasText: name });

/** Creates an older block header for the whole site. */
const makeOldHeader = `
  $id = wp_insert_post( array(
    'post_type' => 'kithouse_part', 'post_title' => 'Old header', 'post_status' => 'publish', 'post_date' => '2020-01-01 00:00:00',
    'post_content' => '<!-- wp:paragraph --><p>The old harbour</p><!-- /wp:paragraph -->',
    'meta_input' => array( '_kithouse_part_type' => 'header', '_kithouse_conditions' => array( 'include/general' ) ),
  ) );
  return array( 'id' => $id, 'post' => get_permalink( 1 ) );`;

async function addParagraph(page: Page, content: string) {
  await page.evaluate((text) => {
    type Editor = {
      blocks: { createBlock: (name: string, attributes: object) => object };
      data: { dispatch: (store: string) => { insertBlock: (block: object) => void } };
    };
    const { blocks, data } = (globalThis as unknown as { wp: Editor }).wp;
    data.dispatch('core/block-editor').insertBlock(blocks.createBlock('core/paragraph', { content: text }));
  }, content);
}

const proven =
  'R-COND-01, R-COND-02, R-COND-04, R-COND-12, R-COND-15, R-COND-20, R-API-21, R-API-22, R-API-23, R-API-24, R-API-25, R-API-26, R-API-27';

test(`[${proven}] creates and publishes a block header for the whole site but one post, and shows it to a visitor`, async ({
  admin,
  site,
  browser,
}) => {
  const library = libraryOf(admin);
  const old = await site.run<{ id: number; post: string }>(makeOldHeader);
  await admin.goto(libraryUrl(site, 'elementor/templates'));

  await test.step('a new template is created from the list of theme parts by keyboard', async () => {
    await library.getByRole('navigation').getByRole('link', { name: 'Theme parts' }).focus();
    await admin.keyboard.press('Enter');
    await expect(rowOf(admin, 'Old header')).toContainText('Entire site');
    await library.getByRole('button', { name: 'Add New Template' }).focus();
    await admin.keyboard.press('Enter');
    const dialog = library.getByRole('dialog', { name: 'Add New Template' });
    await dialog.getByRole('radio', { name: 'Gutenberg' }).check();
    await dialog.getByLabel('Template type').selectOption('header');
    await dialog.getByLabel('Name').fill('Harbour header «Söhne»');
    await admin.keyboard.press('Enter');
    await admin.waitForURL(/post\.php\?post=\d+&action=edit/, { timeout: 60_000 });
  });

  await test.step('its editor publishes it', async () => {
    await waitForEditor(admin);
    await addParagraph(admin, 'The new harbour');
    await admin.getByRole('button', { name: 'Publish', exact: true }).click();
    await admin.getByRole('region', { name: 'Editor publish' }).getByRole('button', { name: 'Publish', exact: true }).click();
    await expect
      .poll(() => site.run<string>(`return get_posts( array( 'post_type' => 'kithouse_part' ) )[0]->post_title;`), {
        timeout: 30_000,
      })
      .toBe('Harbour header «Söhne»');
  });

  await test.step('its conditions warn about the other header and find one post by the start of its title', async () => {
    await admin.goto(libraryUrl(site, 'theme-parts'));
    await expect(rowOf(admin, 'Harbour header')).toContainText('Nowhere yet');
    await rowOf(admin, 'Harbour header').getByRole('button', { name: 'Conditions' }).click();
    const dialog = library.getByRole('dialog', { name: 'Display conditions' });
    await dialog.getByRole('button', { name: 'Add condition' }).click();
    await expect(dialog.getByRole('link', { name: 'Old header' })).toHaveAttribute('href', new RegExp(`post=${old.id}&`));

    await dialog.getByRole('button', { name: 'Add condition' }).click();
    const second = dialog.getByRole('group', { name: 'Condition 2' });
    await second.getByLabel('Type').selectOption('exclude');
    await second.getByLabel('Name').selectOption('singular');
    await second.getByLabel('Sub-name').selectOption('post');
    await second.getByRole('combobox', { name: 'Post' }).fill('hello');
    await second.getByRole('option', { name: 'Hello world!' }).waitFor();
    await admin.keyboard.press('Escape');
    await expect(second.getByRole('option', { name: 'Hello world!' })).toHaveCount(0);
    await second.getByRole('combobox', { name: 'Post' }).fill('hello');
    await second.getByRole('option', { name: 'Hello world!' }).click();
    await dialog.getByRole('button', { name: 'Save & Close' }).click();

    await expect(dialog).toBeHidden();
    await expect(library.getByText('Also used by Old header')).toBeVisible();
    await expect(rowOf(admin, 'Harbour header')).toContainText('Entire site, not on Post: Hello world!');
  });

  await test.step('a visitor sees the newer header, and the older one on the excluded post', async () => {
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.goto(site.url);
    await expect(visitor.getByText('The new harbour')).toHaveCount(1);
    await expect(visitor.getByText('The old harbour')).toHaveCount(0);
    await visitor.goto(old.post);
    await expect(visitor.getByText('The new harbour')).toHaveCount(0);
    await expect(visitor.getByText('The old harbour')).toHaveCount(1);
    await context.close();
  });

  await test.step('an address opens the same conditions again, and a preview shows the part where it is excluded', async () => {
    const id = await site.run<number>(`return get_posts( array( 'post_type' => 'kithouse_part' ) )[0]->ID;`);
    await admin.goto(libraryUrl(site, 'theme-parts', { conditions: String(id) }));
    const dialog = library.getByRole('dialog', { name: 'Display conditions' });
    await expect(dialog.getByRole('combobox', { name: 'Post' })).toHaveValue('Hello world!');
    await dialog.getByRole('button', { name: 'Preview as' }).click();
    const preview = await dialog.getByRole('menuitem', { name: 'Hello world!' }).getAttribute('href');
    await admin.goto(preview ?? '');
    await expect(admin.getByText('The new harbour')).toHaveCount(1);
  });
});
