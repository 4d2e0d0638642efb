import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as element from 'react';
import { expect, test, vi } from 'vitest';
import { addToEditor, type Wp } from './gutenberg-entry.js';

const brand = { name: 'Kithouse', slug: 'kithouse', prefix: 'kithouse', adminPage: 'kithouse' };

/** A stand-in for WordPress's editor, whose menus are plain buttons here. */
function fakeWp(fills: Partial<NonNullable<Wp['editor']>> = {}, lock: string | false = false, type = 'page') {
  const shown = { Entry: (() => null) as element.ComponentType };
  const stores = {
    getActiveComplementaryArea: () => null,
    getSelectedBlockClientIds: () => ['a', 'b'],
    getTemplateLock: () => lock,
    getCurrentPostType: () => type,
    getCurrentPostId: () => 7,
  };
  const wp: Wp = {
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
      }),
    },
    i18n: { __: (text) => text },
  };
  return { wp, show: () => render(element.createElement(shown.Entry)) };
}

test('the menu of the editor pushes the whole post, that of a block what is chosen', async () => {
  const { wp, show } = fakeWp();
  const open = vi.fn<(saving?: readonly string[]) => void>();
  addToEditor(wp, brand, open);
  show();

  await userEvent.click(screen.getByRole('button', { name: 'Editor: Save to My Cloud' }));
  await userEvent.click(screen.getByRole('button', { name: 'Block: Save to My Cloud' }));

  expect(open.mock.calls).toEqual([[[]], [['a', 'b']]]);
});

test('a part of the theme leads to where it is shown, and no other document does', () => {
  const fills: Partial<NonNullable<Wp['editor']>> = { PluginPostStatusInfo: ({ children }) => children };
  const [part, page] = [fakeWp(fills, false, 'kithouse_part'), fakeWp(fills)];
  addToEditor(part.wp, brand, () => undefined);
  addToEditor(page.wp, brand, () => undefined);

  part.show();
  page.show();

  expect(screen.getAllByRole('link', { name: 'Display conditions' }).map((link) => link.getAttribute('href'))).toEqual([
    'admin.php?page=kithouse&path=elementor/templates&show=parts&conditions=7',
  ]);
});

test('a WordPress without these menus has the button all the same', () => {
  const { wp, show } = fakeWp({ PluginMoreMenuItem: undefined as never, PluginBlockSettingsMenuItem: undefined as never });
  addToEditor(wp, brand, () => undefined);

  expect(() => show()).not.toThrow();
});

test.each([
  [false, 1],
  ['all', 0],
  ['contentOnly', 0],
] as const)('a document whose lock is %j has %d button, and its menus go on pushing', (lock, buttons) => {
  const { wp, show } = fakeWp({}, lock);
  addToEditor(wp, brand, () => undefined);
  show();

  expect(screen.queryAllByRole('button', { name: 'Kithouse' })).toHaveLength(buttons);
  expect(screen.getByRole('button', { name: 'Editor: Save to My Cloud' })).toBeTruthy();
});

test('the bar of the widgets screen has a button, and nothing that pushes', async () => {
  const { wp, show } = fakeWp();
  const places: string[] = [];
  const components: Wp['components'] = {
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

test('a widgets screen without places for pinned items is left alone', () => {
  const { wp } = fakeWp();

  expect(() => addToEditor({ ...wp, editWidgets: {}, components: {} }, brand, () => undefined)).not.toThrow();
});
