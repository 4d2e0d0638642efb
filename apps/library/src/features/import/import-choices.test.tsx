import { type Imported, importPage, insertItem } from '@kithouse/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeItem } from '../../testing/make-item.js';
import { ada, answer, renderApp } from '../../testing/render-app.js';
import { ImportDialog } from './import-dialog.js';
import { ofItem } from './template.js';

const item = makeItem({ id: 7, name: 'Three-tier pricing', type: 'block', platform: 'elementor' });
const preview = { documents: 1, media: { count: 14, bytes: 2_340_000 }, plugins: [], warnings: [] };
const imported = answer(
  importPage,
  (): Imported => ({
    import_id: 'an-import-of-one',
    post_id: 42,
    edit_link: 'https://site.example/edit',
    elementor_edit_link: '',
    visit: 'https://site.example/',
    warnings: [],
  }),
);

function open(answers: Parameters<typeof renderApp>[1], options: Parameters<typeof renderApp>[2] = {}) {
  return renderApp(<ImportDialog template={ofItem(item)} onClose={() => undefined} />, answers, { user: ada, ...options });
}

const withContainer = { ...preview, warnings: [{ code: 'elementor_container', message: 'The Container feature is off.' }] };

test('asks before it switches on Elementor’s containers, with yes as the default', async () => {
  const { user, requested } = open([answer(insertItem, () => ({ plan: withContainer, warnings: [] })), imported]);
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Switch on Elementor’s “Container” feature/ });
  expect(box.checked).toBe(true);
  expect(screen.queryByText('The Container feature is off.')).toBeNull();

  await user.click(box);
  expect(screen.getByText('Without it, most of the imported content won’t show.')).toBeTruthy();
  await user.type(screen.getByLabelText('Page title'), 'Menu');
  await user.click(screen.getByRole('button', { name: 'Create a Page' }));

  await waitFor(() => expect(requested.at(-1)).toMatchObject({ name: 'import.page', input: { enable_container: false } }));
});

test('shows people without the right to change Elementor’s features a warning instead of the choice', async () => {
  const can = { read: true, edit_pages: true, upload_files: true, install_plugins: false, manage_options: false };
  open([answer(insertItem, () => ({ plan: withContainer, warnings: [] }))], { boot: { can } });

  expect(await screen.findByText('The Container feature is off.')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

const withoutAtomic = { ...preview, warnings: [{ code: 'elementor_atomic', message: 'The Atomic Editor is off.' }] };

test('[R-EL4-52] asks for consent to switch on the Atomic Editor, and imports nothing without it', async () => {
  const { user, requested } = open([answer(insertItem, () => ({ plan: withoutAtomic, warnings: [] })), imported]);
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Switch on Elementor’s Atomic Editor/ });
  expect(box.checked).toBe(false);
  expect(screen.queryByText('The Atomic Editor is off.')).toBeNull();
  await user.type(screen.getByLabelText('Page title'), 'Menu{Enter}');
  for (const name of ['Create a Page', 'Import to saved templates']) {
    expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true);
  }
  expect(requested.map(({ name }) => name)).not.toContain('import.page');

  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Create a Page' }));

  await waitFor(() => expect(requested.at(-1)).toMatchObject({ name: 'import.page', input: { enable_atomic: true } }));
});

test('[R-EL4-52] shows people who can’t switch it on that the Atomic Editor is off', async () => {
  const can = { read: true, edit_pages: true, upload_files: true, install_plugins: false, manage_options: false };
  open([answer(insertItem, () => ({ plan: withoutAtomic, warnings: [] }))], { boot: { can } });

  expect(await screen.findByText('The Atomic Editor is off.')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('[R-EL4-12] sends the choice about a taken name, and doesn’t promise that nothing is replaced', async () => {
  const design = [{ name: 'class/btn-1a2b3c4d', kind: 'class' as const, label: 'btn', uses: 2 }];
  const { user, requested } = open([answer(insertItem, () => ({ plan: { ...preview, design }, warnings: [] })), imported]);
  const choice = await screen.findByRole('combobox', { name: 'Action for btn' });
  expect(screen.getByText('Existing content isn’t replaced.')).toBeTruthy();

  await user.selectOptions(choice, 'Replace mine');

  expect(screen.queryByText('Existing content isn’t replaced.')).toBeNull();
  await user.type(screen.getByLabelText('Page title'), 'Plans{Enter}');
  await waitFor(() => expect(requested.at(-1)?.input).toMatchObject({ design_choices: { 'class/btn-1a2b3c4d': 'replace' } }));
});
