import { addToWorkspace, copyMoveCloudFile, getWorkspace, type Input, listClouds } from '@kithouse/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aFile, filePage } from '../../testing/files.js';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
import { shelf } from '../../testing/workspace-shelf.js';
import { aMember, aSharedWorkspace, aWorkspace, aWorkspaceAnswer } from '../../testing/workspaces.js';
import { AddTemplatesDialog } from './add-templates-dialog.js';

type Answers = NonNullable<Parameters<typeof renderApp>[1]>;

const done = { status: 'success', message: '', data: { files: [] } } as const;
const oak = aWorkspace('Oak');
const spring = aWorkspace('Spring');
const brand = aSharedWorkspace('Brand kit');
const headland = aFile({ id: 1, name: 'Headland' });
const pricing = aFile({ id: 2, name: 'Pricing' });
const logo = aFile({ id: 903, my_cloud_id: 3, name: 'Logo', owner: aMember('Tomás Leiva') });
const draft = aFile({ id: 904, my_cloud_id: 4, name: 'Draft' });

const clouds = answer(listClouds, ({ search = '' }: Input<typeof listClouds>) =>
  filePage([headland, pricing].filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))),
);
const rooms = answer(getWorkspace, ({ slug }) =>
  slug === 'brand-kit' ? aWorkspaceAnswer(brand, [logo]) : aWorkspaceAnswer(spring, [draft]),
);
const added = answer(addToWorkspace, () => ({ ...done, data: { files: [] } }));
const copied = answer(copyMoveCloudFile, () => ({ ...done, data: { files: [] } }));

function open(answers: Answers = [added, copied]) {
  const onDone = vi.fn();
  const dialog = <AddTemplatesDialog workspace={oak} onDone={onDone} />;
  return { ...renderApp(dialog, [...answers, clouds, rooms, ...shelf(() => [oak, spring, brand])], { user: ada }), onDone };
}
const pick = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });
const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add' });
const from = () => screen.getByRole('combobox', { name: 'Pick from' });
const asksOf = (requested: { name: string; input: unknown }[], endpoint: { name: string }) =>
  requested.filter(({ name }) => name === endpoint.name).map(({ input }) => input);

test('[R-WS-25] [R-VALID-14] enables Add once something is chosen', async () => {
  const { user } = open();
  const box = await pick('Headland');
  expect(add().disabled).toBe(true);
  expect(screen.getByText('0 selected')).toBeTruthy();

  await user.click(box);
  expect(add().disabled).toBe(false);
  expect(screen.getByText('1 selected')).toBeTruthy();
  await user.click(box);

  expect(add().disabled).toBe(true);
});

test('offers files of other and shared workspaces but not of the same one', async () => {
  const { user } = open();
  await screen.findByRole('option', { name: 'Spring' });
  expect(screen.queryByRole('option', { name: 'Oak' })).toBeNull();

  await user.selectOptions(from(), 'Brand kit');

  expect(await pick('Logo')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /^Headland/ })).toBeNull();
});

test("[R-API-52] adds choices from several places: own files themselves, and copies of others'", async () => {
  const { user, requested } = open();
  await user.click(await pick('Headland'));
  await screen.findByRole('option', { name: 'Spring' });
  await user.selectOptions(from(), 'Spring');
  await user.click(await pick('Draft'));
  await user.selectOptions(from(), 'Brand kit');
  await user.click(await pick('Logo'));

  await user.click(add());
  await screen.findByText('Successfully Added!');

  expect(asksOf(requested, addToWorkspace)).toEqual([{ workspace_id: oak.id, files: [1, 4] }]);
  expect(asksOf(requested, copyMoveCloudFile)).toEqual([{ my_cloud_id: 3, workspace_id: oak.id, action: 'copy' }]);
});

test('[R-ERR-14] confirms success and closes with its flag', async () => {
  const { user, onDone } = open();
  await user.click(await pick('Headland'));
  await user.click(add());

  expect(await screen.findByRole('dialog', { name: 'Successfully Added!' })).toBeTruthy();
  expect(screen.getByText('Your file has been added to this workspace.')).toBeTruthy();
  await user.keyboard('{Escape}');

  expect(onDone).toHaveBeenCalledExactlyOnceWith({ isAdded: true });
});

test('[R-ERR-13] reports a refusal and keeps the choice', async () => {
  const { user } = open([fail(addToWorkspace, 'workspace_not_found')]);
  await user.click(await pick('Headland'));
  await user.click(add());

  expect(await screen.findByRole('dialog', { name: 'Something went wrong.' })).toBeTruthy();
  expect(screen.getByText('This workspace no longer exists.')).toBeTruthy();
  await user.keyboard('{Escape}');

  expect((await pick('Headland')).checked).toBe(true);
});

test('searches three letters and keeps the choice', async () => {
  const { user, requested } = open();
  await user.click(await pick('Headland'));

  await user.type(screen.getByRole('searchbox', { name: 'Search files' }), 'pri');

  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Headland/ })).toBeNull());
  expect(await pick('Pricing')).toBeTruthy();
  expect(screen.getByText('1 selected')).toBeTruthy();
  expect(asksOf(requested, listClouds).map((input) => (input as { search?: string }).search)).toEqual([undefined, 'pri']);
});

test('finds files beyond the shown ones by search', async () => {
  const list = answer(listClouds, () => ({ ...filePage([headland]), total: 10_000 }));
  open([list]);

  expect(await screen.findByText('Showing the first 1. Search to find the others.')).toBeTruthy();
});
