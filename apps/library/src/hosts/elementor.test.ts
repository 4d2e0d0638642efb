import { expect, test, vi } from 'vitest';
import { createElementorEditor, type ElementorGlobals, readElementorTheme } from './elementor-editor.js';
import { addToElementor, type ElementorEntryGlobals } from './elementor-entry.js';

const brand = { name: 'Kithouse', slug: 'kithouse', prefix: 'kithouse', adminPage: 'kithouse' };
const elements = [{ id: 'a1b2c3d', elType: 'container', settings: {}, elements: [] }];
type Run = (command: string, args: Record<string, unknown>) => Promise<void>;

const json = (value: unknown) => ({ toJSON: () => value });
const readable = (values: Record<string, unknown>) => ({ get: (key: string) => values[key], ...json(values) });
const section = { id: 'a1b2c3d', type: 'container', label: 'Prices', model: readable(elements[0] ?? {}), settings: readable({}) };

/** A stand-in for Elementor's editor, which is not ours. */
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

test('[R-INSERT-04] elements go in as one command, at the place that was asked for', async () => {
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

test('without a place they go to the end, and without a wish the settings of the page stay', async () => {
  const { globals, run } = fakeElementor();

  await createElementorEditor(globals, 0, () => undefined).insert({
    content: elements,
    page_settings: { hide_title: 'yes' },
    warnings: [],
  });

  expect(run.mock.calls[0]?.[1].options).toEqual({ withPageSettings: false });
});

test('what this Elementor does not know is named and left out, with it Elementor would take nothing', async () => {
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

test('what Elementor refuses without a word is told', async () => {
  const editor = createElementorEditor(fakeElementor({ takes: false }).globals, 0, () => undefined);

  await expect(editor.insert({ content: elements, warnings: [] })).rejects.toThrow('Nothing was inserted.');
});

test('content that is no elements, or none that are known, is refused before Elementor is asked', async () => {
  const { globals, run } = fakeElementor({ known: [] });
  const editor = createElementorEditor(globals, 0, () => undefined);

  for (const content of ['<p>markup</p>', [], elements]) {
    await expect(editor.insert({ content, warnings: [] })).rejects.toThrow('This template holds no elements');
  }

  expect(run).not.toHaveBeenCalled();
});

test('a page without elements is empty', () => {
  const isEmpty = (content: object[]) => createElementorEditor(fakeElementor({ content }).globals, 0, () => undefined).isEmpty;

  expect([isEmpty([]), isEmpty(elements)]).toEqual([true, false]);
});

test('before a reload the document is kept as a draft, and one that cannot be kept is not left', async () => {
  const { globals, run } = fakeElementor();
  const reloadPage = vi.fn<() => void>();
  const editor = createElementorEditor(globals, 0, () => undefined, reloadPage);
  await editor.reload();
  run.mockRejectedValueOnce(new Error('offline'));

  await expect(editor.reload()).rejects.toThrow('offline');

  expect(run.mock.calls[0]).toEqual(['document/save/draft', {}]);
  expect(reloadPage).toHaveBeenCalledOnce();
});

test('the document is read in the form of Elementor’s own exports, without what belongs to its post', async () => {
  const editor = createElementorEditor(fakeElementor().globals, 0, () => undefined);

  expect(await editor.read()).toEqual({
    name: 'Harbour',
    id: 44,
    file_content: { version: '0.4', title: 'Harbour', type: 'wp-page', page_settings: { hide_title: 'yes' }, content: elements },
  });
});

test('one element is read alone, and is no version of its document', async () => {
  const editor = createElementorEditor(fakeElementor().globals, 0, () => undefined);

  expect(await editor.read(['a1b2c3d'])).toEqual({
    name: 'Prices',
    file_content: { version: '0.4', title: 'Prices', type: 'container', page_settings: {}, content: elements },
  });
});

test('an empty document, and an element that is gone, are told about in words', async () => {
  const { globals } = fakeElementor({ content: [] });
  const editor = createElementorEditor(globals, 0, () => undefined);

  await expect(editor.read()).rejects.toThrow('There is nothing on this page yet.');
  await expect(editor.read(['gone'])).rejects.toThrow('What you chose is no longer on this page.');
});

test('[R-CLOUD-47] the document is saved with the status it has', async () => {
  const { globals, run } = fakeElementor();

  await createElementorEditor(globals, 0, () => undefined).save();

  expect(run.mock.calls).toEqual([['document/save/update', {}]]);
});

test('the library takes the theme of the panel, if that is one', () => {
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
  /** The menu of an element of that type, as Elementor would show it. */
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

test('both buttons are there: in the bar, and in the canvas beside those of Elementor', () => {
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

test('an Elementor that is still to start gets its canvas button when it has', () => {
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

test('an Elementor without any of it, or a page without Elementor, is left alone', () => {
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

test('the menus of the document and of its elements lead to the form that pushes them', () => {
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

test('a column, which is no part of its own, is not offered', () => {
  const page = fakePage(true);
  addToElementor(
    page.globals,
    brand,
    () => undefined,
    () => undefined,
  );

  expect(page.ofElement('column').map(({ name }) => name)).toEqual(['general', 'delete']);
});
