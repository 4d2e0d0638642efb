import {
  type CloudFile,
  deleteCloudFile,
  downloadCloudFile,
  getCloudUsage,
  listClouds,
  renameCloudFile,
  restoreFromTrash,
} from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { App } from '../../app/app.js';
import { catalogue } from '../../testing/catalogue.js';
import { aFile, filePage } from '../../testing/files.js';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
// Loads the screens' chunk in advance, so that no test waits for it.
import '../personal-lists/personal-screen.js';

type Answers = Parameters<typeof renderApp>[1];
const usage = (used = 3, limit = 30) =>
  answer(getCloudUsage, () => ({ status: 'success' as const, data: { limit, usage: used, files: used } }));
const list = (...files: CloudFile[]) => answer(listClouds, () => filePage(files));

const open = (answers: Answers = [], { path = 'clouds', ...options }: Parameters<typeof renderApp>[2] = {}) =>
  renderApp(<App />, [...(answers ?? []), usage(), ...catalogue()], { path, user: ada, ...options });
const rowOf = async (name: string) => (await screen.findByTitle(name)).closest('tr') as HTMLElement;
const asks = (requested: { name: string; input: unknown }[], name: string) =>
  requested.filter((call) => call.name === name).map(({ input }) => input);
const menuOf = async (user: ReturnType<typeof renderApp>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
  return within(await screen.findByRole('menu', { name }));
};
const done = { status: 'success', message: '' } as const;

afterEach(() => {
  vi.restoreAllMocks();
});

