import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ada, renderApp } from '../../testing/render-app.js';
import { setProfile, useProfile } from './use-profile.js';

function Profile() {
  return <output>{JSON.stringify(useProfile())}</output>;
}
const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '');

test('[R-STORE-33] [R-STORE-28] has the account with the page, without loading', () => {
  const { requested } = renderApp(<Profile />, [], { user: ada });

  expect(shown()).toEqual(ada);
  expect(requested).toEqual([]);
});

test('recognises a visitor from the start', () => {
  const { requested } = renderApp(<Profile />);

  expect(shown()).toBeNull();
  expect(requested).toEqual([]);
});

test("[R-STORE-35] knows the site's shared account beside one's own", () => {
  renderApp(<Profile />, [], { user: { ...ada, is_globally_signed: true, unlink_account: true } });

  expect(shown()).toMatchObject({ email: ada.email, is_globally_signed: true });
});

test("clears an account's data on logout and keeps public data", () => {
  const { cache } = renderApp(<Profile />, [], { user: ada });
  cache.setQueryData(['profile.my-favourites', {}], { data: [] });
  cache.setQueryData(['items.list', {}], { data: [] });

  act(() => setProfile(cache, (user) => user && { ...user, name: 'Ada King' }));
  expect(cache.getQueryData(['profile.my-favourites', {}])).toBeDefined();
  act(() => setProfile(cache, () => null));

  expect(cache.getQueryData(['profile.my-favourites', {}])).toBeUndefined();
  expect(cache.getQueryData(['items.list', {}])).toBeDefined();
});
