import type * as React from 'react';

type View = { $el: { find: (selector: string) => { after: (element: Element) => void } }; getOption: (name: string) => unknown };
type BehaviorMembers = { events: Record<string, string>; onPress: () => void; onRender: () => void };

type Actions = {
  registerAction: (action: { id: string; priority: number; group?: string; props: Record<string, unknown> }) => void;
};
type Group = { name: string; actions: { name: string; icon: string; title: string; callback: () => void }[] };
type Behaviors = { contextMenu?: { groups?: Group[] } };
type ElementView = { model?: { get: (key: string) => unknown }; getContainer: () => { id: string } };

/** What is used of Elementor before the library is asked for. */
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
/** Called with the position in the document, where the person has chosen one. */
type Open = (at?: number) => void;
/** Called with the ids of elements, or with none for the whole document. */
type Save = (ids: readonly string[]) => void;

const drawing = 'M14 5.2 22.6 12v3.2H5.4V12zM5.4 17h7.4v5.8H5.4zM14.6 17h8v5.8h-8z';

/** An icon in the bar at the top, which is Elementor's own place for tools of others; and an entry beside “Save as Template”. */
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

/** An entry in the menu of every section, container and widget, for all that are chosen. A column is no part of its own. */
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

/** A button beside “add” in the canvas, at the end of the page and between its sections. It knows its position. */
function addToCanvas({ elementor, Marionette }: ElementorEntryGlobals, brand: Brand, onOpen: Open) {
  if (!elementor?.hooks || !Marionette) {
    return;
  }
  const name = `elementor-add-${brand.slug}-button`;
  const behaviorClass = Marionette.Behavior.extend({
    // Through the view, so that it goes on working when Elementor renders that anew.
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

/** Elementor may be under way already when this module runs, or still to start. */
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