test("[R-ROUTE-16] [R-CLOUD-01] [R-CLOUD-15] [R-STORE-43] [R-NAV-09] lists the platform's files in a table at first", async () => {
  const { requested } = open([list(aFile({ name: 'Headland home', type: 'page' }))]);

  const row = await rowOf('Headland home');

  expect(screen.getByRole('heading', { level: 1, name: 'My Clouds' })).toBeTruthy();
  const menu = within(screen.getByRole('navigation', { name: 'My account' }));
  expect(menu.getByRole('link', { name: 'My Clouds' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Name',
    'Type',
    'Owner',
    'Last Modified',
    'Actions',
  ]);
  expect(row.textContent).toMatch(/Page.*You.*Nov 18, 2026/);
  expect(asks(requested, 'clouds.list')).toEqual([{ platform: 'elementor', page: 1 }]);
});

test('[R-ROUTE-17] opens another screen for a longer path', async () => {
  const { address } = open([list(aFile())], { path: 'clouds/nowhere' });

  await waitFor(() => expect(address.current().path).toBe('elementor/packs'));
  expect(screen.queryByRole('heading', { name: 'My Clouds' })).toBeNull();
});

test('[R-STORE-44] keeps files and pages per platform, and the screen when it changes', async () => {
  const byPlatform = answer(listClouds, ({ platform, page = 1 }) => ({
    ...filePage([aFile({ name: `${platform} ${page}` })], 3),
    current_page: page,
  }));
  const { user, requested, address } = open([byPlatform]);
  await rowOf('elementor 1');

  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await rowOf('elementor 2');
  await user.click(screen.getByRole('button', { name: 'Gutenberg' }));
  await rowOf('gutenberg 1');

  expect(address.current()).toMatchObject({ path: 'clouds', query: { platform: 'gutenberg' } });
  expect(asks(requested, 'clouds.list')).toEqual([
    { platform: 'elementor', page: 1 },
    { platform: 'elementor', page: 2 },
    { platform: 'gutenberg', page: 1 },
  ]);
});

test('[R-CLOUD-12] [R-STORE-45] [R-STORE-47] [R-STORE-48] searches three or more letters on Enter or the button, and ends when cleared', async () => {
  const found = answer(listClouds, ({ search }) => filePage([aFile({ name: search ? `With ${search}` : 'All of them' })]));
  const { user, requested, address } = open([found]);
  await rowOf('All of them');
  const box = screen.getByRole('searchbox', { name: 'Search files' });

  await user.type(box, 'He{Enter}');
  expect(asks(requested, 'clouds.list')).toHaveLength(1);
  expect(address.current().query.q).toBeUndefined();
  await user.type(box, 'ad{Enter}');
  await rowOf('With Head');
  expect(address.current().query).toMatchObject({ q: 'Head' });
  await user.type(box, 'land');
  expect(asks(requested, 'clouds.list')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await rowOf('With Headland');
  await user.clear(box);

  await rowOf('All of them');
  expect(address.current().query.q).toBeUndefined();
});

test('[R-STORE-45] starts a search at its first page with its own pages', async () => {
  const found = answer(listClouds, ({ search = 'All', page = 1 }) => ({
    ...filePage([aFile({ name: `${search} ${page}` })], 3),
    current_page: page,
  }));
  const { user, requested } = open([found], { path: 'clouds?p=2' });
  await rowOf('All 2');

  await user.type(screen.getByRole('searchbox', { name: 'Search files' }), 'Head{Enter}');
  await rowOf('Head 1');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await rowOf('Head 2');

  expect(asks(requested, 'clouds.list')).toEqual([
    { platform: 'elementor', page: 2 },
    { platform: 'elementor', page: 1, search: 'Head' },
    { platform: 'elementor', page: 2, search: 'Head' },
  ]);
});

test('[R-CLOUD-14] [R-STORE-43] remembers the grid for this person', async () => {
  const files = list(aFile({ name: 'Headland home' }));
  const first = open([files]);
  await rowOf('Headland home');
  await first.user.click(screen.getByRole('button', { name: 'Grid' }));
  expect(await screen.findByRole('list', { name: 'My Clouds' })).toBeTruthy();
  first.unmount();

  const again = open([files]);
  expect(await screen.findByRole('list', { name: 'My Clouds' })).toBeTruthy();
  again.unmount();

  open([files], { user: { ...ada, id: 2 } });
  expect(await screen.findByRole('table', { name: 'My Clouds' })).toBeTruthy();
});

test('[R-CLOUD-13] opens the form for the shown platform with the add button', async () => {
  const { user, address } = open([list(aFile({ platform: 'gutenberg' }))], { path: 'clouds?platform=gutenberg' });

  await user.click(await screen.findByRole('link', { name: 'Add file' }));

  expect(address.current()).toMatchObject({ path: 'clouds/save-template', query: { platform: 'gutenberg' } });
});

test('[R-CLOUD-11] explains an empty cloud and how to fill it', async () => {
  open([list()]);

  expect(await screen.findByRole('heading', { name: 'Your cloud is ready' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Add file' })).toHaveLength(2);
});

test('offers to end a search without results', async () => {
  const none = answer(listClouds, ({ search }) => filePage(search ? [] : [aFile({ name: 'Headland home' })]));
  const { user } = open([none]);
  await rowOf('Headland home');
  await user.type(screen.getByRole('searchbox', { name: 'Search files' }), 'zebra{Enter}');

  await screen.findByRole('heading', { name: 'No matches found' });
  await user.click(screen.getByRole('button', { name: 'Clear search' }));

  expect(await rowOf('Headland home')).toBeTruthy();
});

test('reports a failed cloud in place and retries', async () => {
  let isUp = false;
  const shaky = answer(listClouds, () => {
    if (!isUp) {
      throw new Error('down');
    }
    return filePage([aFile({ name: 'Headland home' })]);
  });
  const { user } = open([shaky]);
  const alert = await screen.findByRole('alert');

  isUp = true;
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));

  expect(await rowOf('Headland home')).toBeTruthy();
});

test("[R-CLOUD-17] [R-CLOUD-16] shows Insert in the library's grid but not in its list", async () => {
  const { user } = open([list(aFile({ name: 'Headland home' }))]);
  const row = within(await rowOf('Headland home'));
  expect(row.queryByRole('button', { name: /^Insert/ })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Grid' }));

  expect(await screen.findByRole('button', { name: /^Insert ?Headland home$/ })).toBeTruthy();
});

test('[R-CLOUD-18] [R-CLOUD-19] [R-CLOUD-20] [R-CLOUD-21] offers all actions on an own file', async () => {
  const { user } = open([list(aFile({ name: 'Headland home' }))]);

  const menu = await menuOf(user, 'Headland home');

  expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Create a Page',
    'Copy to WorkSpace',
    'Move to WorkSpace',
    'Rename',
    'Versions',
    'Delete',
  ]);
  expect(screen.getByRole('button', { name: /^Download ?Headland home$/ })).toBeTruthy();
});

test('[R-CLOUD-18] [R-ERR-20] downloads by the signed address without leaving the page, with a busy row', async () => {
  const opened: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    opened.push(`${this.download} ${this.href}`);
  });
  let arrive: () => void = () => undefined;
  const signed = { file_name: 'Headland.zip', fileURL: 'https://cloud.example/signed/1?x=2', expires_at: '' };
  const slow = answer(downloadCloudFile, () => new Promise((resolve) => (arrive = () => resolve(signed))));
  const { user, requested } = open([list(aFile({ id: 7, name: 'Headland home' })), slow]);
  const row = await rowOf('Headland home');

  await user.click(screen.getByRole('button', { name: /^Download ?Headland home$/ }));
  await waitFor(() => expect(row.getAttribute('aria-busy')).toBe('true'));
  expect(row.textContent).toContain('Downloading…');
  arrive();

  expect(await screen.findByText('Successfully Downloaded!')).toBeTruthy();
  expect(opened).toEqual(['Headland.zip https://cloud.example/signed/1?x=2']);
  expect(asks(requested, 'clouds.download')).toEqual([{ id: 7 }]);
  expect(row.getAttribute('aria-busy')).toBeNull();
});

test.each([
  ['a rejected call', fail(downloadCloudFile, 'file_not_found')],
  ['an invalid address', answer(downloadCloudFile, () => ({ file_name: 'x', fileURL: 'javascript:alert(1)', expires_at: '' }))],
])('[R-ERR-19] reports %s and opens nothing', async (_, refused) => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = open([list(aFile({ name: 'Headland home' })), refused]);

  await user.click(await screen.findByRole('button', { name: /^Download ?Headland home$/ }));

  expect(await screen.findByText('Download Failed!!!')).toBeTruthy();
  expect(click).not.toHaveBeenCalled();
});

