import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../testing/render-app.js';
import { Dispensable, ErrorBoundary } from './error-boundary.js';
import { part } from './part.js';
import { useOpening } from './use-opening.js';

/** React and the browser say on the console what an error boundary has caught. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

/** Code that does not arrive the first time. */
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

test('a part that did not arrive is asked for again on Retry', async () => {
  const Part = part(flaky());
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

test('what is no loss takes nothing with it when it does not arrive', async () => {
  const Part = part(flaky());

  renderApp(
    <>
      <h1>Packs</h1>
      <Dispensable room={<i>room</i>}>
        <Part />
      </Dispensable>
    </>,
  );

  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(screen.getByRole('heading', { name: 'Packs' })).toBeTruthy();
  expect(screen.getByText('room')).toBeTruthy();
});

function Opener({ load }: { load: () => Promise<unknown> }) {
  const { isOpen, open } = useOpening(load);
  return (
    <>
      <button type="button" onClick={open}>
        Insert
      </button>
      {isOpen && <p>Open</p>}
    </>
  );
}

test('a dialog whose code does not arrive says so once and can be tried again, and the screen stays', async () => {
  const load = flaky();
  let isDown = true;
  const { user } = renderApp(<Opener load={() => (isDown ? Promise.reject(new TypeError('offline')) : load().catch(load))} />);

  await user.click(screen.getByRole('button', { name: 'Insert' }));
  await user.click(screen.getByRole('button', { name: 'Insert' }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('Open')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
