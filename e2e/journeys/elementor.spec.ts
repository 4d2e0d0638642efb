import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brand, createCall, publishItem } from '@kithouse/contract';
import type { RemoteWordPress } from '@kithouse/playground';
import { connectAccount } from '../src/account.js';
import { libraryUrl } from '../src/addresses.js';
import type { Cloud } from '../src/cloud.js';
import { listElements, readElements, waitForElementor } from '../src/elementor-editor.js';
import { expect, test } from '../src/fixtures.js';

test.skip(!process.env.ELEMENTOR_ZIP, 'Needs Elementor, which is on no registry: set ELEMENTOR_ZIP to its zip.');

test('[R-ROUTE-02, R-INSERT-04] inserts a block into an Elementor document and removes it with one undo', async ({
  admin,
  site,
  cloud,
}) => {
  await connectAccount(site, cloud);
  const id = await makeElementorPage(site);
  await admin.goto(`${site.url}/wp-admin/post.php?post=${id}&action=elementor`);
  await waitForElementor(admin);
  expect(await listElements(admin)).toEqual([]);
  const library = admin.locator(`#${brand.slug}`).getByRole('dialog', { name: brand.name, exact: true });

  await test.step('the toolbar button opens the library on templates for Elementor', async () => {
    await admin.getByRole('button', { name: brand.name }).click();
    await library.getByRole('link', { name: 'Blocks', exact: true }).click();

    await expect(library.getByRole('heading', { name: 'Blocks', level: 1 })).toBeVisible();
    await expect(library.getByRole('article').filter({ hasText: 'Tidepool hero' })).toBeVisible();
  });

  await test.step('inserting adds it to the document with pictures of this site', async () => {
    await library.getByRole('article').filter({ hasText: 'Tidepool hero' }).hover();
    await library.getByRole('button', { name: 'Insert Tidepool hero' }).click();
    const dialog = admin.locator(`#${brand.slug}`).getByRole('dialog', { name: 'Insert Tidepool hero' });
    await dialog.getByRole('button', { name: 'Insert', exact: true }).click();

    await expect(library).toBeHidden({ timeout: 60_000 });
    const elements = await listElements(admin);
    expect(elements[0]?.type).toBe('container');
    expect(elements.map(({ type }) => type)).toEqual(expect.arrayContaining(['heading', 'text-editor', 'button']));
    await expect(admin.frameLocator('#elementor-preview-iframe').locator(`.elementor-element-${elements[0]?.id}`)).toBeVisible();
    const pictures = (await readElements(admin)).match(/https?:[^"]+\.(?:webp|jpe?g|png)/g) ?? [];
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((url) => !url.startsWith(`${site.url}/wp-content/uploads/`))).toEqual([]);
  });

  await test.step('one undo removes all of it', async () => {
    // Elementor ignores keys while one of its toolbar buttons has the focus, which the library has returned.
    await admin.locator('#elementor-panel').click({ position: { x: 5, y: 5 } });
    await admin.keyboard.press('ControlOrMeta+z');

    await expect.poll(() => listElements(admin)).toEqual([]);
  });
});

test('[R-CLOUD-38, R-CLOUD-47] pushes a document of Elementor and a widget to the cloud', async ({ admin, site, cloud }) => {
  const { email } = await connectAccount(site, cloud);
  const listFiles = () =>
    cloud.query<{ name: string; type: string; post_id: number | null; platform: string }>(
      `select f.name, type, post_id, platform from cloud_files f join users u on u.id = owner_id where u.email = $1 order by f.id`,
      [email],
    );
  const id = await makeElementorPage(site, [{ id: 'aaaaaaa', elType: 'container', settings: {}, elements: [heading] }]);
  await admin.goto(`${site.url}/wp-admin/post.php?post=${id}&action=elementor`);
  await waitForElementor(admin);
  const library = admin.locator(`#${brand.slug}`);
  const push = async (name: string) => {
    await expect(library.getByRole('textbox', { name: 'Name' })).toHaveValue(name, { timeout: 60_000 });
    await library.getByRole('button', { name: 'Save & Push' }).click();
    await expect(library.getByRole('heading', { name: 'Successfully Pushed!' })).toBeVisible({ timeout: 60_000 });
    await expect(library.getByRole('heading', { name: 'My Clouds', level: 1 })).toBeVisible();
  };

  await test.step("the document's menu pushes all of it", async () => {
    await admin.getByRole('button', { name: 'Save Options' }).click();
    await admin.getByRole('menuitem', { name: 'Save to My Cloud' }).click();
    await push('Harbour');

    expect(await listFiles()).toEqual([{ name: 'Harbour', type: 'page', post_id: id, platform: 'elementor' }]);
  });

  await test.step("a widget's menu pushes that widget", async () => {
    await library.getByRole('button', { name: 'Close', exact: true }).click();
    const widget = admin.frameLocator('#elementor-preview-iframe').getByRole('heading', { name: 'Rooms on the headland' });
    await widget.click({ button: 'right' });
    await admin.getByText('Save to My Cloud').filter({ visible: true }).click();
    await push('Heading');

    expect((await listFiles()).map(({ name, type, post_id }) => ({ name, type, post_id }))).toEqual([
      { name: 'Harbour', type: 'page', post_id: id },
      { name: 'Heading', type: 'block', post_id: null },
    ]);
  });
});

const heading = {
  id: 'bbbbbbb',
  elType: 'widget',
  widgetType: 'heading',
  settings: { title: 'Rooms on the headland' },
  elements: [],
};

/** Creates a draft that Elementor edits. */
const makeElementorPage = (site: RemoteWordPress, content: object[] = []) =>
  site.run<number>(
    `return wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_title' => 'Harbour', 'post_status' => 'draft', 'meta_input' => array( '_elementor_edit_mode' => 'builder',
      '_elementor_template_type' => 'wp-page', '_elementor_version' => '3.30.0', '_elementor_data' => wp_json_encode( $args['content'] ) ) ) ) );`,
    { content },
  );

test("[R-IMPORT-23] opens a page imported in wp-admin in Elementor's editor", async ({ admin, site, cloud }) => {
  await connectAccount(site, cloud);
  await admin.goto(libraryUrl(site, 'elementor/pages/fernway-landing'));
  const library = admin.locator(`#${brand.slug}`);
  await library.getByRole('button', { name: 'Insert', exact: true }).click();
  await library.getByLabel('Page title').fill('Fernway');
  await library.getByRole('button', { name: 'Create a Page' }).click();

  await library.getByRole('link', { name: 'Edit Template with Elementor' }).click({ timeout: 60_000 });
  await waitForElementor(admin);

  expect((await listElements(admin)).length).toBeGreaterThan(20);
  await expect(
    admin.frameLocator('#elementor-preview-iframe').getByRole('heading', { name: 'Green company, delivered.' }),
  ).toBeVisible();
});

test('[R-IMPORT-33, R-ERR-05] refuses to import a header without Elementor Pro and gives the reason', async ({
  admin,
  site,
  cloud,
}) => {
  await connectAccount(site, cloud);
  const slug = await publishHeader(cloud);
  await admin.goto(libraryUrl(site, `elementor/blocks/${slug}`));
  const library = admin.locator(`#${brand.slug}`);
  await library.getByRole('button', { name: 'Insert', exact: true }).click();

  const dialog = library.getByRole('dialog', { name: 'This header needs Elementor Pro' });
  await expect(dialog.getByRole('alert')).toContainText('Install and activate it, then import again.');
  await expect(dialog.getByRole('button', { name: 'Create a Page' })).toBeHidden();
});

async function publishHeader({ url, data }: Cloud): Promise<string> {
  const key = readFileSync(path.join(data, 'publisher.key'), 'utf8').trim();
  const call = createCall({ root: `${url}/v1`, headers: { authorization: `Bearer ${key}` } });
  const about = { slug: 'harbour-header', title: 'Harbour header', description: '' };
  const document = { key: 'main', title: 'Main', slug: 'main', post_type: 'page', template_type: 'header' };
  await call(publishItem, {
    listing: { ...about, template_type: 'Header' },
    bundle: {
      format: 1,
      platform: 'elementor',
      type: 'block',
      ...about,
      requires: { plugins: [], elementor_pro: true },
      documents: [{ ...document, kind: 'elementor', content: [], page_settings: {} }],
      media: [],
      warnings: [],
    },
    pictures: [],
  });
  return about.slug;
}
