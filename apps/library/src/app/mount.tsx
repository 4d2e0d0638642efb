import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Host } from '../lib/host.js';
import { App } from './app.js';
import { AppProviders } from './providers.js';
import { ThemeProvider } from './theme.js';

type Rooms = { scope: HTMLElement; app: HTMLElement; layer: HTMLElement };

/** Starts the library in its rooms. `frame` puts something around it, such as the shell of an editor. Answers how to end it. */
export function mountApp({ scope, app, layer }: Rooms, host: Host, frame = (content: ReactNode) => content): () => void {
  const root = createRoot(app);
  root.render(
    <AppProviders host={host} layer={layer}>
      <ThemeProvider scope={scope}>{frame(<App />)}</ThemeProvider>
    </AppProviders>,
  );
  return () => root.unmount();
}
