import {
  AppError,
  brand,
  type CloudFile,
  checkDependencies,
  type Imported,
  importPage,
  importTemplate,
  insertItem,
  installDependency,
} from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aFile } from '../../testing/files.js';
import { makeItem } from '../../testing/make-item.js';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
import { ImportDialog } from './import-dialog.js';
import { ofFile, ofItem } from './template.js';

const item = makeItem({ id: 7, name: 'Three-tier pricing', type: 'block', platform: 'elementor' });
const preview = { documents: 1, media: { count: 14, bytes: 2_340_000 }, plugins: [], warnings: [] };
const check = answer(insertItem, () => ({ plan: preview, warnings: [] }));
const result: Imported = {
  import_id: 'an-import-of-one',
  post_id: 42,
  edit_link: 'https://site.example/wp-admin/post.php?post=42&action=edit',
  elementor_edit_link: 'https://site.example/wp-admin/post.php?post=42&action=elementor',
  visit: 'https://site.example/?page_id=42&preview=true',
  warnings: [],
};
const imported = answer(importPage, () => result);
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create a Page' });

function open(
  answers: Parameters<typeof renderApp>[1],
  { of = item, file, ...options }: { of?: typeof item; file?: CloudFile } & Parameters<typeof renderApp>[2] = {},
) {
  const onClose = vi.fn<() => void>();
  return {
    ...renderApp(<ImportDialog template={file ? ofFile(file) : ofItem(of)} onClose={onClose} />, answers, {
      user: ada,
      ...options,
    }),
    onClose,
  };
}

