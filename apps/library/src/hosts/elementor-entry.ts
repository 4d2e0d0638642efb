import type * as React from 'react';

type View = { $el: { find: (selector: string) => { after: (element: Element) => void } }; getOption: (name: string) => unknown };
type BehaviorMembers = { events: Record<string, string>; onPress: () => void; onRender: () => void };

type Actions = {
  registerAction: (action: { id: string; priority: number; group?: string; props: Record<string, unknown> }) => void;
};
type Group = { name: string; actions: { name: string; icon: string; title: string; callback: () => void }[] };
type Behaviors = { contextMenu?: { groups?: Group[] } };
type ElementView = { model?: { get: (key: string) => unknown }; getContainer: () => { id: string } };

/** Used parts of Elementor before the library loads. */
export type ElementorEntryGlobals = {
  React?: Pick<typeof React, 'createElement'>;
  jQuery?: (target: Window) => { on: (event: string, listener: () => void) => void };
  Marionette?: { Behavior: { extend: (members: BehaviorMembers & ThisType<{ view: View }>) => unknown } };
  elementor?: {
    hooks?: { addFilter: (name: string, filter: (behaviors: Behaviors, view: ElementView) => object) => void };
    selection?: { getElements: (fallback: unknown) => { id: string }[] };
  };
  elementorV2?: { editorAppBar?: { toolsMenu?: Actions; documentOptionsMenu?: Actions } };
  wp?: { i18n?: { __: (text: string, domain: string) => string } };
};

type Brand = ImportMetaEnv['BRAND'];
/** Called with the chosen position in the document, if any. */
type Open = (at?: number) => void;
/** Called with ids of elements, or without any for the whole document. */
type Save = (ids: readonly string[]) => void;

const drawing = 'M14 5.2 22.6 12v3.2H5.4V12zM5.4 17h7.4v5.8H5.4zM14.6 17h8v5.8h-8z';

/** Adds an icon to Elementor's toolbar for third-party tools and an entry beside “Save as Template”. */
function addToAppBar({ elementorV2, React: react, wp }: ElementorEntryGlobals, brand: Brand, onOpen: () => void, onSave: Save) {
  const icon = () =>
    react?.createElement(
      'svg',
      { viewBox: '0 0 28 28', width: 20, height: 20, 'aria-hidden': true },
      react.createElement('path', { d: drawing, fill: 'currentColor' }),
    );
  const { toolsMenu, documentOptionsMenu } = elementorV2?.editorAppBar ?? {};
  toolsMenu?.registerAction({ id: brand.slug, priority: 5, props: { title: brand.name, icon, onClick: onOpen } });
  documentOptionsMenu?.registerAction({
    group: 'save',
    id: `${brand.slug}-save`,
    priority: 30,
    props: { title: nameSave(wp, brand), icon, onClick: () => onSave([]) },
  });
}

const nameSave = (wp: ElementorEntryGlobals['wp'], brand: Brand) =>
  wp?.i18n?.__('Save to My Cloud', brand.slug) ?? 'Save to My Cloud';

/** Adds an entry to the menu of sections, containers and widgets, for all selected ones. A column cannot be pushed alone. */
function addToElements({ elementor, wp }: ElementorEntryGlobals, brand: Brand, onSave: Save) {
  elementor?.hooks?.addFilter('elements/base/behaviors', (behaviors, view) => {
    const groups = behaviors.contextMenu?.groups;
    if (groups && view.model?.get('elType') !== 'column') {
      const save = () => {
        const container = view.getContainer();
        onSave((elementor.selection?.getElements(container) ?? [container]).map(({ id }) => id));
      };
      const title = nameSave(wp, brand);
      const action = { name: brand.slug, icon: 'eicon-cloud-upload', title, callback: save };
      const last = groups.findIndex(({ name }) => name === 'delete');
      groups.splice(last < 0 ? groups.length : last, 0, { name: brand.slug, actions: [action] });
    }
    return behaviors;
  });
}

/** Adds a button beside “add” in the canvas, at the end and between sections, with its position. */
function addToCanvas({ elementor, Marionette }: ElementorEntryGlobals, brand: Brand, onOpen: Open) {
  if (!elementor?.hooks || !Marionette) {
    return;
  }
  const name = `elementor-add-${brand.slug}-button`;
  const behaviorClass = Marionette.Behavior.extend({
    // Added through the view, so that it survives Elementor's re-rendering.
    events: { [`click .${name}`]: 'onPress' },
    onPress() {
      const at = this.view.getOption('at');
      onOpen(typeof at === 'number' ? at : undefined);
    },
    onRender() {
      this.view.$el.find('.elementor-add-template-button').after(createCanvasButton(brand, name));
    },
  });
  elementor.hooks.addFilter('views/add-section/behaviors', (behaviors) => ({ ...behaviors, [brand.slug]: { behaviorClass } }));
}

function createCanvasButton(brand: Brand, name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `elementor-add-section-area-button ${name}`;
  button.title = brand.name;
  button.setAttribute('aria-label', brand.name);
  button.style.cssText = 'background:#0b6b4f;color:#fff;display:inline-grid;place-items:center';
  button.innerHTML = `<svg viewBox="0 0 28 28" width="22" height="22" aria-hidden="true"><path d="${drawing}" fill="currentColor"/></svg>`;
  return button;
}

/** Adds the buttons to Elementor, whether it has started or not. */
export function addToElementor(given: ElementorEntryGlobals, brand: Brand, onOpen: Open, onSave: Save): void {
  const addToDocument = () => {
    addToCanvas(given, brand, onOpen);
    addToElements(given, brand, onSave);
  };
  addToAppBar(given, brand, () => onOpen(), onSave);
  if (given.elementor?.hooks) {
    addToDocument();
  } else {
    given.jQuery?.(window).on('elementor:init', addToDocument);
  }
}
