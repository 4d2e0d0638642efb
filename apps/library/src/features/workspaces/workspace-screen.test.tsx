import {
  AppError,
  addToWorkspace,
  deleteWorkspaceFile,
  getWorkspace,
  type Input,
  leaveWorkspace,
  listActivity,
  listClouds,
  listWorkspaces,
  restoreFromTrash,
  saveWorkspace,
  type Workspace,
} from '@kithouse/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { App } from '../../app/app.js';
import { aFile, filePage } from '../../testing/files.js';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
import { shelf } from '../../testing/workspace-shelf.js';
import { aMember, aSharedWorkspace, aWorkspace, aWorkspaceAnswer } from '../../testing/workspaces.js';

type Answers = NonNullable<Parameters<typeof renderApp>[1]>;
type Requested = Input<typeof getWorkspace>;

beforeAll(() => import('./workspace-screen.js'));

const done = { status: 'success', message: '' } as const;
const oak = aWorkspace('Oak', { files_count: 24 });
const spring = aWorkspace('Spring', { files_count: 11 });
const brand = aSharedWorkspace('Brand kit', { files_count: 42, sharedWith: [ada].map((user) => aMember(user.name)) });
const all = [oak, spring, brand];
const headland = aFile({ id: 901, my_cloud_id: 1, name: 'Headland' });
const pricing = aFile({ id: 902, my_cloud_id: 2, name: 'Pricing' });

/** Workspaces like in the cloud, with two Elementor files each. */
const room = answer(getWorkspace, ({ slug, search = '', file_type }: Requested) => {
  const files = file_type === 'elementor' ? [headland, pricing] : [aFile({ id: 903, name: 'Pattern', platform: 'gutenberg' })];
  const found = files.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  return aWorkspaceAnswer(all.find((workspace) => workspace.slug === slug) as Workspace, found);
});

const open = (path = 'clouds/workspace/oak', answers: Answers = []) =>
  renderApp(<App />, [...answers, room, ...shelf(() => all)], { path, user: ada });
const file = (name: string) => screen.findByText(name, { selector: 'td .clip' });
const asksOf = (requested: { name: string; input: unknown }[], endpoint: { name: string }) =>
  requested.filter(({ name }) => name === endpoint.name).map(({ input }) => input);

test('[R-ROUTE-19] [R-WS-11] [R-WS-12] [R-API-43] [R-API-44] shows an own workspace\'s files under "My Files" with a back link', async () => {
  const { user, address, requested } = open();
  await file('Headland');
  expect(screen.getByRole('heading', { level: 1, name: 'My Files' })).toBeTruthy();
  expect(asksOf(requested, getWorkspace)).toEqual([{ slug: 'oak', file_type: 'elementor', page: 1 }]);

  await user.click(screen.getByRole('link', { name: 'Back' }));

  await waitFor(() => expect(address.current().path).toBe('clouds/workspace'));
});

test('[R-ROUTE-22] requests a shared workspace as such and links back to shared ones', async () => {
  const { user, address, requested } = open('clouds/shared-workspace/brand-kit');
  await file('Headland');
  expect(asksOf(requested, getWorkspace)).toEqual([{ slug: 'brand-kit', file_type: 'elementor', page: 1, shared: true }]);

  await user.click(screen.getByRole('link', { name: 'Back' }));

  await waitFor(() => expect(address.current().path).toBe('clouds/shared-workspace'));
});

test('[R-WS-13] [R-WS-14] [R-WS-15] groups own and shared workspaces with counts in the switcher and links to them', async () => {
  const { user, address } = open();
  await file('Headland');
  await user.click(screen.getByRole('button', { name: 'Oak' }));

  const list = within(await screen.findByRole('listbox', { name: 'Workspace' }));
  const optionsOf = (name: string) =>
    within(list.getByRole('group', { name }))
      .getAllByRole('option')
      .map((option) => option.textContent);
  await list.findByRole('group', { name: 'My WorkSpace' });
  expect(optionsOf('My WorkSpace')).toEqual(['Oak24', 'Spring11']);
  expect(optionsOf('Shared WorkSpace')).toEqual(['Brand kit42']);
  await waitFor(() => expect(list.getByRole('option', { selected: true })).toBe(document.activeElement));
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');

  await waitFor(() =>
    expect(address.current()).toMatchObject({ path: 'clouds/shared-workspace/brand-kit', query: { platform: 'elementor' } }),
  );
});

