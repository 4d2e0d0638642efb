import {
  createWorkspace,
  deleteWorkspace,
  listWorkspaces,
  saveWorkspace,
  type Workspace,
  workspacesPerPage,
} from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { App } from '../../app/app.js';
import { ada, answer, renderApp } from '../../testing/render-app.js';
import { shelf } from '../../testing/workspace-shelf.js';
import { aMember, aSharedWorkspace, aWorkspace, aWorkspacePage } from '../../testing/workspaces.js';

type Answers = Parameters<typeof renderApp>[1];

/** Loads the screens' code in advance, which takes long on a busy machine. */
beforeAll(() => import('./workspaces-screen.js'));

const open = (workspaces: Workspace[], path = 'clouds/workspace', answers: Answers = []) => {
  const kept = [...workspaces];
  return { kept, ...renderApp(<App />, [...(answers ?? []), ...shelf(() => kept)], { path, user: ada }) };
};
/** Lists names, also behind a dialog. */
const names = () => [...document.querySelectorAll('article h3')].map((heading) => heading.textContent);
const tileOf = async (title: string) => {
  const tile = (await screen.findByRole('link', { name: title })).closest('li');
  return within(tile as HTMLElement);
};
const done = { status: 'success', message: '' } as const;
const many = (count: number) => Array.from({ length: count }, (_, index) => aWorkspace(`Room ${index + 1}`));
const people = ['Jonas', 'Priya', 'Tomás', 'Aiko', 'Dele', 'Noor', 'Sam'].map((name) => aMember(name));

test('[R-ROUTE-18] [R-NAV-10] [R-WS-01] [R-STORE-49] shows own workspaces as a grid, or a list on request, and remembers it', async () => {
  const first = open([aWorkspace('Oak & Sons')]);
  expect(await screen.findByRole('heading', { level: 1, name: 'My WorkSpace' })).toBeTruthy();
  await tileOf('Oak & Sons');
  expect(screen.queryByRole('table')).toBeNull();

  await first.user.click(screen.getByRole('button', { name: 'List' }));
  expect(within(screen.getByRole('table')).getByRole('link', { name: 'Oak & Sons' })).toBeTruthy();
  first.unmount();

  open([aWorkspace('Oak & Sons')]);
  expect(await screen.findByRole('table')).toBeTruthy();
});

test('remembers a view per person', async () => {
  const first = open([aWorkspace('Oak & Sons')]);
  await first.user.click(await screen.findByRole('button', { name: 'List' }));
  first.unmount();

  renderApp(
    <App />,
    shelf(() => [aWorkspace('Oak & Sons')]),
    { path: 'clouds/workspace', user: { ...ada, id: 2 } },
  );

  await tileOf('Oak & Sons');
  expect(screen.queryByRole('table')).toBeNull();
});

test("links to own and shared workspaces from the cloud's menu", async () => {
  open([]);

  const menu = within(await screen.findByRole('navigation', { name: 'My account' }));

  expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('My WorkSpace');
  expect(menu.getByRole('link', { name: 'Shared with Me' }).getAttribute('href')).toContain('clouds/shared-workspace');
});

test('[R-WS-02] [R-WS-17] opens a form from the add tile', async () => {
  const { user } = open([aWorkspace('Oak & Sons')]);
  await tileOf('Oak & Sons');

  await user.click(screen.getByRole('button', { name: 'Add New WorkSpace' }));

  expect(screen.getByRole('dialog', { name: 'Add New WorkSpace' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')));
});

test('[R-ERR-55] offers to add a workspace when there is none', async () => {
  const { user } = open([]);

  expect(await screen.findByText('You do not have any workspaces.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add New WorkSpace' }));

  expect(screen.getByRole('dialog', { name: 'Add New WorkSpace' })).toBeTruthy();
});

test('[R-WS-05] opens a workspace by its card', async () => {
  const { user, address } = open([aWorkspace('Oak & Sons')]);

  await user.click(await screen.findByRole('link', { name: 'Oak & Sons' }));

  expect(address.current().path).toBe('clouds/workspace/oak-sons');
});

test("[R-WS-06] [R-WS-07] [R-WS-08] [R-PERM-15] edits and deletes by the card's menu without opening it", async () => {
  const { user, address } = open([aWorkspace('Oak & Sons')]);
  const tile = await tileOf('Oak & Sons');

  await user.click(tile.getByRole('button', { name: 'More for Oak & Sons' }));
  const entries = tile.getAllByRole('menuitem').map((entry) => entry.textContent);
  await user.click(tile.getByRole('menuitem', { name: 'Edit' }));

  expect(entries).toEqual(['Edit', 'Delete']);
  expect(screen.getByRole('dialog', { name: 'Edit workspace' })).toBeTruthy();
  expect(address.current().path).toBe('clouds/workspace');
});

test("[R-WS-06] [R-PERM-16] opens the form at the e-mail by the card's share button, not the workspace", async () => {
  const { user, address } = open([aWorkspace('Oak & Sons')]);
  const tile = await tileOf('Oak & Sons');

  await user.click(tile.getByRole('button', { name: 'Share Oak & Sons' }));

  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Share with/)));
  expect(address.current().path).toBe('clouds/workspace');
});

