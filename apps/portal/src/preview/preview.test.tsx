import { getItemPreview, type ItemPreview } from '@kithouse/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, fail, openPortal } from '../testing/open-portal.js';

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const preview: ItemPreview = {
  id: 1,
  slug: 'tidepool',
  name: 'Tidepool',
  type: 'pack',
  platform: 'elementor',
  pages: [
    { key: 'home', title: 'Home', kind: 'page' },
    { key: 'trips', title: 'Trips', kind: 'page' },
  ],
  page: 'home',
  palettes: [
    { id: 'own', title: 'As designed', swatches: ['#ff6b4a'], colors: { primary: '#ff6b4a' } },
    { id: 'dune', title: 'Dune', swatches: ['#372511'], colors: { primary: '#372511' } },
  ],
  frame_url: 'https://cloud.example/preview/packs/1',
  share_url: 'https://cloud.example/preview/tidepool',
};

const show = (search = '', reply = answer(getItemPreview, () => preview)) => {
  vi.stubGlobal('fetch', async () => new Response());
  return openPortal(`/preview/tidepool${search}`, [reply]);
};

test('shows what the address asks for, and changes the address with the view [R-SITE-235]', async () => {
  const { user } = show('?page=trips&palette=dune');
  const pages = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Preview page' });
  const frame = screen.getByTitle<HTMLIFrameElement>('Live preview of Tidepool');
  expect(pages.value).toBe('trips');
  expect(new URL(frame.src).pathname + new URL(frame.src).search).toContain('/preview/packs/1?site=');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
  expect(screen.getByRole('link', { name: 'Copy link' }).getAttribute('href')).toBe(
    'https://cloud.example/preview/tidepool?page=trips&palette=dune',
  );

  fireEvent.change(pages, { target: { value: 'home' } });
  await user.click(screen.getByRole('button', { name: 'Tablet' }));

  expect(location.search).toBe('?width=tablet&palette=dune');
});

test('[R-OPS-111] shows the page from the address of previews if they have one', async () => {
  show(
    '',
    answer(getItemPreview, () => ({ ...preview, frame_url: 'https://preview.example/preview/packs/1' })),
  );

  const frame = await screen.findByTitle<HTMLIFrameElement>('Live preview of Tidepool');
  expect(frame.src).toMatch(/^https:\/\/preview\.example\/preview\/packs\/1\?site=/);
});

test('explains how to use the pack [R-SITE-235]', async () => {
  const { user } = show();

  await user.click(await screen.findByRole('button', { name: 'Use this pack' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Use this pack' }));

  expect(dialog.getAllByRole('listitem')).toHaveLength(3);
  expect(dialog.getByRole('link', { name: 'Free Sign Up' }).getAttribute('href')).toBe('/sign-up');
});

test('says that an unknown item has no preview', async () => {
  show('', fail(getItemPreview, 'item_not_found'));

  expect((await screen.findByRole('alert')).textContent).toContain('No preview available');
});

test('opens in the width of a phone in a narrow window, and names another width in the address', async () => {
  vi.stubGlobal('innerWidth', 390);
  const { user } = show();
  expect((await screen.findByRole('button', { name: 'Mobile' })).getAttribute('aria-pressed')).toBe('true');

  await user.click(screen.getByRole('button', { name: 'Desktop' }));

  expect(location.search).toBe('?width=desktop');
});
