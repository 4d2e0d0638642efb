import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brand } from '../../packages/contract/src/brand.js';
import { chunkUrl } from './chunk-url.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const hosts = ['wp-admin', 'gutenberg', 'elementor'].map((name) => `${root}apps/library/src/hosts/${name}.tsx`);

export default defineConfig({
  root,
  // The plugin lies wherever the site's owner put it: files find each other relative to themselves.
  base: './',
  publicDir: false,
  plugins: [react(), chunkUrl()],
  // Written into the entries of the editors, which import nothing.
  define: { 'import.meta.env.BRAND': JSON.stringify({ name: brand.name, slug: brand.slug }) },
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
      // One file of what every screen needs is smaller than five, and is kept when only the screens change.
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\/|ui\/src\/icon/ },
            { name: 'app', test: /library\/src\/(app|lib|features\/(profile|favourites))\/|items\.rules/ },
          ],
        },
      },
    },
  },
});