test('[R-WS-07] [R-WS-08] has the same menu in rows', async () => {
  const { user } = open([aWorkspace('Oak & Sons')]);
  await user.click(await screen.findByRole('button', { name: 'List' }));

  await user.click(await screen.findByRole('button', { name: 'More for Oak & Sons' }));

  expect(screen.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual(['Edit', 'Delete']);
});

test('[R-WS-09] shows four people and the number of others on an own card', async () => {
  open([
    aWorkspace('Oak & Sons', { sharedWith: people }),
    aWorkspace('Alone'),
    aWorkspace('Asked', { pending_invitations: '["a@b.example"]' }),
  ]);

  const faces = (await tileOf('Oak & Sons')).getByRole('img', { name: /^Shared with Jonas, Priya/ });

  expect([...faces.children].map((face) => face.textContent)).toEqual(['J', 'P', 'T', 'A', '+3']);
  expect((await tileOf('Alone')).getByText('Only you')).toBeTruthy();
  expect((await tileOf('Asked')).getByText('1 invited')).toBeTruthy();
});

test('[R-WS-10] shows five people on a shared card', async () => {
  const { user } = open([aSharedWorkspace('Leiva brand kit', { sharedWith: people })], 'clouds/shared-workspace');
  await user.click(await screen.findByRole('button', { name: 'Grid' }));

  const faces = (await tileOf('Leiva brand kit')).getByRole('img', { name: /^Shared with/ });

  expect([...faces.children].map((face) => face.textContent)).toEqual(['J', 'P', 'T', 'A', 'D', '+2']);
});

test("[R-ROUTE-20] [R-ROUTE-21] [R-NAV-11] [R-STORE-54] [R-WS-03] [R-WS-04] shows others' workspaces as a list, without menu and add tile in both views", async () => {
  const { user, requested } = open([aWorkspace('Mine'), aSharedWorkspace('Leiva brand kit')], 'clouds/shared-workspace');
  expect(await screen.findByRole('heading', { level: 1, name: 'Shared with Me' })).toBeTruthy();
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('link').map((link) => link.textContent)).toEqual(['Leiva brand kit']);
  expect(table.getByText('Tomás Leiva')).toBeTruthy();
  const hasTools = () =>
    screen.queryByRole('button', { name: /^(More for|Share) / }) ?? screen.queryByRole('button', { name: 'Add New WorkSpace' });
  expect(hasTools()).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Grid' }));

  await tileOf('Leiva brand kit');
  expect(hasTools()).toBeNull();
  expect(requested.find(({ name }) => name === listWorkspaces.name)?.input).toEqual({ shared: true, page: 1 });
});

test('[R-ERR-54] explains that nothing is shared yet', async () => {
  open([], 'clouds/shared-workspace');

  expect(await screen.findByText('No shared workspaces yet.')).toBeTruthy();
});

const made = answer(createWorkspace, ({ title }) => ({ ...done, workspace: aWorkspace(title) }));

async function create(user: ReturnType<typeof open>['user'], title: string) {
  await user.click(await screen.findByRole('button', { name: 'Add New WorkSpace' }));
  await user.type(screen.getByLabelText('Title'), title);
  await user.click(screen.getByRole('button', { name: 'Create Workspace' }));
  await screen.findByText('Successfully Created');
}

test('[R-WS-29] [R-WS-30] [R-CONST-04] adds a new workspace on top of the page, which keeps eleven', async () => {
  const { user } = open(many(25), 'clouds/workspace?p=2', [made]);
  await tileOf('Room 12');

  await create(user, 'Newest');

  expect(names()).toEqual(['Newest', ...Array.from({ length: 10 }, (_, index) => `Room ${index + 12}`)]);
});

/** Answers each page once; repeated requests wait. */
function toldOnce(rooms: Workspace[]) {
  const answered = new Set<number>();
  return answer(listWorkspaces, ({ page = 1 }) => {
    if (answered.has(page)) {
      return new Promise<never>(() => undefined);
    }
    answered.add(page);
    const data = rooms.slice((page - 1) * workspacesPerPage, page * workspacesPerPage);
    return aWorkspacePage(data, { current_page: page, total: rooms.length, total_page: 3 });
  });
}

test('[R-STORE-50] [R-STORE-51] shows a cached page before reloading it', async () => {
  const { user, requested } = open([], 'clouds/workspace', [toldOnce(many(25))]);
  await tileOf('Room 1');
  await user.click(screen.getByRole('link', { name: '2' }));
  await tileOf('Room 12');

  await user.click(screen.getByRole('link', { name: '1' }));

  expect(names()[0]).toBe('Room 1');
  expect(requested.filter(({ name }) => name === listWorkspaces.name).map(({ input }) => input)).toEqual([
    { shared: false, page: 1 },
    { shared: false, page: 2 },
    { shared: false, page: 1 },
  ]);
});

