import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { translations } from './translations.js';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The build has no inline scripts or styles, which allows a strict Content-Security-Policy. */
export default defineConfig({
  root: here,
  base: '/',
  plugins: [react(), translations()],
  build: {
    outDir: fileURLToPath(new URL('../../dist/portal', import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
});
