import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as element from 'react';
import { expect, test, vi } from 'vitest';
import { addToEditor } from './gutenberg-entry.js';
import type { WpEditor } from './wp-editor.js';

const brand = { name: 'Kithouse', slug: 'kithouse', prefix: 'kithouse', adminPage: 'kithouse' };

/** Creates a stand-in for WordPress's editor with plain buttons as menus. */
function fakeWp(fills: Partial<NonNullable<WpEditor['editor']>> = {}, lock: string | false = false, type = 'page') {
  const shown = { Entry: (() => null) as element.ComponentType };
  const stores = {
    getActiveComplementaryArea: () => null,
    getSelectedBlockClientIds: () => ['a', 'b'],
    getTemplateLock: () => lock,
    getCurrentPostType: () => type,
    getCurrentPostId: () => 7,
    getBlock: () => null,
    wasBlockJustInserted: () => false,
  };
  const wp: WpEditor = {
    plugins: {
      registerPlugin: (_, { render: Entry }) => {
        shown.Entry = Entry;
      },
    },
    element,
    editor: {
      PluginSidebar: ({ title }) => element.createElement('button', { type: 'button' }, title),
      PluginSidebarMoreMenuItem: () => null,
      PluginMoreMenuItem: ({ onClick, children }) =>
        element.createElement('button', { type: 'button', onClick }, 'Editor: ', children),
      PluginBlockSettingsMenuItem: ({ onClick, label }) =>
        element.createElement('button', { type: 'button', onClick }, 'Block: ', label),
      ...fills,
    },
    data: {
      useSelect: (choose) => choose(() => stores),
      select: () => stores,
      dispatch: () => ({
        enableComplementaryArea: () => undefined,
        disableComplementaryArea: () => undefined,
        createErrorNotice: () => undefined,
        removeBlock: () => undefined,
      }),
    },
    i18n: { __: (text) => text },
  };
  return { wp, show: () => render(element.createElement(shown.Entry)) };
}

test("pushes the whole post from the editor's menu and selected blocks from theirs", async () => {
  const { wp, show } = fakeWp();
  const open = vi.fn<(saving?: readonly string[]) => void>();
  addToEditor(wp, brand, open);
  show();

  await userEvent.click(screen.getByRole('button', { name: 'Editor: Save to My Cloud' }));
  await userEvent.click(screen.getByRole('button', { name: 'Block: Save to My Cloud' }));

  expect(open.mock.calls).toEqual([[[]], [['a', 'b']]]);
});

test('links a theme part to its display conditions, and no other document', () => {
  const fills: Partial<NonNullable<WpEditor['editor']>> = { PluginPostStatusInfo: ({ children }) => children };
  const [part, page] = [fakeWp(fills, false, 'kithouse_part'), fakeWp(fills)];
  addToEditor(part.wp, brand, () => undefined);
  addToEditor(page.wp, brand, () => undefined);

  part.show();
  page.show();

  expect(screen.getAllByRole('link', { name: 'Display conditions' }).map((link) => link.getAttribute('href'))).toEqual([
    'admin.php?page=kithouse&path=theme-parts&conditions=7',
  ]);
});

test('shows the button in a WordPress without these menus', () => {
  const { wp, show } = fakeWp({ PluginMoreMenuItem: undefined as never, PluginBlockSettingsMenuItem: undefined as never });
  addToEditor(wp, brand, () => undefined);

  expect(() => show()).not.toThrow();
});

test.each([
  [false, 1],
  ['all', 0],
  ['contentOnly', 0],
] as const)('for a document whose lock is %j shows %d button, and its menus still push', (lock, buttons) => {
  const { wp, show } = fakeWp({}, lock);
  addToEditor(wp, brand, () => undefined);
  show();

  expect(screen.queryAllByRole('button', { name: 'Kithouse' })).toHaveLength(buttons);
  expect(screen.getByRole('button', { name: 'Editor: Save to My Cloud' })).toBeTruthy();
});

test('shows a button on the widgets screen without pushing', async () => {
  const { wp, show } = fakeWp();
  const places: string[] = [];
  const components: WpEditor['components'] = {
    Fill: ({ name, children }) => {
      places.push(name);
      return children;
    },
    Button: ({ id, label, onClick }) => element.createElement('button', { type: 'button', id, onClick }, label),
  };
  const open = vi.fn<(saving?: readonly string[]) => void>();
  addToEditor({ ...wp, editWidgets: {}, components }, brand, open);
  show();

  await userEvent.click(screen.getByRole('button', { name: 'Kithouse' }));

  expect(open.mock.calls).toEqual([[]]);
  expect(places).toEqual(['PinnedItems/core/edit-widgets']);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('does nothing on a widgets screen without pinned items', () => {
  const { wp } = fakeWp();

  expect(() => addToEditor({ ...wp, editWidgets: {}, components: {} }, brand, () => undefined)).not.toThrow();
});
