import { deleteFromTrash, listClouds, listTrash, restoreFromTrash, type TrashEntry } from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '../../app/app.js';
import { catalogue } from '../../testing/catalogue.js';
import { filePage } from '../../testing/files.js';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
// Loads the screens' chunk in advance, so that no test waits for it.
import '../personal-lists/personal-screen.js';
import { timeLeft } from './trash-table.js';

const day = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const anEntry = (changes: Partial<TrashEntry> = {}): TrashEntry => ({
  kind: 'file',
  id: 7,
  name: 'Headland home',
  files_count: 1,
  deleted_at: '2026-11-18T09:12:00.000Z',
  restorable_until: inDays(11.5),
  ...changes,
});
const page = (data: TrashEntry[]) => ({ data, current_page: 1, total_page: data.length > 0 ? 1 : 0, total: data.length });
const done = { status: 'success' as const, message: '' };

const open = (answers: Parameters<typeof renderApp>[1] = [], path = 'clouds/trash') =>
  renderApp(<App />, [...(answers ?? []), ...catalogue()], { path, user: ada });
const rowOf = async (name: string) => (await screen.findByTitle(name)).closest('tr') as HTMLElement;
const asks = (requested: { name: string; input: unknown }[], name: string) =>
  requested.filter((call) => call.name === name).map(({ input }) => input);

test('links the trash from My Clouds and explains it with the remaining time', async () => {
  const entries = [
    anEntry(),
    anEntry({ kind: 'workspace', id: 7, name: 'Spring', files_count: 11, restorable_until: inDays(0.5) }),
  ];
  const { user } = open([answer(listClouds, () => filePage([])), answer(listTrash, () => page(entries))], 'clouds');

  await user.click(await screen.findByRole('link', { name: 'Trash' }));

  expect((await rowOf('Headland home')).textContent).toMatch(/File.*Nov 18, 2026.*12 days left/);
  expect((await rowOf('Spring')).textContent).toMatch(/Workspace, 11 files.*Less than a day left/);
  expect(screen.getByRole('heading', { level: 1, name: 'Trash' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to My Clouds' })).toBeTruthy();
});

test('distinguishes a file and a workspace with the same id on restoring', async () => {
  let entries = [anEntry(), anEntry({ kind: 'workspace', name: 'Spring' })];
  const restore = answer(restoreFromTrash, ({ kind }) => {
    entries = entries.filter((entry) => entry.kind !== kind);
    return done;
  });
  const { user, requested } = open([answer(listTrash, () => page(entries)), restore]);

  await user.click(within(await rowOf('Spring')).getByRole('button', { name: /^Restore/ }));

  await waitFor(() => expect(screen.queryByTitle('Spring')).toBeNull());
  expect(await rowOf('Headland home')).toBeTruthy();
  expect(asks(requested, 'clouds.restore')).toEqual([{ kind: 'workspace', id: 7 }]);
});

test('keeps the file in the trash when the cloud is full', async () => {
  const { user } = open([answer(listTrash, () => page([anEntry()])), fail(restoreFromTrash, 'cloud_full')]);

  await user.click(within(await rowOf('Headland home')).getByRole('button', { name: /^Restore/ }));

  expect(await screen.findByText(/You have reached your limit of files/)).toBeTruthy();
  expect(await rowOf('Headland home')).toBeTruthy();
});

test('deletes permanently after a question with the name and focuses the next row', async () => {
  let entries = [anEntry(), anEntry({ id: 8, name: 'Footer' })];
  const remove = answer(deleteFromTrash, ({ id }) => {
    entries = entries.filter((entry) => entry.id !== id);
    return done;
  });
  const { user, requested } = open([answer(listTrash, () => page(entries)), remove]);
  await rowOf('Headland home');

  await user.click(screen.getByRole('button', { name: 'Delete Headland home permanently' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Headland home permanently?' });
  expect(asks(requested, 'clouds.delete-for-good')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Delete permanently' }));

  await waitFor(() => expect(screen.queryByTitle('Headland home')).toBeNull());
  expect(asks(requested, 'clouds.delete-for-good')).toEqual([{ kind: 'file', id: 7 }]);
  await waitFor(() => expect(document.activeElement?.closest('tr')?.textContent).toContain('Footer'));
});

test('explains an empty trash', async () => {
  open([answer(listTrash, () => page([]))]);

  expect(await screen.findByRole('heading', { name: 'The trash is empty' })).toBeTruthy();
});

test.each([
  [30 * day, '30 days left'],
  [day + 1, '2 days left'],
  [day, 'Less than a day left'],
  [1, 'Less than a day left'],
  [-day, 'Less than a day left'],
])('formats %i ms in plain words', (left, words) => {
  expect(timeLeft(new Date(1_000_000_000_000 + left).toISOString(), 1_000_000_000_000)).toBe(words);
});
