import { readFile } from 'node:fs/promises';
import { brand, uploadCloudFile } from '@kithouse/contract';
import { readBundleZip } from '@kithouse/kits';
import type { Download, Page } from '@playwright/test';
import { callAs, connectAccount } from '../src/account.js';
import { libraryUrl } from '../src/addresses.js';
import { expect, longTest, test } from '../src/fixtures.js';
import { addPicture } from '../src/site-content.js';

const library = (page: Page) => page.locator(`#${brand.slug}`);
const button = (page: Page, name: string) => library(page).getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => library(page).getByRole('row').filter({ hasText: name });
const heading = (text: string) => `<!-- wp:heading -->\n<h2 class="wp-block-heading">${text}</h2>\n<!-- /wp:heading -->`;
const paragraph = (text: string) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;
const platform = 'gutenberg';

async function choose(page: Page, name: string, action: string) {
  await button(page, `More for ${name}`).click();
  await library(page).getByRole('menuitem', { name: action, exact: true }).click();
}

longTest(
  'compares a file with an earlier version, restores, downloads, deletes and undeletes it',
  async ({ admin, site, cloud }) => {
    const { email } = await connectAccount(site, cloud);
    const picture = await addPicture(site, 'harbour.webp');
    const image = `<!-- wp:image {"id":${picture.id}} -->
<figure class="wp-block-image"><img src="${picture.url}" alt="" class="wp-image-${picture.id}"/></figure>
<!-- /wp:image -->`;
    const call = await callAs(site);
    const id = await site.run<number>(`return wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Harbour' ) );`);
    const pushPage = (...blocks: string[]) =>
      call(uploadCloudFile, { name: 'Harbour', platform, id, file_content: blocks.join('\n\n') });
    await call(uploadCloudFile, { name: 'Opening hours', platform, file_content: paragraph('Nine to five.') });
    await pushPage(heading('Rooms'), image);
    await pushPage(heading('Nineteen rooms'), image, paragraph('And a bell.'));
    const listVersions = () =>
      cloud.query<{ number: number; bundle_sha256: string; restored_from: number | null }>(
        `select v.number, v.bundle_sha256, v.restored_from from cloud_versions v join cloud_files f on f.id = v.file_id
       join users u on u.id = f.owner_id where u.email = $1 and f.name = 'Harbour' order by v.number`,
        [email],
      );

    await admin.goto(libraryUrl(site, 'clouds', { platform }));
    await expect(library(admin).getByText('2 of 30 files', { exact: true })).toBeVisible();

    await test.step("the changes of the page's second push are listed part by part", async () => {
      await choose(admin, 'Harbour', 'Versions');
      const versions = library(admin).getByRole('list', { name: 'Versions' }).getByRole('listitem');
      await expect(versions).toHaveCount(2);
      await expect(versions.first()).toContainText('Current');
      await expect(versions.first()).toContainText('1 image (');
      await button(admin, 'Compare version 2').click();

      const differences = library(admin).getByRole('list', { name: 'Differences' }).getByRole('listitem');
      await expect(differences).toHaveCount(2);
      await expect(differences.filter({ hasText: 'Heading' })).toContainText(/Changed.*Nineteen rooms/s);
      await expect(differences.filter({ hasText: 'Paragraph' })).toContainText(/Added.*And a bell\./s);
    });

    await test.step('the first version is restored as the third, and the second is kept', async () => {
      await button(admin, 'All versions').click();
      await button(admin, 'Restore version 1').click();

      await expect(library(admin).getByText('Version 1 is restored')).toBeVisible();
      await expect(library(admin).getByText('Restored from 1')).toBeVisible();
      const [first, second, third, ...more] = await listVersions();
      expect(more).toEqual([]);
      expect(third).toEqual({ number: 3, bundle_sha256: first?.bundle_sha256, restored_from: 1 });
      expect(second?.bundle_sha256).not.toBe(first?.bundle_sha256);
      await admin.keyboard.press('Escape');
    });

    await test.step('the download contains the current file with its picture', async () => {
      const [download] = await Promise.all([admin.waitForEvent('download'), button(admin, 'Download Harbour').click()]);

      expect(download.suggestedFilename()).toBe('Harbour.zip');
      const { bundle, files } = readBundleZip(await readDownload(download));
      expect(JSON.stringify(bundle.documents)).toContain('Rooms');
      expect(JSON.stringify(bundle.documents)).not.toContain('And a bell.');
      expect([...files.keys()]).toEqual([picture.sha256]);
    });

    await test.step('the block editor imports a file without pictures', async () => {
      const [download] = await Promise.all([admin.waitForEvent('download'), button(admin, 'Download Opening hours').click()]);

      expect(download.suggestedFilename()).toBe('Opening hours.json');
      const file = JSON.parse((await readDownload(download)).toString()) as object;
      expect(file).toMatchObject({ __file: 'wp_block', title: 'Opening hours', content: paragraph('Nine to five.') });
    });

    await test.step('a deleted file frees its place and is in the trash', async () => {
      await choose(admin, 'Harbour', 'Delete');
      await button(admin, 'Delete').click();
      await expect(library(admin).getByText('Successfully Deleted!')).toBeVisible();
      await expect(row(admin, 'Harbour')).toHaveCount(0);
      await expect(library(admin).getByText('1 of 30 files', { exact: true })).toBeVisible();
      expect(await isDeleted()).toBe(true);

      await library(admin).getByRole('link', { name: 'Trash' }).click();
      await expect(row(admin, 'Harbour')).toContainText('30 days left');
    });

    await test.step('restored, it is back with all its versions', async () => {
      await button(admin, 'Restore Harbour').click();
      await expect(library(admin).getByText('The trash is empty')).toBeVisible();
      await library(admin).getByRole('link', { name: 'Back to My Clouds' }).click();

      await expect(row(admin, 'Harbour')).toBeVisible();
      await expect(library(admin).getByText('2 of 30 files', { exact: true })).toBeVisible();
      expect(await isDeleted()).toBe(false);
      expect(await listVersions()).toHaveLength(3);
    });

    async function isDeleted() {
      const [file] = await cloud.query<{ is_deleted: boolean }>(
        `select deleted_at is not null as is_deleted from cloud_files f join users u on u.id = owner_id
       where u.email = $1 and f.name = 'Harbour'`,
        [email],
      );
      return file?.is_deleted;
    }
  },
);

