import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../testing/render-app.js';
import { ErrorBoundary, OptionalBoundary } from './error-boundary.js';
import { lazyComponent } from './lazy-component.js';
import { useLazyOpen } from './use-lazy-open.js';

/** Silences React's and the browser's logs of caught errors. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

/** Fails to load the first time. */
function flaky() {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries === 1) {
      throw new TypeError('Failed to fetch dynamically imported module');
    }
    return () => <p>Here it is</p>;
  };
}

test('loads a failed chunk again on Retry', async () => {
  const Part = lazyComponent(flaky());
  const { user } = renderApp(
    <ErrorBoundary
      fallback={(retry) => (
        <button type="button" onClick={retry}>
          Retry
        </button>
      )}
    >
      <Part />
    </ErrorBoundary>,
  );

  await user.click(await screen.findByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('Here it is')).toBeTruthy();
});

test('keeps the screen without optional content that fails to load', async () => {
  const Part = lazyComponent(flaky());

  renderApp(
    <>
      <h1>Packs</h1>
      <OptionalBoundary fallback={<i>room</i>}>
        <Part />
      </OptionalBoundary>
    </>,
  );

  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(screen.getByRole('heading', { name: 'Packs' })).toBeTruthy();
  expect(screen.getByText('room')).toBeTruthy();
});

function Opener({ load }: { load: () => Promise<unknown> }) {
  const { isOpen, open } = useLazyOpen(load);
  return (
    <>
      <button type="button" onClick={open}>
        Insert
      </button>
      {isOpen && <p>Open</p>}
    </>
  );
}

test("reports a dialog's failed chunk once with a retry and keeps the screen", async () => {
  const load = flaky();
  let isDown = true;
  const { user } = renderApp(<Opener load={() => (isDown ? Promise.reject(new TypeError('offline')) : load().catch(load))} />);

  await user.click(screen.getByRole('button', { name: 'Insert' }));
  await user.click(screen.getByRole('button', { name: 'Insert' }));
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t be loaded');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('Open')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
