import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { AppProviders } from '../../app/providers.js';
import type { Host } from '../../lib/host.js';
import { createMemoryAddress } from '../../lib/memory-address.js';
import { catalogue } from '../../testing/catalogue.js';
import { createFakeCall, plainBoot } from '../../testing/fake-host.js';
import { anItem } from '../../testing/items.js';
import { ItemGrid } from './item-grid.js';

afterEach(() => vi.unstubAllGlobals());

test('[R-PERF-37] paints the first tiles before it renders the others', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const items = Array.from({ length: 24 }, (_, index) => anItem({ id: index + 1, name: `Block ${index}`, type: 'block' }));
  const { call } = createFakeCall(catalogue(items));
  const host: Host = { name: 'wp-admin', boot: plainBoot, call, address: createMemoryAddress('gutenberg/blocks') };
  const container = document.createElement('div');
  const root = createRoot(container);
  const grid = <ItemGrid items={items} label="Blocks" isBusy={false} state={{}} handle={{ current: null }} isTop />;

  flushSync(() => root.render(<AppProviders host={host}>{grid}</AppProviders>));
  const first = container.querySelectorAll('article').length;
  await vi.waitFor(() => expect(container.querySelectorAll('article')).toHaveLength(24));

  expect(first).toBe(12);
  root.unmount();
});
