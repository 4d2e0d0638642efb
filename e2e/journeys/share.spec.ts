import { AppError, brand, insertItem } from '@kithouse/contract';
import type { Page } from '@playwright/test';
import { callAs, connectAccount, makeAccount } from '../src/account.js';
import { libraryUrl } from '../src/addresses.js';
import { listBlocks, waitForEditor } from '../src/block-editor.js';
import { expect, longTest, test } from '../src/fixtures.js';
import { addPicture, readPost } from '../src/site-content.js';
import { addUser, openBrowserOf } from '../src/site-people.js';

const library = (page: Page) => page.locator(`#${brand.slug}`);
const button = (page: Page, name: string) => library(page).getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => library(page).getByRole('row').filter({ hasText: name });
/** Waits for a result, which closes by itself. */
const seeResult = async (page: Page, title: string) => {
  await expect(library(page).getByRole('heading', { name: title })).toBeVisible({ timeout: 60_000 });
  await expect(library(page).getByRole('dialog')).toHaveCount(0);
};

const proven = 'R-WS-03, R-WS-04, R-WS-21';

longTest(
  `[${proven}] shares a pushed file with another person, who inserts it and loses it with the workspace`,
  async ({ admin, browser, site, cloud }) => {
    const owner = await connectAccount(site, cloud);
    const guest = await makeAccount(site, cloud, 'Grace', 'Hopper');
    const team = `Boat club ${guest.email.slice(6, 14)}`;
    await addUser(site, 'grace', 'editor');
    const [grace, context] = await openBrowserOf(browser, site, 'grace');
    const picture = await addPicture(site, 'boathouse.webp');
    const listMembers = () =>
      cloud.query<{ email: string; role: string }>(
        `select u.email, m.role from workspace_members m join users u on u.id = m.user_id
       join workspaces w on w.id = m.workspace_id where w.title = $1 order by m.role = 'owner' desc`,
        [team],
      );

    await test.step('a page with a picture is pushed from the block editor to My Clouds', async () => {
      const content = `<!-- wp:heading -->
<h2 class="wp-block-heading">The boathouse</h2>
<!-- /wp:heading -->

<!-- wp:image {"id":${picture.id}} -->
<figure class="wp-block-image"><img src="${picture.url}" alt="Boats" class="wp-image-${picture.id}"/></figure>
<!-- /wp:image -->`;
      const id = await site.run<number>(
        `return wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Boathouse', 'post_content' => $args['content'] ) );`,
        { content },
      );
      await admin.goto(`${site.url}/wp-admin/post.php?post=${id}&action=edit`);
      await waitForEditor(admin);
      await admin.getByRole('button', { name: 'Options', exact: true }).first().click();
      await admin.getByRole('menuitem', { name: 'Save to My Cloud' }).click();
      await button(admin, 'Save & Push').click();
      await expect(library(admin).getByRole('heading', { name: 'My Clouds', level: 1 })).toBeVisible({ timeout: 60_000 });
      await expect(row(admin, 'Boathouse')).toBeVisible();

      const media = await cloud.query(
        `select m.sha256 from cloud_version_media m join cloud_files f on f.id = m.file_id join users u on u.id = f.owner_id
       where u.email = $1`,
        [owner.email],
      );
      expect(media).toEqual([{ sha256: picture.sha256 }]);
    });

    await test.step('My Clouds shows its preview', async () => {
      await admin.goto(libraryUrl(site, 'clouds', { platform: 'gutenberg' }));

      const shown = row(admin, 'Boathouse').locator('.mini img');
      await expect(shown).toBeVisible();
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
      await expect(library(admin).getByText(/^1 of \d+ files$/)).toBeVisible();
    });

    await test.step('a workspace is created and a person invited, who is not a member yet', async () => {
      await library(admin).getByRole('link', { name: 'My WorkSpace' }).click();
      await button(admin, 'Add New WorkSpace').click();
      await library(admin).getByLabel('Title').fill(team);
      await library(admin).getByLabel('Share with').fill(guest.email.toUpperCase());
      await button(admin, 'Add').click();
      await button(admin, 'Create Workspace').click();
      await seeResult(admin, 'Successfully Created');

      await expect(library(admin).getByRole('article').filter({ hasText: team })).toBeVisible();
      expect(await listMembers()).toEqual([{ email: owner.email, role: 'owner' }]);
      await expect.poll(() => cloud.outbox(guest.email).filter(({ text }) => text.includes(team)).length).toBe(1);
    });

    await test.step('the file is added to it and stays in My Clouds', async () => {
      await library(admin).getByRole('link', { name: 'My Clouds' }).click();
      await button(admin, 'More for Boathouse').click();
      await library(admin).getByRole('menuitem', { name: 'Copy to WorkSpace' }).click();
      await library(admin)
        .getByRole('radio', { name: new RegExp(`^${team}`) })
        .check();
      await button(admin, 'Copy to WorkSpace').click();
      await seeResult(admin, 'Successfully Copied');

      await expect(row(admin, 'Boathouse')).toBeVisible();
      const places = await cloud.query(
        `select f.in_my_cloud from workspace_files p join cloud_files f on f.id = p.file_id
       join workspaces w on w.id = p.workspace_id where w.title = $1`,
        [team],
      );
      expect(places).toEqual([{ in_my_cloud: true }]);
    });

    await test.step('the other person signs in with the invited e-mail and accepts under Shared with Me', async () => {
      await grace.goto(libraryUrl(site, 'sign-in', { platform: 'gutenberg' }));
      await library(grace).getByLabel('Email').fill(guest.email);
      await library(grace).getByLabel('Password', { exact: true }).fill(guest.password);
      await button(grace, 'Sign In').click();
      await library(grace).getByRole('link', { name: 'My Cloud', exact: true }).click();
      await library(grace).getByRole('link', { name: 'Shared with Me' }).click();
      expect(await listMembers()).toEqual([{ email: owner.email, role: 'owner' }]);
      await button(grace, `Accept ${team}`).click();

      await expect(row(grace, team)).toContainText('Ada Lovelace');
      await expect(button(grace, `More for ${team}`)).toHaveCount(0);
      await expect(button(grace, 'Add New WorkSpace')).toHaveCount(0);
      expect(await listMembers()).toEqual([
        { email: owner.email, role: 'owner' },
        { email: guest.email, role: 'editor' },
      ]);
    });

    // From here on only the cloud has the picture.
    await site.run(`return wp_delete_attachment( $args['id'], true ) !== false;`, { id: picture.id });

    await test.step('she inserts it into her own page', async () => {
      await grace.goto(`${site.url}/wp-admin/post-new.php?post_type=page`);
      await waitForEditor(grace);
      await grace.getByRole('region', { name: 'Editor top bar' }).getByRole('button', { name: brand.name }).click();
      await library(grace).getByRole('link', { name: 'My Cloud', exact: true }).click();
      await library(grace).getByRole('link', { name: 'Shared with Me' }).click();
      await library(grace).getByRole('link', { name: team }).click();
      await button(grace, 'Insert Boathouse').click();
      const dialog = library(grace).getByRole('dialog', { name: 'Insert Boathouse' });
      await expect(dialog.getByRole('region', { name: 'What will happen' })).toContainText('1 image');
      await dialog.getByRole('button', { name: 'Insert', exact: true }).click();
      await expect(dialog).toBeHidden({ timeout: 60_000 });

      await expect.poll(async () => (await listBlocks(grace)).map(({ name }) => name)).toEqual(['core/heading', 'core/image']);
      expect((await listBlocks(grace)).every(({ is_valid }) => is_valid)).toBe(true);
      await grace.evaluate(setTitle, 'Our boathouse');
      await grace.getByRole('region', { name: 'Editor top bar' }).getByRole('button', { name: 'Save draft' }).click();
      await expect.poll(async () => (await readPost(site, 'Our boathouse'))?.pictures.length).toBe(1);
      const [shown] = (await readPost(site, 'Our boathouse'))?.pictures ?? [];
      expect(shown?.url).toContain(`${site.url}/wp-content/uploads/`);
      expect(shown?.attachment_id).toBeGreaterThan(0);
      expect(await hashOf(shown?.attachment_id ?? 0)).toBe(picture.sha256);
    });
    const inserted = await readPost(site, 'Our boathouse');

    const address = await test.step('she has the workspace open while its owner removes her', async () => {
      await grace.goto(libraryUrl(site, 'clouds/shared-workspace', { platform: 'gutenberg' }));
      await library(grace).getByRole('link', { name: team }).click();
      await expect(row(grace, 'Boathouse')).toBeVisible();

      await library(admin).getByRole('link', { name: 'My WorkSpace' }).click();
      await button(admin, `More for ${team}`).click();
      await library(admin).getByRole('menuitem', { name: 'Edit' }).click();
      await button(admin, 'Remove Grace Hopper').click();
      await expect(library(admin).getByText('Removed', { exact: true })).toBeVisible();
      expect(await listMembers()).toHaveLength(2);
      await button(admin, 'Save').click();
      await expect(library(admin).getByText('You have succesfully saved your WorkSpace changes.')).toBeVisible();

      expect(await listMembers()).toEqual([{ email: owner.email, role: 'owner' }]);
      return grace.url();
    });

    await test.step('she loses it in the list, at its address and in the cloud', async () => {
      await grace.goto(address);
      await expect(library(grace).getByRole('heading', { name: 'This workspace no longer exists.' })).toBeVisible();
      await expect(row(grace, 'Boathouse')).toHaveCount(0);
      await library(grace).getByRole('link', { name: 'Shared with Me' }).first().click();
      await expect(library(grace).getByText('No shared workspaces yet.')).toBeVisible();

      const [file] = await cloud.query<{ id: number }>(
        `select f.id from cloud_files f join users u on u.id = f.owner_id where u.email = $1`,
        [owner.email],
      );
      const call = await callAs(site, 'grace');
      const refusal = await call(insertItem, { id: file?.id ?? 0, origin: 'cloud', platform: 'gutenberg' }).catch(
        (error) => error,
      );
      expect(refusal).toBeInstanceOf(AppError);
      expect(refusal.code).toBe('file_not_found');
    });

    await test.step('her page stays hers', async () => {
      expect(await readPost(site, 'Our boathouse')).toEqual(inserted);
    });
    await context.close();

    function hashOf(id: number) {
      return site.run<string>(`return hash_file( 'sha256', get_attached_file( $args['id'] ) );`, { id });
    }
  },
);

declare const wp: { data: { dispatch: (store: string) => { editPost: (edits: object) => void } } };
const setTitle = (title: string) => wp.data.dispatch('core/editor').editPost({ title });
