import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PicturedElement, replaceFirstPaint } from './first-paint.js';

const name = 'kithouse_first_paint';
const cloud = 'https://cloud.example/files/';
const script = readFileSync(path.resolve(import.meta.dirname, '../../../../plugin/src/Admin/first-paint.js'), 'utf8');
const stored = (): { key: string; html: string }[] => JSON.parse(localStorage.getItem(name) ?? '[]');
const card = (title: string) => `<li><article><a href="/x">${title}</a></article></li>`;
const shown = () => document.getElementById('kithouse-first-paint');

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** Runs the script of the page as PHP prints it. Returns the content of the picture's closed root, if one shows. */
function print(key = 'v1 gutenberg/packs', host = '<div id="kithouse"></div>') {
  document.body.innerHTML = host;
  const roots: ShadowRoot[] = [];
  const attach = HTMLElement.prototype.attachShadow;
  vi.spyOn(HTMLElement.prototype, 'attachShadow').mockImplementation(function (this: HTMLElement, init) {
    const root = attach.call(this, init);
    roots.push(root);
    return root;
  });
  const current = document.createElement('script');
  const styles = ['/assets/wp-admin.css', '/assets/base.css'];
  current.dataset.arguments = JSON.stringify({
    id: 'kithouse',
    store: name,
    key,
    styles,
    fonts: '/assets/fonts.css',
    addresses: [cloud],
  });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(current);
  new Function(script)(); // oxlint-disable-line typescript/no-implied-eval -- the page contains the script as text
  vi.restoreAllMocks();
  return roots[0];
}

const loadStyles = (root: ShadowRoot | undefined) => {
  for (const sheet of root?.querySelectorAll('link') ?? []) {
    sheet.dispatchEvent(new Event('load'));
  }
};

/** Prints the page, then renders the library with this screen. */
async function show(html: string, { key = 'v1 gutenberg/packs', at = 'gutenberg/packs', isBare = false } = {}) {
  const root = print(key);
  const element = document.getElementById('kithouse') as PicturedElement;
  if (isBare) {
    delete element.firstPaint;
  }
  const scope = document.createElement('div');
  scope.className = 'kithouse scheme';
  scope.style.visibility = 'hidden';
  const app = document.createElement('div');
  scope.append(app);
  element.attachShadow({ mode: 'open' }).append(scope);
  replaceFirstPaint(element, { scope, app, layer: document.createElement('div') }, () => at || undefined);
  app.innerHTML = html;
  await vi.advanceTimersByTimeAsync(100);
  return { root, element, app, rest: () => vi.advanceTimersByTimeAsync(10_000) };
}

/** Stores a picture as a script of another plugin could. */
const plant = (html: string, key = 'v1 gutenberg/packs') => localStorage.setItem(name, JSON.stringify([{ key, html }]));

test('[R-OPEN-01] shows the stored screen until the next one is complete', async () => {
  const first = await show(card('One'));
  await first.rest();
  expect(stored()[0]).toMatchObject({ key: 'v1 gutenberg/packs', html: expect.stringContaining('One') });
  expect(stored()[0]?.html).not.toContain('visibility');

  const { root, element, app } = await show(`<span class="skel"></span>${card('One')}`);
  expect(root?.querySelector('article')?.textContent).toBe('One');
  expect(root?.querySelector('.kithouse')?.className).toBe('kithouse scheme');
  expect([shown()?.inert, element.style.visibility, element.ariaBusy]).toEqual([true, 'hidden', 'true']);

  app.innerHTML = card('One');
  await vi.advanceTimersByTimeAsync(100);
  expect([shown(), element.style.visibility, element.style.position, element.ariaBusy]).toEqual([null, '', '', null]);
});

test('replaces the picture even if the screen never shows a card, and stores nothing', async () => {
  plant(`<div class="kithouse">${card('One')}</div>`);
  const { rest } = await show('<p>Something went wrong</p>');
  expect(shown()).not.toBeNull();
  await rest();

  expect([shown(), stored()[0]?.html]).toEqual([null, expect.stringContaining('One')]);
});

test('removes a picture whose library never starts', async () => {
  plant(`<div class="kithouse">${card('One')}</div>`);
  print();
  await vi.advanceTimersByTimeAsync(20_000);

  expect([shown(), document.getElementById('kithouse')?.style.visibility]).toEqual([null, '']);
});

