import { expect, test, vi } from 'vitest';
import { createElementorEditor, type ElementorGlobals, readElementorTheme } from './elementor-editor.js';
import { addToElementor, type ElementorEntryGlobals } from './elementor-entry.js';

const brand = { name: 'Kithouse', slug: 'kithouse', prefix: 'kithouse', adminPage: 'kithouse' };
const elements = [{ id: 'a1b2c3d', elType: 'container', settings: {}, elements: [] }];
type Run = (command: string, args: Record<string, unknown>) => Promise<void>;

const json = (value: unknown) => ({ toJSON: () => value });
const readable = (values: Record<string, unknown>) => ({ get: (key: string) => values[key], ...json(values) });
const section = { id: 'a1b2c3d', type: 'container', label: 'Prices', model: readable(elements[0] ?? {}), settings: readable({}) };

/** Creates a stand-in for Elementor's editor. */
function fakeElementor({ content = elements as object[], theme = 'dark', known = ['container', 'heading'], takes = true } = {}) {
  const held = { ...json(content), length: content.length };
  const page = {
    id: 'document',
    type: 'document',
    model: readable({ elements: held }),
    settings: readable({ post_title: 'Harbour', post_status: 'draft', hide_title: 'yes' }),
  };
  const run = vi.fn<Run>(async (command) => {
    held.length += command === 'document/elements/import' && takes ? 1 : 0;
  });
  class Model {
    constructor(readonly attributes: Record<string, unknown>) {}
  }
  const globals: ElementorGlobals = {
    $e: { run },
    elementor: {
      documents: {
        getCurrent: () => ({ id: '44', config: { type: 'wp-page' }, container: page }),
      },
      getContainer: (id) => (id === 'a1b2c3d' ? section : false),
      elementsManager: { getElementTypeClass: (type) => (known.includes(type) ? class {} : undefined) },
      settings: { editorPreferences: { model: { get: () => theme } } },
    },
    Backbone: { Model },
  };
  return { globals, run };
}

test('[R-INSERT-04] inserts elements with one command at the given position', async () => {
  const { globals, run } = fakeElementor();
  const editor = createElementorEditor(globals, 0, () => 2);

  await editor.insert({ content: elements, page_settings: { hide_title: 'yes' }, warnings: [] }, true);

  expect(editor.postId).toBe(44);
  expect(run).toHaveBeenCalledOnce();
  const [command, args] = run.mock.calls[0] ?? [];
  expect(command).toBe('document/elements/import');
  expect(args).toMatchObject({
    data: { content: elements, page_settings: { hide_title: 'yes' } },
    options: { at: 2, withPageSettings: true },
  });
});

test('inserts at the end without a position, and keeps the page settings unless asked', async () => {
  const { globals, run } = fakeElementor();

  await createElementorEditor(globals, 0, () => undefined).insert({
    content: elements,
    page_settings: { hide_title: 'yes' },
    warnings: [],
  });

  expect(run.mock.calls[0]?.[1].options).toEqual({ withPageSettings: false });
});

test('names and omits unknown elements, with which Elementor would insert nothing', async () => {
  const widget = (widgetType: string) => ({ id: widgetType, elType: 'widget', widgetType, settings: {}, elements: [] });
  const box = { ...widget('x'), elType: 'acme-box', elements: [widget('heading')] };
  const [section] = elements;
  const content = [{ ...section, elements: [widget('heading'), widget('form'), box] }] as typeof elements;
  const { globals, run } = fakeElementor();
  const editor = createElementorEditor(globals, 0, () => undefined);

  const unknown = editor.findUnknown({ content, warnings: [] });
  await editor.insert({ content, warnings: [] });

  expect(unknown).toEqual(['form', 'acme-box']);
  expect(run.mock.calls[0]?.[1].data).toMatchObject({ content: [{ elements: [{ widgetType: 'heading' }] }] });
});

test('reports a silent refusal by Elementor', async () => {
  const editor = createElementorEditor(fakeElementor({ takes: false }).globals, 0, () => undefined);

  await expect(editor.insert({ content: elements, warnings: [] })).rejects.toThrow('Nothing was inserted.');
});

test('refuses content without known elements before asking Elementor', async () => {
  const { globals, run } = fakeElementor({ known: [] });
  const editor = createElementorEditor(globals, 0, () => undefined);

  for (const content of ['<p>markup</p>', [], elements]) {
    await expect(editor.insert({ content, warnings: [] })).rejects.toThrow('This template contains no elements');
  }

  expect(run).not.toHaveBeenCalled();
});

test('treats a page without elements as empty', () => {
  const isEmpty = (content: object[]) => createElementorEditor(fakeElementor({ content }).globals, 0, () => undefined).isEmpty;

  expect([isEmpty([]), isEmpty(elements)]).toEqual([true, false]);
});

test('saves a draft before a reload, and does not reload without it', async () => {
  const { globals, run } = fakeElementor();
  const reloadPage = vi.fn<() => void>();
  const editor = createElementorEditor(globals, 0, () => undefined, reloadPage);
  await editor.reload();
  run.mockRejectedValueOnce(new Error('offline'));

  await expect(editor.reload()).rejects.toThrow('offline');

  expect(run.mock.calls[0]).toEqual(['document/save/draft', {}]);
  expect(reloadPage).toHaveBeenCalledOnce();
});

test('reads the document in Elementor’s export format without post data', async () => {
  const editor = createElementorEditor(fakeElementor().globals, 0, () => undefined);

  expect(await editor.read()).toEqual({
    name: 'Harbour',
    id: 44,
    file_content: { version: '0.4', title: 'Harbour', type: 'wp-page', page_settings: { hide_title: 'yes' }, content: elements },
  });
});