const readDownload = async (download: Download) => await readFile(await download.path());

longTest(
  '[R-CLOUD-06, R-CLOUD-08, R-CLOUD-09, R-CLOUD-10] shows how full the cloud is and adds nothing to a full one',
  async ({ admin, site, cloud }) => {
    const { email } = await connectAccount(site, cloud);
    const push = await callAs(site).then(
      (call) => () => call(uploadCloudFile, { name: 'One more', platform, file_content: paragraph('More') }),
    );
    const meter = library(admin).locator('.meter');
    const fillTo = async (files: number) => {
      await cloud.query(
        `insert into cloud_files (owner_id, name, name_key, slug, platform, type)
       select id, 'Filling', 'filling', 'filling', 'gutenberg', 'block' from users
       cross join generate_series(1, $2 - (select count(*)::int from cloud_files where owner_id = users.id)) where email = $1`,
        [email, files],
      );
      await admin.goto(libraryUrl(site, 'clouds', { platform }));
      await expect(meter).toContainText(`${files} of 30 files`);
    };

    const colour = () => meter.locator('.track > i').evaluate((bar) => getComputedStyle(bar).backgroundColor);

    await fillTo(12);
    await expect(meter).toHaveAttribute('data-level', 'calm');
    const calm = await colour();

    await fillTo(13);
    await expect(meter).toHaveAttribute('data-level', 'warning');
    const warning = await colour();
    await meter.getByRole('button').focus();
    await expect(meter.getByRole('tooltip')).toHaveText('You are using 43% of your storage quota');

    await fillTo(26);
    await expect(meter).toHaveAttribute('data-level', 'danger');
    expect(new Set([calm, warning, await colour()]).size).toBe(3);
    await expect(meter).toContainText('Your storage quota is runing out. Please upgrade your plan to upload more files.');

    await fillTo(29);
    await push();
    await fillTo(30);
    await expect(meter).toHaveAttribute('data-level', 'full');
    await expect(meter).toContainText('You have reached your limit of files. Please upgrade your plan to upload more files.');
    await expect(push()).rejects.toMatchObject({ code: 'cloud_full' });
  },
);