test("[R-STORE-53] caches others' workspaces per page too", async () => {
  const rooms = Array.from({ length: 25 }, (_, index) => aSharedWorkspace(`Room ${index + 1}`));
  const { user, requested } = open([], 'clouds/shared-workspace', [toldOnce(rooms)]);
  await screen.findByRole('link', { name: 'Room 1' });
  await user.click(screen.getByRole('link', { name: '2' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Room 1' })).toBeNull());
  await screen.findByRole('link', { name: 'Room 14' });

  await user.click(screen.getByRole('link', { name: '1' }));

  expect(screen.getByRole('link', { name: 'Room 1' })).toBeTruthy();
  expect(requested.filter(({ name }) => name === listWorkspaces.name).map(({ input }) => input)).toEqual([
    { shared: true, page: 1 },
    { shared: true, page: 2 },
    { shared: true, page: 1 },
  ]);
});

const removing = (kept: Workspace[]) =>
  answer(deleteWorkspace, ({ id }) => {
    kept.splice(
      kept.findIndex((workspace) => workspace.id === id),
      1,
    );
    return { ...done };
  });

async function remove(user: ReturnType<typeof open>['user'], title: string) {
  await user.click((await tileOf(title)).getByRole('button', { name: `More for ${title}` }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Successfully Deleted.');
}

test('[R-WS-31] removes a deleted workspace and moves the following up', async () => {
  const kept = many(13);
  const { user } = renderApp(<App />, [removing(kept), ...shelf(() => kept)], { path: 'clouds/workspace', user: ada });

  await remove(user, 'Room 3');

  await waitFor(() => expect(names()).toContain('Room 12'));
  expect(names()).not.toContain('Room 3');
});

test('redirects from an emptied page to the previous one', async () => {
  const kept = many(12);
  const { user, address } = renderApp(<App />, [removing(kept), ...shelf(() => kept)], {
    path: 'clouds/workspace?p=2',
    user: ada,
  });

  await remove(user, 'Room 12');

  await waitFor(() => expect(address.current().query.p).toBeUndefined());
  await waitFor(() => expect(names()[0]).toBe('Room 1'));
});

test('shows a saved title at once', async () => {
  const oak = aWorkspace('Oak & Sons');
  const saved = answer(saveWorkspace, ({ title = '' }) => ({ ...done, workspace: { ...oak, title } }));
  const { user } = open([oak], undefined, [saved]);
  await user.click((await tileOf('Oak & Sons')).getByRole('button', { name: 'More for Oak & Sons' }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  await user.type(screen.getByLabelText('Title'), ' 2027');

  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(names()).toEqual(['Oak & Sons 2027']));
});

test('shows a person who joins while the form is open, and does not revert a title changed elsewhere', async () => {
  const { kept, user, cache } = open([aWorkspace('Oak & Sons', { pending_invitations: '["grace@example.com"]' })]);
  await user.click((await tileOf('Oak & Sons')).getByRole('button', { name: 'Share Oak & Sons' }));
  expect(screen.getByRole('button', { name: 'Remove grace@example.com' })).toBeTruthy();

  kept[0] = { ...(kept[0] as Workspace), title: 'Oak 2027', sharedWith: [aMember('Grace')], pending_invitations: '[]' };
  await cache.invalidateQueries();

  expect(await screen.findByRole('button', { name: 'Remove Grace' })).toBeTruthy();
  expect(screen.queryByText('Invited')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
});

test('moves from the add tile to the others with the arrows', async () => {
  const { user } = open([aWorkspace('Oak & Sons'), aWorkspace('Spring')]);
  await tileOf('Spring');
  screen.getByRole('button', { name: 'Add New WorkSpace' }).focus();

  await user.keyboard('{ArrowRight}{ArrowRight}');

  await waitFor(() => expect(document.activeElement?.textContent).toBe('Spring'));
});

test('[R-API-41] [R-API-42] reports a failed list with a retry', async () => {
  let isDown = true;
  const list = answer(listWorkspaces, () => {
    if (isDown) {
      throw new Error('The shelf is being dusted.');
    }
    return aWorkspacePage([aWorkspace('Oak & Sons')]);
  });
  const { user } = open([], undefined, [list]);
  expect((await screen.findByRole('alert')).textContent).toContain('The shelf is being dusted');

  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  await tileOf('Oak & Sons');
});

test.each(['Grid', 'List'])('draws files without a picture (%s)', async (view) => {
  const drawn = { thumbnail: null, sketch: [{ kind: 'heading', children: [] }] };
  const { user } = open([aWorkspace('Oak & Sons', { newest: [drawn] }), aWorkspace('Empty', { newest: [], files_count: 0 })]);

  await user.click(await screen.findByRole('button', { name: view }));

  await waitFor(() => expect(document.querySelectorAll('.sketch')).toHaveLength(1));
});