test('[R-PERF-09] shows no picture before its styles have loaded', async () => {
  plant(`<div class="kithouse">${card('One')}</div>`);
  const root = print();
  expect([...(root?.querySelectorAll('link') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/assets/wp-admin.css',
    '/assets/base.css',
  ]);
  expect(document.head.querySelector('link')?.getAttribute('href')).toBe('/assets/fonts.css');
  expect(shown()?.style.display).toBe('none');

  loadStyles(root);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()?.style.display).toBe('');
});

test('[R-PERF-08] starts the library after the frame with the picture, at the latest after 300 ms, without one at once', async () => {
  const painted = vi.fn();
  const follow = () => void (document.getElementById('kithouse') as PicturedElement).firstPaint?.painted?.then(painted);
  print();
  expect((document.getElementById('kithouse') as PicturedElement).firstPaint?.painted).toBeUndefined();

  plant(`<div class="kithouse">${card('One')}</div>`);
  loadStyles(print());
  follow();
  await vi.advanceTimersByTimeAsync(1);
  expect(painted).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(50);
  expect(painted).toHaveBeenCalledTimes(1);

  print();
  follow();
  await vi.advanceTimersByTimeAsync(299);
  expect(painted).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(painted).toHaveBeenCalledTimes(2);
});

test('[R-OPEN-03] stores the first twelve cards, and nothing that is open or hidden', async () => {
  const cards = Array.from({ length: 30 }, (_, index) => card(`Card ${index}.`)).join('');
  const { rest } = await show(`${cards}<div hidden>Secret</div><div role="dialog">Open</div>`);
  await rest();

  const html = stored()[0]?.html ?? '';
  expect([html.includes('Card 11.'), html.includes('Card 12.')]).toEqual([true, false]);
  expect([html.includes('Secret'), html.includes('Open')]).toEqual([false, false]);
});

test('[R-OPEN-01] stores a screen that took long', async () => {
  const { app, rest } = await show('<span class="skel"></span>');
  await rest();
  expect(stored()).toEqual([]);

  app.innerHTML = card('One');
  await rest();
  expect(stored()).toHaveLength(1);
});

test.each([
  ['an address with a filter', { at: '' }],
  ['a screen that the person opened later', { at: 'gutenberg/blocks' }],
])('stores nothing for %s', async (_, given) => {
  const { rest } = await show(card('One'), given);
  await rest();

  expect(stored()).toEqual([]);
});

test('stores nothing on a page without the script, such as that of the development server', async () => {
  const { rest } = await show(card('One'), { isBare: true });
  await rest();

  expect(stored()).toEqual([]);
});

test('[R-OPEN-03] keeps three screens of one view', async () => {
  for (const at of ['gutenberg/packs', 'gutenberg/blocks', 'elementor/packs', 'elementor/blocks']) {
    const { rest } = await show(card('One'), { key: `v1 ${at}`, at });
    await rest();
  }

  expect(stored().map(({ key }) => key)).toEqual(['v1 elementor/blocks', 'v1 elementor/packs', 'v1 gutenberg/blocks']);
});

test('[R-PERF-10] discards the pictures of another view: build, person, account, language or colours', () => {
  plant(`<div class="kithouse">${card('One')}</div>`, 'v0 gutenberg/packs');
  print();

  expect([shown(), localStorage.getItem(name)]).toEqual([null, null]);
});

test('[R-PERF-10] keeps the picture of another path, and does not show it', () => {
  plant(`<div class="kithouse">${card('One')}</div>`, 'v1 gutenberg/blocks');
  print();

  expect([shown(), stored().length]).toEqual([null, 1]);
});

test.each(['{', '{}', '[{}]', '[null]', '"x"', '[{"key":"v1 gutenberg/packs"}]', '[{"key":"v1 gutenberg/packs","html":""}]'])(
  '[R-PERF-10] starts as on the first visit with damaged storage: %s',
  (damaged) => {
    localStorage.setItem(name, damaged);
    print();

    expect([shown(), document.getElementById('kithouse')?.style.cssText]).toEqual([null, '']);
  },
);

test('[R-OPEN-03] neither stores nor shows an enormous screen', async () => {
  const large = await show(card('x'.repeat(64_000)));
  await large.rest();
  expect(stored()).toEqual([]);

  plant(`<div class="kithouse">${'x'.repeat(64_000)}</div>`);
  print();
  expect(shown()).toBeNull();
});

