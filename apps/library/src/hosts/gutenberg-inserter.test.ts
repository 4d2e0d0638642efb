import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as element from 'react';
import { expect, test, vi } from 'vitest';
import type { Place } from './editor-panel.js';

import { addToInserter } from './gutenberg-inserter.js';
import type { BlockApi, WpEditor } from './wp-editor.js';

const brand = { name: 'Kithouse', slug: 'kithouse', prefix: 'kithouse', adminPage: 'kithouse' };

/** Creates a stand-in for the editor, where the placeholder is in the content until it is removed. */
function setUp({ isNew = true } = {}) {
  const content = new Set(['placeholder']);
  const blocks = {
    registerBlockType: vi.fn<BlockApi['registerBlockType']>(),
    getCategories: () => [{ slug: 'text', title: 'Text' }],
    setCategories: vi.fn<BlockApi['setCategories']>(),
  };
  const wp = {
    element,
    i18n: { __: (text: string) => text },
    blocks,
    blockEditor: { useBlockProps: () => ({}) },
    data: {
      select: () => ({
        getBlock: (id: string) => (content.has(id) ? {} : null),
        wasBlockJustInserted: () => isNew,
      }),
      dispatch: () => ({ removeBlock: (id: string) => content.delete(id) }),
    },
  } as unknown as WpEditor;
  const open = vi.fn<(place: Place) => void>();
  addToInserter(wp, brand, null, open);
  const [name, settings] = blocks.registerBlockType.mock.calls[0] ?? [];
  const show = (kind?: string) =>
    settings && render(element.createElement(settings.edit, { clientId: 'placeholder', attributes: kind ? { kind } : {} }));
  return { blocks, content, open, name, settings, show };
}

test("[R-FIND-30] lists the library in WordPress's inserter under its own name and by kinds", () => {
  const { blocks, name, settings } = setUp();

  expect(blocks.setCategories.mock.calls[0]?.[0].map(({ slug }) => slug)).toEqual(['text', 'kithouse']);
  expect([name, settings?.category]).toEqual(['kithouse/library', 'kithouse']);
  expect(settings?.variations.map(({ title }) => title)).toEqual(expect.arrayContaining(['Hero', 'Pricing', 'Contact']));
  expect(settings?.save()).toBeNull();
});

test('[R-FIND-30] opens the library on the chosen kind, and leaves nothing behind when it closes without a choice', () => {
  const { content, open, show } = setUp();

  show('hero');

  expect(open.mock.calls.map(([{ kind }]) => kind)).toEqual(['hero']);
  expect(content.size).toBe(1);
  open.mock.calls[0]?.[0].onClose();
  expect(content.size).toBe(0);
  open.mock.calls[0]?.[0].onClose();
});

test('[R-FIND-30] opens the library from a stored placeholder only on request', async () => {
  const { open, show } = setUp({ isNew: false });
  show();
  expect(open).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Browse blocks' }));

  expect(open).toHaveBeenCalledTimes(1);
});

test.each(['blocks', 'blockEditor'])('does nothing in an editor without %s', (missing) => {
  const wp = {
    element,
    i18n: { __: (text: string) => text },
    blocks: {},
    blockEditor: {},
    [missing]: undefined,
  } as unknown as WpEditor;

  expect(() => addToInserter(wp, brand, null, () => undefined)).not.toThrow();
});
