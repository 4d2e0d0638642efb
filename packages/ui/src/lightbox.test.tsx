import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Lightbox } from './lightbox.js';

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('style');
});

const picture = (number: number) => ({ src: `https://cloud.example/${number}.webp`, srcset: '', width: 800, height: 1200 });
const texts = {
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  zoom: 'Zoom',
  broken: 'This image failed to load.',
  picture: (number: number) => `Screenshot ${number} of Tidepool`,
};

function Opener({ count }: { count: number }) {
  const [isOpen, setOpen] = useState(false);
  const pictures = Array.from({ length: count }, (_, index) => picture(index + 1));
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        View
      </button>
      {isOpen && <Lightbox title="Tidepool" pictures={pictures} onClose={() => setOpen(false)} texts={texts} />}
    </>
  );
}

async function open(count = 3) {
  const user = userEvent.setup();
  render(<Opener count={count} />);
  await user.click(screen.getByRole('button', { name: 'View' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tidepool' }));
  const large = () => dialog.getByRole('figure');
  await waitFor(() => expect(document.activeElement).toBe(large()));
  return { user, dialog, large, shown: () => large().getAttribute('aria-label') };
}

function drag(element: Element, { x, y = 0, pointerType = 'touch' }: { x: number; y?: number; pointerType?: string }) {
  const pointer = { pointerId: 1, pointerType, isPrimary: true };
  fireEvent.pointerDown(element, { ...pointer, button: 0, clientX: 300, clientY: 300 });
  fireEvent.pointerUp(element, { ...pointer, clientX: 300 + x, clientY: 300 + y });
}

test('[R-DETAIL-24] turns pictures cyclically with arrows, Home and End and announces the position', async () => {
  const { user, dialog, shown } = await open();
  expect(dialog.getByRole('status').textContent).toBe('1 / 3');

  await user.keyboard('{ArrowLeft}');
  expect(shown()).toBe('Screenshot 3 of Tidepool');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(shown()).toBe('Screenshot 2 of Tidepool');
  await user.keyboard('{End}');
  expect(dialog.getByRole('status').textContent).toBe('3 / 3');
  await user.keyboard('{Home}');

  expect(dialog.getByRole('img', { name: 'Screenshot 1 of Tidepool' })).toBeTruthy();
});

test('mirrors arrows and swipes from right to left', async () => {
  document.documentElement.style.direction = 'rtl';
  const { user, large, shown } = await open();

  await user.keyboard('{ArrowLeft}');
  expect(shown()).toBe('Screenshot 2 of Tidepool');
  drag(large(), { x: 80 });

  expect(shown()).toBe('Screenshot 3 of Tidepool');
});

test.each([
  ['shows the next image on swipe left', { x: -80 }, 2],
  ['shows the previous image on swipe right', { x: 80 }, 3],
  ['keeps the image on a shaky tap', { x: -20 }, 1],
  ['keeps the image on a scroll', { x: -80, y: 200 }, 1],
  ['keeps the image on a mouse drag', { x: -80, pointerType: 'mouse' }, 1],
])('%s', async (_, move, number) => {
  const { large, shown } = await open();

  drag(large(), move);

  expect(shown()).toBe(`Screenshot ${number} of Tidepool`);
});

test('turns nothing when the browser treats a gesture as scrolling', async () => {
  const { large, shown } = await open();
  const pointer = { pointerId: 1, pointerType: 'touch', isPrimary: true };

  fireEvent.pointerDown(large(), { ...pointer, clientX: 300 });
  fireEvent.pointerCancel(large(), pointer);
  fireEvent.pointerUp(large(), { ...pointer, clientX: 100 });

  expect(shown()).toBe('Screenshot 1 of Tidepool');
});

test('scrolls a zoomed picture with the arrows and shows the next one unzoomed', async () => {
  const { user, dialog, shown } = await open();
  const zoom = dialog.getByRole('button', { name: 'Zoom' });

  await user.click(zoom);
  expect(zoom.getAttribute('aria-pressed')).toBe('true');
  await user.keyboard('{ArrowRight}');
  expect(shown()).toBe('Screenshot 1 of Tidepool');
  await user.click(dialog.getByRole('button', { name: 'Next' }));

  expect(shown()).toBe('Screenshot 2 of Tidepool');
  expect(zoom.getAttribute('aria-pressed')).toBe('false');
});

test('zooms in on a press and out on another', async () => {
  const { user, dialog } = await open();
  const large = dialog.getByRole('img', { name: 'Screenshot 1 of Tidepool' });

  await user.click(large);
  expect(dialog.getByRole('button', { name: 'Zoom' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(large);

  expect(dialog.getByRole('button', { name: 'Zoom' }).getAttribute('aria-pressed')).toBe('false');
});

test('[R-SITE-240] lets the browser choose the sharpest file and never shows a picture larger than drawn', async () => {
  const srcset = [240, 960, 2080].map((width) => `https://cloud.example/${width}.webp ${width}w`).join(', ');
  const shown = [{ ...picture(1), srcset }, picture(2)];
  render(<Lightbox title="Tidepool" pictures={shown} onClose={() => {}} texts={texts} />);
  const image = () => screen.getByRole('img', { name: /^Screenshot/ });

  expect(image().getAttribute('srcset')).toBe(srcset);
  expect(image().getAttribute('sizes')).toBe('(min-width: 1200px) 1040px, 90vw');
  expect(image().style.getPropertyValue('--drawn')).toBe('2080px');
  fireEvent.keyDown(image(), { key: 'ArrowRight' });

  expect(image().style.getPropertyValue('--drawn')).toBe('800px');
});

test('[R-ERR-52] reports a picture that fails to load and still shows the others', async () => {
  const { user, dialog } = await open();

  fireEvent.error(dialog.getByRole('img', { name: 'Screenshot 1 of Tidepool' }));
  expect(dialog.getByRole('alert').textContent).toBe('This image failed to load.');
  await user.keyboard('{ArrowRight}');

  expect(dialog.queryByRole('alert')).toBeNull();
  expect(dialog.getByRole('img', { name: 'Screenshot 2 of Tidepool' })).toBeTruthy();
});

test('makes forty thumbnails one tab stop that follows the large picture', async () => {
  const { user, dialog } = await open(40);
  const small = () => dialog.getAllByRole('button', { name: /^Screenshot/ });
  expect(small()).toHaveLength(40);
  expect(small().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);

  small()[0]?.focus();
  await user.keyboard('{ArrowRight}');

  await waitFor(() => expect(document.activeElement).toBe(small()[1]));
  expect(small()[1]?.getAttribute('aria-current')).toBe('true');
});

test('shows no navigation for a single picture', async () => {
  const { user, dialog, shown } = await open(1);

  await user.keyboard('{ArrowRight}{End}');

  expect(shown()).toBe('Screenshot 1 of Tidepool');
  expect(dialog.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Zoom', 'Close']);
});

test('closes on Escape and returns the focus', async () => {
  const { user } = await open();

  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'View' })));
});
