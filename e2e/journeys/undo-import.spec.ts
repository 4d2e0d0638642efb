import { brand } from '@kithouse/contract';
import type { RemoteWordPress } from '@kithouse/playground';
import type { Page } from '@playwright/test';
import { connectAccount } from '../src/account.js';
import { libraryUrl } from '../src/addresses.js';
import { expect, longTest, test } from '../src/fixtures.js';
import { readPost } from '../src/site-content.js';
import { emptyTrash } from '../src/whole-site.js';

const landing = { path: 'gutenberg/pages/fernway-landing-blocks', name: 'Fernway landing page' };
const title = 'Über uns – «Fernway» & Söhne';
const fontsOfPage = 2;
const second = 'Noch einmal über uns';

longTest(
  '[R-IMPORT-02] [R-IMPORT-20] [R-IMPORT-21] undoes an import at once, and keeps and names one that was edited since',
  async ({ admin, site, cloud }) => {
    const library = admin.locator(`#${brand.slug}`);
    await connectAccount(site, cloud);

    await test.step('the success panel says what it will undo and does it', async () => {
      await importPage(admin, site, title);
      const made = await readPost(site, title);
      expect(made?.pictures.length).toBeGreaterThan(0);
      expect(await countPictures(site)).toBeGreaterThan(0);

      await library.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect(library.getByRole('list', { name: 'This will be undone' })).toContainText(title);
      await expect(library.getByRole('list', { name: 'This stays' })).toBeHidden();
      expect((await readPost(site, title))?.status).toBe('draft');
      await library.getByRole('button', { name: 'Undo the import' }).click();
      await expect(library.getByRole('dialog', { name: 'The import is undone' })).toBeVisible();

      expect([undefined, 'trash']).toContain((await readPost(site, title))?.status);
      await emptyTrash(site);
      expect(await countPictures(site)).toBe(0);
      for (const { url } of made?.pictures ?? []) {
        expect((await admin.request.get(url)).headers()['content-type']).not.toMatch(/^image/);
      }
    });

    await test.step('the history lists it as undone, and the second import as done', async () => {
      await importPage(admin, site, second);
      await library.getByRole('link', { name: 'View history' }).click();

      await expect(library.getByRole('heading', { name: 'History', level: 1 })).toBeVisible();
      const rows = library.getByRole('table', { name: 'History' }).getByRole('row');
      await expect(rows.nth(1)).toContainText('Done');
      await expect(rows.nth(2)).toContainText('Undone');
      await rows.nth(1).getByRole('button', { name: 'Details' }).click();
      const list = library.getByRole('list', { name: 'Changes made' });
      await expect(list).toContainText(second);
      await expect(list).not.toContainText('Failed');
      await admin.keyboard.press('Escape');
    });

    await test.step('a page edited since stays with its pictures and is named with the reason', async () => {
      const id = (await readPost(site, second))?.id;
      await site.run(
        `$content = '<!-- wp:paragraph --><p>Mine.</p><!-- /wp:paragraph -->' . get_post( $args['id'] )->post_content;
      wp_update_post( wp_slash( array( 'ID' => $args['id'], 'post_content' => $content ) ) );`,
        { id },
      );
      const before = await countPictures(site);

      await library.getByRole('button', { name: /^Undo/ }).click();
      const stays = library.getByRole('list', { name: 'This stays' });
      await expect(stays).toContainText(second);
      await expect(stays.getByRole('listitem')).toHaveCount(before + fontsOfPage + 1);
      await expect(library.getByText('There’s nothing to undo.')).toBeVisible();
      await library.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

      const kept = await readPost(site, second);
      expect(kept?.status).toBe('draft');
      expect(kept?.content).toContain('Mine.');
      expect(await countPictures(site)).toBe(before);
    });
  },
);

async function importPage(admin: Page, site: RemoteWordPress, title: string) {
  const library = admin.locator(`#${brand.slug}`);
  await admin.goto(libraryUrl(site, landing.path));
  await library.getByRole('button', { name: 'Insert', exact: true }).click();
  await library.getByLabel('Page title').fill(title);
  await library.getByRole('button', { name: 'Create a Page' }).click();
  await expect(library.getByRole('dialog', { name: `${landing.name} was imported` })).toBeVisible({ timeout: 60_000 });
}

/** Counts the pictures that an import has added to the media library. */
const countPictures = (site: RemoteWordPress) =>
  site.run<number>(
    `global $wpdb; return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(DISTINCT post_id) FROM {$wpdb->postmeta} WHERE meta_key = %s", $args['key'] ) );`,
    { key: `_${brand.prefix}_sha256` },
  );
