import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { quickComputedStyle } from './quick-styles.js';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 90_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

// All files share one window, which each finds empty.
vi.useRealTimers();
vi.unstubAllGlobals();
sessionStorage.clear();
window.history.replaceState(null, '', '/');
for (const element of [document.documentElement, document.body]) {
  for (const { name } of element.attributes) {
    element.removeAttribute(name);
  }
}
document.head.replaceChildren();
document.body.replaceChildren();

// What jsdom lacks and the app asks every browser for.
vi.stubGlobal('matchMedia', (media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
vi.stubGlobal('scrollTo', () => undefined);
vi.stubGlobal('getComputedStyle', quickComputedStyle);
Object.assign(document.defaultView ?? {}, { getComputedStyle: quickComputedStyle });
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
