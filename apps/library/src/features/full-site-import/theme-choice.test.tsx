import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.js';
import { ThemeChoice } from './theme-choice.js';

const theme = {
  slug: 'hello-elementor',
  name: 'Hello Elementor',
  isActive: false,
  isInstalled: true,
  isNeeded: false,
  active: 'Astra',
};

test.each([
  ['stays', theme, false, 'Your theme “Astra” stays. It can show this pack.'],
  ['is replaced', theme, true, 'Replaces your theme “Astra” on the whole site.'],
  [
    "can't show packs",
    { ...theme, isNeeded: true },
    false,
    'Your theme “Astra” has no header and footer that this pack can replace.',
  ],
  ['is unknown', { ...theme, active: '' }, true, 'The theme of this pack'],
])('[R-SITE-242] says so if the active theme %s', (_, shown, isChosen, text) => {
  renderApp(<ThemeChoice theme={shown} isChosen={isChosen} onChange={() => undefined} />, []);

  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Hello Elementor' }).checked).toBe(isChosen);
});
