import { AppError, getImport, getImportResults, type ImportRow, listImports, type Output, undoImport } from '@kithouse/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { longTest } from '../../../../../scripts/long-test.js';
import { App } from '../../app/app.js';
import { catalogue } from '../../testing/catalogue.js';
import { someResults } from '../../testing/pack-info.js';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
// Loads the screen's chunk in advance, so that no test waits for it.
import './history-screen.js';

let last = 0;

function anImport(changes: Partial<ImportRow> = {}): ImportRow {
  last += 1;
  return {
    import_id: `an-import-${last}`,
    title: `Import ${last}`,
    platform: 'elementor',
    kind: 'page',
    state: 'done',
    at: '2026-11-18T09:12:00.000Z',
    by: 'Ada Lovelace',
    created: { posts: 1, media: 14, terms: 0, plugins: 0 },
    edit_link: `https://site.example/wp-admin/post.php?post=${last}&action=edit`,
    visit: `https://site.example/?page_id=${last}&preview=true`,
    can_undo: true,
    ...changes,
  };
}

const paged = (data: ImportRow[], changes: Partial<Output<typeof listImports>> = {}) => ({
  data,
  current_page: 1,
  total_page: data.length > 0 ? 1 : 0,
  total: data.length,
  ...changes,
});
const imports = (...data: ImportRow[]) => answer(listImports, () => paged(data));
const open = (answers: Parameters<typeof renderApp>[1] = [], options: Parameters<typeof renderApp>[2] = {}) =>
  renderApp(<App />, [...answers, ...catalogue()], { path: 'history', user: null, ...options });
const rowOf = async (title: string) => within((await screen.findByTitle(title)).closest('tr') as HTMLElement);

test('lists every import with type, state, time, person and content', async () => {
  open([
    imports(
      anImport({ title: 'Über uns 🌿', created: { posts: 1, media: 14, terms: 2, plugins: 1 } }),
      anImport({ title: 'Hero', kind: 'library', platform: 'gutenberg', state: 'undone', by: '', can_undo: false }),
    ),
  ]);

  const first = await rowOf('Über uns 🌿');
  expect(screen.getByRole('heading', { level: 1, name: 'History' })).toBeTruthy();
  expect(first.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Über uns 🌿Page · View Über uns 🌿',
    'Done',
    expect.stringMatching(/^Nov 18, 2026, \d{1,2}:12.*Ada Lovelace$/),
    '1 page, 14 images, 2 categories, 1 plugin',
    'Undo Über uns 🌿Details Über uns 🌿',
  ]);
  expect(first.getByRole('link', { name: 'Über uns 🌿' }).getAttribute('href')).toContain('action=edit');
  expect(first.getByRole('link', { name: /^View ?Über uns 🌿$/ }).getAttribute('href')).toContain('preview=true');
  const second = (await rowOf('Hero')).getAllByRole('cell').map(({ textContent }) => textContent);
  expect(second.slice(0, 2)).toEqual(['HeroSaved template · View Hero', 'Undone']);
  expect(second[2]).toContain('Deleted user');
  expect(second[4]).toBe('Details Hero');
});

test('[R-SITE-309] groups the changes of a large undo, and lists those of a small one', async () => {
  const posts = Array.from({ length: 9 }, (_, index) => ({ label: `Page “${index}”`, op: 'post.create' }));
  const pictures = [{ label: 'Image “a.webp”', op: 'media.fetch' }];
  const others = [{ label: 'Something new', op: 'new.operation' }, { label: 'Something old' }];
  const listsOf = async (undone: { label: string; op?: string }[]) => {
    const { user, unmount } = open([
      imports(anImport({ title: 'Bakery', kind: 'site' })),
      answer(undoImport, () => ({ undone, kept: [] })),
    ]);
    await user.click((await rowOf('Bakery')).getByRole('button', { name: /^Undo ?Bakery$/ }));
    await screen.findByText('This will be undone');
    const dialog = within(await screen.findByRole('dialog'));
    const groups = dialog.queryAllByRole('group').map((group) => group.querySelector('summary')?.textContent);
    const lists = dialog.queryAllByRole('list', { hidden: true }).map((list) => list.getAttribute('aria-label'));
    unmount();
    return { groups, lists };
  };

  expect(await listsOf([...pictures, ...posts, ...others])).toEqual({
    groups: ['Pages and posts 9', 'Images 1', 'Other changes 2'],
    lists: ['This will be undone', 'Pages and posts', 'Images', 'Other changes'],
  });
  expect((await listsOf([...posts.slice(0, 3), ...pictures])).lists).toEqual(['This will be undone']);
  expect((await listsOf(posts.map(({ label }) => ({ label })))).lists).toEqual(['This will be undone']);
});

