import {
  type Boot,
  type Facts,
  getItem,
  getItemPreview,
  getSiteFacts,
  type ItemDetail,
  type ItemPreview,
} from '@kithouse/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { App } from '../../app/app.js';
import { catalogue } from '../../testing/catalogue.js';
import { aDetail, anItem } from '../../testing/items.js';
import { answer, fail, renderApp } from '../../testing/render-app.js';
// Loads lazy components in advance, so that no test waits for them.
import '../items/detail-screen.js';
import './preview-dialog.js';

const preview: ItemPreview = {
  id: 1,
  slug: 'tidepool',
  name: 'Tidepool',
  type: 'pack',
  platform: 'elementor',
  pages: [
    { key: 'home', title: 'Home', kind: 'page' },
    { key: 'trips', title: 'Trips', kind: 'page' },
    { key: 'lost', title: 'Page not found', kind: 'template' },
  ],
  page: 'home',
  demo: { name: ['Tidepool'], phone: ['01632 1'] },
  palettes: [
    { id: 'own', title: 'As designed', swatches: ['#ff6b4a'], colors: { primary: '#ff6b4a' } },
    { id: 'dune', title: 'Dune', swatches: ['#372511'], colors: { primary: '#372511' } },
  ],
  frame_url: 'https://cloud.example/preview/packs/1',
  share_url: 'https://cloud.example/preview/tidepool',
};
const pack = aDetail(anItem({ name: 'Tidepool', type: 'pack', price: 0, fullsite_import: true }));

const show = (
  detail: ItemDetail = pack,
  query: Record<string, string> = {},
  reply = answer(getItemPreview, () => preview),
  facts: Facts = {},
  boot: Partial<Boot> = {},
) => {
  vi.stubGlobal('fetch', async () => Response.json({ name: 'Rye', description: 'Fresh bread' }));
  const type = { pack: 'packs', page: 'pages', block: 'blocks' }[detail.type];
  const shown = renderApp(
    <App />,
    [reply, answer(getSiteFacts, () => ({ facts, former: [], locale: 'en_US' })), answer(getItem, () => detail), ...catalogue()],
    { boot },
  );
  shown.address.go(`elementor/${type}/${detail.slug}`, { query });
  return shown;
};
const open = async () => within(await screen.findByRole('dialog', { name: 'Tidepool' }));
const frame = () => screen.getByTitle<HTMLIFrameElement>('Live preview of Tidepool');

test('[R-SITE-305] shows the frame that an import writes, according to the theme', async () => {
  const framed = { ...preview, block_frame_url: `${preview.frame_url}?frame=blocks` };
  const frameOn = async (boot: Partial<Boot>) => {
    const { user, unmount } = show(
      pack,
      {},
      answer(getItemPreview, () => framed),
      {},
      boot,
    );
    await user.click(await screen.findByRole('button', { name: 'Live preview' }));
    await (await open()).findByRole('combobox', { name: 'Preview page' });
    const { searchParams } = new URL(frame().src);
    unmount();
    return searchParams.get('frame');
  };

  expect(await frameOn({ is_block_theme: true })).toBe('blocks');
  expect(await frameOn({ is_block_theme: false })).toBeNull();
});

test('opens the pages of a pack for a visitor, and closes again [R-SITE-230]', async () => {
  const { user, address } = show();

  await user.click(await screen.findByRole('button', { name: 'Live preview' }));
  const dialog = await open();
  await dialog.findByRole('combobox', { name: 'Preview page' });
  expect(new URL(frame().src).searchParams.get('page')).toBe('home');
  await user.click(dialog.getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address.current().query).toEqual({});
});

test('keeps page, width and palette in the address, and starts with those of a link [R-SITE-233]', async () => {
  const { user, address } = show(pack, { preview: 'trips', width: 'phone', palette: 'dune' });
  const dialog = await open();
  const pages = await dialog.findByRole<HTMLSelectElement>('combobox', { name: 'Preview page' });
  expect([pages.value, dialog.getByRole('button', { name: 'Mobile' }).getAttribute('aria-pressed')]).toEqual(['trips', 'true']);
  expect(dialog.getByRole('button', { name: 'Palette: Dune' })).toBeTruthy();

  fireEvent.change(pages, { target: { value: 'lost' } });
  await user.click(dialog.getByRole('button', { name: 'Desktop' }));

  expect(address.current().query).toEqual({ preview: 'lost', palette: 'dune' });
});

