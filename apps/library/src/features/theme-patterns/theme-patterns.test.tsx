import { AppError, listItems } from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../app/app.js';
import type { Host, ThemePattern } from '../../lib/host.js';
import { anEditor } from '../../testing/an-editor.js';
import { catalogue } from '../../testing/catalogue.js';
import { anItem } from '../../testing/items.js';
import { renderApp } from '../../testing/render-app.js';
// Loads lazy components in advance, so that no test waits for them.
import './theme-link.js';
import './theme-patterns.js';

type Editor = NonNullable<Host['editor']>;

beforeEach(() => {
  // The browser of the tests has no layout, so everything is in sight.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
      observe = () => this.report([{ isIntersecting: true }]);
      disconnect = () => undefined;
    },
  );
  return () => vi.unstubAllGlobals();
});

const aPattern = (title: string): ThemePattern => ({
  name: `coast/${title.toLowerCase()}`,
  title,
  content: `<!-- wp:paragraph --><p>${title}</p><!-- /wp:paragraph -->`,
  draw: (place) => {
    place.textContent = `Drawing of ${title}`;
    return () => place.replaceChildren();
  },
});

function open(path: string, changes: Partial<Editor> = {}) {
  const insert = vi.fn<Editor['insert']>(async () => undefined);
  const close = vi.fn<() => void>();
  const listThemePatterns = vi.fn(async () => [aPattern('Harbour'), aPattern('Lighthouse')]);
  const editor = anEditor({ insert, listThemePatterns, ...changes });
  const view = renderApp(<App />, catalogue([anItem({ name: 'Tidepool', type: 'block', platform: 'gutenberg' })]), {
    path,
    host: { name: 'gutenberg', editor, close },
  });
  return { ...view, insert, close, listThemePatterns };
}
const link = () => screen.findByRole('link', { name: 'From your theme' });

test('[R-FIND-12] lists the drawn patterns of the theme only under its filter', async () => {
  const { user, listThemePatterns } = open('gutenberg/blocks');
  expect(await screen.findByRole('heading', { level: 3, name: 'Tidepool' })).toBeDefined();
  expect(listThemePatterns).not.toHaveBeenCalled();
  expect(screen.queryByText('Harbour')).toBeNull();

  await user.click(await link());
  const list = await screen.findByRole('list', { name: 'From your theme' });
  expect(
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Harbour', 'Lighthouse']);
  expect(list.textContent).toContain('Drawing of Lighthouse');
  expect(screen.queryByRole('heading', { level: 3, name: 'Tidepool' })).toBeNull();

  await user.click(await link());
  expect(await screen.findByRole('heading', { level: 3, name: 'Tidepool' })).toBeDefined();
});

test('[R-FIND-12] inserts a pattern at the cursor without a call and closes the library', async () => {
  const { user, insert, close, requested } = open('gutenberg/blocks?from=theme');
  await screen.findByRole('list', { name: 'From your theme' });
  const before = requested.length;

  await user.click(screen.getByRole('button', { name: /^Insert\s?Harbour$/ }));

  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(insert).toHaveBeenCalledExactlyOnceWith({ content: aPattern('Harbour').content, warnings: [] });
  expect(requested.slice(before)).toEqual([]);
});

test('[R-FIND-12] keeps the library open and says why when the editor refuses a pattern', async () => {
  const insert = async () => {
    throw new AppError('import_failed', 'Templates can’t be inserted here.');
  };
  const { user, close } = open('gutenberg/blocks?from=theme', { insert });
  await screen.findByRole('list', { name: 'From your theme' });

  await user.click(screen.getByRole('button', { name: /^Insert\s?Harbour$/ }));

  expect(await screen.findByText('Templates can’t be inserted here.')).toBeDefined();
  expect(close).not.toHaveBeenCalled();
});

test('[R-FIND-12] narrows the patterns by a search and offers all blocks when none matches', async () => {
  open('gutenberg/blocks?from=theme&q=light');
  const list = await screen.findByRole('list', { name: 'From your theme' });
  expect(within(list).getAllByRole('heading')).toHaveLength(1);
});

test('[R-FIND-12] offers a retry when the patterns can’t be loaded', async () => {
  let isBroken = true;
  const listThemePatterns = async () => {
    if (isBroken) {
      throw new Error('offline');
    }
    return [aPattern('Harbour')];
  };
  const { user } = open('gutenberg/blocks?from=theme', { listThemePatterns });
  await screen.findByText('The patterns of your theme couldn’t be loaded.');

  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('heading', { name: 'Harbour' })).toBeDefined();
});

test.for([
  ['gutenberg/pages', {}],
  ['gutenberg/blocks', { listThemePatterns: undefined }],
] as const)('offers no patterns of the theme on %s', async ([path, changes]) => {
  const { requested } = open(`${path}?from=theme`, changes);
  await waitFor(() => expect(requested.some(({ name }) => name === listItems.name)).toBe(true));
  await screen.findByRole('heading', { level: 3, name: 'Tidepool' });

  expect(screen.queryByRole('link', { name: 'From your theme' })).toBeNull();
});
