import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { brand } from '../../packages/contract/src/brand.js';
import { chunkUrl } from './chunk-url.js';
import { devClient } from './dev-client.js';
import { reactModules } from './react-modules.js';
import { relativeManifest } from './relative-manifest.js';
import { thirdPartyNotices } from './third-party-notices.js';
import { translations } from './translations.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const hosts = ['wp-admin', 'gutenberg', 'elementor'].map((name) => `${root}apps/library/src/hosts/${name}.tsx`);

/** Only an entry's own imports, not those of its lazy components. */
const initial = { tags: ['$initial' as const] };

/** Removes infinite queries from the query client, because no list grows on scrolling. */
const withoutGrowingLists: Plugin = {
  name: 'without-growing-lists',
  load: (id) =>
    /query-core\/.*\/infiniteQueryBehavior\.js$/.test(id)
      ? 'export const infiniteQueryBehavior = () => ({ onFetch() {} }), hasNextPage = () => false, hasPreviousPage = hasNextPage;'
      : undefined,
};

/** Removes preloads and chunk styles: requested code is imported and nothing else. */
const withoutPreloads: Plugin = {
  name: 'without-preloads',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
};

export default defineConfig({
  root,
  // The site's owner decides the plugin's location, so files refer to each other relatively.
  base: './',
  publicDir: false,
  plugins: [
    react(),
    reactModules(),
    withoutGrowingLists,
    withoutPreloads,
    chunkUrl(),
    devClient(root),
    translations(`${root}plugin/languages`),
    thirdPartyNotices(root),
    relativeManifest(root, 'manifest.json'),
  ],
  // Written into the editor entries, which import nothing.
  define: {
    'import.meta.env.BRAND': JSON.stringify({
      name: brand.name,
      slug: brand.slug,
      prefix: brand.prefix,
      adminPage: brand.adminPage,
    }),
  },
  build: {
    outDir: `${root}plugin/assets`,
    emptyOutDir: true,
    manifest: 'manifest.json',
    modulePreload: false,
    assetsInlineLimit: 0,
    assetsDir: '',
    target: 'es2022',
    rolldownOptions: {
      // Reading a member of React runs no code, nor does a schema with checks, so unused ones can go.
      treeshake: { propertyReadSideEffects: false, manualPureFunctions: ['z'] },
      input: hosts.filter((file) => existsSync(file)),
      // One file for the first screen is smaller than five, and React's stays cached when only the screens change.
      output: {
        // Each chunk repeats the names of those it imports. The manifest lists the sources of every chunk.
        chunkFileNames: '[hash].js',
        codeSplitting: {
          groups: [
            { ...initial, name: 'base', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\/|ui\/src\/icon/ },
            {
              ...initial,
              name: 'app',
              // Wp-admin needs no editor's address.
              test: /library\/src\/((app|lib(?!\/memory-address)|features)\/|hosts\/(boot|host|shadow-root|site-call)\.)|contract\/src/,
            },
          ],
        },
      },
    },
  },
});