test('shows the first page, own palette and desktop for unknown values in the address', async () => {
  show(pack, { preview: 'x', width: 'watch', palette: 'x' });
  const dialog = await open();

  expect((await dialog.findByRole<HTMLSelectElement>('combobox')).value).toBe('home');
  expect(dialog.getByRole('button', { name: 'Desktop' }).getAttribute('aria-pressed')).toBe('true');
  expect(dialog.getByRole('button', { name: 'Palette: As designed' })).toBeTruthy();
});

test('opens in the width of a phone in a narrow window, and names another width in the address', async () => {
  vi.stubGlobal('innerWidth', 390);
  const { user, address } = show(pack, { preview: 'open' });
  const dialog = await open();
  expect((await dialog.findByRole('button', { name: 'Mobile' })).getAttribute('aria-pressed')).toBe('true');

  await user.click(dialog.getByRole('button', { name: 'Desktop' }));

  expect(address.current().query).toEqual({ preview: 'home', width: 'desktop' });
});

test('copies the address that anybody can open [R-SITE-235]', async () => {
  const { user } = show(pack, { preview: 'trips', palette: 'dune' });
  const dialog = await open();

  await user.click(await dialog.findByRole('button', { name: 'Copy link' }));

  await screen.findByText('Link copied');
  expect(await navigator.clipboard.readText()).toBe('https://cloud.example/preview/tidepool?page=trips&palette=dune');
});

test('continues to the import wizard, which closes to the detail', async () => {
  const { user, address } = show();
  await user.click(await screen.findByRole('button', { name: 'Live preview' }));
  const dialog = await open();

  await user.click(dialog.getByRole('button', { name: 'Start import' }));

  await waitFor(() => expect(address.current().query).toEqual({ import: 'site' }));
  expect(address.current().state.isOpened).toBe(true);
});

test('offers a live preview of a page and none of a block [R-SITE-230]', async () => {
  const { unmount } = show(aDetail(anItem({ name: 'Tidepool', type: 'page' })));
  expect(await screen.findByRole('button', { name: 'Live preview' })).toBeTruthy();
  unmount();

  show(aDetail(anItem({ name: 'Hero', type: 'block' })));
  await screen.findByRole('heading', { level: 1, name: 'Hero' });

  expect(screen.queryByRole('button', { name: 'Live preview' })).toBeNull();
});

test('says why there is no preview, and retries', async () => {
  const { user, requested } = show(pack, { preview: 'open' }, fail(getItemPreview, 'internal_error'));
  const dialog = await open();
  await dialog.findByText('The preview isn’t available right now');

  await user.click(dialog.getByRole('button', { name: 'Retry' }));

  await waitFor(() => expect(requested.filter(({ name }) => name === getItemPreview.name)).toHaveLength(2));
});

const messageTo = (shown: HTMLIFrameElement) => {
  const post = vi.spyOn(shown.contentWindow as Window, 'postMessage');
  fireEvent.load(shown);
  return post.mock.calls.at(-1)?.[0] as Record<string, unknown>;
};

test('shows the details that the site stores, and the sample on request [R-SITE-270]', async () => {
  const { user, requested } = show(pack, { preview: 'open' }, undefined, { phone: '030 12', email: 'a@rye.example' });
  const dialog = await open();
  const box = await dialog.findByRole<HTMLInputElement>('checkbox', { name: 'With my details' });

  const own = messageTo(frame());
  await user.click(box);
  const sample = messageTo(frame());

  expect(own).toMatchObject({ title: 'Rye', slogan: 'Fresh bread', facts: { rows: [] } });
  expect(own.texts).toEqual([
    { from: 'Tidepool', to: 'Rye' },
    { from: '01632 1', to: '030 12' },
  ]);
  expect((own.facts as { missing: string[] }).missing).toEqual(expect.arrayContaining(['street', 'hours', 'social']));
  expect((own.facts as { missing: string[] }).missing).not.toContain('phone');
  expect([sample.texts, sample.facts, sample.title]).toEqual([undefined, undefined, undefined]);
  expect(JSON.stringify(requested)).not.toContain('030 12');
});

test('shows the sample of a site without stored details [R-SITE-270]', async () => {
  show(pack, { preview: 'open' });
  const dialog = await open();
  await dialog.findByRole('combobox', { name: 'Preview page' });

  expect(dialog.queryByRole('checkbox')).toBeNull();
  expect(messageTo(frame()).texts).toBeUndefined();
});
