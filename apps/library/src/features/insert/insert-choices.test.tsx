import { AppError, checkDependencies, type Dependency, insertItem, installDependency, type Output } from '@kithouse/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Host } from '../../lib/host.js';
import { anEditor } from '../../testing/an-editor.js';
import { makeItem } from '../../testing/make-item.js';
import { ada, answer, renderApp } from '../../testing/render-app.js';
import { ofItem } from '../import/template.js';
import { InsertDialog } from './insert-dialog.js';

type InsertPreview = NonNullable<Output<typeof insertItem>['plan']>;
type Editor = NonNullable<Host['editor']>;

const item = makeItem({ id: 7, name: 'Horizon hero', type: 'block', platform: 'elementor' });
const preview: InsertPreview = { documents: 1, media: { count: 0, bytes: 0 }, plugins: [], warnings: [] };
const elements = [{ id: 'a1b2c3d', elType: 'container', settings: {}, elements: [] }];
const forms: Dependency = {
  name: 'Acme forms',
  slug: 'acme-forms',
  plugin_file: 'acme-forms/acme-forms.php',
  is_pro: false,
  installed: false,
  is_active: false,
};

function open(previews: Partial<InsertPreview>[], changes: Partial<Editor> = {}, can = true) {
  const left = previews.map((given) => ({ ...preview, ...given }));
  const checks = answer(insertItem, ({ dry_run }) => {
    const next = left.length > 1 ? left.shift() : left[0];
    return dry_run ? { plan: next ?? preview, warnings: [] } : { content: elements, page_settings: {}, warnings: [] };
  });
  const found = answer(checkDependencies, ({ dependencies }) => ({
    dependencies,
    missing: dependencies,
    can_install: true,
    can_activate: true,
  }));
  const install = answer(installDependency, ({ requirement }) => ({
    success: true as const,
    slug: requirement.slug,
    name: requirement.name,
    dependency: { ...requirement, installed: true, is_active: true },
  }));
  const insert = vi.fn<Editor['insert']>(async () => undefined);
  const refresh = vi.fn<Editor['refresh']>(async () => undefined);
  const reload = vi.fn<Editor['reload']>(async () => undefined);
  const editor = anEditor({ platform: 'elementor', postId: 12, insert, refresh, reload, ...changes });
  const close = vi.fn<() => void>();
  const rights = { read: true, edit_pages: true, upload_files: true, install_plugins: can, manage_options: can };
  const options = { user: ada, boot: { can: rights }, host: { name: 'elementor', editor, close } as const };
  const view = renderApp(<InsertDialog template={ofItem(item)} onClose={() => undefined} />, [checks, found, install], options);
  return { ...view, insert, refresh, reload, close };
}
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const pressInsert = async (user: ReturnType<typeof open>['user']) => {
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Insert' }).disabled).toBe(false));
  await user.click(screen.getByRole('button', { name: 'Insert' }));
};
const insertions = (requested: { input: unknown }[]) =>
  requested.map(({ input }) => input).filter((input) => !('dry_run' in Object(input)));

test('asks a template with colours which to use and sends the choice', async () => {
  const { user, requested, insert } = open([{ has_colors: true }]);

  await user.click(await screen.findByRole('radio', { name: /Add the template’s colours/ }));
  await pressInsert(user);

  await waitFor(() => expect(insert).toHaveBeenCalledOnce());
  expect(insertions(requested)).toEqual([{ id: 7, postId: 12, origin: 'remote', platform: 'elementor', colors: 'bring' }]);
});

test('promises no installation of a paid plugin', async () => {
  const plugin = { slug: 'acme', plugin_file: 'acme/acme.php', is_active: false, installed: false };
  const [free, paid] = [
    { ...plugin, name: 'Acme', is_pro: false },
    { ...plugin, name: 'Acme Pro', slug: 'acme-pro', is_pro: true },
  ];
  open([{ plugins: [free, paid] }]);

  expect(await screen.findByText(/This template needs Acme, .* install it during the import/)).toBeTruthy();
  expect(screen.getByText(/This template needs Acme Pro, .* stay empty until you activate it/)).toBeTruthy();
});

