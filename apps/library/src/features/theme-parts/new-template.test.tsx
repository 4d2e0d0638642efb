import { createTemplate } from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, fail, renderApp } from '../../testing/render-app.js';
import { NewTemplate } from './new-template.js';

afterEach(() => {
  vi.restoreAllMocks();
  window.location.hash = '';
});

const template_types = {
  elementor: [
    { value: 'header', label: 'Header' },
    { value: 'single-post', label: 'Single post' },
  ],
  gutenberg: [{ value: 'index', label: 'All archives' }],
};
async function open(answers: Parameters<typeof renderApp>[1], boot: NonNullable<Parameters<typeof renderApp>[2]>['boot'] = {}) {
  const view = renderApp(<NewTemplate />, answers, { boot: { template_types, ...boot } });
  await view.user.click(screen.getByRole('button', { name: 'Add New Template' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Template' }));
  return { ...view, dialog, type: () => dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Template type' }) };
}
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create Template' });
/** An address on the open page, the only navigation that works here. */
const url = `${window.location.href}#editor`;
const created = answer(createTemplate, () => ({ url, template_id: 5 }));

test('[R-COND-15] [R-COND-16] [R-COND-17] [R-COND-18] [OP-123] creates a template for a platform and type, with or without a name', async () => {
  const { dialog, user, type } = await open([]);
  const names = () => [...type().options].map(({ text }) => text);

  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Elementor' }).checked).toBe(true);
  expect(names()).toEqual(['Choose a type', 'Header', 'Single post']);
  await user.click(dialog.getByRole('radio', { name: 'Gutenberg' }));

  expect(names()).toEqual(['Choose a type', 'All archives']);
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name (optional)' }).required).toBe(false);
});

test('[R-VALID-29] enables Create once a type is chosen, separately per platform', async () => {
  const { dialog, user, type } = await open([]);
  expect(button().disabled).toBe(true);

  await user.selectOptions(type(), 'Header');
  expect(button().disabled).toBe(false);
  await user.click(dialog.getByRole('radio', { name: 'Gutenberg' }));

  expect(type().value).toBe('');
  expect(button().disabled).toBe(true);
});

test('[R-COND-20] [R-API-26] [R-API-27] sends the choice and opens the editor', async () => {
  const { dialog, user, type, requested } = await open([created]);
  await user.selectOptions(type(), 'Single post');
  await user.type(dialog.getByRole('textbox'), ' Journal {Enter}');

  await waitFor(() => expect(window.location.hash).toBe('#editor'));
  expect(requested).toEqual([
    {
      name: 'templates.create',
      input: { nonce: 'nonce', platform: 'elementor', type: 'single-post', title: 'Journal' },
    },
  ]);
});

test('[R-COND-18] [R-STORE-61] keeps and sends the chosen platform, also without a name', async () => {
  const { dialog, user, type, requested } = await open([created]);
  await user.click(dialog.getByRole('radio', { name: 'Gutenberg' }));
  await user.selectOptions(type(), 'All archives');

  await user.click(button());

  await waitFor(() => expect(requested).toMatchObject([{ input: { platform: 'gutenberg', type: 'index', title: '' } }]));
});

test('[R-COND-19] [R-VALID-29] disables the button until the editor opens', async () => {
  let finish: () => void = () => undefined;
  const running = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const slow = answer(createTemplate, async () => {
    await running;
    return { url, template_id: 5 };
  });
  const { dialog, user, type, requested } = await open([slow]);
  await user.selectOptions(type(), 'Header');

  await user.click(button());

  await waitFor(() => expect(button().disabled).toBe(true));
  await user.type(dialog.getByRole('textbox'), '{Enter}');
  finish();
  await waitFor(() => expect(window.location.hash).toBe('#editor'));
  expect(button().disabled).toBe(true);
  expect(requested).toHaveLength(1);
});

test('[R-ERR-56] [R-ERR-57] logs a failure only and enables the button', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { user, type } = await open([fail(createTemplate, 'internal_error', 'The disk is full.')]);
  await user.selectOptions(type(), 'Header');

  await user.click(button());

  await waitFor(() => expect(log).toHaveBeenCalledWith('Create template: The disk is full.'));
  await waitFor(() => expect(button().disabled).toBe(false));
  await waitFor(() => expect(document.activeElement).toBe(button()));
  expect(screen.queryByText('The disk is full.')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(type().value).toBe('header');
});

test('[R-FILTER-10] starts with blocks without Elementor and says why the other has no type', async () => {
  const { dialog, user, type } = await open([], {
    has_elementor: false,
    template_types: { elementor: [], gutenberg: template_types.gutenberg },
  });
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Gutenberg' }).checked).toBe(true);

  await user.click(dialog.getByRole('radio', { name: 'Elementor' }));

  expect(type().selectedOptions[0]?.text).toBe('No type Found');
  expect(type().disabled).toBe(true);
  expect(button().disabled).toBe(true);
  expect(dialog.getByText('The Elementor plugin isn’t active on this site.')).toBeTruthy();
});
