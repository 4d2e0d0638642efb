type Computed = CSSStyleDeclaration;

/** Properties that are read repeatedly. The first depends on the element alone, the others are inherited. */
const inherited = new Map([
  ['visibility', 'visible'],
  ['pointer-events', 'auto'],
]);
const displays = new Map<string, string>();
/** The implementation of jsdom. */
export const realComputedStyle = globalThis.getComputedStyle;

/**
 * Replaces `getComputedStyle`: jsdom evaluates all rules of its style sheet per element, a third of these tests' time. No other
 * sheet exists, because Vitest omits ours, so only inline styles and attributes matter.
 */
export function quickComputedStyle(element: Element, pseudo?: string | null): Computed {
  if (pseudo) {
    return realComputedStyle(element, pseudo);
  }
  const read = (name: string) => readQuickly(element, name) ?? realComputedStyle(element).getPropertyValue(name);
  return new Proxy({} as Computed, {
    get: (_, key) => {
      if (key === 'getPropertyValue') {
        return read;
      }
      const quick = typeof key === 'string' ? readQuickly(element, key === 'pointerEvents' ? 'pointer-events' : key) : undefined;
      return quick ?? Reflect.get(realComputedStyle(element), key);
    },
  });
}

function readQuickly(element: Element, name: string): string | undefined {
  if (name === 'display') {
    return inlineOf(element, name) || displayOf(element);
  }
  const initial = inherited.get(name);
  if (initial === undefined) {
    return undefined;
  }
  for (let above: Element | null = element; above; above = above.parentElement) {
    const own = inlineOf(above, name);
    if (own && own !== 'inherit') {
      return own;
    }
  }
  return initial;
}

const inlineOf = (element: Element, name: string) =>
  element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(name) : '';

/** Caches jsdom's answer per kind of element. */
function displayOf(element: Element): string {
  const { localName, parentElement } = element;
  const attributes = ['hidden', 'open', 'type', 'popover'].map((name) => element.getAttribute(name));
  const key = JSON.stringify([localName, attributes, parentElement?.localName, parentElement?.hasAttribute('open')]);
  const known = displays.get(key) ?? realComputedStyle(element).display;
  displays.set(key, known);
  return known;
}
