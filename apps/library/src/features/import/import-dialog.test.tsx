import { AppError, brand, importPage, insertItem } from '@kithouse/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { makeItem } from '../../testing/make-item.js';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
import { ImportDialog } from './import-dialog.js';

const item = makeItem({ id: 7, name: 'Three-tier pricing', type: 'block', platform: 'elementor' });
const plan = { documents: 1, media: { count: 14, bytes: 2_340_000 }, plugins: [], warnings: [] };
const check = answer(insertItem, () => ({ plan, warnings: [] }));
const imported = answer(importPage, () => ({
  post_id: 42,
  edit_link: 'https://site.example/wp-admin/post.php?post=42&action=edit',
  elementor_edit_link: 'https://site.example/wp-admin/post.php?post=42&action=elementor',
  visit: 'https://site.example/?page_id=42&preview=true',
  warnings: [],
}));
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create a Page' });

function open(
  answers: Parameters<typeof renderApp>[1],
  { of = item, ...options }: { of?: typeof item } & Parameters<typeof renderApp>[2] = {},
) {
  const onClose = vi.fn<() => void>();
  return { ...renderApp(<ImportDialog item={of} onClose={onClose} />, answers, { user: ada, ...options }), onClose };
}

test('[R-IMPORT-01] [R-IMPORT-02] the dialog says what will happen before anything does', async () => {
  const { asked } = open([check]);

  expect(await screen.findByText('14 pictures (2.3 MB) are added to your media library.')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Import Three-tier pricing' })).toBeTruthy();
  expect(screen.getByText('Create a draft page from this template')).toBeTruthy();
  expect(asked).toEqual([{ name: 'insert', input: { id: 7, postId: 0, platform: 'elementor', dry_run: true } }]);
});

test('[R-VALID-18] [R-IMPORT-03] a page needs a title that is more than blanks', async () => {
  const { user, asked } = open([check, imported]);

  expect(create().disabled).toBe(true);
  await user.type(screen.getByLabelText('Page title'), '   {Enter}');
  expect(create().disabled).toBe(true);
  expect(asked.map(({ name }) => name)).not.toContain('import.page');

  await user.type(screen.getByLabelText('Page title'), 'Über uns 🌿 ');
  await user.click(create());

  await screen.findByText('The draft page “Über uns 🌿” is ready.');
  expect(asked.at(-1)).toEqual({ name: 'import.page', input: { id: 7, title: 'Über uns 🌿', platform: 'elementor' } });
});

test('[R-IMPORT-20] while it runs the dialog stands in the way and starts nothing twice', async () => {
  const { user, onClose, asked } = open([check, answer(importPage, () => new Promise(() => {}))]);
  await screen.findByText(/14 pictures/);

  await user.type(screen.getByLabelText('Page title'), 'Plans{Enter}{Enter}');

  expect((await screen.findByRole('status')).textContent).toBe('Fetching 14 images. Please keep this window open.');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(asked.filter(({ name }) => name === 'import.page')).toHaveLength(1);
});

test('[R-IMPORT-23] [R-IMPORT-24] [R-IMPORT-21] an Elementor page is edited with Elementor', async () => {
  const { user } = open([check, imported]);

  await user.type(screen.getByLabelText('Page title'), 'Plans{Enter}');

  const edit = await screen.findByRole('link', { name: 'Edit Template with Elementor' });
  expect(edit.getAttribute('href')).toContain('action=elementor');
  expect(screen.getByRole('link', { name: 'View Template' }).getAttribute('href')).toContain('page_id=42');
});

test('[R-IMPORT-22] [R-IMPORT-05] a block page is edited with the block editor and has no other way to be imported', async () => {
  const { user } = open([check, imported], { of: makeItem({ ...item, platform: 'gutenberg' }) });
  expect(screen.queryByText(/saved-templates library/)).toBeNull();

  await user.type(screen.getByLabelText('Page title'), 'Plans{Enter}');

  const edit = await screen.findByRole('link', { name: 'Edit Template' });
  expect(edit.getAttribute('href')).toContain('action=edit');
  expect(screen.queryByRole('link', { name: /Elementor/ })).toBeNull();
});

test('[R-ERR-01] [R-IMPORT-25] [R-IMPORT-26] [R-IMPORT-27] a failure has its title, and its message keeps only harmless markup', async () => {
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

test('a title that the server sends stands above its message', async () => {
  const { user } = open([check, fail(importPage, 'import_failed', 'Folder is read-only.', { title: 'No place to write' })]);

  await user.type(screen.getByLabelText('Page title'), 'Plans{Enter}');

  expect(await screen.findByRole('dialog', { name: 'No place to write' })).toBeTruthy();
});

test('[R-IMPORT-28] [R-ERR-03] [R-ERR-04] [R-CONST-16] [R-CONST-17] a paid template offers both ways to have it', async () => {
  open([fail(insertItem, brand.requiredProCode, 'Three-tier pricing is a Pro template.')], {
    of: makeItem({ ...item, is_pro: true, plan: 'pro', price: 9 }),
  });

  const upgrade = new URL((await screen.findByRole<HTMLAnchorElement>('link', { name: 'Upgrade to Pro' })).href);
  const purchase = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Purchase This Item' }).href);
  expect([upgrade.searchParams.get('utm_source'), upgrade.searchParams.get('utm_medium')]).toEqual(['plugin', 'upgradePlan']);
  expect(purchase.searchParams.get('utm_source')).toBe('plugin');
  expect(screen.getByRole('alert').textContent).toBe('Three-tier pricing is a Pro template.');
});

test('a template for Elementor on a site without it says what is missing in a plain sentence', async () => {
  open([fail(insertItem, 'required_elementor')]);

  expect((await screen.findByRole('alert')).textContent).toBe(new AppError('required_elementor').message);
});

test('what was typed survives a failure that passes', async () => {
  let isDown = true;
  const { user } = open([
    check,
    answer(importPage, (input) => {
      if (isDown) {
        throw new AppError(brand.apiErrorCode);
      }
      return imported.reply(input as never) as never;
    }),
  ]);
  await user.type(screen.getByLabelText('Page title'), 'Plans{Enter}');

  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  isDown = false;
  expect(screen.getByLabelText<HTMLInputElement>('Page title').value).toBe('Plans');
  await user.click(create());

  expect(await screen.findByRole('link', { name: 'View Template' })).toBeTruthy();
});

test('[R-IMPORT-33] [R-ERR-05] an Elementor header without Elementor Pro is warned about instead of imported', async () => {
  const header = makeItem({ ...item, template_type: { id: 3, name: 'Header', slug: 'header' } });
  const { asked, unmount } = open([check], { of: header });
  expect((await screen.findByRole('alert')).textContent).toContain('Elementor Pro only');
  expect(asked).toEqual([]);
  unmount();

  open([check], { of: header, boot: { has_elementor_pro: true } });
  await waitFor(() => expect(create()).toBeTruthy());
});
