import { deleteSavedTemplate, insertItem, listSavedTemplates, type SavedTemplate, uploadCloudFile } from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useRoute } from '../../lib/use-route.js';
import { anEditor } from '../../testing/an-editor.js';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
import { TemplatesScreen } from './templates-screen.js';

const aTemplate = (changes: Partial<SavedTemplate> = {}): SavedTemplate => ({
  id: 7,
  title: 'Harbour header',
  date: '2026-11-12T09:00:00.000Z',
  type: 'header',
  is_pushed: false,
  is_kit: false,
  preview_url: 'https://site.example/?p=7&preview=true',
  export_url: 'https://site.example/wp-admin/admin-ajax.php?action=export&id=7',
  ...changes,
});
const listOf = (items: SavedTemplate[], total_page = 1) =>
  answer(listSavedTemplates, ({ page = 1 }) => ({ items, current_page: page, total_page, total: items.length }));

function Shown() {
  return <TemplatesScreen route={useRoute()} />;
}
const render = (answers: Parameters<typeof renderApp>[1], options: Parameters<typeof renderApp>[2] = {}) =>
  renderApp(<Shown />, answers, { path: 'elementor/templates', user: ada, ...options });

const rowOf = async (name: string) => (await screen.findByTitle(name)).closest('tr') as HTMLElement;
async function choose(user: ReturnType<typeof render>['user'], name: string, action: string) {
  await user.click(within(await rowOf(name)).getByRole('button', { name: `More for ${name}` }));
  return screen.getByRole('menuitem', { name: action });
}

test('[R-SAVED-01] [R-SAVED-02] [R-SAVED-03] [R-SAVED-04] [R-SAVED-05] [R-SAVED-06] [R-SAVED-07] inserts, previews, pushes, exports and deletes a template', async () => {
  const { user } = render([listOf([aTemplate()])]);

  const preview = await choose(user, 'Harbour header', 'Preview');

  expect(within(await rowOf('Harbour header')).getByRole('button', { name: /^Insert\s*Harbour header$/ })).toBeTruthy();
  expect(preview.getAttribute('href')).toBe('https://site.example/?p=7&preview=true');
  const download = screen.getByRole('menuitem', { name: 'Export' });
  expect(download.getAttribute('href')).toBe('https://site.example/wp-admin/admin-ajax.php?action=export&id=7');
  expect(screen.getByRole('menuitem', { name: 'Push To Cloud' })).toBeTruthy();
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeTruthy();
});

test.each([
  ['a draft page outside an editor', undefined, 'Import Harbour header'],
  ['content in the open Elementor document', anEditor({ platform: 'elementor' }), 'Insert Harbour header'],
] as const)('[R-SAVED-01] asks before Insert creates %s', async (_, editor, title) => {
  const preview = { documents: 1, media: { count: 0, bytes: 0 }, plugins: [], warnings: [] };
  const check = answer(insertItem, () => ({ plan: preview, warnings: [] }));
  const { requested, user } = render([listOf([aTemplate()]), check], editor ? { host: { editor } } : {});

  await user.click(within(await rowOf('Harbour header')).getByRole('button', { name: /^Insert/ }));

  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
  await waitFor(() =>
    expect(requested.at(-1)?.input).toMatchObject({ id: 7, origin: 'local', platform: 'elementor', dry_run: true }),
  );
});

test("[R-STORE-59] [R-STORE-60] lists Elementor's templates and caches each page", async () => {
  const { address, requested, user } = render([listOf([aTemplate()], 3)]);
  await rowOf('Harbour header');

  await user.click(screen.getByRole('link', { name: '2' }));
  await waitFor(() => expect(requested).toHaveLength(2));
  address.back();
  await waitFor(() => expect(screen.getByRole('link', { name: '1' }).getAttribute('aria-current')).toBe('page'));

  expect(requested.map(({ input }) => input)).toEqual([
    { platform: 'elementor', page: 1 },
    { platform: 'elementor', page: 2 },
  ]);
});

test('redirects beyond the last page', async () => {
  const { address } = render([listOf([], 2)], { path: 'elementor/templates?p=9' });

  await waitFor(() => expect(address.current().query.p).toBe('2'));
});

test('[R-SAVED-04] [R-CLOUD-35] [R-CLOUD-37] [R-ERR-25] shows a running push, its success, and marks the template', async () => {
  let finish: () => void = () => undefined;
  const running = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const upload = answer(uploadCloudFile, async () => {
    await running;
    return { status: 'success' as const, message: '', redirect: 'clouds', data: { my_cloud_item: 5, version: 1 } };
  });
  const { requested, user } = render([listOf([aTemplate(), aTemplate({ id: 8, title: 'Other' })]), upload]);

  await user.click(await choose(user, 'Harbour header', 'Push To Cloud'));
  expect(within(await rowOf('Harbour header')).getByText('Uploading...')).toBeTruthy();
  finish();

  expect(await screen.findByRole('heading', { name: 'Successfully Pushed' })).toBeTruthy();
  expect(requested.at(-1)?.input).toMatchObject({ id: 7, name: 'Harbour header', platform: 'elementor' });
  expect(requested.at(-1)?.input).not.toHaveProperty('file_content');
  expect(within(await rowOf('Harbour header')).getByText('In cloud')).toBeTruthy();
  expect(within(await rowOf('Other')).getByText('Local only')).toBeTruthy();
});

