import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Host } from '../lib/host.js';
import { App } from './app.js';
import { AppProviders } from './providers.js';
import { ThemeProvider } from './theme.js';

type Rooms = { scope: HTMLElement; app: HTMLElement; layer: HTMLElement };

/**
 * Mounts the library into its containers. `frame` wraps it, for example in an editor's shell. Returns a function that unmounts
 * it.
 */
export function mountApp({ scope, app, layer }: Rooms, host: Host, frame = (content: ReactNode) => content): () => void {
  const root = createRoot(app);
  root.render(
    <AppProviders host={host} layer={layer}>
      <ThemeProvider scope={scope}>{frame(<App />)}</ThemeProvider>
    </AppProviders>,
  );
  return () => root.unmount();
}
