import {
  type CloudVersion,
  compareCloudVersions,
  listClouds,
  listCloudVersions,
  type NodeChange,
  nameCloudVersion,
  restoreCloudVersion,
} from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aFile } from '../../testing/files.js';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
import { VersionsDialog } from './versions-dialog.js';

const aVersion = (number: number, changes: Partial<CloudVersion> = {}): CloudVersion => ({
  number,
  name: '',
  is_current: false,
  restored_from: null,
  created_at: '2026-11-18T09:12:00.000Z',
  created_by: { id: 1, name: 'Ada Lovelace', profile_photo: null },
  parts: 12,
  media: { count: 3, bytes: 1_200_000 },
  ...changes,
});
const three = [aVersion(3, { is_current: true, restored_from: 1 }), aVersion(2, { name: 'For the client' }), aVersion(1)];
const versions = answer(listCloudVersions, () => ({ data: three }));
const done = { status: 'success' as const, message: '' };

function open(answers: Parameters<typeof renderApp>[1], canChange = true) {
  const file = aFile({ id: 900, my_cloud_id: 7, name: 'Headland home' });
  return renderApp(<VersionsDialog file={file} canChange={canChange} onClose={() => undefined} />, answers, { user: ada });
}
const rows = async () => within(await screen.findByRole('list', { name: 'Versions' })).findAllByRole('listitem');
const press = (row: HTMLElement | undefined, name: RegExp) => within(row as HTMLElement).getByRole('button', { name });
const asks = (requested: { name: string; input: unknown }[], name: string) =>
  requested.filter((call) => call.name === name).map(({ input }) => input);

test('lists versions newest first with name, origin and size', async () => {
  const { requested } = open([versions]);

  const [third, second, first] = await rows();

  expect(third?.textContent).toMatch(
    /^Version 3CurrentRestored from 1Nov 18, 2026.*Ada Lovelace.*12 elements · 3 images \(1\.2 MB\)/,
  );
  expect(second?.textContent).toMatch(/^For the client/);
  expect(first?.textContent).toMatch(/^Version 1/);
  expect(asks(requested, 'clouds.versions')).toEqual([{ id: 7 }]);
});

test('cannot restore the current version or compare the first one', async () => {
  open([versions]);

  const [third, , first] = await rows();

  expect(within(third as HTMLElement).queryByRole('button', { name: /^Restore/ })).toBeNull();
  expect(within(first as HTMLElement).queryByRole('button', { name: /^Compare/ })).toBeNull();
});

test('lets viewers compare only', async () => {
  open([versions], false);
  await rows();

  expect(screen.getAllByRole('button', { name: /^Compare/ })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^(Restore|Name)/ })).toBeNull();
});

test('shows a new name at once and reverts it when refused', async () => {
  let refuse: () => void = () => undefined;
  const slow = answer(nameCloudVersion, () => new Promise((_, reject) => (refuse = () => reject(new Error('no')))));
  const { user, requested } = open([versions, slow]);
  const [, , first] = await rows();

  await user.click(press(first, /^Name version 1/));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Name of version 1'));
  await user.keyboard('  Erste Fassung 🌱 {Enter}');

  expect(await screen.findByText('Erste Fassung 🌱')).toBeTruthy();
  expect(asks(requested, 'clouds.name-version')).toEqual([{ id: 7, number: 1, name: 'Erste Fassung 🌱' }]);
  refuse();
  await waitFor(() => expect(screen.queryByText('Erste Fassung 🌱')).toBeNull());
  expect(screen.getByText('Version 1')).toBeTruthy();
});

test('closes only the field on Esc', async () => {
  const { user, requested } = open([versions]);
  const [, , first] = await rows();
  await user.click(press(first, /^Name version 1/));

  await user.keyboard('Nope{Escape}');

  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Versions' })).toBeTruthy();
  expect(asks(requested, 'clouds.name-version')).toEqual([]);
});

test('restores an old version once as the newest and reloads the lists', async () => {
  let list = three;
  let arrive: () => void = () => undefined;
  const restore = answer(restoreCloudVersion, async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    list = [aVersion(4, { is_current: true, restored_from: 2 }), ...three.map((old) => ({ ...old, is_current: false }))];
    return { ...done, data: { version: 4 } };
  });
  const { user, requested } = open([answer(listCloudVersions, () => ({ data: list })), restore]);
  const [, second] = await rows();

  await user.dblClick(press(second, /^Restore/));
  arrive();

  expect(await screen.findByText('Version 4')).toBeTruthy();
  expect(screen.getByText('Version 2 is restored')).toBeTruthy();
  expect(asks(requested, 'clouds.restore-version')).toEqual([{ id: 7, number: 2 }]);
});

test('lists changes since the previous or another version', async () => {
  const changes: NodeChange[] = [
    { change: 'changed', kind: 'core/paragraph', text: 'Lambs in the meadow', place: '2' },
    { change: 'removed', kind: 'text-editor', text: '', place: '3' },
    { change: 'added', kind: 'acme/price-table', text: 'مرحبا', place: '3.1' },
  ];
  const compare = answer(compareCloudVersions, ({ against }) => ({
    against: against ?? null,
    changes: against === 1 ? [] : changes,
    total: against === 1 ? 0 : 740,
  }));
  const { user, requested } = open([versions, compare]);
  const [third] = await rows();

  await user.click(press(third, /^Compare/));

  const list = await screen.findByRole('list', { name: 'Differences' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['ChangedParagraphLambs in the meadow2', 'RemovedText3', 'AddedPrice tableمرحبا3.1']);
  expect(screen.getByText('740 differences')).toBeTruthy();
  expect(screen.getByText('And 737 more.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Compared with')));
  await user.selectOptions(screen.getByLabelText('Compared with'), '1');
  expect(await screen.findByText('Visitors won’t notice any change.')).toBeTruthy();
  expect(asks(requested, 'clouds.compare-versions')).toEqual([
    { id: 7, number: 3, against: 2 },
    { id: 7, number: 3, against: 1 },
  ]);
  await user.click(screen.getByRole('button', { name: 'All versions' }));
  const [again, ...others] = await rows();
  expect(others).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(press(again, /^Compare/)));
});

test('reports versions that fail to load, with a retry', async () => {
  open([
    fail(listCloudVersions, 'file_not_found'),
    answer(listClouds, () => ({ data: [], current_page: 1, total_page: 0, total: 0 })),
  ]);

  const alert = await screen.findByRole('alert');

  expect(alert.textContent).toContain('This file no longer exists.');
  expect(within(alert).getByRole('button', { name: 'Retry' })).toBeTruthy();
});
