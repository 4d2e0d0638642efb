import { type CloudFile, type FileScreen, listWorkspaces, type Role } from '@kithouse/contract';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anEditor } from '../../testing/an-editor.js';
import { aFile } from '../../testing/files.js';
import { ada, answer, renderApp } from '../../testing/render-app.js';
import { FileGrid } from './file-grid.js';
import { FileList } from './file-list.js';
import { FileMenu } from './file-menu.js';
import { FileTable } from './file-table.js';
import type { View } from './view-switch.js';

type Where = { screen?: FileScreen; role?: Role; view?: View; isInEditor?: boolean };
const bob = { id: 2, name: 'Bob Ross', profile_photo: null };

function open(file: CloudFile | CloudFile[], { screen: shown = 'clouds', role, view = 'list', isInEditor = false }: Where = {}) {
  const list = (
    <FileList
      view={view}
      label="Files"
      files={Array.isArray(file) ? file : [file]}
      screen={shown}
      role={role}
      isBusy={false}
      deleteText="It goes."
      remove={() => Promise.resolve()}
    />
  );
  const workspaces = answer(listWorkspaces, () => ({ data: [], current_page: 1, total_page: 0, total: 0 }));
  const host = isInEditor ? { name: 'gutenberg' as const, editor: anEditor() } : {};
  return renderApp(list, [workspaces], { user: ada, host });
}

/** Lists all controls of a file without its name. */
async function pressables(user: ReturnType<typeof open>['user'], file: CloudFile) {
  await user.click(screen.getByRole('button', { name: `More for ${file.name}` }));
  const items = within(screen.getByRole('menu')).getAllByRole('menuitem');
  const buttons = within(screen.getByRole('table')).queryAllByRole('button');
  const own = buttons.filter((button) => !button.matches('[aria-haspopup]') && !button.closest('[role="menu"]'));
  return [...own, ...items].map(({ textContent }) => textContent?.replace(` ${file.name}`, ''));
}
const rest = ['Download', 'Copy to WorkSpace', 'Move to WorkSpace', 'Rename', 'Versions', 'Delete'];
const all = ['Download', 'Create a Page', ...rest.slice(1)];
const withoutMove = all.filter((action) => action !== 'Move to WorkSpace');

test.each<[string, Where, boolean, string[]]>([
  ['your own file in My Clouds', { screen: 'clouds' }, true, all],
  ['your own file in your own workspace', { screen: 'workspace', role: 'owner' }, true, all],
  ['your own file in another person’s workspace', { screen: 'shared-workspace', role: 'viewer' }, true, withoutMove],
  [
    'another person’s file in your own workspace',
    { screen: 'workspace', role: 'owner' },
    false,
    ['Download', 'Create a Page', 'Copy to WorkSpace', 'Delete'],
  ],
  [
    'another person’s file as an editor',
    { screen: 'shared-workspace', role: 'editor' },
    false,
    ['Download', 'Create a Page', 'Copy to WorkSpace'],
  ],
  [
    'another person’s file as a viewer',
    { screen: 'shared-workspace', role: 'viewer' },
    false,
    ['Download', 'Create a Page', 'Copy to WorkSpace'],
  ],
])('[R-CLOUD-23] [R-CLOUD-24] [R-CLOUD-17] offers the actions of %s', async (_, where, isOwn, expected) => {
  const file = aFile({ name: 'Headland home', platform: 'gutenberg', ...(isOwn ? {} : { owner: bob }) });
  const { user } = open(file, where);

  expect(await pressables(user, file)).toEqual(expected);
});

test("[R-CLOUD-16] [R-CLOUD-17] shows Insert in an editor's list too", async () => {
  const file = aFile({ name: 'Headland home', platform: 'gutenberg' });
  const { user } = open(file, { isInEditor: true });

  expect(await pressables(user, file)).toEqual(['Insert', ...rest]);
});

test.each([
  ['creates a page from a file in wp-admin', {}, 'Import Headland home'],
  ['inserts a file into the document in an editor of its platform', { isInEditor: true }, 'Insert Headland home'],
])('[R-CLOUD-16] %s', async (_, where, title) => {
  const { user } = open(aFile({ name: 'Headland home', platform: 'gutenberg' }), { ...where, view: 'grid' });

  await user.click(screen.getByRole('button', { name: 'Headland home' }));

  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
});

