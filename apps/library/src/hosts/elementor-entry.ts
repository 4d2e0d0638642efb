import type * as React from 'react';

type View = { $el: { find: (selector: string) => { after: (element: Element) => void } }; getOption: (name: string) => unknown };
type BehaviorMembers = { events: Record<string, string>; onPress: () => void; onRender: () => void };

/** What is used of Elementor before the library is asked for. */
export type ElementorEntryGlobals = {
  React?: Pick<typeof React, 'createElement'>;
  jQuery?: (target: Window) => { on: (event: string, listener: () => void) => void };
  Marionette?: { Behavior: { extend: (members: BehaviorMembers & ThisType<{ view: View }>) => unknown } };
  elementor?: { hooks?: { addFilter: (name: string, filter: (behaviors: object) => object) => void } };
  elementorV2?: {
    editorAppBar?: {
      toolsMenu?: { registerAction: (action: { id: string; priority: number; props: Record<string, unknown> }) => void };
    };
  };
  wp?: { i18n?: { __: (text: string, domain: string) => string } };
};

type Brand = ImportMetaEnv['BRAND'];
/** Called with the position in the document, where the person has chosen one. */
type Open = (at?: number) => void;

const drawing = 'M14 5.2 22.6 12v3.2H5.4V12zM5.4 17h7.4v5.8H5.4zM14.6 17h8v5.8h-8z';

/** An icon in the bar at the top, which is Elementor's own place for tools of others. */
function addToAppBar({ elementorV2, React: react }: ElementorEntryGlobals, brand: Brand, onOpen: () => void) {
  elementorV2?.editorAppBar?.toolsMenu?.registerAction({
    id: brand.slug,
    priority: 5,
    props: {
      title: brand.name,
      icon: () =>
        react?.createElement(
          'svg',
          { viewBox: '0 0 28 28', width: 20, height: 20, 'aria-hidden': true },
          react.createElement('path', { d: drawing, fill: 'currentColor' }),
        ),
      onClick: onOpen,
    },
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
export function addToElementor(given: ElementorEntryGlobals, brand: Brand, onOpen: Open): void {
  addToAppBar(given, brand, () => onOpen());
  if (given.elementor?.hooks) {
    addToCanvas(given, brand, onOpen);
  } else {
    given.jQuery?.(window).on('elementor:init', () => addToCanvas(given, brand, onOpen));
  }
}
