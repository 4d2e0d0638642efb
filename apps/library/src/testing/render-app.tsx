import type { Boot, SiteProfile } from '@kithouse/contract';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { AppProviders } from '../app/providers.js';
import type { Host } from '../lib/host.js';
import { createMemoryAddress } from '../lib/memory-address.js';
import { type Answer, createFakeCall, plainBoot } from './fake-host.js';

export { ada, answer, fail } from './fake-host.js';

type Options = {
  /** Null is a visitor. */
  user?: SiteProfile | null;
  path?: string;
  boot?: Partial<Boot>;
  host?: Partial<Host>;
};

/** Renders with all of the app's providers; `requested` lists the calls so far. */
export function renderApp(
  ui: ReactElement,
  answers: Answer[] = [],
  { user = null, path = '', boot, host: changes }: Options = {},
) {
  const { call, requested } = createFakeCall(answers);
  const host: Host = {
    name: 'wp-admin',
    boot: { ...plainBoot, user, ...boot },
    call,
    address: createMemoryAddress(path),
    ...changes,
  };
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });

  const view = render(
    <AppProviders host={host} cache={cache}>
      {ui}
    </AppProviders>,
  );
  return { ...view, host, cache, requested, address: host.address, user: userEvent.setup() };
}
