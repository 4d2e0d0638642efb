import { afterEach, expect, test, vi } from 'vitest';
import { fetchEditorPage, loadNewAssets } from './editor-page.js';
import { refreshBlocks } from './refresh-blocks.js';
import { refreshElementor } from './refresh-elementor.js';
import type { WpBlocks } from './wp-blocks.js';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const redirect = { ok: false, status: 0, type: 'opaqueredirect', text: async () => '' };
const page = (html = '') => ({ ok: true, status: 200, text: async () => `<!doctype html><html><head>${html}</head></html>` });
type Answer = typeof redirect | ReturnType<typeof page> | Error;

/** Stubs the answers of the site in order; the last one repeats. */
function answer(...answers: Answer[]) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<unknown>>(async () => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (next instanceof Error) {
      throw next;
    }
    return next;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test("[R-INSERT-06] [R-INSERT-07] loads the editor's page as HTML without following redirects", async () => {
  const fetch = answer(page('<title>Editor</title>'));

  const found = await fetchEditorPage('https://site.example/wp-admin/post.php?post=4&action=elementor');

  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(found.title).toBe('Editor');
  expect(url).toBe('https://site.example/wp-admin/post.php?post=4&action=elementor');
  expect(init).toMatchObject({ redirect: 'manual', headers: { accept: 'text/html' } });
});

test('[R-INSERT-08] retries redirects, errors and timeouts three times', async () => {
  const fetch = answer(redirect, new TypeError('offline'), { ...page(), ok: false, status: 500 }, page('<title>At last</title>'));

  expect((await fetchEditorPage('/')).title).toBe('At last');

  expect(fetch).toHaveBeenCalledTimes(4);
});

test('[R-ERR-06] [R-INSERT-08] then gives up with a message', async () => {
  const fetch = answer(redirect);

  await expect(fetchEditorPage('/')).rejects.toThrow('Error loading asset');

  expect(fetch).toHaveBeenCalledTimes(4);
});

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Records added elements and fires their load event unless the address says otherwise. */
function watch() {
  const added: string[] = [];
  const append = vi.spyOn(document.head, 'append').mockImplementation((element) => {
    const { id, outerHTML } = element as HTMLElement;
    added.push(id);
    const isLost = outerHTML.includes('lost.js');
    queueMicrotask(() => (element as HTMLElement).dispatchEvent(new Event(isLost ? 'error' : 'load')));
  });
  return { added, append };
}

test('adds new styles, scripts and inline code in order, without existing and unnamed ones', async () => {
  document.body.innerHTML = '<script id="there-js" type="text/plain"></script>';
  const { added, append } = watch();

  await loadNewAssets(
    parse(`<link rel="stylesheet" id="acme-css" href="/acme.css"><link rel="icon" id="icon" href="/i.ico">
      <script id="there-js" src="/there.js"></script><script id="acme-js-before">var acme = {};</script>
      <script type="module" id="acme-js" src="/acme.js"></script><script>var nameless;</script>
      <script type="importmap" id="wp-importmap">{}</script><script type="text/template" id="tmpl-acme"><b>{{ x }}</b></script>`),
  );

  expect(added).toEqual(['acme-css', 'acme-js-before', 'acme-js', 'tmpl-acme']);
  const module = append.mock.calls[2]?.[0] as HTMLScriptElement;
  expect([module.getAttribute('type'), module.getAttribute('src')]).toEqual(['module', '/acme.js']);
});

test('[R-ERR-06] reports a script that fails and stops', async () => {
  const { added } = watch();

  const loading = loadNewAssets(parse('<script id="a-js" src="/lost.js"></script><script id="b-js" src="/b.js"></script>'));

  await expect(loading).rejects.toThrow('Error loading asset');
  expect(added).toEqual(['a-js']);
});

const config = (widgets: object) =>
  `<script id="elementor-editor-js-before">\nvar ElementorConfig = ${JSON.stringify({ initial_document: { widgets } })};\n</script>`;

test('lets a newer Elementor load new widgets after their scripts', async () => {
  answer(page('<script id="acme-js" src="/acme.js"></script>'));
  const { added } = watch();
  const refreshWidgets = vi.fn<() => Promise<void>>(async () => void added.push('refreshed'));

  await refreshElementor({ refreshWidgets });

  expect(added).toEqual(['acme-js', 'refreshed']);
});

test("passes the page's widgets to an older one", async () => {
  answer(page(config({ heading: { title: 'Heading' }, acme: { title: 'Acme; };' } })));
  watch();
  const addWidgetsCache = vi.fn<(widgets: Record<string, object>) => void>();
  const reloadPreview = vi.fn<() => void>();

  await refreshElementor({ widgetsCache: { heading: {} }, addWidgetsCache, reloadPreview });

  expect(addWidgetsCache.mock.calls).toEqual([[{ acme: { title: 'Acme; };' } }]]);
  expect(reloadPreview).toHaveBeenCalledOnce();
});

test('passes definitions of new blocks to the block editor before their scripts', async () => {
  const definitions = { 'core/group': {}, 'acme/map': { title: 'Map' } };
  const bootstrap = `wp.blocks.unstable__bootstrapServerSideBlockDefinitions(${JSON.stringify(definitions)});`;
  answer(page(`<script id="wp-blocks-js-after">\n${bootstrap}\n</script><script id="acme-map-js" src="/map.js"></script>`));
  document.body.innerHTML = '<script id="wp-blocks-js-after" type="text/plain"></script>';
  const { added } = watch();
  const blocks = {
    getBlockType: (name: string) => (name === 'core/group' ? { title: 'Group' } : undefined),
    unstable__bootstrapServerSideBlockDefinitions: (given: object) => void added.push(...Object.keys(given)),
  };

  await refreshBlocks({ blocks } as WpBlocks);

  expect(added).toEqual(['acme/map', 'acme-map-js']);
});
