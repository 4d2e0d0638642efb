import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { quickComputedStyle } from './quick-styles.js';

// Busy machines are slow.
configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 90_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

// All files share one window, which must be clean.
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

// Browser features that jsdom lacks.
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
