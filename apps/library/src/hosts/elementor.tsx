import { addToElementor, type ElementorEntryGlobals } from './elementor-entry.js';
// oxlint-disable-next-line import/default -- the build gives the module this export
import panelUrl from './elementor-panel.ts?chunk';

// All that each opening of Elementor pays for. The library itself comes when one of its buttons is pressed.
const globals = globalThis as unknown as ElementorEntryGlobals;
const brand = import.meta.env.BRAND;

addToElementor(globals, brand, (at) => {
  const panel: Promise<typeof import('./elementor-panel.js')> = import(/* @vite-ignore */ panelUrl);
  panel.then(
    ({ openPanel }) => openPanel(at),
    () => {
      const text = 'The library could not be loaded. Please reload the page and try again.';
      window.alert(globals.wp?.i18n?.__(text, brand.slug) ?? text);
    },
  );
});