test("shows the site's history to signed-out people too", async () => {
  const { address } = open([imports(anImport({ title: 'Plans' }))]);

  await rowOf('Plans');

  expect(address.current().path).toBe('history');
});

test("links it from the account's menu", async () => {
  const { user, address } = open([imports()], { user: ada, path: 'elementor/packs' });

  await user.click(await screen.findByRole('button', { name: 'Ada Lovelace, account' }));
  await user.click(screen.getByRole('menuitem', { name: 'History' }));

  expect(await screen.findByText('Nothing imported yet')).toBeTruthy();
  expect(address.current().path).toBe('history');
});

test('has its own tab, which is marked instead of My Cloud', async () => {
  const { user, address } = open([imports()], { user: ada, path: 'elementor/packs' });
  const tabs = within(await screen.findByRole('navigation', { name: 'Library' }));

  await user.click(tabs.getByRole('link', { name: 'History' }));

  expect(await screen.findByText('Nothing imported yet')).toBeTruthy();
  expect(address.current().path).toBe('history');
  expect(tabs.getByRole('link', { name: 'History' }).getAttribute('aria-current')).toBe('page');
  expect(tabs.getByRole('link', { name: 'My Cloud' }).getAttribute('aria-current')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'My account' })).toBeNull();
});

test('hides it from people who cannot import', async () => {
  const can = { read: true, edit_pages: false, upload_files: false, install_plugins: false, manage_options: false };
  const { user } = open([], { user: ada, path: 'elementor/packs', boot: { can } });

  await user.click(await screen.findByRole('button', { name: 'Ada Lovelace, account' }));

  expect(screen.queryByRole('menuitem', { name: 'History' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'History' })).toBeNull();
});

longTest('refreshes a running import until it has ended', async () => {
  let state: ImportRow['state'] = 'running';
  const row = anImport({ title: 'Plans', can_undo: false });
  const { requested } = open([answer(listImports, () => paged([{ ...row, state }]))]);
  expect((await rowOf('Plans')).getByText('Running')).toBeTruthy();
  const asks = () => requested.filter(({ name }) => name === 'imports.list').length;

  state = 'done';

  expect(await screen.findByText('Done')).toBeTruthy();
  const before = asks();
  await act(() => new Promise((resolve) => setTimeout(resolve, 2500)));
  expect(asks()).toBe(before);
});

test('has a history entry per page and redirects beyond the last', async () => {
  const list = answer(listImports, ({ page = 1 }) =>
    paged(page > 3 ? [] : [anImport({ title: `Of page ${page}` })], { current_page: page, total_page: 3, total: 41 }),
  );
  const { user, address } = open([list], { path: 'history?p=9' });
  await rowOf('Of page 3');
  expect(address.current().query).toEqual({ p: '3' });

  await user.click(screen.getByRole('button', { name: 'Previous page' }));

  await rowOf('Of page 2');
  address.back();
  await rowOf('Of page 3');
});

