import { addToElementor, type ElementorEntryGlobals } from './elementor-entry.js';
// oxlint-disable-next-line import/default -- the build gives the module this export
import panelUrl from './elementor-panel.ts?chunk';

// Loaded with every Elementor editor. The library itself loads when a button is pressed.
const globals = globalThis as unknown as ElementorEntryGlobals;
const brand = import.meta.env.BRAND;
type Panel = typeof import('./elementor-panel.js');

function withPanel(use: (panel: Panel) => void) {
  const panel: Promise<Panel> = import(/* @vite-ignore */ panelUrl);
  panel.then(use, () => {
    const __ = globals.wp?.i18n?.__ ?? ((text: string) => text);
    window.alert(__('The library couldn’t be loaded. Reload the page and try again.', brand.slug));
  });
}

addToElementor(
  globals,
  brand,
  (at) => withPanel(({ openPanel }) => openPanel(at)),
  (ids) => withPanel(({ openForm }) => openForm(ids)),
);