test('asks no question about a template without colours', async () => {
  open([{}]);
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Insert' }).disabled).toBe(false));

  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test.each([
  [true, 'an empty page'],
  [false, 'a page that holds something'],
])('offers page settings and sends the choice (%j) for %s', async (isEmpty) => {
  const { user, insert } = open([{ has_page_settings: true }], { isEmpty });

  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /page settings/ });
  expect(box.checked).toBe(isEmpty);
  await user.click(box);
  await pressInsert(user);

  await waitFor(() => expect(insert.mock.calls[0]?.[1]).toBe(!isEmpty));
});

test('names elements that Elementor drops before inserting, promises nothing, and does not repeat it', async () => {
  const warnings = [
    { code: 'unknown_elements', message: 'They are kept.' },
    { code: 'reference_lost', message: 'A menu is left out.' },
  ];
  const { user, insert } = open([{ unknown: ['form', 'acme-map'], warnings }], { findUnknown: () => ['form'] });

  expect(await screen.findByText(/so Elementor skips them.*: form, acme-map\.$/)).toBeTruthy();
  expect(screen.queryByText('They are kept.')).toBeNull();
  expect(screen.getByText('A menu is left out.')).toBeTruthy();
  await pressInsert(user);

  await waitFor(() => expect(insert).toHaveBeenCalledOnce());
});

test('names no plugin for containers when a setting of Elementor decides on them', async () => {
  const warnings = [{ code: 'elementor_container', message: 'The Container feature is off.' }];
  open([{ unknown: ['container', 'acme-map'], warnings }]);

  expect(await screen.findByText(/so Elementor skips them.*: acme-map\.$/)).toBeTruthy();
  expect(screen.getByText('The Container feature is off.')).toBeTruthy();
});

test('[R-INSERT-06] loads newly active plugins into the editor and checks again', async () => {
  const { user, refresh, insert } = open([
    { plugins: [forms], unknown: ['acme-form'] },
    { plugins: [{ ...forms, is_active: true }] },
  ]);

  await user.click(await button('Install plugins'));
  await user.click(await button(/^Install and Proceed/));

  await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Install plugins' })).toBeNull());
  expect(screen.queryByText(/skips them/)).toBeNull();
  expect(insert).not.toHaveBeenCalled();
  await pressInsert(user);
  await waitFor(() => expect(insert).toHaveBeenCalledOnce());
});

test('[R-ERR-06] reports an editor that cannot load them and offers a reload that keeps the work', async () => {
  const refresh = vi.fn<Editor['refresh']>(async () => {
    throw new AppError('import_failed', 'Error loading asset');
  });
  const { user, reload, insert } = open([{ plugins: [forms] }], { refresh });
  await user.click(await button('Install plugins'));
  await user.click(await button(/^Install and Proceed/));

  expect(await screen.findByRole('heading', { name: 'Error loading asset' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Your work is saved as a draft');
  expect(screen.queryByRole('button', { name: 'Insert without them' })).toBeNull();
  await user.click(await button('Reload the editor'));

  expect(reload).toHaveBeenCalledOnce();
  expect(insert).not.toHaveBeenCalled();
});

test('does not reload when the work cannot be saved, with the reason', async () => {
  const reload = vi.fn<Editor['reload']>(async () => {
    throw new AppError('import_failed', 'Save your work and reload this page.');
  });
  const { user } = open([{}], { findUnknown: () => ['acme-map'], reload });
  await pressInsert(user);

  await user.click(await button('Reload the editor'));

  expect((await screen.findByText('Save your work and reload this page.')).textContent).toBeTruthy();
});

test('names elements that only the editor lacks, and omits them on confirmation', async () => {
  const { user, insert, close } = open([{ unknown: ['form'] }], { findUnknown: () => ['form', 'acme-map'] });
  await pressInsert(user);

  expect((await screen.findByRole('alert')).textContent).toContain('acme-map');
  expect(screen.getByRole('alert').textContent).not.toContain('form');
  expect(insert).not.toHaveBeenCalled();
  await user.click(await button('Insert without them'));

  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(insert).toHaveBeenCalledOnce();
});

test('offers no installation without permission', async () => {
  open([{ plugins: [forms] }], {}, false);

  expect(await screen.findByText(/This template needs Acme forms/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Install plugins' })).toBeNull();
});
