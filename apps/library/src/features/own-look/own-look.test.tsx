import { getItem, getItemPreview, type ItemPreview } from '@kithouse/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../app/app.js';
import { catalogue } from '../../testing/catalogue.js';
import { aDetail, anItem } from '../../testing/items.js';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
// Loads lazy components in advance, so that no test waits for them.
import '../items/detail-screen.js';
import './own-look.js';
import './shelf-palette.js';

const packs = Array.from({ length: 6 }, (_, index) =>
  anItem({ id: index + 1, slug: `pack-${index}`, name: `Pack ${index}`, type: 'pack' }),
);
const colors = [
  { id: 'primary', color: '#1e2b27' },
  { id: 'text', color: '#51605a' },
  { id: 'background', color: '#f6f4ec' },
];
const preview = (slug: string): ItemPreview => ({
  id: 1,
  slug,
  name: slug,
  type: 'pack' as const,
  platform: 'elementor',
  pages: [{ key: 'home', title: 'Home', kind: 'page' }],
  page: 'home',
  palettes: [],
  look: { colors },
  frame_url: `https://cloud.example/preview/packs/${slug}`,
  share_url: `https://cloud.example/preview/${slug}`,
});

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
      observe = () => this.tell([{ isIntersecting: true }]);
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('fetch', async (href: string) =>
    Response.json(
      href.includes('/media/') ? { source_url: 'https://site.example/own.png' } : { name: 'Oak &amp; Sons', site_logo: 4 },
    ),
  );
});
afterEach(() => vi.unstubAllGlobals());

function show(reply = answer(getItemPreview, ({ slug }) => preview(slug)), path = 'elementor/packs') {
  const view = renderApp(<App />, [reply, answer(getItem, () => aDetail(packs[0] as never)), ...catalogue(packs)], {
    path,
    user: ada,
  });
  const previews = () => view.requested.filter(({ name }) => name === getItemPreview.name);
  return { ...view, previews };
}
const turn = async () => fireEvent.click(await screen.findByRole('checkbox', { name: 'Show packs with my name and colours' }));
const frames = () => [...document.querySelectorAll<HTMLIFrameElement>('.look-frame > iframe')];

test('[R-SITE-187] is off at first, and requests nothing of any pack or of the site', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const { previews } = show();
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Show packs with my name and colours' });
  await screen.findByRole('link', { name: 'Pack 0' });

  expect([box.checked, previews().length, frames().length, fetched.mock.calls.length]).toEqual([false, 0, 0, 0]);
});

test('[R-SITE-186] [R-SITE-188] shows packs with the site’s name, logo and palette, four at once', async () => {
  const { previews, requested } = show();
  await turn();
  await waitFor(() => expect(frames()).toHaveLength(4));
  expect(previews()).toHaveLength(4);
  fireEvent.click(await screen.findByRole('button', { name: /^Palette/ }));
  fireEvent.click(screen.getByRole('option', { name: 'Harbour' }));

  const [first] = frames();
  const post = vi.spyOn(first?.contentWindow as Window, 'postMessage');
  fireEvent.load(first as HTMLIFrameElement);

  const [message] = post.mock.calls.at(-1) ?? [];
  expect(message).toMatchObject({ title: 'Oak & Sons', logo: 'https://site.example/own.png', platform: 'elementor' });
  expect((message as { color: Record<string, string> }).color.primary).not.toBe('#1e2b27');
  await waitFor(() => expect(frames()).toHaveLength(5));
  expect(JSON.stringify(requested)).not.toMatch(/Oak|own\.png/);
});

test('[R-SITE-186] keeps the choice for the person, and the names of the cards', async () => {
  const { unmount } = show();
  await turn();
  unmount();

  show();

  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Show packs with my name and colours' })).checked).toBe(
    true,
  );
  await waitFor(() => expect(frames()).toHaveLength(4));
  expect(screen.getAllByRole('link', { name: /^Pack \d/ })).toHaveLength(6);
  expect(frames().every((frame) => frame.tabIndex === -1 && frame.closest('[aria-hidden="true"]'))).toBe(true);
});

test('[R-SITE-186] keeps the image of a pack whose preview is missing, and continues with the next', async () => {
  const { previews } = show(fail(getItemPreview, 'item_not_found'));
  await turn();

  await waitFor(() => expect(previews()).toHaveLength(6));
  expect(frames()).toHaveLength(0);
});

test('[R-SITE-186] shows the details of a pack in the site’s own look', async () => {
  const { unmount } = show();
  await turn();
  unmount();

  show(undefined, 'elementor/packs/pack-0');

  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(frames()[0]?.src).toContain('https://cloud.example/preview/packs/pack-0'));
});
