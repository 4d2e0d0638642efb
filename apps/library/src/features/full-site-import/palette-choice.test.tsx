import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PaletteChoice } from './palette-choice.js';

const colors = [
  { _id: 'primary', title: 'Forest', color: '#1E2B27' },
  { _id: 'secondary', title: 'Bronze', color: '#7A5B1E' },
  { _id: 'text', title: 'Text', color: '#51605A' },
  { _id: 'accent', title: 'Lamplight', color: '#E5C68C80' },
  { _id: 'paper', title: 'Paper', color: '#F6F4EC' },
  { _id: 'sage', title: 'Sage', color: '#E6EAE1' },
];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Logo = { id: number; url: string } | null;

function Wizard({ logo, sent }: { logo: Logo; sent: Record<string, string>[] }) {
  const [changed, setChanged] = useState<Record<string, string>>({});
  const change = (next: Record<string, string>) => {
    sent.push(next);
    setChanged(next);
  };
  return <PaletteChoice colors={colors} tokens={undefined} logo={logo} changed={changed} onChange={change} />;
}

function show(logo: Logo = null) {
  const sent: Record<string, string>[] = [];
  render(<Wizard logo={logo} sent={sent} />);
  const choices = () => within(screen.getByRole('group', { name: 'Palette' })).getAllByRole('button');
  const pressed = () => choices().flatMap((one) => (one.ariaPressed === 'true' ? one.textContent : []));
  return { sent, choices, pressed };
}

/** Loads every picture as one with these pixels. */
function paintLogo(pixel: readonly number[]) {
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = 200;
      naturalHeight = 100;
      decode = () => Promise.resolve();
    },
  );
  const data = Uint8ClampedArray.from(Array.from({ length: 96 * 48 }, () => pixel).flat());
  const context = { drawImage: () => {}, getImageData: () => ({ data }) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
}

test('[R-SITE-90] changes every colour of the pack and returns to its own', () => {
  const { sent, choices, pressed } = show();
  expect(pressed()).toEqual(['As designed']);
  expect(choices().length).toBeGreaterThanOrEqual(5);

  fireEvent.click(screen.getByRole('button', { name: 'Harbour' }));

  expect(pressed()).toEqual(['Harbour']);
  expect(Object.keys(sent[0] ?? {})).toEqual(colors.map(({ _id }) => _id));
  // The pack's transparency stays.
  expect(sent[0]?.accent).toMatch(/^#[0-9a-f]{6}80$/);

  fireEvent.click(screen.getByRole('button', { name: 'As designed' }));
  expect([sent[1], pressed()]).toEqual([{}, ['As designed']]);
});

test('[R-SITE-50] [R-SITE-90] offers a palette from an uploaded logo', async () => {
  paintLogo([200, 30, 40, 255]);
  const { choices } = show({ id: 5, url: 'http://site.test/logo.png' });

  await waitFor(() => expect(choices()[1]?.textContent).toBe('From your logo'));
});

test.each([
  ['a colourless logo', [90, 90, 90, 255], { id: 5, url: 'http://site.test/logo.png' }],
  ["the pack's logo", [200, 30, 40, 255], { id: 0, url: 'http://cloud.test/logo.png' }],
])('offers no palette from %s', async (_, pixel, logo) => {
  paintLogo(pixel);
  const { choices } = show(logo);
  await Promise.resolve();

  expect(choices().map((one) => one.textContent)).not.toContain('From your logo');
});
