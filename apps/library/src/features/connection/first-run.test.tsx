import { openConnection } from '@kithouse/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { App } from '../../app/app.js';
import { answer, fail, renderApp } from '../../testing/render-app.js';

const connection = { is_open: false, address: '', is_fixed: false };
const connected = answer(openConnection, () => ({ status: 'success' as const, message: '' }));

test('asks for nothing before an administrator agrees, then connects and loads the page again', async () => {
  const restart = vi.fn();
  const { user, requested } = renderApp(<App />, [connected], { boot: { connection }, host: { restart } });

  await user.type(await screen.findByLabelText('Library address'), 'https://library.example.com');
  expect(requested).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Agree and connect' }));

  await waitFor(() => expect(restart).toHaveBeenCalledOnce());
  expect(requested).toEqual([{ name: 'connection.open', input: { address: 'https://library.example.com' } }]);
});

test('shows why an address is refused', async () => {
  const boot = { connection: { ...connection, address: 'https://example.com' } };
  const { user } = renderApp(<App />, [fail(openConnection, 'not_a_library')], { boot, host: { restart: vi.fn() } });

  await user.click(await screen.findByRole('button', { name: 'Agree and connect' }));

  expect(await screen.findByText('This address responds, but it isn’t a Kithouse library. Check it and try again.')).toBeTruthy();
});

test('shows no field when the host set the address, and no form to other people', async () => {
  const fixed = { ...connection, address: 'https://library.example.com', is_fixed: true };
  const { unmount } = renderApp(<App />, [], { boot: { connection: fixed }, host: { restart: vi.fn() } });
  expect(await screen.findByRole('button', { name: 'Agree and connect' })).toBeTruthy();
  expect(screen.queryByLabelText('Library address')).toBeNull();
  unmount();

  const can = { read: true, edit_pages: true, upload_files: true, install_plugins: false, manage_options: false };
  renderApp(<App />, [], { boot: { connection, can }, host: { restart: vi.fn() } });
  expect(await screen.findByRole('heading', { name: 'The library isn’t connected yet' })).toBeTruthy();
});