test('[R-ERR-53] shows that the switcher loads', async () => {
  const { user } = open(undefined, [answer(listWorkspaces, () => new Promise<never>(() => undefined))]);
  await file('Headland');

  await user.click(screen.getByRole('button', { name: 'Oak' }));

  expect(screen.getByText('Loading workspace and shared workspaces list.')).toBeTruthy();
});

test('[R-WS-16] [R-VALID-30] [R-STORE-52] searches three letters and restores the list when cleared', async () => {
  const { user, address, requested } = open();
  await file('Headland');
  const box = screen.getByRole('searchbox', { name: 'Search files' });
  await user.type(box, 'pr{Enter}');
  expect(asksOf(requested, getWorkspace)).toHaveLength(1);

  await user.type(box, 'i{Enter}');
  await waitFor(() => expect(screen.queryByText('Headland')).toBeNull());
  await screen.findByText('1 file found');
  expect(await screen.findByRole('table', { name: 'Search results' })).toBeTruthy();
  expect(address.current().query.q).toBe('pri');
  await user.clear(box);

  expect(await file('Headland')).toBeTruthy();
  expect(screen.getByRole('table', { name: 'My Files' })).toBeTruthy();
});

test("[R-STORE-57] shows a running search with the workspace's name", async () => {
  const slow = answer(getWorkspace, ({ search }: Requested) =>
    search ? new Promise<never>(() => undefined) : aWorkspaceAnswer(oak, [headland]),
  );
  const { user } = open(undefined, [slow]);
  await file('Headland');

  await user.type(screen.getByRole('searchbox'), 'pri{Enter}');

  expect(await screen.findByText('Loading your files')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Oak' })).toBeTruthy();
});

test('[R-STORE-55] [R-STORE-58] caches each workspace and platform separately', async () => {
  const { user, address, requested } = open();
  await file('Headland');
  await user.click(screen.getByRole('button', { name: 'Gutenberg' }));
  await file('Pattern');
  act(() => address.go('clouds/workspace/spring', { query: { platform: 'elementor' } }));
  await screen.findByRole('button', { name: 'Spring' });

  act(() => address.go('clouds/workspace/oak', { query: { platform: 'gutenberg' } }));

  expect(screen.getByText('Pattern', { selector: 'td .clip' })).toBeTruthy();
  await waitFor(() =>
    expect(asksOf(requested, getWorkspace)).toMatchObject([
      { slug: 'oak', file_type: 'elementor' },
      { slug: 'oak', file_type: 'gutenberg' },
      { slug: 'spring', file_type: 'elementor' },
      { slug: 'oak', file_type: 'gutenberg' },
    ]),
  );
});

test('[R-STORE-56] [R-CLOUD-14] shows files as rows at first and as pictures on request', async () => {
  const { user } = open();
  await file('Headland');

  await user.click(screen.getByRole('button', { name: 'Grid' }));

  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('list', { name: 'My Files' })).toBeTruthy();
});

test('[R-CLOUD-34] [R-API-51] removes a deleted file at once and reloads the workspace', async () => {
  let kept = [headland, pricing];
  const list = answer(getWorkspace, () => aWorkspaceAnswer(oak, kept));
  const remove = answer(deleteWorkspaceFile, ({ id }) => {
    kept = kept.filter((other) => other.id !== id);
    return done;
  });
  const { user, requested } = open(undefined, [list, remove]);
  await file('Headland');
  await user.click(screen.getByRole('button', { name: 'More for Headland' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));

  await user.click(await screen.findByRole('button', { name: 'Delete' }));

  await waitFor(() => expect(screen.queryByText('Headland', { selector: 'td .clip' })).toBeNull());
  expect(asksOf(requested, deleteWorkspaceFile)).toEqual([{ id: 901 }]);
  await waitFor(() => expect(asksOf(requested, getWorkspace).length).toBeGreaterThan(1));
});

test('restores a file that cannot be deleted', async () => {
  const { user } = open(undefined, [fail(deleteWorkspaceFile, 'invalid_permission')]);
  await file('Headland');
  await user.click(screen.getByRole('button', { name: 'More for Headland' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));

  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('Something went wrong!');

  expect(screen.getByText('Headland', { selector: 'td .clip' })).toBeTruthy();
});

test('[R-PERM-16] lets its owner share it and follows a renamed address', async () => {
  const renamed = { ...oak, title: 'Oak 2027', slug: 'oak-2027' };
  const saved = answer(saveWorkspace, () => ({ ...done, workspace: renamed }));
  const { user, address } = open(undefined, [saved, answer(getWorkspace, () => aWorkspaceAnswer(oak, [headland]))]);
  await file('Headland');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await user.type(screen.getByLabelText('Title'), ' 2027{Enter}');

  await waitFor(() => expect(address.current().path).toBe('clouds/workspace/oak-2027'));
});

test('asks before a member leaves', async () => {
  const { user, address, requested } = open('clouds/shared-workspace/brand-kit', [answer(leaveWorkspace, () => done)]);
  await file('Headland');
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Leave workspace' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Leave Brand kit?' }));
  expect(asksOf(requested, leaveWorkspace)).toEqual([]);

  await user.click(dialog.getByRole('button', { name: 'Leave workspace' }));

  await waitFor(() => expect(address.current().path).toBe('clouds/shared-workspace'));
  expect(asksOf(requested, leaveWorkspace)).toEqual([{ slug: 'brand-kit' }]);
});