test("[R-ERR-23] [R-CLOUD-35] shows the cloud's message of a failed push with a retry", async () => {
  const { user } = render([listOf([aTemplate()]), fail(uploadCloudFile, 'invalid_bundle', 'This template is empty.')]);

  await user.click(await choose(user, 'Harbour header', 'Push To Cloud'));
  const dialog = await screen.findByRole('dialog', { name: 'Something went wrong.' });
  expect(dialog.textContent).toContain('This template is empty.');
  const [close] = within(dialog).getAllByRole('button', { name: 'Close' });
  await user.click(close as HTMLElement);

  expect(await choose(user, 'Harbour header', 'Push To Cloud')).toBeTruthy();
  expect(within(await rowOf('Harbour header')).getByText('Local only')).toBeTruthy();
});

test('[R-ERR-18] sends nothing with an unconfirmed e-mail', async () => {
  const { requested, user } = render([listOf([aTemplate()])], { user: { ...ada, is_verified: false } });

  await user.click(await choose(user, 'Harbour header', 'Push To Cloud'));

  expect(await screen.findByText("You haven't verify your account yet. Please check your email inbox.")).toBeTruthy();
  expect(requested.map(({ name }) => name)).toEqual(['saved-templates.list']);
});

test('[R-PERM-06] asks a visitor who pushes to sign in and returns to the page', async () => {
  const { address, user } = render([listOf([aTemplate()], 2)], { user: null, path: 'elementor/templates?p=2' });

  await user.click(await choose(user, 'Harbour header', 'Push To Cloud'));

  await waitFor(() =>
    expect(address.current()).toMatchObject({ path: 'sign-in', query: { 'redirect-to': 'elementor/templates?p=2' } }),
  );
});

test('[R-SAVED-07] [R-CONST-13] asks before deleting and confirms for 1500 ms', async () => {
  const remove = answer(deleteSavedTemplate, () => ({ status: 'success' as const, message: '', is_kit: false }));
  const { requested, user } = render([listOf([aTemplate()]), remove]);
  await user.click(await choose(user, 'Harbour header', 'Delete'));
  const dialog = screen.getByRole('dialog', { name: 'Delete Harbour header?' });
  const timers = vi.spyOn(globalThis, 'setTimeout');

  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Successfully Deleted!')).toBeTruthy();
  expect(timers.mock.calls.map(([, wait]) => wait)).toContain(1500);
  timers.mockRestore();
  expect(requested).toContainEqual({ name: 'saved-templates.delete', input: { id: 7 } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test("[R-SAVED-08] [R-SAVED-09] [R-SAVED-10] deletes the site's settings only after ticking a warning", async () => {
  const remove = answer(deleteSavedTemplate, () => ({ status: 'success' as const, message: '', is_kit: true }));
  const { requested, user } = render([listOf([aTemplate({ title: 'Default kit', type: 'kit', is_kit: true })]), remove]);
  await user.click(await choose(user, 'Default kit', 'Delete'));
  const dialog = screen.getByRole('dialog', { name: 'This is your site settings kit' });
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Delete' });
  expect(confirm.disabled).toBe(true);

  await user.click(within(dialog).getByRole('checkbox', { name: 'I understand, delete the kit' }));
  await user.click(confirm);

  await waitFor(() =>
    expect(requested).toContainEqual({ name: 'saved-templates.delete', input: { id: 7, force_delete_kit: true } }),
  );
});

test('[R-ERR-31] opens the warning when the site refuses to delete the kit, and forces the second call', async () => {
  let calls = 0;
  const remove = answer(deleteSavedTemplate, async ({ force_delete_kit }) => {
    calls += 1;
    if (!force_delete_kit) {
      return refuse.reply({} as never) as never;
    }
    return { status: 'success' as const, message: '', is_kit: true };
  });
  const refuse = fail(deleteSavedTemplate, 'cant_delete_kit');
  const { user } = render([listOf([aTemplate()]), remove]);
  await user.click(await choose(user, 'Harbour header', 'Delete'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));

  const dialog = await screen.findByRole('dialog', { name: 'This is your site settings kit' });
  await user.click(within(dialog).getByRole('checkbox'));
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Successfully Deleted!')).toBeTruthy();
  expect(calls).toBe(2);
});

test.each([
  [
    '[R-ERR-32] [R-PERM-24] explains a missing permission to delete',
    'invalid_permission',
    'You may not delete this.',
    'You may not delete this.',
  ],
  ['[R-ERR-58] reports any other failure', 'internal_error', 'The disk is full.', 'Something went wrong.'],
] as const)('%s and keeps the template', async (_, code, message, title) => {
  const { user } = render([listOf([aTemplate()]), fail(deleteSavedTemplate, code, message)]);
  await user.click(await choose(user, 'Harbour header', 'Delete'));

  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));

  const alert = await screen.findByRole('alert');
  expect(alert.querySelector('b')?.textContent).toBe(title);
  expect(alert.textContent).toContain(message);
  expect(await rowOf('Harbour header')).toBeTruthy();
});

test('[R-ERR-58] reports a failed list with a retry', async () => {
  const { requested, user } = render([fail(listSavedTemplates, 'internal_error')]);

  await user.click(await screen.findByRole('button', { name: 'Retry' }));

  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.');
  await waitFor(() => expect(requested).toHaveLength(2));
});

test('explains how to save templates on a site without any', async () => {
  render([listOf([])]);

  expect(await screen.findByRole('heading', { name: 'No saved templates' })).toBeTruthy();
});

test("can neither insert nor push a site's settings", async () => {
  const { user } = render([listOf([aTemplate({ title: 'Default kit', is_kit: true })])]);

  await choose(user, 'Default kit', 'Delete');

  expect(screen.queryByRole('menuitem', { name: 'Push To Cloud' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Insert/ })).toBeNull();
  expect(screen.getByText('Site settings')).toBeTruthy();
});
