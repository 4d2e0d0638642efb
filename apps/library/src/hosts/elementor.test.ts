import { expect, test, vi } from 'vitest';
import { createElementorEditor, type ElementorGlobals, readElementorTheme } from './elementor-editor.js';
import { addToElementor, type ElementorEntryGlobals } from './elementor-entry.js';

const brand = { name: 'Kithouse', slug: 'kithouse' };
const elements = [{ id: 'a1b2c3d', elType: 'container', settings: {}, elements: [] }];
type Run = (command: string, args: Record<string, unknown>) => Promise<void>;

/** A stand-in for Elementor's editor, which is not ours. */
function fakeElementor({ children = 0, theme = 'dark' } = {}) {
  const run = vi.fn<Run>(async () => {});
  class Model {
    constructor(readonly attributes: Record<string, unknown>) {}
  }
  const globals: ElementorGlobals = {
    $e: { run },
    elementor: {
      documents: { getCurrent: () => ({ id: '44', container: { children: { length: children } } }) },
      settings: { editorPreferences: { model: { get: () => theme } } },
    },
    Backbone: { Model },
  };
  return { globals, run };
}

test('[R-INSERT-04] elements go in as one command, at the place that was asked for', async () => {
  const { globals, run } = fakeElementor();
  const editor = createElementorEditor(globals, 0, () => 2);

  await editor.insert({ content: elements, page_settings: { hide_title: 'yes' }, warnings: [] });

  expect(editor.postId).toBe(44);
  expect(run).toHaveBeenCalledOnce();
  const [command, args] = run.mock.calls[0] ?? [];
  expect(command).toBe('document/elements/import');
  expect(args).toMatchObject({
    data: { content: elements, page_settings: { hide_title: 'yes' } },
    options: { at: 2, withPageSettings: true },
  });
});

test('without a place they go to the end, and the settings of a page that holds something stay', async () => {
  const { globals, run } = fakeElementor({ children: 3 });

  await createElementorEditor(globals, 0, () => undefined).insert({
    content: elements,
    page_settings: { hide_title: 'yes' },
    warnings: [],
  });

  expect(run.mock.calls[0]?.[1].options).toEqual({ withPageSettings: false });
});

test('content that is no elements is refused before Elementor is asked', async () => {
  const { globals, run } = fakeElementor();
  const editor = createElementorEditor(globals, 0, () => undefined);

  await expect(editor.insert({ content: '<p>markup</p>', warnings: [] })).rejects.toThrow('This template holds no elements.');
  await expect(editor.insert({ content: [], warnings: [] })).rejects.toThrow('This template holds no elements.');

  expect(run).not.toHaveBeenCalled();
});

test('the library takes the theme of the panel, if that is one', () => {
  expect(readElementorTheme(fakeElementor({ theme: 'dark' }).globals)).toBe('dark');
  expect(readElementorTheme(fakeElementor({ theme: 'neon' }).globals)).toBeUndefined();
});

type Members = { events: Record<string, string>; onPress: () => void; onRender: () => void };

function fakePage(isReady: boolean) {
  let filter: (behaviors: object) => object = (behaviors) => behaviors;
  let init: () => void = () => undefined;
  let members: Members | undefined;
  const registerAction = vi.fn<(action: { id: string; props: Record<string, unknown> }) => void>();
  const hooks = {
    addFilter: (_: string, given: typeof filter) => {
      filter = given;
    },
  };
  const globals: ElementorEntryGlobals = {
    jQuery: () => ({
      on: (_, listener) => {
        init = listener;
      },
    }),
    Marionette: {
      Behavior: {
        extend: (given) => {
          members = given;
          return given;
        },
      },
    },
    elementor: isReady ? { hooks } : {},
    elementorV2: { editorAppBar: { toolsMenu: { registerAction } } },
  };
  const makeReady = () => {
    globals.elementor = { hooks };
    init();
  };
  return { globals, registerAction, makeReady, behaviors: () => filter({ theirs: 1 }), members: () => members };
}

test('both buttons are there: in the bar, and in the canvas beside those of Elementor', () => {
  const page = fakePage(true);
  const onOpen = vi.fn<(at?: number) => void>();
  const canvas = document.createElement('div');
  canvas.innerHTML = '<button class="elementor-add-template-button"></button>';
  const view = {
    $el: { find: (selector: string) => ({ after: (element: Element) => canvas.querySelector(selector)?.after(element) }) },
    getOption: () => 5,
  };

  addToElementor(page.globals, brand, onOpen);
  page.members()?.onRender.call({ view } as never);
  page.members()?.onPress.call({ view } as never);
  const press = page.registerAction.mock.calls[0]?.[0].props.onClick as () => void;
  press();

  expect(page.behaviors()).toMatchObject({ theirs: 1, kithouse: {} });
  expect(canvas.querySelector('button[aria-label="Kithouse"]')?.matches('.elementor-add-kithouse-button')).toBe(true);
  expect(page.members()?.events).toEqual({ 'click .elementor-add-kithouse-button': 'onPress' });
  expect(onOpen.mock.calls).toEqual([[5], []]);
});

test('an Elementor that is still to start gets its canvas button when it has', () => {
  const page = fakePage(false);

  addToElementor(page.globals, brand, () => undefined);
  expect(page.behaviors()).toEqual({ theirs: 1 });
  page.makeReady();

  expect(page.behaviors()).toHaveProperty('kithouse');
});

test('an Elementor without any of it, or a page without Elementor, is left alone', () => {
  expect(() => addToElementor({}, brand, () => undefined)).not.toThrow();
  expect(() => addToElementor({ elementorV2: {} }, brand, () => undefined)).not.toThrow();
});
