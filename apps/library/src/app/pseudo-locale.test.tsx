import {
  brand,
  getItem,
  type Item,
  insertItem,
  listDownloads,
  listFavourites,
  listFeatured,
  listPricing,
  listPurchasedItems,
} from '@kithouse/contract';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { catalogue, categories, plugins, styles, tags, templateTypes } from '../testing/catalogue.js';
import { aDetail, anItem } from '../testing/items.js';
import { listUntranslated, speakPseudo } from '../testing/pseudo-locale.js';
import { ada, answer, fail, renderApp } from '../testing/render-app.js';
import { App } from './app.js';

const elementor = { name: 'Elementor', slug: 'elementor', plugin_file: 'elementor/elementor.php', is_pro: false };
const rich: Partial<Item> = {
  downloads: 1812,
  layouts: 3,
  rating: 4.5,
  rating_count: 12,
  fullsite_import: true,
  dependencies: [elementor],
  template_type: { id: 2, name: 'Λ', slug: 'landing' },
  categories: [{ id: 4, name: 'Travel', slug: 'travel' }],
};
/** Names and months are Greek here, to distinguish them from translatable text. */
const pack = anItem({ name: 'Ακτή', is_pro: true, plan: 'pro', price: 39, ...rich });
const free = anItem({ name: 'Βουνό', type: 'block', ...rich });
const layouts = [anItem({ name: 'Γη', type: 'page' }), anItem({ name: 'Δάσος', type: 'block' })];
const detail = aDetail(pack, {
  description: 'Ε',
  live_url: 'https://demo.example/',
  tags: [{ id: 9, name: 'Ζ' }],
  items: layouts,
});
const user = {
  ...ada,
  name: 'Ήλιος',
  first_name: 'Ήλιος',
  last_name: 'Θ',
  email: 'ι@example.com',
  show_notice: true,
  is_verified: false,
};

const row = {
  id: 1,
  item_id: 1,
  name: 'Κ',
  type: 'pack',
  platform: 'elementor',
  plan: 'pro',
  slug: 'k',
  thumbnail: null,
  tint: null,
} as const;
const paged = <Row,>(data: Row[]) => ({ data, current_page: 1, total_page: 3, total: 61 });
const prices = { price: 99, discounted_price: 49.5, currency: 'USD' };
const everything = [
  answer(getItem, ({ type }) =>
    type === 'block' ? aDetail(free, { pack: { id: 1, name: 'Ακτή', slug: 'a', items: layouts } }) : detail,
  ),
  answer(listFeatured, () => ({ data: [detail, aDetail(free)] })),
  answer(listPricing, () => [
    { type: 'year' as const, name: 'Λ', ...prices },
    { type: 'one_time' as const, name: 'Μ', ...prices },
  ]),
  answer(listFavourites, () => paged([pack, free])),
  answer(listDownloads, () => paged([{ ...row, downloaded_at: '2026-01-31T12:00:00.000Z' }])),
  answer(listPurchasedItems, () => paged([{ ...row, purchased_at: '2026-01-31T12:00:00.000Z' }])),
  answer(insertItem, () => ({
    plan: { documents: 1, media: { count: 14, bytes: 2_340_000 }, plugins: [], warnings: [] },
    warnings: [],
  })),
  ...catalogue([pack, free], { total: 61, total_page: 3, corrected: 'Ν' }),
];
const names = [
  /\p{Script=Greek}/gu,
  // Initial of a plugin without an icon.
  /^\p{Lu}$/gu,
  ...[...categories, ...templateTypes, ...styles, ...plugins].map(({ name }) => new RegExp(name, 'g')),
  ...tags.map(({ label }) => new RegExp(label, 'g')),
  new RegExp(brand.name, 'g'),
  /\S*@example\.com/g,
];
beforeEach(speakPseudo);

/** Waits for all requests and lists the visible English text. */
async function listWords() {
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return listUntranslated(document.body, names);
}

type Step = [screen: string, path: string, act?: (person: UserEvent) => Promise<unknown>];
/** Presses the first control of that name and waits for its result. */
const press = (role: string, name: RegExp, shown: string) => async (person: UserEvent) => {
  await person.click((await screen.findAllByRole(role, { name }))[0] as HTMLElement);
  await screen.findAllByRole(shown);
};

test.each<Step>([
  ['the packs', 'elementor/packs'],
  ['a filtered list', 'elementor/packs?q=surf&category=travel&tags=31&include=21&exclude=11&activeFilter=pro&p=2'],
  ['the pages', 'gutenberg/pages'],
  ['the blocks', 'gutenberg/blocks?templateType=hero'],
  ['a pack', 'elementor/packs/a'],
  ['a block', 'elementor/blocks/b'],
  ['favourites', 'favourites'],
  ['downloads', 'downloads'],
  ['purchased items', 'purchased-items'],
  ['the profile', 'profile'],
  ['an import', 'elementor/packs', press('button', /⟦Insert⟧/, 'dialog')],
  ['a lightbox', 'elementor/packs/a', press('button', /⟦View⟧/, 'dialog')],
  ['the menu of the account', 'elementor/packs', press('button', /Ήλιος/, 'menu')],
])('has every text of %s translatable', async (_, path, act) => {
  const { user: person } = renderApp(<App />, everything, { path, user, boot: { locale: 'el' } });
  await screen.findByRole('heading', { level: 1 });

  await act?.(person);

  expect(await listWords()).toEqual([]);
});

test.each<Step>([
  ['the front page', 'sign-in'],
  ['signing up', 'sign-in', press('tab', /Sign Up/, 'checkbox')],
  ['a form that is not filled in', 'sign-in', press('button', /⟦Sign In⟧/, 'tab')],
  ['the packs, as a visitor', 'gutenberg/packs'],
])('has every text of %s translatable', async (_, path, act) => {
  const { user: person } = renderApp(<App />, everything, { path, boot: { is_away: true, locale: 'el' } });
  await screen.findByRole('heading', { level: 1 });

  await act?.(person);

  expect(await listWords()).toEqual([]);
});

test.each(['elementor/packs', 'elementor/packs/a', 'favourites', 'downloads', 'purchased-items'])(
  'has every text of a failure of %s translatable',
  async (path) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const failing = everything.map(({ name }) => fail({ name } as typeof getItem, brand.apiErrorCode));
    renderApp(<App />, failing, { path, user, boot: { locale: 'el' } });

    await screen.findByRole('alert');

    expect(await listWords()).toEqual([]);
  },
);

test('finds untranslated text anywhere', () => {
  document.body.innerHTML = `
    <p title="⟦Help⟧">⟦Preview of ⟦Tidepool⟧⟧ · 12 Kithouse</p><script>let code;</script>
    <p aria-label="Close">Plain <b>⟦fine⟧</b></p><input placeholder="Search">`;

  expect(listUntranslated(document.body, names)).toEqual(['Plain ', 'Close', 'Search']);
});
