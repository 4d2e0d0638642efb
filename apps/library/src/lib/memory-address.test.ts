import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminHref } from './address.js';
import { createMemoryAddress } from './memory-address.js';

const editor = '/wp-admin/post.php?post=7&action=elementor&path=elementor/blocks&q=surf&platform=gutenberg&closing=1';

beforeEach(() => history.replaceState({ of: 'the editor' }, '', editor));
afterEach(() => history.replaceState(null, '', '/'));

test("[R-QUERY-12] keeps an editor's address and place separate", () => {
  const steps = history.length;

  const address = createMemoryAddress('elementor/packs');
  const first = address.current();
  address.go('elementor/packs', { query: { tags: '1,2', category: '' }, replace: true });
  address.go('elementor/pages', { query: { q: 'hotel' } });
  address.back();

  expect([first.path, first.query]).toEqual(['elementor/packs', {}]);
  expect(address.current().query).toEqual({ tags: '1,2' });
  expect([location.pathname + location.search, history.length, history.state]).toEqual([editor, steps, { of: 'the editor' }]);
});

test("[R-QUERY-12] ignores the page's parameters in a copied start", () => {
  const address = createMemoryAddress(
    '/elementor/packs?page=kithouse&path=x&closing=1&isGutenbergEditor=1&platform=gutenberg&q=surf',
  );

  expect([address.current().path, address.current().query]).toEqual(['elementor/packs', { q: 'surf' }]);
});

test('keeps commas readable in a shared address', () => {
  const href = adminHref('/wp-admin/', 'kithouse', 'elementor/packs', { tags: '31,32', q: 'café & bar' });

  expect(href).toBe('/wp-admin/admin.php?page=kithouse&path=elementor/packs&tags=31,32&q=caf%C3%A9+%26+bar');
  expect(new URL(href, 'https://site.example').searchParams.get('tags')).toBe('31,32');
});
