import { afterEach, expect, test, vi } from 'vitest';
import { openShadowRoot } from './shadow-root.js';

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
});

function open() {
  const element = document.createElement('div');
  document.body.append(element);
  const rooms = openShadowRoot(element, { css: ':host{margin:0}' });
  const input = document.createElement('input');
  rooms.app.append(input);
  return { element, input, ...rooms };
}
const press = (target: Element, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));

test('[R-ROUTE-01] renders app and dialogs in a shadow root with the tokens', () => {
  const { element, scope, app, layer } = open();

  expect(element.shadowRoot?.contains(scope)).toBe(true);
  expect(app.closest('.kithouse')).toBe(layer.closest('.kithouse'));
  expect(element.shadowRoot?.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(2);
});

test("adds only the fonts' style sheet to the page", () => {
  open();

  expect([...document.head.children].map(({ tagName }) => tagName)).toEqual(['LINK']);
  expect(document.body.children).toHaveLength(1);
});

test("hides typing from the page's shortcuts, except Esc", () => {
  const heard = vi.fn();
  const { input } = open();
  const listen = ({ key }: KeyboardEvent) => heard(key);
  document.addEventListener('keydown', listen);

  press(input, 'a');
  press(input, '/');
  press(input, 'Escape');

  expect(heard.mock.calls).toEqual([['Escape']]);
  document.removeEventListener('keydown', listen);
});

test.each(['paste', 'copy', 'cut'])('keeps %s inside', (type) => {
  const heard = vi.fn();
  const { input } = open();
  document.addEventListener(type, heard);

  input.dispatchEvent(new Event(type, { bubbles: true, composed: true }));

  expect(heard).not.toHaveBeenCalled();
  document.removeEventListener(type, heard);
});

test('shows nothing before its styles have loaded or failed', async () => {
  const { element, scope } = open();
  const [tokens, base] = element.shadowRoot?.querySelectorAll('link') ?? [];
  expect(scope.style.visibility).toBe('hidden');

  tokens?.dispatchEvent(new Event('load'));
  base?.dispatchEvent(new Event('error'));

  await vi.waitFor(() => expect(scope.style.visibility).toBe(''));
});

test('keeps a dark background until the styles have loaded when the page painted one', async () => {
  const element = document.createElement('div');
  element.style.cssText = 'color-scheme: dark; background-color: #0f1311';
  document.body.append(element);
  const { scope } = openShadowRoot(element);
  expect(scope.classList.contains('dark')).toBe(true);
  expect(element.style.backgroundColor).not.toBe('');

  for (const sheet of element.shadowRoot?.querySelectorAll('link') ?? []) {
    sheet.dispatchEvent(new Event('load'));
  }

  await vi.waitFor(() => expect(element.style.cssText).toBe(''));
});
