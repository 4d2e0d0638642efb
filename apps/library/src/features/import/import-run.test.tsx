import {
  AppError,
  brand,
  type Imported,
  type ImportLog,
  importPage,
  insertItem,
  type Output,
  undoImport,
} from '@kithouse/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeItem } from '../../testing/make-item.js';
import { ada, answer, renderApp } from '../../testing/render-app.js';
import { ImportDialog } from './import-dialog.js';
import { ofItem } from './template.js';

const item = makeItem({ id: 7, name: 'Three-tier pricing', type: 'block', platform: 'gutenberg' });
const preview = { documents: 1, media: { count: 2, bytes: 20_000 }, plugins: [], warnings: [] };
const check = answer(insertItem, () => ({ plan: preview, warnings: [] }));
const result: Imported = {
  import_id: 'an-import-of-one',
  post_id: 42,
  edit_link: 'https://site.example/wp-admin/post.php?post=42&action=edit',
  visit: 'https://site.example/?page_id=42&preview=true',
  warnings: [],
};
const nothing: ImportLog = { logs: [], lastLogIndex: 0, state: 'waiting', progress: 0 };

/** Next log responses; the last one repeats. */
let log: (() => ImportLog | Promise<ImportLog>)[] = [];
let polls: URL[] = [];

beforeEach(() => {
  log = [() => nothing];
  polls = [];
  vi.stubGlobal('fetch', async (url: string) => {
    polls.push(new URL(url));
    const reply = log.length > 1 ? log.shift() : log[0];
    return Response.json(await reply?.());
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Reply = () => Imported | Promise<Imported>;
type Undo = Output<typeof undoImport>;

/** Opens the dialog after requesting a page; the first call gets the first reply, and the last one repeats. */
async function begin(replies: Reply[], undo?: (dry_run: boolean) => Undo | Promise<Undo>) {
  const left = [...replies];
  const page = answer(importPage, () => (left.length > 1 ? left.shift() : left[0])?.() as Imported);
  const onClose = vi.fn<() => void>();
  const undone = answer(undoImport, ({ dry_run = false }) => undo?.(dry_run) as Undo);
  const view = renderApp(<ImportDialog template={ofItem(item)} onClose={onClose} />, [check, page, undone], { user: ada });
  await screen.findByText(/2 images/);
  fireEvent.change(screen.getByLabelText('Page title'), { target: { value: 'Plans' } });
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create a Page' }));
  const calls = () =>
    view.requested.filter(({ name }) => name === 'import.page').map(({ input }) => input as { import_id: string });
  return { ...view, onClose, submit, calls };
}
const never: Reply = () => new Promise<Imported>(() => {});
const refuse = (code: ConstructorParameters<typeof AppError>[0]): Reply => {
  return () => Promise.reject(new AppError(code));
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Importing' });

test('[R-CONST-07] [R-IMPORT-29] [R-API-91] polls the log every 300 ms for new entries, one request at a time', async () => {
  let arrive: (log: ImportLog) => void = () => undefined;
  log = [
    () => ({ ...nothing, lastLogIndex: 3, state: 'running' }),
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
    () => nothing,
  ];
  const { submit, calls } = await begin([never]);
  vi.useFakeTimers();
  submit();

  await pass(299);
  expect(polls).toHaveLength(0);
  await pass(1);
  expect(polls).toHaveLength(1);
  await pass(300);
  expect(polls).toHaveLength(2);
  await pass(3000);
  expect(polls).toHaveLength(2);
  arrive({ ...nothing, lastLogIndex: 5, state: 'running' });
  await pass(300);

  expect(polls.map(({ searchParams }) => searchParams.get('lastLogIndex'))).toEqual(['0', '3', '5']);
  expect(polls[0]?.href).toContain('https://site.example/wp-admin/admin-ajax.php?action=kithouse_import_log');
  expect(polls[0]?.searchParams.get('import_id')).toBe(calls()[0]?.import_id);
});

test.each([
  ['[R-IMPORT-30]', 'complete'],
  ['[R-IMPORT-31]', 'downloadComplete'],
  ['[R-IMPORT-32]', 'error'],
] as const)('%s stops polling the log after %s', async (_, state) => {
  log = [() => ({ ...nothing, state, progress: 100 })];
  const { submit } = await begin([never]);
  vi.useFakeTimers();
  submit();

  await pass(3000);

  expect(polls).toHaveLength(1);
});

test.each([
  ['that is unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['that returns invalid data', () => Promise.resolve({ logs: 'none' } as never)],
])('keeps polling a log %s and fails no import', async (_, reply) => {
  log = [reply];
  let arrive: (imported: Imported) => void = () => undefined;
  const { submit } = await begin([
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  ]);
  vi.useFakeTimers();
  submit();
  await pass(900);
  expect(polls).toHaveLength(3);

  arrive(result);
  await pass(0);

  expect(screen.getByRole('link', { name: 'View Template' })).toBeTruthy();
  await pass(900);
  expect(polls).toHaveLength(3);
});

test('shows steps in words with a bar that never goes back', async () => {
  log = [
    () => ({
      logs: [
        { step: 'permission', type: 'done', message: '' },
        { step: 'download', type: 'begun', message: '' },
      ],
      lastLogIndex: 2,
      state: 'running',
      progress: 43,
    }),
    () => ({ ...nothing, lastLogIndex: 2, state: 'running', progress: 12 }),
  ];
  const { submit } = await begin([never]);
  vi.useFakeTimers();
  submit();

  await pass(300);
  const list = within(screen.getByRole('list', { name: 'Steps' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Checking permissions, done',
    'Downloading images, running2 images',
    'Importing the template, waiting',
    'Finishing up, waiting',
  ]);
  expect(bar().value).toBe(43);
  expect(screen.getByRole('status').textContent).toBe('Downloading images, 40%');
  await pass(300);

  expect(bar().value).toBe(43);
});

test('repeats an unfinished import with the same id until it has ended', async () => {
  const { submit, calls } = await begin([refuse('import_unfinished'), refuse('import_unfinished'), () => result]);
  submit();

  expect(await screen.findByRole('link', { name: 'Edit Template' })).toBeTruthy();
  expect(calls()).toHaveLength(3);
  expect(new Set(calls().map(({ import_id }) => import_id)).size).toBe(1);
});

test('retries a lost connection, then asks, and resumes with the same id', async () => {
  let isUp = false;
  const { submit, calls } = await begin([() => (isUp ? result : refuse(brand.apiErrorCode)())]);
  vi.useFakeTimers();
  submit();

  await pass(500);
  expect(screen.getByText('The site isn’t responding. Trying again…')).toBeTruthy();
  await pass(60_000);
  const tries = calls().length;
  expect(tries).toBe(5);
  expect(screen.getByRole('dialog', { name: 'The import was interrupted' })).toBeTruthy();
  isUp = true;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await pass(0);

  expect(screen.getByText('The draft page “Plans” is ready.')).toBeTruthy();
  expect(new Set(calls().map(({ import_id }) => import_id)).size).toBe(1);
});

test("waits for a lost request that still runs, and reports another person's import", async () => {
  const { submit, unmount } = await begin([refuse(brand.apiErrorCode), refuse('import_running'), () => result]);
  vi.useFakeTimers();
  submit();
  await pass(20_000);
  expect(screen.getByText('The draft page “Plans” is ready.')).toBeTruthy();
  vi.useRealTimers();
  unmount();

  const other = await begin([refuse('import_running'), () => result]);
  other.submit();
  expect((await screen.findByRole('alert')).textContent).toContain('Another import is running on this site.');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The draft page “Plans” is ready.')).toBeTruthy();
});

test('asks before leaving during an import and not afterwards', async () => {
  let arrive: (imported: Imported) => void = () => undefined;
  const { submit } = await begin([
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  ]);
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(false);
  submit();

  await waitFor(() => expect(leave()).toBe(true));
  arrive(result);
  await screen.findByRole('link', { name: 'View Template' });

  expect(leave()).toBe(false);
});

test('asks before cancelling, stops calling, and undoes what was created', async () => {
  let refuseNext: (error: AppError) => void = () => undefined;
  const slow: Reply = () =>
    new Promise((_, reject) => {
      refuseNext = reject;
    });
  const { submit, user, calls, requested } = await begin([slow], () => ({ undone: [{ label: 'Page “Plans”' }], kept: [] }));
  submit();

  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  const question = within(screen.getByRole('group', { name: /undo its changes so far/ }));
  await waitFor(() => expect(document.activeElement).toBe(question.getByRole('button', { name: 'Continue importing' })));
  await user.click(question.getByRole('button', { name: 'Continue importing' }));
  expect(requested.map(({ name }) => name)).not.toContain('imports.undo');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Stop and undo' }));

  expect(await screen.findByRole('dialog', { name: 'The import is undone' })).toBeTruthy();
  expect(requested.at(-1)).toEqual({ name: 'imports.undo', input: { import_id: calls()[0]?.import_id } });
  refuseNext(new AppError('import_unfinished'));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(calls()).toHaveLength(1);
});

test('undoes an import that the site learned of after cancelling', async () => {
  let isKnown = false;
  let arrive: (imported: Imported) => void = () => undefined;
  const slow: Reply = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  const { submit, user } = await begin([slow], () => {
    if (!isKnown) {
      throw new AppError('import_not_found');
    }
    return { undone: [{ label: 'Page “Plans”' }], kept: [] };
  });
  submit();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Stop and undo' }));
  expect(await screen.findByText('Undoing the import…')).toBeTruthy();

  isKnown = true;
  arrive(result);

  expect(await screen.findByText('1 change was undone.')).toBeTruthy();
  expect(screen.queryByText(/is ready/)).toBeNull();
});

test('reports a cancelled import that cannot be undone and retries only the undo', async () => {
  let isBroken = true;
  const { submit, user, calls } = await begin([never], () => {
    if (isBroken) {
      throw new AppError('import_failed', 'The page could not be moved to the trash.');
    }
    return { undone: [], kept: [] };
  });
  submit();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Stop and undo' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The page could not be moved to the trash.');

  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('The import left nothing to undo.')).toBeTruthy();
  expect(calls()).toHaveLength(1);
});

test('lists what goes and stays before undoing', async () => {
  const taken: Undo = {
    undone: [{ label: '2 pictures' }],
    kept: [{ label: 'Page “Plans”', reason: 'It was changed since.' }],
  };
  const { submit, user, requested, onClose } = await begin([() => result], () => taken);
  submit();

  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect((await screen.findByRole('list', { name: 'This will be undone' })).textContent).toBe('2 pictures');
  expect(screen.getByRole('list', { name: 'This stays' }).textContent).toBe('Page “Plans”It was changed since.');
  const calls = () => requested.filter(({ name }) => name === 'imports.undo').map(({ input }) => input);
  expect(calls()).toEqual([{ import_id: 'an-import-of-one', dry_run: true }]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await user.click(await screen.findByRole('button', { name: 'Undo the import' }));

  expect(await screen.findByText('1 change was undone.')).toBeTruthy();
  expect(screen.getByText('It was changed since.')).toBeTruthy();
  expect(calls().at(-1)).toEqual({ import_id: 'an-import-of-one' });
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(onClose).toHaveBeenCalledOnce();
});
