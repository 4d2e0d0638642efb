import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderApp } from '../testing/render-app.js';
import { ThemeSwitch } from './shell/theme-switch.js';
import { ThemeProvider } from './theme.js';

const originalMedia = globalThis.matchMedia;
afterEach(() => vi.stubGlobal('matchMedia', originalMedia));

/** Stubs the system's preference, which tests can change. */
function stubSystem(isDark: boolean) {
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isDark;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  return (next: boolean) =>
    act(() => {
      isDark = next;
      for (const listener of listeners) {
        listener();
      }
    });
}

function show(boot = {}) {
  const scope = document.createElement('div');
  const view = renderApp(
    <ThemeProvider scope={scope}>
      <ThemeSwitch />
    </ThemeProvider>,
    [],
    { boot },
  );
  return { scope, ...view };
}

test('[R-STORE-04] starts light and switches to dark and system', async () => {
  stubSystem(true);
  const user = userEvent.setup();
  const { scope } = show();
  expect(scope.classList.contains('dark')).toBe(false);

  await user.click(screen.getByRole('button', { name: 'Theme: light' }));
  expect(scope.classList.contains('dark')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Theme: dark' }));

  expect(screen.getByRole('button', { name: 'Theme: system' })).toBeDefined();
  expect(scope.classList.contains('dark')).toBe(true);
});

test('remembers the choice', async () => {
  const { unmount } = show();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Theme: light' }));
  unmount();

  const { scope } = show();

  expect(scope.classList.contains('dark')).toBe(true);
});

test('switches even when the browser refuses storage', async () => {
  const refuse = () => {
    throw new Error('denied');
  };
  const get = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const { scope } = show();

  await userEvent.setup().click(screen.getByRole('button', { name: 'Theme: light' }));

  expect(scope.classList.contains('dark')).toBe(true);
  get.mockRestore();
  set.mockRestore();
});

test("follows a change of the system's preference", () => {
  const change = stubSystem(false);
  const { scope } = show({ theme: 'auto' });
  expect(scope.classList.contains('dark')).toBe(false);

  change(true);

  expect(scope.classList.contains('dark')).toBe(true);
});

test("uses the site's direction and language", () => {
  const { scope } = show({ is_rtl: true, locale: 'ar' });

  expect(scope.dir).toBe('rtl');
  expect(scope.lang).toBe('ar');
});

test.each([
  ['admin-color-midnight', true],
  ['admin-color-modern', false],
  ['admin-color-fresh', false],
  ['', false],
])('[R-PERF-06] follows the colours of wp-admin with the body class “%s”: %s', (name, follows) => {
  document.body.className = `wp-admin ${name}`;
  onTestFinished(() => {
    document.body.className = '';
  });

  expect(show().scope.classList.contains('scheme')).toBe(follows);
});