test("[R-CLOUD-19] [R-CLOUD-20] asks for a workspace on copying and moving, with the file's name", async () => {
  const { user } = open(aFile({ name: 'Headland home' }));

  await user.click(screen.getByRole('button', { name: 'More for Headland home' }));
  await user.click(screen.getByRole('menuitem', { name: 'Move to WorkSpace' }));

  const dialog = await screen.findByRole('dialog', { name: 'Move to WorkSpace' });
  expect(within(dialog).getByText('Headland home')).toBeTruthy();
});

test('[R-CLOUD-22] disables copying, moving and deleting while a file is busy', async () => {
  const onChoose = vi.fn<(action: string) => void>();
  const file = aFile({ name: 'Headland home' });
  const { user } = renderApp(
    <FileMenu file={file} actions={['download', 'copy', 'move', 'delete']} isDisabled onChoose={onChoose} />,
    [],
    { user: ada },
  );
  await user.click(screen.getByRole('button', { name: 'More for Headland home' }));

  const disabled = screen.getAllByRole<HTMLButtonElement>('menuitem').filter((item) => item.disabled);
  expect(disabled.map((item) => item.textContent)).toEqual(['Copy to WorkSpace', 'Move to WorkSpace', 'Delete']);
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(onChoose).not.toHaveBeenCalled();
});

test("[R-CLOUD-22] shows a file's running action instead of its buttons", () => {
  const file = aFile({ id: 7, name: 'Headland home' });
  renderApp(
    <FileTable
      label="Files"
      files={[file, aFile({ id: 8 })]}
      screen="clouds"
      isBusy={false}
      works={new Map([[7, 'copying' as const]])}
      onChoose={() => undefined}
    />,
    [],
    { user: ada },
  );

  const [busy, other] = screen.getAllByRole('row').slice(1);
  expect(busy?.getAttribute('aria-busy')).toBe('true');
  expect(within(busy as HTMLElement).getByRole('status').textContent).toBe('Copying…');
  expect(within(busy as HTMLElement).queryAllByRole('button')).toEqual([]);
  expect(within(other as HTMLElement).getAllByRole('button')).toHaveLength(2);
});

test('[R-CLOUD-22] shows a running action on a tile too and disables only its menu', async () => {
  const files = [aFile({ id: 7, name: 'Headland home' }), aFile({ id: 8, name: 'Footer' })];
  const works = new Map([[7, 'copying' as const]]);
  const shown = { label: 'Files', files, screen: 'clouds', isBusy: false, works, onChoose: () => undefined } as const;
  const { user } = renderApp(<FileGrid {...shown} />, [], { user: ada });
  const heldOf = async (name: string) => {
    await user.click(screen.getByRole('button', { name: `More for ${name}` }));
    const items = within(screen.getByRole('menu', { name })).getAllByRole<HTMLButtonElement>('menuitem');
    return items.filter((item) => item.disabled).map((item) => item.textContent);
  };

  expect(screen.getByRole('status').textContent).toBe('Copying…');
  expect(await heldOf('Headland home')).toEqual(['Copy to WorkSpace', 'Move to WorkSpace', 'Rename', 'Delete']);
  expect(await heldOf('Footer')).toEqual([]);
});

test("names a file's owner as You or by name, with a picture", () => {
  const photo = 'https://cloud.example/faces/2.webp';
  const view = open(aFile({ owner: { ...bob, profile_photo: photo } }), { screen: 'workspace', role: 'owner' });

  expect(screen.getByText('Bob Ross')).toBeTruthy();
  expect(view.container.querySelector(`img[src="${photo}"]`)).toBeTruthy();
});

test('replaces a failed picture by the sketch', async () => {
  const thumbnail = 'https://cloud.example/thumbnails/7.webp?gone';
  const { container } = open(aFile({ thumbnail }));
  const picture = container.querySelector(`img[src="${thumbnail}"]`);
  expect(container.querySelector('.sketch')).toBeNull();

  picture?.dispatchEvent(new Event('error'));

  await vi.waitFor(() => expect(container.querySelector('.sketch rect')).toBeTruthy());
  expect(container.querySelector(`img[src="${thumbnail}"]`)).toBeNull();
});

test('has one tab stop, the menu of the active tile', () => {
  open([aFile({ id: 1, name: 'Headland home' }), aFile({ id: 2, name: 'Footer' })], { view: 'grid' });

  expect(screen.getByRole('button', { name: 'More for Headland home' }).tabIndex).toBe(0);
  expect(screen.getByRole('button', { name: 'More for Footer' }).tabIndex).toBe(-1);
});
