import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replaceFirstPaint } from './first-paint.js';

const name = 'kithouse_first_paint';
type Screen = { key: string; html: string; css: string };
const stored = (): Screen[] => JSON.parse(localStorage.getItem(name) ?? '[]');
const card = (title: string) => `<li><article><a href="/x">${title}</a></article></li>`;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Shows a screen in a shadow root, with a stored picture before it. */
async function show(html: string, { key = 'b.js 1 en_US gutenberg/packs', path = 'gutenberg/packs' } = {}) {
  document.body.innerHTML =
    '<div id="kithouse-first-paint"></div><div id="kithouse" style="position: absolute; visibility: hidden"></div>';
  const element = document.getElementById('kithouse') as HTMLElement;
  element.dataset.firstPaint = key;
  const root = element.attachShadow({ mode: 'open' });
  root.innerHTML = '<style>.a { color: red; }</style><div class="kithouse" style="visibility: hidden"><div id="app"></div></div>';
  // jsdom has no style sheets of a shadow root.
  Object.defineProperty(root, 'styleSheets', { value: [{ cssRules: [{ cssText: '.a { color: red; }' }] }] });
  const scope = root.querySelector<HTMLElement>('.kithouse') as HTMLElement;
  const app = root.querySelector<HTMLElement>('#app') as HTMLElement;
  replaceFirstPaint(element, { scope, app, layer: document.createElement('div') }, () => path || undefined);
  app.innerHTML = html;
  await vi.advanceTimersByTimeAsync(100);
  return { element, app, rest: () => vi.advanceTimersByTimeAsync(10_000) };
}
const isPictured = () => document.getElementById('kithouse-first-paint') !== null;

test('[R-OPEN-01] replaces the picture once the screen is complete, and stores the screen', async () => {
  const { element, app, rest } = await show(`<span class="skel"></span>${card('One')}`);
  expect([isPictured(), element.style.visibility]).toEqual([true, 'hidden']);

  app.innerHTML = card('One');
  await vi.advanceTimersByTimeAsync(100);
  expect([isPictured(), element.style.visibility, element.style.position]).toEqual([false, '', '']);

  await rest();
  const [screen] = stored();
  expect(screen?.key).toBe('b.js 1 en_US gutenberg/packs');
  expect(screen?.html).toContain('One');
  expect(screen?.html).not.toContain('visibility');
});

test('replaces the picture even if the screen never shows a card, and stores nothing', async () => {
  const { rest } = await show('<p>Something went wrong</p>');
  await rest();

  expect([isPictured(), stored()]).toEqual([false, []]);
});

test('[R-OPEN-03] stores the first twelve cards, and nothing that is open or hidden', async () => {
  const cards = Array.from({ length: 30 }, (_, index) => card(`Card ${index}.`)).join('');
  const { rest } = await show(`${cards}<div hidden>Secret</div><div role="dialog">Open</div>`);
  await rest();

  const html = stored()[0]?.html ?? '';
  expect([html.includes('Card 11.'), html.includes('Card 12.')]).toEqual([true, false]);
  expect([html.includes('Secret'), html.includes('Open')]).toEqual([false, false]);
});

test.each([
  ['an address with a filter', { path: '' }],
  ['a screen that the person opened later', { path: 'gutenberg/blocks' }],
])('stores nothing for %s', async (_, given) => {
  const { rest } = await show(card('One'), given);
  await rest();

  expect(stored()).toEqual([]);
});

test('[R-OPEN-03] keeps three screens of one build and person', async () => {
  localStorage.setItem(name, JSON.stringify([{ key: 'old.js 1 en_US gutenberg/packs', html: '', css: '' }]));
  for (const path of ['gutenberg/packs', 'gutenberg/blocks', 'elementor/packs', 'elementor/blocks']) {
    const { rest } = await show(card('One'), { key: `b.js 1 en_US ${path}`, path });
    await rest();
  }

  expect(stored().map(({ key }) => key)).toEqual([
    'b.js 1 en_US elementor/blocks',
    'b.js 1 en_US elementor/packs',
    'b.js 1 en_US gutenberg/blocks',
  ]);
});

test('[R-OPEN-03] stores no enormous screen and reads damaged storage as empty', async () => {
  localStorage.setItem(name, '{');
  const large = await show(card('x'.repeat(200_000)));
  await large.rest();
  expect(localStorage.getItem(name)).toBe('{');

  const usual = await show(card('One'));
  await usual.rest();
  expect(stored()).toHaveLength(1);
});
