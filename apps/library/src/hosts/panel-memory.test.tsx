import { act, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryAddress } from '../lib/memory-address.js';
import { createPanelMemory, type PanelMemory } from './panel-memory.js';
import { useKeptScroll } from './use-kept-scroll.js';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const start = 'gutenberg/blocks';

/** Loads the library over a new editor. */
function load(platform: 'gutenberg' | 'elementor' = 'gutenberg') {
  const memory = createPanelMemory(platform);
  const address = createMemoryAddress(memory.screen() ?? start);
  memory.follow(address);
  return { memory, address };
}

test("[R-QUERY-12] restores the library's place after a reload without changing the editor's address", () => {
  const before = location.href;
  const { address } = load();
  address.go('gutenberg/pages', { query: { search: 'sea & sun خبز', p: '3' } });

  const { path, query } = load().address.current();

  expect({ path, query }).toEqual({ path: 'gutenberg/pages', query: { search: 'sea & sun خبز', p: '3' } });
  expect(load('elementor').address.current().path).toBe(start);
  expect(location.href).toBe(before);
});

test('does not restore a form about a selection', () => {
  const { address } = load();
  address.go('gutenberg/pages');
  address.go('clouds/save-template', { query: { part: 'a,b' } });
  address.go('sign-in');

  expect(load().address.current().path).toBe('gutenberg/pages');
});

test.each(['nonsense', '{"place":"../../wp-admin"}', '{"place":5,"top":"x"}', '{"place":"clouds/save-template"}', 'null'])(
  'forgets a stored unknown place (%s)',
  (kept) => {
    sessionStorage.setItem('kithouse_panel_gutenberg', kept);

    const { memory, address } = load();

    expect([address.current().path, memory.top()]).toEqual([start, 0]);
  },
);

test('works when the browser refuses storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  const { address } = load();

  expect(() => address.go('gutenberg/pages')).not.toThrow();
});

/** Creates a box with limited scrolling. */
function Box({ memory, isOpen, room }: { memory: PanelMemory; isOpen: boolean; room: { length: number } }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let top = 0;
    Object.defineProperty(ref.current, 'scrollTop', {
      configurable: true,
      get: () => top,
      set: (next: number) => {
        top = Math.min(next, room.length);
      },
    });
  }, [room]);
  useKeptScroll(ref, isOpen, memory);
  return <div data-testid="box" ref={ref} />;
}
const box = () => screen.getByTestId('box');

test('restores the scroll once the list is long enough', async () => {
  const { memory } = load();
  memory.setTop(900);
  const room = { length: 0 };
  render(<Box memory={memory} isOpen room={room} />);
  expect(box().scrollTop).toBe(0);

  room.length = 2000;

  await waitFor(() => expect(box().scrollTop).toBe(900));
});

test('does not move a person who scrolls earlier, and remembers the position while closed', async () => {
  const { memory } = load();
  memory.setTop(900);
  const room = { length: 100 };
  const { rerender } = render(<Box memory={memory} isOpen room={room} />);

  act(() => {
    box().dispatchEvent(new WheelEvent('wheel'));
    box().scrollTop = 40;
    box().dispatchEvent(new Event('scroll'));
  });
  room.length = 2000;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  rerender(<Box memory={memory} isOpen={false} room={room} />);

  expect(box().scrollTop).toBe(40);
  expect(load().memory.top()).toBe(40);
});
