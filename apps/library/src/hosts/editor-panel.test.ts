import { type Boot, brand, type Call, getScreen } from '@kithouse/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { anEditor } from '../testing/an-editor.js';
import { plainBoot } from '../testing/fake-host.js';
import { createEditorPanel } from './editor-panel.js';
import { createScreenCache } from './screen-cache.js';

const path = 'gutenberg/blocks';

beforeEach(() => {
  document.body.replaceChildren();
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise(() => undefined)),
  );
});

/** Stores the answers of a screen as an earlier panel would have done, with this age in ms. */
async function storeScreen(boot: Boot, age: number) {
  const call = vi.fn(async () => ({ answers: [] })) as unknown as Call;
  await createScreenCache(boot, 'gutenberg', () => Date.now() - age).wrap(call)(getScreen, { path });
}

function open() {
  const panel = createEditorPanel({ boot: plainBoot, editor: anEditor(), start: path, returnFocus: () => null });
  const shadow = document.getElementById(brand.slug)?.shadowRoot;
  return { panel, isRendered: () => shadow?.querySelector('.shell') != null };
}

test('[R-PERF-36] renders the panel before the press from fresh stored answers', async () => {
  await storeScreen(plainBoot, 0);
  const { panel, isRendered } = open();

  panel.prepareEarly();

  await vi.waitFor(() => expect(isRendered()).toBe(true));
});

test.for([
  ['without stored answers', undefined],
  ['from old answers', 6 * 60_000],
] as const)('[R-PERF-36] renders nothing before the press %s', async ([, age]) => {
  if (age !== undefined) {
    await storeScreen(plainBoot, age);
  }
  const { panel, isRendered } = open();

  panel.prepareEarly();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const before = isRendered();
  panel.prepare();

  await vi.waitFor(() => expect(isRendered()).toBe(true));
  expect([before, vi.mocked(fetch).mock.calls.length > 0]).toEqual([false, true]);
});
