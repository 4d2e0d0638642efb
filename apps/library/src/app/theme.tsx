import { Boot } from '@kithouse/contract';
import { createContext, type ReactNode, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useHost } from '../lib/host.js';
import { readStored, store } from '../lib/storage.js';

export type Theme = Boot['theme'];
type Chosen = { theme: Theme; setTheme: (theme: Theme) => void };

const ThemeContext = createContext<Chosen | undefined>(undefined);

/** Applies the person's theme on this browser, or else the site's; `auto` follows the system. */
export function ThemeProvider({ scope, children }: { scope: HTMLElement; children: ReactNode }) {
  const { boot } = useHost();
  const [theme, keepTheme] = useState<Theme>(() => readTheme() ?? boot.theme);
  const system = useSystemTheme();
  const isDark = (theme === 'auto' ? system : theme) === 'dark';

  useLayoutEffect(() => {
    dress(scope, isDark, boot);
  }, [scope, isDark, boot]);

  const setTheme = (next: Theme) => {
    keepTheme(next);
    store('theme', next);
  };
  return <ThemeContext value={{ theme, setTheme }}>{children}</ThemeContext>;
}

function dress(scope: HTMLElement, isDark: boolean, { is_rtl, locale }: Boot) {
  scope.classList.toggle('dark', isDark);
  scope.classList.toggle('scheme', hasChosenScheme());
  scope.dir = is_rtl ? 'rtl' : 'ltr';
  scope.lang = locale.replaceAll('_', '-');
}

/** WordPress's defaults for people who haven't chosen a scheme: the first since 7.0, the second before. */
const defaultSchemes = ['modern', 'fresh'];

/** Returns true if the person chose a colour scheme of wp-admin, which then also colours the library. */
function hasChosenScheme(): boolean {
  const scheme = /(?:^|\s)admin-color-([\w-]+)/.exec(document.body.className)?.[1];
  return scheme !== undefined && !defaultSchemes.includes(scheme);
}

/** Returns undefined where the host decides, as some editors do. */
export const useTheme = () => useContext(ThemeContext);

function useSystemTheme(): 'light' | 'dark' {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia('(prefers-color-scheme: dark)');
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  );
}

const readTheme = () => Boot.shape.theme.safeParse(readStored('theme')).data;