test('moves a kept page to the trash when the person ticks it', async () => {
  const page = { label: 'Page “Plans”', reason: 'It has 2 comments by others.', id: 'post.1' };
  const picture = { label: 'Image “a.webp”', reason: 'It’s used in “Plans”.' };
  const { user, requested } = open([
    imports(anImport({ title: 'Plans' })),
    answer(undoImport, ({ also = [] }) =>
      also.length > 0
        ? { undone: [page, picture].map(({ label }) => ({ label })), kept: [] }
        : { undone: [{ label: 'Menu “Main”' }], kept: [page, picture] },
    ),
  ]);
  await user.click((await rowOf('Plans')).getByRole('button', { name: /^Undo ?Plans$/ }));
  const box = await screen.findByRole('checkbox', { name: 'Move Page “Plans” to the trash too' });
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);

  await user.click(box);
  await waitFor(() => expect(screen.getByRole('list', { name: 'This will be undone' }).textContent).toContain('a.webp'));
  const ticked = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Move Page “Plans” to the trash too' });
  expect(ticked.checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Undo the import' }));

  await screen.findByRole('dialog', { name: 'The import is undone' });
  const undo = requested.filter(({ name }) => name === 'imports.undo').at(-1)?.input;
  expect(undo).toMatchObject({ also: ['post.1'] });
  expect(undo).not.toHaveProperty('dry_run');
});

test('names kept content with the reason, undoes the rest and shows the new state', async () => {
  const row = anImport({ title: 'Plans' });
  let isUndone = false;
  const { user, requested } = open([
    answer(listImports, () => paged([isUndone ? { ...row, state: 'undone', can_undo: false } : row])),
    answer(undoImport, ({ dry_run }) => {
      isUndone = !dry_run;
      return { undone: [{ label: '14 images' }], kept: [{ label: 'Page “Plans”', reason: 'Ada changed it since.' }] };
    }),
  ]);

  await user.click((await rowOf('Plans')).getByRole('button', { name: /^Undo ?Plans$/ }));
  expect(await screen.findByRole('dialog', { name: 'Undo the import of Plans?' })).toBeTruthy();
  expect((await screen.findByRole('list', { name: 'This stays' })).textContent).toContain('Ada changed it since.');
  expect(isUndone).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Undo the import' }));
  await screen.findByRole('dialog', { name: 'The import is undone' });
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);

  expect((await rowOf('Plans')).getByText('Undone')).toBeTruthy();
  expect(requested.at(-1)?.name).toBe('imports.list');
  await waitFor(async () =>
    expect(document.activeElement).toBe((await rowOf('Plans')).getByRole('button', { name: /^Details ?Plans$/ })),
  );
});

test('offers no undo for an import with nothing left', async () => {
  const { user } = open([imports(anImport({ title: 'Plans' })), answer(undoImport, () => ({ undone: [], kept: [] }))]);

  await user.click((await rowOf('Plans')).getByRole('button', { name: /^Undo ?Plans$/ }));

  expect(await screen.findByText('There’s nothing to undo.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo the import' })).toBeNull();
});