test('[R-IMPORT-01] [R-IMPORT-02] shows the changes before making any', async () => {
  const { requested } = open([check]);

  expect(await screen.findByText('Adds 14 images (2.3 MB) to your media library.')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Import Three-tier pricing' })).toBeTruthy();
  expect(screen.getByText('Create a draft page from this template')).toBeTruthy();
  expect(requested).toEqual([
    { name: 'insert', input: { id: 7, postId: 0, origin: 'remote', platform: 'elementor', dry_run: true } },
  ]);
});

test('[R-VALID-18] [R-IMPORT-03] requires a non-blank title for a page', async () => {
  const { user, requested } = open([check, imported]);

  expect(create().disabled).toBe(true);
  await user.type(screen.getByLabelText('Page title'), '   {Enter}');
  expect(create().disabled).toBe(true);
  expect(requested.map(({ name }) => name)).not.toContain('import.page');

  await user.type(screen.getByLabelText('Page title'), 'Über uns 🌿 ');
  await user.click(create());

  await screen.findByText('The draft page “Über uns 🌿” is ready.');
  expect(requested.at(-1)).toEqual({
    name: 'import.page',
    input: {
      id: 7,
      title: 'Über uns 🌿',
      platform: 'elementor',
      origin: 'remote',
      colors: 'keep',
      import_id: expect.stringMatching(/^[\w-]{8,64}$/),
    },
  });
});

test('[R-IMPORT-20] stays open during an import and starts nothing twice', async () => {
  const { user, onClose, requested } = open([check, answer(importPage, () => new Promise(() => {}))]);
  await screen.findByText(/14 images/);

  await user.type(screen.getByLabelText('Page title'), 'Plans{Enter}{Enter}');

  expect(await screen.findByRole('dialog', { name: 'Importing Three-tier pricing' })).toBeTruthy();
  expect(screen.getByText('The import continues if you close this window.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Importing Three-tier pricing' })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  expect(requested.filter(({ name }) => name === 'import.page')).toHaveLength(1);
});

test("[R-IMPORT-23] [R-IMPORT-24] [R-IMPORT-21] links an Elementor page to Elementor's editor", async () => {
  const { user } = open([check, imported]);

  await user.type(screen.getByLabelText('Page title'), 'Plans{Enter}');

  const edit = await screen.findByRole('link', { name: 'Edit Template with Elementor' });
  expect(screen.getByRole('dialog', { name: 'Three-tier pricing was imported' })).toBeTruthy();
  expect(edit.getAttribute('href')).toContain('action=elementor');
  expect(screen.getByRole('link', { name: 'View Template' }).getAttribute('href')).toContain('page_id=42');
});

test('[R-IMPORT-22] [R-IMPORT-05] links a block page to the block editor and offers no other import', async () => {
  const { user } = open([check, imported], { of: makeItem({ ...item, platform: 'gutenberg' }) });
  expect(screen.queryByText(/saved templates/)).toBeNull();

  await user.type(screen.getByLabelText('Page title'), 'Plans{Enter}');

  const edit = await screen.findByRole('link', { name: 'Edit Template' });
  expect(edit.getAttribute('href')).toContain('action=edit');
  expect(screen.queryByRole('link', { name: /Elementor/ })).toBeNull();
});

test("[R-ERR-01] [R-IMPORT-25] [R-IMPORT-26] [R-IMPORT-27] shows a failure's title and its message with harmless markup only", async () => {
  const message =
    'PHP is <strong>too old</strong>. <a href="https://php.net/eol">More</a> <a href="javascript:alert(1)">bad</a>' +
    '<img src=x onerror=alert(1)><script>alert(1)</script>';
  const { user } = open([check, fail(importPage, 'import_failed', message)]);

  await user.type(screen.getByLabelText('Page title'), 'Plans{Enter}');

  const dialog = await screen.findByRole('dialog', { name: 'Importing Failed' });
  expect(dialog.querySelector('strong')?.textContent).toBe('too old');
  expect(screen.getByRole('link', { name: 'More' }).getAttribute('rel')).toContain('noopener');
  expect(screen.queryByRole('link', { name: 'bad' })).toBeNull();
  expect(dialog.querySelector('img, script')).toBeNull();
});

const elementor = {
  name: 'Elementor',
  slug: 'elementor',
  plugin_file: 'elementor/elementor.php',
  is_pro: false,
  is_active: false,
};
const noElementor = (isAllowed: boolean) =>
  answer(checkDependencies, ({ dependencies }) => ({
    dependencies,
    missing: dependencies,
    can_install: isAllowed,
    can_activate: isAllowed,
  }));

test('offers to install Elementor when the check fails without it, then checks again', async () => {
  let isActive = false;
  const refusal = new AppError('required_elementor', undefined, { missing: [elementor] });
  const dryRun = answer(insertItem, () => (isActive ? { plan: preview, warnings: [] } : Promise.reject(refusal)));
  const install = answer(installDependency, ({ requirement }) => {
    isActive = true;
    const dependency = { ...requirement, installed: true, is_active: true };
    return { success: true as const, slug: 'elementor', name: 'Elementor', dependency };
  });
  const { user } = open([dryRun, noElementor(true), install]);

  await user.click(await screen.findByRole('button', { name: 'Install and Proceed to Import' }));

  expect(await screen.findByText('Adds 14 images (2.3 MB) to your media library.')).toBeTruthy();
});

test('shows why the import is impossible when the person continues without Elementor', async () => {
  const { user } = open([fail(insertItem, 'required_elementor', undefined, { missing: [elementor] }), noElementor(false)]);

  await user.click(await screen.findByRole('button', { name: 'Proceed to Import' }));

  expect((await screen.findByRole('alert')).textContent).toBe(new AppError('required_elementor').message);
});

test("[R-ENT-73] shows the server's title above its message", async () => {
  const { user } = open([check, fail(importPage, 'import_failed', 'Folder is read-only.', { title: 'No place to write' })]);

  await user.type(screen.getByLabelText('Page title'), 'Plans{Enter}');

  expect(await screen.findByRole('dialog', { name: 'No place to write' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('Folder is read-only.');
});

test('[R-IMPORT-28] [R-ERR-03] [R-ERR-04] [R-CONST-16] [R-CONST-17] offers both ways to buy a paid template', async () => {
  open([fail(insertItem, brand.requiredProCode, 'Three-tier pricing is a Pro template.')], {
    of: makeItem({ ...item, is_pro: true, plan: 'pro', price: 9 }),
  });

  const upgrade = new URL((await screen.findByRole<HTMLAnchorElement>('link', { name: 'Upgrade to Pro' })).href);
  const purchase = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Purchase This Item' }).href);
  expect([upgrade.searchParams.get('utm_source'), upgrade.searchParams.get('utm_medium')]).toEqual(['plugin', 'upgradePlan']);
  expect(purchase.searchParams.get('utm_source')).toBe('plugin');
  expect(screen.getByRole('alert').textContent).toBe('Three-tier pricing is a Pro template.');
});

test('names what is missing for an Elementor template without Elementor', async () => {
  open([fail(insertItem, 'required_elementor')]);

  expect((await screen.findByRole('alert')).textContent).toBe(new AppError('required_elementor').message);
});

test('keeps input across a check that fails at first', async () => {
  let isDown = false;
  const { user, cache } = open([
    answer(insertItem, () => {
      if (isDown) {
        throw new AppError('rate_limited');
      }
      return { plan: { ...preview, has_colors: true }, warnings: [] };
    }),
    imported,
  ]);
  await user.click(await screen.findByRole('radio', { name: 'Add the template’s colours and fonts' }));
  await user.type(screen.getByLabelText('Page title'), 'Plans');
  isDown = true;
  await cache.resetQueries();
  isDown = false;

  await user.click(await screen.findByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole<HTMLInputElement>('textbox', { name: 'Page title' })).toMatchObject({ value: 'Plans' });
  expect(await screen.findByRole('radio', { name: 'Add the template’s colours and fonts', checked: true })).toBeTruthy();
});

test.each(['header', 'footer'])(
  '[R-IMPORT-33] [R-ERR-05] [R-STORE-02] warns instead of importing an Elementor %s without Elementor Pro',
  async (slug) => {
    const part = makeItem({ ...item, template_type: { id: 3, name: slug, slug } });
    const { requested, unmount } = open([check], { of: part });
    expect((await screen.findByRole('alert')).textContent).toContain('Elementor Pro only');
    expect(requested).toEqual([]);
    unmount();

    open([check], { of: part, boot: { has_elementor_pro: true } });
    await waitFor(() => expect(create()).toBeTruthy());
  },
);

test('[R-CLOUD-16] imports a cloud file by its own id, wherever it was found', async () => {
  const file = aFile({ id: 900, my_cloud_id: 31, name: 'Headland home', platform: 'elementor' });
  const { user, requested } = open([check, imported], { file });
  await screen.findByRole('dialog', { name: 'Import Headland home' });

  await user.type(screen.getByLabelText('Page title'), 'Home{Enter}');

  await screen.findByText('The draft page “Home” is ready.');
  const common = { id: 31, platform: 'elementor', origin: 'cloud' };
  expect(requested).toEqual([
    { name: 'insert', input: { ...common, postId: 0, dry_run: true } },
    { name: 'import.page', input: { ...common, title: 'Home', colors: 'keep', import_id: expect.any(String) } },
  ]);
});

test("refuses a paid template in another's cloud without offering to buy it", async () => {
  open([fail(insertItem, brand.requiredProCode)], { file: aFile() });

  expect(await screen.findByRole('link', { name: 'Upgrade to Pro' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Purchase This Item' })).toBeNull();
});

test("[R-IMPORT-04] saves to Elementor's library without a title", async () => {
  const { user, requested } = open([check, answer(importTemplate, () => result)]);

  await user.click(await screen.findByRole('button', { name: 'Import to saved templates' }));

  expect(await screen.findByText('It’s in your saved templates as a draft.')).toBeTruthy();
  expect(requested.at(-1)).toEqual({
    name: 'import',
    input: { id: 7, platform: 'elementor', origin: 'remote', colors: 'keep', import_id: expect.any(String) },
  });
});

test('does not offer to save a saved template again', async () => {
  const template = { origin: 'local', id: 3, name: 'Saved hero', platform: 'elementor' } as const;
  renderApp(<ImportDialog template={template} onClose={() => undefined} />, [check], { user: ada });

  expect(await screen.findByText(/14 images/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Import to saved templates' })).toBeNull();
});

test('doesn’t ask about colours for a template without any', async () => {
  open([check]);

  await screen.findByText(/14 images/);

  expect(screen.queryByRole('group', { name: 'Colours and fonts' })).toBeNull();
});

test.each([
  ['Use the colours and fonts of this site', 'keep'],
  ['Add the template’s colours and fonts', 'bring'],
  ['Save colours and fonts in the template only', 'flatten'],
])('sends “%s” to the site as %s', async (name, colors) => {
  const colourful = answer(insertItem, () => ({ plan: { ...preview, has_colors: true }, warnings: [] }));
  const { user, requested } = open([colourful, imported]);

  const choices = within(await screen.findByRole('group', { name: 'Colours and fonts' }));
  expect(choices.getByRole('radio', { checked: true })).toBe(choices.getByRole('radio', { name: /of this site/ }));
  await user.click(choices.getByRole('radio', { name }));
  await user.type(screen.getByLabelText('Page title'), 'Plans{Enter}');

  await screen.findByText('The draft page “Plans” is ready.');
  expect(requested.at(-1)?.input).toMatchObject({ colors });
});

test("lists a template's losses on success", async () => {
  const warning = { code: 'unknown_widget', message: 'A slider of another plugin is left out.' };
  const { user } = open([check, answer(importPage, () => ({ ...result, warnings: [warning] }))]);

  await user.type(screen.getByLabelText('Page title'), 'Plans{Enter}');

  expect((await screen.findByRole('list', { name: 'Warnings' })).textContent).toBe(warning.message);
});

test.each([
  ['can’t create pages', { edit_pages: false }, [false, true]],
  ['can’t upload files', { upload_files: false }, [false, false]],
])('offers to people who %s only what they can do', async (_, can, [page, library]) => {
  const all = { read: true, edit_pages: true, upload_files: true, install_plugins: false, manage_options: false };
  open([check], { boot: { can: { ...all, ...can } } });

  await screen.findByText(/14 images/);

  expect(screen.queryByRole('button', { name: 'Create a Page' }) !== null).toBe(page);
  expect(screen.queryByRole('button', { name: 'Import to saved templates' }) !== null).toBe(library);
  expect(screen.queryByRole('alert') !== null).toBe(!library);
});

test("links a partial import's content", async () => {
  const { user, address, onClose } = open([check, fail(importPage, 'import_failed', 'The disk is full.')]);
  await user.type(screen.getByLabelText('Page title'), 'Plans{Enter}');

  await user.click(await screen.findByRole('link', { name: 'View history' }));

  await waitFor(() => expect(address.current().path).toBe('history'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('advises on an untrusted plan', async () => {
  const { user } = open([check, fail(importPage, 'plan_refused')]);

  await user.type(screen.getByLabelText('Page title'), 'Plans{Enter}');

  expect(await screen.findByText('Sign out of the library and sign in again. Then retry the import.')).toBeTruthy();
});

const shop = {
  name: 'WooCommerce',
  slug: 'woocommerce',
  plugin_file: 'woocommerce/woocommerce.php',
  is_pro: false,
  is_active: false,
};
const needing = answer(insertItem, () => ({ plan: { ...preview, plugins: [shop] }, warnings: [] }));
const dependencies = (missing: (typeof shop)[]) =>
  answer(checkDependencies, () => ({ dependencies: [shop], missing, can_install: true, can_activate: true }));

test('[R-IMPORT-09] [R-IMPORT-10] checks plugins after the choice and starts at once when none is missing', async () => {
  const { user, requested } = open([needing, dependencies([]), imported]);
  expect(await screen.findByText(/This template needs WooCommerce, .* install it during the import/)).toBeTruthy();
  expect(requested.map(({ name }) => name)).toEqual(['insert']);

  await user.type(screen.getByLabelText('Page title'), 'Plans{Enter}');

  await screen.findByText('The draft page “Plans” is ready.');
  expect(requested.map(({ name }) => name)).toEqual(['insert', 'dependencies.check', 'import.page']);
});

test('[R-IMPORT-07] [R-IMPORT-11] returns to the choice with the input after closing the plugin list', async () => {
  const { user, requested, onClose } = open([needing, dependencies([shop]), imported]);
  await user.type(screen.getByLabelText('Page title'), 'Plans{Enter}');

  await user.click(await screen.findByRole('button', { name: 'Cancel' }));

  expect(await screen.findByRole<HTMLInputElement>('textbox', { name: 'Page title' })).toMatchObject({ value: 'Plans' });
  expect(requested.map(({ name }) => name)).not.toContain('import.page');
  expect(onClose).not.toHaveBeenCalled();
});

test('[R-IMPORT-19] starts the chosen import after installing', async () => {
  const install = answer(installDependency, () => ({
    success: true as const,
    slug: shop.slug,
    name: shop.name,
    dependency: { ...shop, is_active: true },
  }));
  const { user, requested } = open([needing, dependencies([shop]), install, answer(importTemplate, () => result)]);
  await user.click(await screen.findByRole('button', { name: 'Import to saved templates' }));

  await user.click(await screen.findByRole('button', { name: 'Install and Proceed to Import' }));

  await screen.findByText('It’s in your saved templates as a draft.');
  expect(requested.map(({ name }) => name)).toEqual(['insert', 'dependencies.check', 'dependencies.install', 'import']);
});

test('waits for the check after an early choice', async () => {
  let arrive: () => void = () => undefined;
  const slow = answer(
    insertItem,
    () =>
      new Promise((resolve) => {
        arrive = () => resolve({ plan: preview, warnings: [] });
      }),
  );
  const { user, requested } = open([slow, imported]);
  await user.type(screen.getByLabelText('Page title'), 'Plans{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Checking' })).toBeTruthy();
  expect(requested.map(({ name }) => name)).not.toContain('import.page');

  arrive();

  expect(await screen.findByText('The draft page “Plans” is ready.')).toBeTruthy();
});
