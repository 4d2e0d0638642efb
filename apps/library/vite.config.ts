import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { brand } from '../../packages/contract/src/brand.js';
import { chunkUrl } from './chunk-url.js';
import { relativeManifest } from './relative-manifest.js';
import { thirdPartyNotices } from './third-party-notices.js';
import { translations } from './translations.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const hosts = ['wp-admin', 'gutenberg', 'elementor'].map((name) => `${root}apps/library/src/hosts/${name}.tsx`);

/** Only what an entry imports itself, and not what a part brings along when it comes. */
const initial = { tags: ['$initial' as const] };

/** No list here grows while it is scrolled, and the client of queries would bring what such lists need. */
const withoutGrowingLists: Plugin = {
  name: 'without-growing-lists',
  load: (id) =>
    /query-core\/.*\/infiniteQueryBehavior\.js$/.test(id)
      ? 'export const infiniteQueryBehavior = () => ({ onFetch() {} }), hasNextPage = () => false, hasPreviousPage = hasNextPage;'
      : undefined,
};

/** No part brings styles of its own, or has anything loaded ahead of it: what is asked for is imported, and nothing else. */
const withoutPreloads: Plugin = {
  name: 'without-preloads',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
};

export default defineConfig({
  root,
  // The plugin lies wherever the site's owner put it: files find each other relative to themselves.
  base: './',
  publicDir: false,
  plugins: [
    react(),
    withoutGrowingLists,
    withoutPreloads,
    chunkUrl(),
    translations(`${root}plugin/languages`),
    thirdPartyNotices(root),
    relativeManifest(root, 'manifest.json'),
  ],
  // Written into the entries of the editors, which import nothing.
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
      input: hosts.filter((file) => existsSync(file)),
      // One file of what the first screen needs is smaller than five, and React's is kept when only the screens change.
      output: {
        codeSplitting: {
          groups: [
            { ...initial, name: 'base', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\/|ui\/src\/icon/ },
            {
              ...initial,
              name: 'app',
              // The address of an editor is nothing to wp-admin.
              test: /library\/src\/((app|lib(?!\/memory-address)|features)\/|hosts\/(boot|host|shadow-root|site-call)\.)|contract\/src/,
            },
          ],
        },
      },
    },
  },
});
