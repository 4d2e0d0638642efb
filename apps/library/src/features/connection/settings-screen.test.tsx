import {
  type ConnectionState,
  checkConnection,
  clearAnswers,
  closeConnection,
  getSiteFacts,
  listFactPlaces,
  openConnection,
  setContentRemoval,
} from '@kithouse/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, fail, renderApp } from '../../testing/render-app.js';
import { SettingsScreen } from './settings-screen.js';

const connection = { is_open: true, address: 'https://library.example.com', is_fixed: false };
const state: ConnectionState = {
  is_reachable: true,
  message: '',
  library_version: '1.2.3',
  plugin_version: '0.1.0',
  contacted_at: '2026-11-12T09:12:00+00:00',
  cached_answers: 7,
  removes_content: false,
};
const done = () => ({ status: 'success' as const, message: 'All cached answers removed.' });
const closed = (unrevoked_keys = 0) => ({ status: 'success' as const, message: 'Disconnected.', unrevoked_keys });
const open = (answers: Parameters<typeof renderApp>[1], boot = { connection }, restart = vi.fn()) => ({
  ...renderApp(
    <SettingsScreen />,
    [
      answer(getSiteFacts, () => ({ facts: {}, former: [], locale: 'en_US' })),
      answer(listFactPlaces, () => ({ places: [] })),
      ...(answers ?? []),
    ],
    {
      boot,
      host: { restart },
    },
  ),
  restart,
});
const panel = async () => within(await screen.findByRole('region', { name: 'Connection' }));

test('shows what a live check found, and checks again on request', async () => {
  const reply = vi.fn(() => state);
  const { user, requested } = open([answer(checkConnection, reply)]);

  expect(await (await panel()).findByText('Online')).toBeTruthy();
  expect((await panel()).getByText('1.2.3')).toBeTruthy();
  reply.mockReturnValue({ ...state, is_reachable: false, message: 'The library didn’t answer.' });
  await user.click(screen.getByRole('button', { name: 'Check now' }));

  expect(await screen.findByText('Offline')).toBeTruthy();
  expect(screen.getByText('The library didn’t answer.')).toBeTruthy();
  expect(requested.map(({ name }) => name).filter((name) => !name.startsWith('facts.'))).toEqual([
    'connection.check',
    'connection.check',
  ]);
});

test('clears the cache and shows the new count', async () => {
  let cached_answers = 7;
  const clear = answer(clearAnswers, () => {
    cached_answers = 0;
    return done();
  });
  const { user } = open([answer(checkConnection, () => ({ ...state, cached_answers })), clear]);
  await screen.findByText(/Cached answers: 7\./);

  await user.click(screen.getByRole('button', { name: 'Clear cache' }));

  expect(await screen.findByText(/Cached answers: 0\./)).toBeTruthy();
  expect(screen.getByText('All cached answers removed.')).toBeTruthy();
});

test('stores the choice to remove content and reverts it when the request fails', async () => {
  const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /Also remove theme parts/ });
  const { user, requested, unmount } = open([answer(checkConnection, () => state), answer(setContentRemoval, done)]);
  await waitFor(async () => expect((await box()).disabled).toBe(false));
  await user.click(await box());
  await waitFor(async () => expect([(await box()).checked, (await box()).disabled]).toEqual([true, false]));
  expect(requested.at(-1)).toEqual({ name: 'connection.set-content-removal', input: { removes_content: true } });
  unmount();

  const failing = open([answer(checkConnection, () => state), fail(setContentRemoval, 'internal_error')]);
  await waitFor(async () => expect((await box()).disabled).toBe(false));
  await failing.user.click(await box());
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect((await box()).checked).toBe(false);
});

test('shows the new choice in the moment of the click', async () => {
  open([answer(checkConnection, () => state), answer(setContentRemoval, done)]);
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Also remove theme parts/ });
  await waitFor(() => expect(box.disabled).toBe(false));

  fireEvent.click(box);

  expect(box.checked).toBe(true);
});

test('changes the address after consent, and can be cancelled', async () => {
  const { user, restart, requested } = open([answer(checkConnection, () => state), answer(openConnection, done)]);

  await user.click(await screen.findByRole('button', { name: 'Change address' }));
  expect(document.activeElement?.textContent).toBe('Change the library’s address');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Change address' }));
  await user.type(screen.getByLabelText('Library address'), 'https://new.example.com');
  await user.click(screen.getByRole('button', { name: 'Agree and connect' }));

  await waitFor(() => expect(restart).toHaveBeenCalledOnce());
  expect(requested.at(-1)).toEqual({ name: 'connection.open', input: { address: 'https://new.example.com' } });
});

test('offers no other address when the host set it, and disconnects', async () => {
  const fixed = { connection: { ...connection, is_fixed: true } };
  const { user, restart } = open([answer(checkConnection, () => state), answer(closeConnection, () => closed())], fixed);

  await user.click(await screen.findByRole('button', { name: 'Disconnect' }));

  await waitFor(() => expect(restart).toHaveBeenCalledOnce());
  expect(screen.queryByRole('button', { name: 'Change address' })).toBeNull();
  expect(screen.getByText('Your host set this address.')).toBeTruthy();
});

test('says that keys stay valid before it restarts when the library did not revoke them', async () => {
  const { user, restart } = open([answer(checkConnection, () => state), answer(closeConnection, () => closed(2))]);

  await user.click(await screen.findByRole('button', { name: 'Disconnect' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Disconnected.');
  expect(restart).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Continue' }));

  expect(restart).toHaveBeenCalledOnce();
});