test('reports a refused undo and can retry', async () => {
  let isBusy = true;
  const { user } = open([
    imports(anImport({ title: 'Plans' })),
    answer(undoImport, ({ dry_run }) => {
      if (isBusy && !dry_run) {
        throw new AppError('import_running');
      }
      return { undone: [{ label: 'Page “Plans”' }], kept: [] };
    }),
  ]);
  await user.click((await rowOf('Plans')).getByRole('button', { name: /^Undo ?Plans$/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo the import' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Another import is running');

  isBusy = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('1 change was undone.')).toBeTruthy();
});

test('repeats an undo of several requests until it has ended', async () => {
  let left = 2;
  const { user } = open([
    imports(anImport({ title: 'Plans' })),
    answer(undoImport, ({ dry_run }) => {
      if (!dry_run && left-- > 0) {
        throw new AppError('import_unfinished');
      }
      return { undone: [{ label: 'Page “Plans”' }], kept: [] };
    }),
  ]);

  await user.click((await rowOf('Plans')).getByRole('button', { name: /^Undo ?Plans$/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo the import' }));

  expect(await screen.findByText('1 change was undone.', {}, { timeout: 10_000 })).toBeTruthy();
  expect(left).toBe(-1);
});

test('repeats the preview of an undo until it is complete', async () => {
  let left = 2;
  const { user } = open([
    imports(anImport({ title: 'Plans' })),
    answer(undoImport, () => {
      if (left-- > 0) {
        throw new AppError('import_unfinished');
      }
      return { undone: [{ label: 'Page “Plans”' }], kept: [] };
    }),
  ]);

  await user.click((await rowOf('Plans')).getByRole('button', { name: /^Undo ?Plans$/ }));

  expect(await screen.findByText('Page “Plans”', {}, { timeout: 10_000 })).toBeTruthy();
  expect(left).toBe(-1);
});

test('shows each operation with state and message in the details', async () => {
  const row = anImport({ title: 'Plans', state: 'failed', message: 'The disk is <strong>full</strong>.<img src=x>' });
  const details: Output<typeof getImport> = {
    import: row,
    ops: [
      { id: 'require', step: 'permission', label: 'Room for pictures', state: 'done' },
      { id: 'media', step: 'download', label: '14 images', state: 'failed', message: 'hero.webp could not be written.' },
      { id: 'page', step: 'templates', label: 'Page “Plans”', state: 'waiting' },
    ],
    warnings: [{ code: 'lost', message: 'A map is left out.' }],
  };
  const { user } = open([imports(row), answer(getImport, () => details)]);

  await user.click((await rowOf('Plans')).getByRole('button', { name: /^Details ?Plans$/ }));

  const list = within(await screen.findByRole('list', { name: 'Changes made' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Room for picturesDone',
    '14 imagesFailedhero.webp could not be written.',
    'Page “Plans”Waiting',
  ]);
  const dialog = screen.getByRole('dialog', { name: 'Plans' });
  expect(dialog.querySelector('strong')?.textContent).toBe('full');
  expect(dialog.querySelector('img')).toBeNull();
  expect(screen.getByText('A map is left out.')).toBeTruthy();
});

test('reports details that fail to load, with a retry', async () => {
  let isGone = true;
  const row = anImport({ title: 'Plans' });
  const { user } = open([
    imports(row),
    answer(getImport, () => {
      if (isGone) {
        throw new AppError('import_not_found');
      }
      return { import: row, ops: [], warnings: [] };
    }),
  ]);
  await user.click((await rowOf('Plans')).getByRole('button', { name: /^Details ?Plans$/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('This import wasn’t found. Check the history.');

  isGone = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('list', { name: 'Changes made' })).toBeTruthy();
});

test('reports a history that fails to load', async () => {
  open([fail(listImports, 'invalid_permission')]);

  expect((await screen.findByRole('alert')).textContent).toContain('You don’t have permission to do that');
});

test('shows the title and a busy state while loading', async () => {
  open([answer(listImports, () => new Promise<never>(() => undefined))]);

  expect(await screen.findByText('Loading the history')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'History' })).toBeTruthy();
});

test('shows titles with markup, in another script or of any length as text', async () => {
  const titles = ['<img src=x onerror=alert(1)>', 'مطعم البحر', 'x'.repeat(400)];
  open([imports(...titles.map((title) => anImport({ title })))]);

  for (const title of titles) {
    expect((await rowOf(title)).getByRole('link', { name: title }).textContent).toBe(title);
  }
});

test("shows the verification in a whole site's details", async () => {
  const row = anImport({ title: 'Tidepool', kind: 'site', created: { posts: 9, media: 3, terms: 0, plugins: 1 } });
  const counts = [{ label: 'Pages', planned: 5, found: 4 }];
  const results = someResults({ proof: { counts, differences: ['The page “Trips” is missing.'] } });
  const { user } = open([
    imports(row),
    answer(getImport, () => ({ import: row, ops: [], warnings: [] })),
    answer(getImportResults, () => results),
  ]);
  const cells = await rowOf('Tidepool');
  expect(cells.getByText(/Whole site/)).toBeTruthy();
  expect(cells.getByText('9 pages and posts, 3 images, 1 plugin')).toBeTruthy();

  await user.click(cells.getByRole('button', { name: /Details/ }));

  const proof = await screen.findByRole('region', { name: 'Import report' });
  expect(within(proof).getByRole('row', { name: 'Pages 5 4' })).toBeTruthy();
  expect(proof.textContent).toContain('The page “Trips” is missing.');
});
