import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@kithouse/contract';
import type { RemoteWordPress } from '@kithouse/playground';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { connectAccount } from '../src/account.js';
import { listBlocks, waitForEditor } from '../src/block-editor.js';
import { expect, test } from '../src/fixtures.js';

const hero = 'Tidepool hero';

test('[R-PERF-20] works in an editor that resizes uploads in the browser', async ({ admin, site, cloud }) => {
  const end = resizeInBrowser(site);
  try {
    await connectAccount(site, cloud);
    await admin.goto(`${site.url}/wp-admin/post-new.php?post_type=page`);
    await waitForEditor(admin);
    expect(await admin.evaluate(() => crossOriginIsolated)).toBe(true);

    await test.step('an upload keeps its sizes', async () => {
      const id = await uploadInEditor(admin, await picture());

      await expect.poll(() => sizesOf(site, [id])).toEqual([expect.arrayContaining(['thumbnail', 'medium'])]);
    });

    await test.step('the library shows pictures of the cloud, and inserts a block with its own pictures', async () => {
      const library = admin.locator(`#${brand.slug}`).getByRole('dialog', { name: brand.name, exact: true });
      await admin.getByRole('region', { name: 'Editor top bar' }).getByRole('button', { name: brand.name }).click();
      const card = library.getByRole('article').filter({ hasText: hero });
      await expect
        .poll(() =>
          card
            .locator('img')
            .first()
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .not.toBe(0);
      await card.hover();
      await library.getByRole('button', { name: `Insert ${hero}` }).click();
      const dialog = admin.locator(`#${brand.slug}`).getByRole('dialog', { name: `Insert ${hero}` });
      await dialog.getByRole('button', { name: 'Insert', exact: true }).click();
      await expect(library).toBeHidden({ timeout: 60_000 });

      expect((await listBlocks(admin)).filter(({ is_valid }) => !is_valid)).toEqual([]);
      const imported = await sizesOf(site, await importedPictures(site));
      expect(imported.length).toBeGreaterThan(0);
      expect(imported.every((sizes) => sizes.includes('thumbnail'))).toBe(true);
    });
  } finally {
    end();
  }
});

/** Makes WordPress treat uploads as if the site was served over HTTPS. Returns a function that reverts this. */
function resizeInBrowser(site: RemoteWordPress): () => void {
  const file = path.join(site.site, 'wp-content/mu-plugins/resize-in-browser.php');
  writeFileSync(file, "<?php\nadd_filter( 'wp_client_side_media_processing_enabled', '__return_true' );\n");
  return () => rmSync(file, { force: true });
}

async function picture(): Promise<string> {
  const create = { width: 900, height: 700, channels: 3, background: '#0b6b4f' } as const;
  return (await sharp({ create }).jpeg().toBuffer()).toString('base64');
}

/** Uploads as WordPress's image block does; returns the attachment's id. */
function uploadInEditor(page: Page, base64: string): Promise<number> {
  return page.evaluate(
    (data) =>
      new Promise<number>((resolve, reject) => {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        wp.data
          .select('core/block-editor')
          .getSettings()
          .mediaUpload({
            filesList: [new File([bytes], 'harbour.jpg', { type: 'image/jpeg' })],
            onFileChange: ([file]) => file?.id && resolve(file.id),
            onError: (error) => reject(error),
          });
      }),
    base64,
  );
}

const importedPictures = (site: RemoteWordPress) =>
  site.run<number[]>(
    `return array_map( 'intval', get_posts( array( 'post_type' => 'attachment', 'post_status' => 'any', 'fields' => 'ids', 'numberposts' => -1, 'post_mime_type' => 'image/webp' ) ) );`,
  );

const sizesOf = (site: RemoteWordPress, ids: number[]) =>
  site.run<string[][]>(
    `return array_map( fn( $id ) => array_keys( wp_get_attachment_metadata( $id )['sizes'] ?? array() ), $args['ids'] );`,
    { ids },
  );

type Upload = {
  filesList: File[];
  onFileChange: (files: { id?: number }[]) => void;
  onError: (error: unknown) => void;
};
declare const wp: { data: { select: (store: string) => { getSettings: () => { mediaUpload: (upload: Upload) => void } } } };