const hostile = [
  '<script>window.hostile = 1</script>',
  '<img src="x" onerror="window.hostile = 1">',
  '<svg onload="window.hostile = 1"><script>window.hostile = 1</script><style>@import "https://evil.example"</style><use href="https://evil.example/#a"/><image href="https://evil.example/a.png"/><foreignObject><iframe src="https://evil.example"></iframe></foreignObject></svg>',
  '<svg><animate attributeName="href" to="javascript:alert(1)"/><a href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<a href="javascript:alert(1)" target="_blank" ping="https://evil.example">x</a>',
  '<form action="https://evil.example"><button formaction="https://evil.example">x</button><input type="image" src="https://evil.example/a.png"></form>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data="https://evil.example"></object><embed src="https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example"><style>* { background: url(https://evil.example) }</style><meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example">',
  '<img src="https://evil.example/a.png"><img srcset="https://evil.example/a.png 2x"><img src="https://cloud.example/files/../account?leave=1"><img src="https://cloud.example/files/a.png?leave=1"><img src="//evil.example/files/a.png"><img src="https://cloud.example/files/private/a.png">',
  '<video src="https://evil.example" poster="https://evil.example"></video><audio src="https://evil.example"></audio><picture><source srcset="https://evil.example"></picture>',
  '<p style="background: url(https://evil.example)">x</p><p style="--tint: url(https://evil.example); background-image: image-set(\'https://evil.example\' 1x)">x</p><p style="position: fixed; inset: 0; z-index: 9999999">x</p>',
  '<p style="--x: u\\72l(https://evil.example); color: \\65xpression(alert(1))">x</p>',
  '<svg><path fill="url(https://evil.example#a)" d="M0 0"/><rect stroke="url(#a)"/></svg>',
  '<template shadowrootmode="open"><script>window.hostile = 1</script></template><slot name="a"></slot><custom-element></custom-element>',
  '<p id="wpadminbar" name="body" onclick="alert(1)" autofocus tabindex="0" contenteditable accesskey="a" popover nonce="x" is="x-y" slot="x" part="x">x</p>',
  '<input type="password" name="pwd" value="" autofocus><select onchange="alert(1)"><option>x</option></select>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript><textarea></textarea><xmp><img src=x></xmp>',
];

test.each(hostile)('[R-OPEN-02] shows a picture without what runs, loads or covers: %s', (html) => {
  plant(`<div class="kithouse"><p class="kept">kept</p>${html}</div>`);
  const root = print();

  const body = root?.querySelector('.kithouse') as HTMLElement;
  expect(body.querySelector('.kept')?.textContent).toBe('kept');
  expect(body.outerHTML).not.toMatch(
    /evil|javascript:|alert|hostile|<(script|style|iframe|object|embed|link|meta|base|template|math|use|image|animate|slot|custom)|url\(/i,
  );
  const names = [...body.querySelectorAll('*')].flatMap((one) => one.getAttributeNames());
  expect(
    names.filter((attribute) => /^on|^(href|action|formaction|srcset|id|name|tabindex|autofocus|is|slot)$/.test(attribute)),
  ).toEqual([]);
  expect([...body.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.cssText).join()).not.toMatch(
    /fixed|\\|evil/,
  );
});

test.each([
  ['an element that is not listed', '<marquee>x</marquee>'],
  ['text alone', 'kept'],
])('[R-OPEN-02] shows nothing of a picture that consists of %s', (_, html) => {
  plant(html);
  print();

  expect(shown()).toBeNull();
});

test('[R-OPEN-02] stores no more than it shows: no links, ids or foreign images', async () => {
  const html = card(
    `<img src="${cloud}a1-b2.webp" srcset="${cloud}c3.webp 2x" alt="" width="3" height="4" style="visibility: hidden"><img src="https://other.example/a.png"><b id="x" style="--gap: 10px; position: fixed" aria-current="page" data-state="on">b</b>`,
  );
  const { rest } = await show(html);
  await rest();

  expect(stored()[0]?.html).toBe(
    `<div class="kithouse scheme"><div><li><article><a><img src="${cloud}a1-b2.webp" alt="" width="3" height="4" style="visibility: hidden;"><img><b aria-current="page" data-state="on" style="--gap: 10px;">b</b></a></article></li></div></div>`,
  );
});
