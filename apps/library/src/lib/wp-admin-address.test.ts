import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWpAdminAddress } from './wp-admin-address.js';

const admin_url = `${location.origin}/wp-admin/`;
const at = (search: string) => {
  history.replaceState(null, '', `/wp-admin/admin.php?${search}`);
  return createWpAdminAddress(window, admin_url);
};

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => history.replaceState(null, '', '/'));

test('[R-ROUTE-03] reads the path from its query parameter', () => {
  const address = at('page=kithouse&path=elementor/packs/tidepool&q=surf');

  expect(address.current()).toMatchObject({ path: 'elementor/packs/tidepool', query: { q: 'surf' } });
});

test("[R-QUERY-11] excludes the host page's parameters from a place", () => {
  const address = at('page=kithouse&path=sign-in&isGutenbergEditor=1&closing=1&platform=gutenberg');

  expect(address.current().query).toEqual({ platform: 'gutenberg' });
});

test('[R-QUERY-13] drops a redundant platform', () => {
  const address = at('page=kithouse&path=elementor/packs&platform=gutenberg&isGutenbergEditor=1&closing=1&category=travel');

  expect(address.current().query).toEqual({ category: 'travel' });
});

test("[R-QUERY-11] [R-QUERY-13] drops the host page's parameters from the address bar at once, without a new history entry", () => {
  history.replaceState(
    { other: 1 },
    '',
    '/wp-admin/admin.php?page=kithouse&path=elementor/packs/x&platform=gutenberg&closing=1&q=surf#top',
  );
  const steps = history.length;

  const address = createWpAdminAddress(window, admin_url);
  const { key } = address.current();

  expect(location.pathname + location.search + location.hash).toBe(
    '/wp-admin/admin.php?page=kithouse&path=elementor/packs/x&q=surf#top',
  );
  expect([history.length, history.state.other]).toEqual([steps, 1]);
  expect(createWpAdminAddress(window, admin_url).current().key).toBe(key);
});

test('[R-QUERY-13] keeps the platform in the address bar where the path does not name it', () => {
  at('page=kithouse&path=sign-in&isGutenbergEditor=1&platform=gutenberg');

  expect(location.search).toBe('?page=kithouse&path=sign-in&platform=gutenberg');
});

test('keeps an address without such parameters unchanged', () => {
  at('page=kithouse&path=elementor%2Fpacks&q=a%20b');

  expect(location.search).toBe('?page=kithouse&path=elementor%2Fpacks&q=a%20b');
});

test('[R-QUERY-14] carries only the given query', () => {
  const ignored = {
    q: 'surf',
    'add-account': '1',
    'redirect-to': 'clouds',
    tag_id: '3',
    category: 'travel',
    templateType: 'hero',
    activeFilter: 'pro',
    include: '22',
    exclude: '12',
    tags: '31,33',
  };
  const address = at(`page=kithouse&path=elementor/packs&${new URLSearchParams(ignored)}`);
  expect(address.current().query).toEqual(ignored);

  address.go('elementor/blocks');

  expect(location.search).toBe('?page=kithouse&path=elementor/blocks');
});

test('[R-QUERY-01] [R-QUERY-02] writes values and omits empty ones', () => {
  const address = at('page=kithouse&path=elementor/packs&q=surf');

  address.go('elementor/packs', { query: { category: 'food & drink', q: undefined, tag_id: '' } });

  expect(location.search).toBe('?page=kithouse&path=elementor/packs&category=food+%26+drink');
  expect(address.current().query).toEqual({ category: 'food & drink' });
});

test('restores a place with state and key on going back', async () => {
  const address = at('page=kithouse&path=elementor/packs');
  address.go('elementor/packs/tidepool', { state: { list: { q: 'surf' } } });
  const before = address.current();
  const heard = vi.fn();
  address.go('sign-in');
  address.subscribe(heard);

  address.back();
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());

  expect(address.current()).toEqual(before);
});

test('keeps the history entry and its key on replacing', () => {
  const address = at('page=kithouse&path=elementor/packs');
  const { key } = address.current();
  const steps = history.length;

  address.go('elementor/packs', { query: { q: 'surf' }, replace: true });

  expect(history.length).toBe(steps);
  expect(address.current().key).toBe(key);
});

test('returns the same object until the place changes, as a store must', () => {
  const address = at('page=kithouse&path=elementor/packs');

  expect(address.current()).toBe(address.current());
});

test('keeps the history state of other scripts', () => {
  const address = at('page=kithouse&path=elementor/packs');
  history.replaceState({ ...history.state, other: 1 }, '');

  address.go('elementor/blocks');

  expect(history.state).toMatchObject({ other: 1 });
});
