import { getItem, getRunningImport, type ItemDetail, type SiteProfile, signup } from '@kithouse/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../app/app.js';
import { catalogue } from '../../testing/catalogue.js';
import { serveSite } from '../../testing/full-site.js';
import { aDetail, anItem } from '../../testing/items.js';
import { aPackInfo } from '../../testing/pack-info.js';
import { ada, answer, renderApp } from '../../testing/render-app.js';
// Loads lazy components in advance, so that no test waits for them.
import '../items/detail-screen.js';
import './wizard.js';

beforeEach(() => void serveSite());
afterEach(() => vi.unstubAllGlobals());

const pack = aDetail(anItem({ id: 7, name: 'Tidepool', fullsite_import: true }));
const dear = { ...pack, price: 39, is_pro: true };
const starter: SiteProfile = { ...ada, plan: ['starter'] as never };
const can = { read: true, edit_pages: true, upload_files: true, install_plugins: true, manage_options: true };

function show(detail: ItemDetail, { query = '', ...options }: { query?: string } & Parameters<typeof renderApp>[2] = {}) {
  const made = answer(signup, () => ({ status: 'success' as const, message: 'Welcome.', user: ada }));
  const answers = [answer(getItem, () => detail), answer(getRunningImport, () => null), made, ...catalogue()];
  return renderApp(<App />, answers, { path: `elementor/packs/tidepool${query}`, user: ada, ...options });
}
const button = () => screen.findByRole('button', { name: 'Start import' });
const noButton = () => expect(screen.queryByRole('button', { name: 'Start import' })).toBeNull();
const wizard = () => screen.findByRole('dialog', { name: /Full Site Import/ });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('[R-FSI-01] [R-FSI-02] starts the wizard at its own address for a pack that supports it', async () => {
  const { address } = show(pack);

  fireEvent.click(await button());

  expect((await wizard()).textContent).toContain('Tidepool');
  expect(await screen.findByRole('heading', { name: 'Make it yours' })).toBeTruthy();
  expect(address.current()).toMatchObject({ path: 'elementor/packs/tidepool', query: { import: 'site' } });
});

test('reopens it by address after a reload, and closes to the pack', async () => {
  const { address } = show(pack, { query: '?import=site' });
  await wizard();

  fireEvent.click(screen.getByRole('button', { name: 'Close' }));

  await closed();
  expect(address.current().path).toBe('elementor/packs/tidepool');
  expect(address.current().query).toEqual({});
});

test('[R-FSI-02] stays at its step when the window becomes as narrow as a phone', async () => {
  const listeners = new Set<() => void>();
  let isPhone = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 782px)' && isPhone,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  show(pack);
  fireEvent.click(await button());
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'What Tidepool needs' });

  isPhone = true;
  act(() => {
    for (const listener of listeners) {
      listener();
    }
  });

  expect(screen.getByRole('heading', { name: 'What Tidepool needs' })).toBeTruthy();
});

test('closes on Back and returns the focus', async () => {
  const { address } = show(pack);
  const start = await button();
  start.focus();
  fireEvent.click(start);
  await screen.findByRole('heading', { name: 'Make it yours' });

  address.back();

  await closed();
  expect(address.current().query).toEqual({});
  await waitFor(() => expect(document.activeElement).toBe(start));
});

test.each([
  ['[R-PERM-21] not flagged for it', { ...pack, fullsite_import: false }, ada],
  ['not owned', dear, starter],
])('offers no import for a pack %s', async (_, detail, user) => {
  show(detail, { user });
  await screen.findByRole('heading', { level: 1, name: 'Tidepool' });
  await screen.findByRole('region', { name: 'Details' });

  noButton();
});

test('offers to buy a pack first', async () => {
  show(dear, { user: starter });

  expect((await screen.findByRole('link', { name: 'Purchase' })).getAttribute('href')).toContain('/purchase?item=tidepool');
  noButton();
});

/** Opens the wizard, names the site and goes to the second step, where a visitor signs in. */
async function proceedAsVisitor() {
  const shown = show(pack, { user: null });
  fireEvent.click(await button());
  fireEvent.change(await screen.findByLabelText('Site title'), { target: { value: 'Oak & Sons' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'What Tidepool needs' });
  expect(screen.getByText(/^Sign in to see every change/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Sign in to install' }));
  return shown;
}

test('[R-PERM-03] [R-SITE-92] asks a visitor to sign in before installing and returns to the wizard', async () => {
  const { address, requested } = await proceedAsVisitor();

  expect(requested.map(({ name }) => name)).not.toContain(getRunningImport.name);
  expect(address.current()).toMatchObject({ path: 'sign-in', query: { 'redirect-to': 'elementor/packs/tidepool?import=site' } });
});

test('[R-SITE-92] returns a visitor who creates an account to the second step, with the choices from before', async () => {
  const { address, user } = await proceedAsVisitor();

  await user.click(await screen.findByRole('tab', { name: 'Free Sign Up' }));
  const values = { 'First name': 'Ada', 'Last name': 'Lovelace', Email: 'ada@example.com' };
  const passwords = { Password: 'correct horse', 'Confirm password': 'correct horse' };
  for (const [label, value] of Object.entries({ ...values, ...passwords })) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  for (const box of screen.getAllByRole('checkbox')) {
    fireEvent.click(box);
  }
  await user.click(screen.getByRole('button', { name: 'Free Sign Up' }));

  expect((await wizard()).textContent).toContain('Tidepool');
  expect(address.current()).toMatchObject({ path: 'elementor/packs/tidepool', query: { import: 'site' } });
  expect(await screen.findByRole('button', { name: 'Install and Proceed' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Site title')).value).toBe('Oak & Sons');
});

test('[R-SITE-45] sends no detail anywhere before a visitor signs in', async () => {
  const site = { title: 'Tidepool', facts: { name: ['Tidepool'], phone: ['01632 960 101'] } };
  const sent = serveSite({ info: aPackInfo({ pack: { site } }) });
  const { requested } = show(pack, { user: null });
  fireEvent.click(await button());
  fireEvent.change(await screen.findByLabelText('Phone'), { target: { value: '030 9876' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'What Tidepool needs' });

  const everything = JSON.stringify([requested, sent.map(({ url, body }) => [url.href, ...(body ? body.values() : [])])]);
  expect(everything).not.toMatch(/030.9876|0309876/);
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Phone')).value).toBe('030 9876');
});

test('tells people without permission who can import', async () => {
  show(pack, { boot: { can: { ...can, manage_options: false } }, query: '?import=site' });

  expect((await button()).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('Ask an administrator to import the whole pack.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('links to the admin page from an editor', async () => {
  const editor = { platform: 'elementor' } as NonNullable<Parameters<typeof renderApp>[2]>['host'];
  show(pack, { host: { name: 'elementor', editor } as never, query: '?import=site' });

  expect((await screen.findByRole('link', { name: 'Start import' })).getAttribute('target')).toBe('_blank');
  expect(screen.queryByRole('dialog')).toBeNull();
});