test('reads one element alone, as no version of its document', async () => {
  const editor = createElementorEditor(fakeElementor().globals, 0, () => undefined);

  expect(await editor.read(['a1b2c3d'])).toEqual({
    name: 'Prices',
    file_content: { version: '0.4', title: 'Prices', type: 'container', page_settings: {}, content: elements },
  });
});

test('reports an empty document and a missing element', async () => {
  const { globals } = fakeElementor({ content: [] });
  const editor = createElementorEditor(globals, 0, () => undefined);

  await expect(editor.read()).rejects.toThrow('This page is empty. Add content first.');
  await expect(editor.read(['gone'])).rejects.toThrow('Your selection is no longer on this page. Select it again.');
});

test('[R-CLOUD-47] saves the document with its status', async () => {
  const { globals, run } = fakeElementor();

  await createElementorEditor(globals, 0, () => undefined).save();

  expect(run.mock.calls).toEqual([['document/save/update', {}]]);
});

test("uses the panel's theme if valid", () => {
  expect(readElementorTheme(fakeElementor({ theme: 'dark' }).globals)).toBe('dark');
  expect(readElementorTheme(fakeElementor({ theme: 'neon' }).globals)).toBeUndefined();
});

type Members = { events: Record<string, string>; onPress: () => void; onRender: () => void };

function fakePage(isReady: boolean) {
  type Filter = (behaviors: never, view: never) => object;
  const filters = new Map<string, Filter>();
  let init: () => void = () => undefined;
  let members: Members | undefined;
  const registerAction = vi.fn<(action: { id: string; props: Record<string, unknown> }) => void>();
  const selection = { getElements: (one: unknown) => [one as { id: string }, { id: 'other' }] };
  const hooks = {
    addFilter: (name: string, given: Filter) => void filters.set(name, given),
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
    elementor: isReady ? { hooks, selection } : {},
    elementorV2: { editorAppBar: { toolsMenu: { registerAction }, documentOptionsMenu: { registerAction } } },
  };
  /** Returns an element type's menu as Elementor would show it. */
  const ofElement = (type: string) => {
    const groups: { name: string; actions: { title?: string; callback: () => void }[] }[] = [
      { name: 'general', actions: [] },
      { name: 'delete', actions: [] },
    ];
    const view = { model: { get: () => type }, getContainer: () => ({ id: 'a1b2c3d' }) };
    filters.get('elements/base/behaviors')?.({ contextMenu: { groups } } as never, view as never);
    return groups;
  };
  const makeReady = () => {
    globals.elementor = { hooks, selection };
    init();
  };
  return {
    globals,
    registerAction,
    makeReady,
    behaviors: () => filters.get('views/add-section/behaviors')?.({ theirs: 1 } as never, {} as never) ?? { theirs: 1 },
    ofElement,
    members: () => members,
  };
}

test("adds both buttons: to the toolbar, and to the canvas beside Elementor's", () => {
  const page = fakePage(true);
  const onOpen = vi.fn<(at?: number) => void>();
  const canvas = document.createElement('div');
  canvas.innerHTML = '<button class="elementor-add-template-button"></button>';
  const view = {
    $el: { find: (selector: string) => ({ after: (element: Element) => canvas.querySelector(selector)?.after(element) }) },
    getOption: () => 5,
  };

  addToElementor(page.globals, brand, onOpen, () => undefined);
  page.members()?.onRender.call({ view } as never);
  page.members()?.onPress.call({ view } as never);
  const press = page.registerAction.mock.calls[0]?.[0].props.onClick as () => void;
  press();

  expect(page.behaviors()).toMatchObject({ theirs: 1, kithouse: {} });
  expect(canvas.querySelector('button[aria-label="Kithouse"]')?.matches('.elementor-add-kithouse-button')).toBe(true);
  expect(page.members()?.events).toEqual({ 'click .elementor-add-kithouse-button': 'onPress' });
  expect(onOpen.mock.calls).toEqual([[5], []]);
});

test('adds the canvas button once Elementor has started', () => {
  const page = fakePage(false);

  addToElementor(
    page.globals,
    brand,
    () => undefined,
    () => undefined,
  );
  expect(page.behaviors()).toEqual({ theirs: 1 });
  page.makeReady();

  expect(page.behaviors()).toHaveProperty('kithouse');
});

test('does nothing without these parts of Elementor, or without Elementor', () => {
  expect(() =>
    addToElementor(
      {},
      brand,
      () => undefined,
      () => undefined,
    ),
  ).not.toThrow();
  expect(() =>
    addToElementor(
      { elementorV2: {} },
      brand,
      () => undefined,
      () => undefined,
    ),
  ).not.toThrow();
});

test('opens the push form from the menus of document and elements', () => {
  const page = fakePage(true);
  const onSave = vi.fn<(ids: readonly string[]) => void>();
  addToElementor(page.globals, brand, () => undefined, onSave);

  const ofDocument = page.registerAction.mock.calls[1]?.[0];
  const press = ofDocument?.props.onClick as () => void;
  press();
  const menu = page.ofElement('container');
  menu[1]?.actions[0]?.callback();

  expect(ofDocument).toMatchObject({ group: 'save', props: { title: 'Save to My Cloud' } });
  expect(menu.map(({ name }) => name)).toEqual(['general', 'kithouse', 'delete']);
  expect(onSave.mock.calls).toEqual([[[]], [['a1b2c3d', 'other']]]);
});

test('offers no pushing of a column alone', () => {
  const page = fakePage(true);
  addToElementor(
    page.globals,
    brand,
    () => undefined,
    () => undefined,
  );

  expect(page.ofElement('column').map(({ name }) => name)).toEqual(['general', 'delete']);
});