test('[R-CLOUD-21] [R-CLOUD-32] [R-CLOUD-33] [R-ERR-29] deletes a file at once after a question with its name, and reloads the list', async () => {
  let files = [aFile({ id: 7, name: 'Headland home' }), aFile({ name: 'Footer' })];
  let confirm: () => void = () => undefined;
  const slow = answer(
    deleteCloudFile,
    () =>
      new Promise((resolve) => {
        confirm = () => {
          files = files.slice(1);
          resolve(done);
        };
      }),
  );
  const { user, requested } = open([answer(listClouds, () => filePage(files)), slow, usage(2)]);
  await user.click((await menuOf(user, 'Headland home')).getByRole('menuitem', { name: 'Delete' }));

  const dialog = await screen.findByRole('dialog', { name: 'Delete Headland home?' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));

  await waitFor(() => expect(screen.queryByTitle('Headland home')).toBeNull());
  expect(screen.getByText('1 of 30 files')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('More for Footer'));
  confirm();
  expect(await screen.findByText('Successfully Deleted!')).toBeTruthy();
  await waitFor(() => expect(asks(requested, 'clouds.list')).toHaveLength(2));
  expect(asks(requested, 'clouds.delete')).toEqual([{ id: 7 }]);
});

test('[R-ERR-28] restores a file and the count when deleting fails', async () => {
  const { user } = open([list(aFile({ name: 'Headland home' })), fail(deleteCloudFile, 'internal_error'), usage(1)]);
  await user.click((await menuOf(user, 'Headland home')).getByRole('menuitem', { name: 'Delete' }));

  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByRole('dialog', { name: 'Something went wrong!' })).toBeTruthy();
  expect(screen.getByText('Something went wrong regarding deleting your file. Try Later or Contact for Support.')).toBeTruthy();
  expect(screen.getByTitle('Headland home')).toBeTruthy();
  expect(screen.getByText('1 of 30 files')).toBeTruthy();
});

test('deletes nothing after Cancel or Esc and returns the focus', async () => {
  const { user, requested } = open([list(aFile({ name: 'Headland home' }))]);
  await user.click((await menuOf(user, 'Headland home')).getByRole('menuitem', { name: 'Delete' }));
  await screen.findByRole('dialog');

  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asks(requested, 'clouds.delete')).toEqual([]);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('More for Headland home'));
});

test('undoes a deletion from the notification', async () => {
  const file = aFile({ id: 7, name: 'Headland home' });
  let files = [file];
  const remove = answer(deleteCloudFile, () => {
    files = [];
    return done;
  });
  const restore = answer(restoreFromTrash, () => {
    files = [file];
    return done;
  });
  const { user, requested } = open([answer(listClouds, () => filePage(files)), remove, restore]);
  await user.click((await menuOf(user, 'Headland home')).getByRole('menuitem', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByRole('heading', { name: 'Your cloud is ready' });

  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(await rowOf('Headland home')).toBeTruthy();
  expect(asks(requested, 'clouds.restore')).toEqual([{ kind: 'file', id: 7 }]);
});

test('renames a file in place', async () => {
  const file = aFile({ id: 7, name: 'Headland home' });
  const rename = answer(renameCloudFile, ({ name }) => ({ ...done, data: { files: [{ ...file, name, label: name }] } }));
  const { user, requested } = open([list(file), rename]);
  await user.click((await menuOf(user, 'Headland home')).getByRole('menuitem', { name: 'Rename' }));

  const field = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(field);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  await user.type(field, '  Maison 🏠{Enter}');

  expect(await rowOf('Maison 🏠')).toBeTruthy();
  expect(asks(requested, 'clouds.rename')).toEqual([{ id: 7, name: 'Maison 🏠' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('keeps a refused name in the field with the reason', async () => {
  const { user } = open([list(aFile({ name: 'Headland home' })), fail(renameCloudFile, 'file_not_found')]);
  await user.click((await menuOf(user, 'Headland home')).getByRole('menuitem', { name: 'Rename' }));

  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' again{Enter}');

  expect(await screen.findByText('This file no longer exists.')).toBeTruthy();
});

test('asks visitors to sign in first and returns them', async () => {
  const { address } = open([], { user: null, path: 'clouds' });

  await waitFor(() => expect(address.current().path).toBe('sign-in'));
  expect(address.current().query['redirect-to']).toContain('clouds');
});

test('shows names with markup, in another script or of any length as text', async () => {
  const names = ['<img src=x onerror=alert(1)>', 'مكتبة القوالب', 'W'.repeat(200)];
  open([list(...names.map((name) => aFile({ name })))]);

  for (const name of names) {
    expect((await screen.findByTitle(name)).getAttribute('dir')).toBe('auto');
  }
  expect(document.querySelector('img[src="x"]')).toBeNull();
});
