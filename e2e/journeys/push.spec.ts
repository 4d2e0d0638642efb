import { brand } from '@kithouse/contract';
import type { Page } from '@playwright/test';
import { connectAccount } from '../src/account.js';
import { libraryUrl } from '../src/addresses.js';
import { waitForEditor } from '../src/block-editor.js';
import { expect, longTest, test } from '../src/fixtures.js';

const content = `<!-- wp:group {"style":{"color":{"background":"#0b6b4f"}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group has-background" style="background-color:#0b6b4f"><!-- wp:heading -->
<h2 class="wp-block-heading">Rooms on the headland</h2>
<!-- /wp:heading --></div>
<!-- /wp:group -->

<!-- wp:paragraph -->
<p>Nineteen rooms.</p>
<!-- /wp:paragraph -->`;

type Stored = { name: string; type: string; post_id: number | null; version: number; thumbnail_sha256: string | null };

/** Returns the push form inside the panel. */
const libraryOf = (page: Page) => page.locator(`#${brand.slug}`);
const push = async (page: Page) => {
  await libraryOf(page).getByRole('button', { name: 'Save & Push' }).click();
  await expect(libraryOf(page).getByRole('heading', { name: 'Successfully Pushed!' })).toBeVisible({ timeout: 60_000 });
  await expect(libraryOf(page).getByRole('heading', { name: 'My Clouds', level: 1 })).toBeVisible({ timeout: 30_000 });
};

test('[R-CLOUD-38, R-CLOUD-47] pushes a page and one of its blocks from the block editor, with a picture each', async ({
  admin,
  site,
  cloud,
}) => {
  const { email } = await connectAccount(site, cloud);
  const listFiles = () =>
    cloud.query<Stored>(
      `select f.name, type, post_id, version, thumbnail_sha256 from cloud_files f join users u on u.id = owner_id
       where u.email = $1 order by f.id`,
      [email],
    );
  const id = await site.run<number>(
    `return wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Harbour', 'post_status' => 'draft', 'post_content' => $args['content'] ) );`,
    { content },
  );
  await admin.goto(`${site.url}/wp-admin/post.php?post=${id}&action=edit`);
  await waitForEditor(admin);
  const canvas = admin.frameLocator('iframe[name="editor-canvas"]');

  await test.step("the editor's menu pushes the whole page and saves its changes", async () => {
    await admin.evaluate(() => {
      const { data } = (
        globalThis as unknown as { wp: { data: { dispatch: (store: string) => { editPost: (edits: object) => void } } } }
      ).wp;
      data.dispatch('core/editor').editPost({ title: 'Harbour, new' });
    });
    await admin.getByRole('button', { name: 'Options', exact: true }).first().click();
    await admin.getByRole('menuitem', { name: 'Save to My Cloud' }).click();

    await expect(libraryOf(admin).getByRole('textbox', { name: 'Name' })).toHaveValue('Harbour, new');
    await expect(libraryOf(admin).getByRole('img', { name: 'Preview of Harbour, new' })).toHaveAttribute(
      'src',
      /^data:image\/webp/,
    );
    await push(admin);

    await expect.poll(() => site.run<string>(`return get_post( $args['id'] )->post_title;`, { id })).toBe('Harbour, new');
    const [file] = await listFiles();
    expect(file).toMatchObject({ name: 'Harbour, new', type: 'page', post_id: id, version: 1 });
    expect(file?.thumbnail_sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  await test.step("a block's menu pushes that block alone", async () => {
    await libraryOf(admin).getByRole('button', { name: 'Close', exact: true }).click();
    await canvas.getByRole('document', { name: 'Block: Paragraph' }).click();
    await admin.getByRole('toolbar', { name: 'Block tools' }).getByRole('button', { name: 'Options' }).click();
    await admin.getByRole('menuitem', { name: 'Save to My Cloud' }).click();

    await expect(libraryOf(admin).getByRole('textbox', { name: 'Name' })).toHaveValue('Paragraph');
    const preview = libraryOf(admin).getByRole('img', { name: 'Preview of Paragraph' });
    await expect(preview).toBeVisible();
    const ratio = await preview.evaluate((image: HTMLImageElement) => image.naturalHeight / image.naturalWidth);
    expect(ratio, 'one line is no strip').toBeGreaterThan(0.45);
    await push(admin);

    const files = await listFiles();
    expect(files.map(({ name, type, post_id }) => ({ name, type, post_id }))).toEqual([
      { name: 'Harbour, new', type: 'page', post_id: id },
      { name: 'Paragraph', type: 'block', post_id: null },
    ]);
  });

  await test.step('the same page again is its next version', async () => {
    await libraryOf(admin).getByRole('button', { name: 'Close', exact: true }).click();
    await canvas.getByRole('document', { name: 'Block: Paragraph' }).click();
    await admin.keyboard.press('End');
    await admin.keyboard.type(' And a bell.');
    await admin.getByRole('button', { name: 'Options', exact: true }).first().click();
    await admin.getByRole('menuitem', { name: 'Save to My Cloud' }).click();
    await push(admin);

    expect((await listFiles()).map(({ name, version }) => ({ name, version }))).toEqual([
      { name: 'Harbour, new', version: 2 },
      { name: 'Paragraph', version: 1 },
    ]);
  });
});

longTest('pushes a template file chosen in wp-admin', async ({ admin, site, cloud }) => {
  await connectAccount(site, cloud);
  await admin.goto(libraryUrl(site, 'clouds/save-template'));
  const file = { __file: 'wp_block', title: 'Opening hours', content, syncStatus: '' };
  await libraryOf(admin)
    .getByLabel('Template file')
    .setInputFiles({ name: 'hours.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });

  await expect(libraryOf(admin).getByRole('textbox', { name: 'Name' })).toHaveValue('Opening hours');
  await push(admin);

  await expect(libraryOf(admin).getByRole('row').filter({ hasText: 'Opening hours' })).toBeVisible();
});
