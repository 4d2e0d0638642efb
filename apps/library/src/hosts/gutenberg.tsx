import { addToEditor } from './gutenberg-entry.js';
// oxlint-disable-next-line import/default -- the build gives the module this export
import panelUrl from './gutenberg-panel.ts?chunk';
import { preloadPanel } from './preload-panel.js';
import type { WpEditor } from './wp-editor.js';

// Loaded with every editor. The library itself loads when its button is pressed.
const { wp } = globalThis as unknown as { wp: WpEditor };
const brand = import.meta.env.BRAND;

const load = (): Promise<typeof import('./gutenberg-panel.js')> => import(/* @vite-ignore */ panelUrl);

preloadPanel(`[aria-controls="${brand.slug}:library"], #${brand.slug}-open`, load);
addToEditor(wp, brand, (saving, place) => {
  load().then(
    ({ openPanel }) => openPanel(saving, place),
    () => {
      const text = wp.i18n.__('The library couldn’t be loaded. Reload the page and try again.', brand.slug);
      wp.data.dispatch('core/notices').createErrorNotice(text);
    },
  );
});
