import { getItem, type Item } from '@kithouse/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogue } from '../testing/catalogue.js';
import { aDetail, anItem } from '../testing/items.js';
import { answer, renderApp } from '../testing/render-app.js';
import { App } from './app.js';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

const layout = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetParent') ?? {};
// jsdom has no layout, so kept screens are hidden by style.
beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return this.closest('[style*="display: none"]') ? null : document.body;
    },
  });
});
afterEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', layout);
});

/** Opens a template with a delayed answer. */
async function openLateTemplate() {
  let arrive: (item: Item) => void = () => undefined;
  const late = new Promise<Item>((resolve) => {
    arrive = resolve;
  });
  const shown = renderApp(
    <App />,
    [...catalogue([anItem({ name: 'Tidepool' })]), answer(getItem, async () => aDetail(await late))],
    {
      path: 'elementor/packs',
    },
  );
  await screen.findByRole('link', { name: 'Tidepool' });
  act(() => shown.address.go('elementor/packs/harbour'));
  for (let frame = 0; frame < 60; frame++) {
    await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
  }
  return { ...shown, arrive: () => arrive(anItem({ name: 'Harbour', slug: 'harbour' })) };
}

test('focuses the title of a screen whenever it appears', async () => {
  const { arrive } = await openLateTemplate();

  arrive();

  const heading = await title('Harbour');
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('keeps the focus of a person who has moved it meanwhile', async () => {
  const { arrive, user } = await openLateTemplate();
  const search = screen.getByRole('searchbox');
  await user.click(search);

  arrive();

  await title('Harbour');
  expect(document.activeElement).toBe(search);
});