test('[R-WS-25] adds templates to the shown workspace', async () => {
  const { user } = open(undefined, [answer(listClouds, () => filePage([aFile({ name: 'Footer' })]))]);
  await file('Headland');

  await user.click(screen.getByRole('button', { name: 'Add file' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Add templates' }));
  expect(dialog.getByText('To Oak')).toBeTruthy();
  expect(await dialog.findByRole('checkbox', { name: /^Footer/ })).toBeTruthy();
});

test('offers no adding to viewers', async () => {
  const looked = { ...brand, role: 'viewer' as const };
  open('clouds/shared-workspace/brand-kit', [answer(getWorkspace, () => aWorkspaceAnswer(looked, []))]);

  expect(await screen.findByText('This workspace is empty')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add file' })).toBeNull();
});

test('[R-CLOUD-11] explains an empty workspace and names the platform with files', async () => {
  const { user, address } = open(undefined, [answer(getWorkspace, () => aWorkspaceAnswer(oak, []))]);

  expect(await screen.findByText('This workspace is empty')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Add file' })).toHaveLength(2);
  await user.click(screen.getByRole('link', { name: 'Show those for Gutenberg' }));

  await waitFor(() =>
    expect(address.current()).toMatchObject({ path: 'clouds/workspace/oak', query: { platform: 'gutenberg' } }),
  );
});

test('reports a missing workspace with a back link', async () => {
  open('clouds/workspace/gone', [fail(getWorkspace, 'workspace_not_found')]);

  expect(await screen.findByText('This workspace no longer exists.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back' })).toBeTruthy();
});

test('loads the activity on request and shows it in sentences', async () => {
  const jonas = aMember('Jonas Weil');
  const at = '2026-11-18T09:12:00.000Z';
  const list = answer(listActivity, ({ page = 1 }) => ({
    data: [
      { id: page * 10, at, who: jonas, action: 'added-file' as const, subject: 'Headland', detail: '' },
      { id: page * 10 + 1, at, who: null, action: 'renamed' as const, subject: 'Oak', detail: 'Elm' },
    ],
    current_page: page,
    total_page: 2,
    total: 4,
  }));
  const { user, requested } = open(undefined, [list]);
  await file('Headland');
  expect(asksOf(requested, listActivity)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Activity' }));

  expect(await screen.findByText('Jonas Weil added “Headland”.')).toBeTruthy();
  expect(screen.getByText('Somebody renamed it from “Elm” to “Oak”.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show earlier' }));
  await waitFor(() => expect(screen.getAllByText('Jonas Weil added “Headland”.')).toHaveLength(2));
});

test.each([
  ['is restored', false],
  ['is restored from the trash when it has no other location', true],
])('an own file that was removed by mistake %s', async (_, isTrashed) => {
  let kept = [headland, pricing];
  let isGone = isTrashed;
  const list = answer(getWorkspace, () => aWorkspaceAnswer(oak, kept));
  const remove = answer(deleteWorkspaceFile, () => {
    kept = [pricing];
    return done;
  });
  const add = answer(addToWorkspace, () => {
    if (isGone) {
      throw new AppError('file_not_found');
    }
    kept = [headland, pricing];
    return { ...done, data: { files: [headland] } };
  });
  const restore = answer(restoreFromTrash, () => {
    isGone = false;
    return done;
  });
  const { user, requested } = open(undefined, [list, remove, add, restore]);
  await file('Headland');
  await user.click(screen.getByRole('button', { name: 'More for Headland' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));

  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  await file('Headland');
  expect(asksOf(requested, addToWorkspace).at(-1)).toEqual({ workspace_id: oak.id, files: [1] });
  expect(asksOf(requested, restoreFromTrash)).toEqual(isTrashed ? [{ kind: 'file', id: 1 }] : []);
});
