import path from 'node:path';
import type { Plugin } from 'vite';

const prefix = '/@dev/';
const preamble = `${prefix}preamble.js`;
const events = { style: 'library:style', php: 'library:php' };

/** Milliseconds until the playground's PHP reads a changed file again. */
const phpDelay = 1100;

/**
 * Serves one entry for each host at `/@dev/<host>.js`: hot reload, then the host itself. Replaces style sheets that are linked in
 * a shadow root, where Vite's own client doesn't look, and reloads wp-admin after a change of the plugin's PHP.
 */
export function devClient(root: string): Plugin {
  return {
    name: 'dev-client',
    apply: 'serve',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
    load: (id) => (id.startsWith(`\0${prefix}`) ? writeModule(id.slice(1)) : undefined),
    configureServer({ watcher, environments }) {
      watcher.on('change', (file) => {
        if (file.endsWith('.php')) {
          setTimeout(() => environments.client.hot.send({ type: 'custom', event: events.php }), phpDelay);
        }
      });
    },
    hotUpdate: {
      order: 'post',
      handler({ file, modules }) {
        if (!file.endsWith('.css')) {
          return undefined;
        }
        const data = `/${path.posix.relative(root, file)}`;
        this.environment.hot.send({ type: 'custom', event: events.style, data });
        // The address of a linked style sheet stays the same. Styles that a component imports as text are modules of their own.
        return modules.filter(({ url }) => !/[?&](url|direct)\b/.test(url));
      },
    },
  };
}

/** Imports run in this order: React must find the hook of hot reload when it starts. */
const writeModule = (name: string) =>
  name === preamble ? client : `import '${preamble}';\nimport '/apps/library/src/hosts/${path.basename(name, '.js')}.tsx';\n`;

const client = `
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
import.meta.hot.on('${events.style}', (changed) => {
  const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  for (const link of [document, ...shadows].flatMap((root) => [...root.querySelectorAll('link[rel="stylesheet"]')])) {
    const url = new URL(link.href);
    if (url.origin === new URL(import.meta.url).origin && url.pathname === changed) {
      url.searchParams.set('t', String(Date.now()));
      const fresh = link.cloneNode();
      fresh.href = url.href;
      fresh.addEventListener('load', () => link.remove());
      link.after(fresh);
    }
  }
});
import.meta.hot.on('${events.php}', () => {
  // Editors would ask about unsaved changes.
  if (new URLSearchParams(location.search).has('page')) {
    location.reload();
  }
});
`;
