import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PagePreview, type PreviewView } from './page-preview.js';

let isAway = false;
afterEach(() => {
  cleanup();
  isAway = false;
});

const texts = {
  frame: 'Preview of Tidepool',
  loading: 'Loading…',
  awayTitle: 'No preview',
  away: 'Later',
  retry: 'Retry',
  page: 'Page',
  previous: 'Previous page',
  next: 'Next page',
  position: (at: number, all: number) => `${at} of ${all}`,
  width: 'Width',
  desktop: 'Desktop',
  tablet: 'Tablet',
  phone: 'Phone',
  palette: 'Palette',
};
const pages = [
  { key: 'home', title: 'Home' },
  { key: 'about', title: 'About' },
  { key: 'surf', title: 'Surf', group: 'Posts' },
];
const palettes = [
  { id: 'own', title: 'As designed', swatches: ['#111111', '#222222'] },
  { id: 'dune', title: 'Dune', swatches: ['#eeeeee', '#dddddd'] },
];

function show() {
  vi.stubGlobal('fetch', () => (isAway ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(new Response())));
  const seen: { view: PreviewView } = { view: { page: 'home', width: 'desktop', palette: 'own' } };
  function Held() {
    const [view, setView] = useState(seen.view);
    seen.view = view;
    return (
      <PagePreview
        title="Live preview"
        pages={pages}
        palettes={palettes}
        view={view}
        onChange={setView}
        srcOf={(page) => `https://cloud.example/preview?page=${page}`}
        message={{ palette: view.palette }}
        texts={texts}
      />
    );
  }
  render(<Held />);
  const frame = () => screen.getByTitle<HTMLIFrameElement>('Preview of Tidepool');
  const say = (data: unknown, changes: MessageEventInit = {}) =>
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', { data, origin: 'null', source: frame().contentWindow, ...changes }),
        ),
    );
  return { user: userEvent.setup(), seen, frame, say };
}

test('changes the page by list and by buttons, in order [R-SITE-230]', async () => {
  const { user, frame } = show();
  expect(screen.getByText('1 of 3')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(true);

  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(frame().src).toContain('page=about');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Page' }), 'Surf');

  expect(frame().src).toContain('page=surf');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true);
  expect(screen.getByRole('group', { name: 'Posts' })).toBeTruthy();
});

test('changes the width with the arrow keys [R-SITE-231]', async () => {
  const { user, seen, frame } = show();

  screen.getByRole('button', { name: 'Desktop' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');

  expect(seen.view.width).toBe('phone');
  expect(frame().closest('.screen')?.className).toBe('screen phone');
});

test('sends a chosen palette to the page without loading it again [R-SITE-232]', async () => {
  const { user, frame } = show();
  const before = frame();
  const post = vi.fn<(message: unknown, origin: string) => void>();
  vi.spyOn(before, 'contentWindow', 'get').mockReturnValue({ postMessage: post } as never);
  fireEvent.load(before);

  await user.click(screen.getByRole('button', { name: 'Palette: As designed' }));
  await user.keyboard('{ArrowDown}{Enter}');

  await waitFor(() => expect(post).toHaveBeenLastCalledWith({ palette: 'dune' }, '*'));
  expect(frame()).toBe(before);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Palette: Dune');
});

test('follows a link inside the page without loading it again, and returns to a page that was asked for before', async () => {
  const { user, seen, frame, say } = show();
  const before = frame();

  say({ page: 'about' });
  expect(seen.view.page).toBe('about');
  expect(frame()).toBe(before);
  await user.click(screen.getByRole('button', { name: 'Previous page' }));

  expect(frame()).not.toBe(before);
  expect(frame().src).toContain('page=home');
});

test('ignores an unknown page and messages from other windows', () => {
  const { seen, say } = show();

  say({ page: 'nowhere' });
  say({ page: 'about' }, { source: window });
  say({ page: 'about' }, { origin: 'https://evil.example' });
  say('about');

  expect(seen.view.page).toBe('home');
});

test('gives the page scripts but neither an origin nor forms, windows or the top [R-SITE-234]', () => {
  expect(show().frame().getAttribute('sandbox')).toBe('allow-scripts');
});

test('says that a page loads, and offers to retry one that is unreachable', async () => {
  isAway = true;
  const { user, frame } = show();
  await screen.findByText('No preview');

  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  await waitFor(() => expect(frame()).toBeTruthy());
  expect(screen.getByText('Loading…')).toBeTruthy();
  fireEvent.load(frame());
  expect(screen.queryByText('Loading…')).toBeNull();
});

test('[R-SITE-270] sends the message as soon as the page names itself, before its pictures have loaded', () => {
  const { frame, say } = show();
  const post = vi.fn();
  const source = { postMessage: post };
  vi.spyOn(frame(), 'contentWindow', 'get').mockReturnValue(source as never);

  say({ logoWidth: 40 }, { source: source as never });
  expect(post).not.toHaveBeenCalled();
  say({ page: 'home' }, { source: source as never });

  expect(post).toHaveBeenCalledWith({ palette: 'own' }, '*');
});
