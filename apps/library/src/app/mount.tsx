import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { Host } from '../lib/host.js';
import { App } from './app.js';
import { AppProviders } from './providers.js';
import { ThemeProvider } from './theme.js';

type Rooms = { scope: HTMLElement; app: HTMLElement; layer: HTMLElement };

type MountOptions = {
  /** Wraps the library, for example in an editor's shell. */
  frame?: (content: ReactNode) => ReactNode;
  /** Renders in slices of a few milliseconds, so that the page stays responsive. */
  isSliced?: boolean;
};

/** Mounts the library into its containers. Returns a function that unmounts it. */
export function mountApp(
  { scope, app, layer }: Rooms,
  host: Host,
  { frame = (content) => content, isSliced = false }: MountOptions = {},
): () => void {
  const root = createRoot(app);
  const render = () =>
    root.render(
      <AppProviders host={host} layer={layer}>
        <ThemeProvider scope={scope}>{frame(<App />)}</ThemeProvider>
      </AppProviders>,
    );
  if (isSliced) {
    startTransition(render);
  } else {
    render();
  }
  return () => root.unmount();
}
