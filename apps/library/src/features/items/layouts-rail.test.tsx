import { getItem } from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '../../app/app.js';
import { catalogue } from '../../testing/catalogue.js';
import { aDetail, anItem } from '../../testing/items.js';
import { answer, renderApp } from '../../testing/render-app.js';
// Loads lazy components in advance, so that no test waits for them.
import './detail-screen.js';
import './layouts-rail.js';

const type = (id: number, name: string) => ({ id, name, slug: name.toLowerCase() });
const layouts = [
  anItem({ name: 'Home', type: 'page', template_type: type(1, 'Home page') }),
  anItem({ name: 'Hero', type: 'block', template_type: type(3, 'Hero') }),
  anItem({ name: 'Trips', type: 'page', template_type: type(2, 'About') }),
  anItem({ name: 'Prices', type: 'block', template_type: type(4, 'Pricing') }),
  anItem({ name: 'Wide hero', type: 'block', template_type: type(3, 'Hero') }),
  anItem({ name: 'Odd one', type: 'block' }),
];
const pack = aDetail(anItem({ name: 'Tidepool', layouts: 6 }), { items: layouts });
const block = aDetail(anItem({ name: 'Hero', type: 'block' }), {
  pack: { id: 1, name: 'Tidepool', slug: 'tidepool', items: layouts },
});

async function show(detail = pack) {
  const list = detail.type === 'pack' ? 'packs' : 'blocks';
  const app = renderApp(<App />, [answer(getItem, () => detail), ...catalogue()], { path: `elementor/${list}/${detail.slug}` });
  const rail = within(await screen.findByRole('region', { name: 'Layouts in this pack' }));
  const names = () => rail.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent);
  const group = (name: string) => rail.queryByRole('group', { name });
  const press = (name: string | RegExp) => app.user.click(rail.getByRole('button', { name }));
  const texts = (name: string) =>
    within(group(name) ?? document.body)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  return { ...app, rail, names, group, press, texts };
}

test("[R-DETAIL-17] [R-DETAIL-21] [R-LIST-09] [R-LIST-10] shows a pack's layouts by type with counts", async () => {
  const { names, press, texts } = await show();
  expect(names()).toEqual(['Home', 'Hero', 'Trips', 'Prices', 'Wide hero', 'Odd one']);
  expect(texts('Layout type')).toEqual(['All 6', 'Blocks 4', 'Pages 2']);

  await press(/^Pages/);

  expect(names()).toEqual(['Home', 'Trips']);
});

test('[R-LIST-11] [R-LIST-12] shows template types with counts for blocks and pages', async () => {
  const { group, names, press, texts } = await show();
  expect(group('Types')).toBeNull();

  await press(/^Blocks/);
  expect(texts('Types')).toEqual(['All 4', 'Hero 2', 'Pricing 1']);
  await press('Hero 2');
  expect(names()).toEqual(['Hero', 'Wide hero']);
  await press(/^Pages/);

  expect(texts('Types')).toEqual(['All 2', 'About 1', 'Home page 1']);
  expect(names()).toEqual(['Home', 'Trips']);
});

test("[R-DETAIL-22] shows a single item's pack items, its own type first", async () => {
  const { names, press } = await show(block);
  expect(names()).toHaveLength(4);

  await press(/^All ?6$/);

  expect(names()).toHaveLength(6);
});

test('makes the row one tab stop with arrow keys', async () => {
  const { rail, user } = await show();
  const links = rail.getAllByRole('link');
  expect(links.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);

  links[0]?.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await waitFor(() => expect(document.activeElement).toBe(links[2]));
  await user.keyboard('{Home}');

  await waitFor(() => expect(document.activeElement).toBe(links[0]));
  expect(links.filter(({ tabIndex }) => tabIndex === 0)).toEqual([links[0]]);
});

test('mirrors the arrows from right to left', async () => {
  document.documentElement.dir = 'rtl';
  document.documentElement.style.direction = 'rtl';
  try {
    const { rail, user } = await show();
    const links = rail.getAllByRole('link');
    links[0]?.focus();

    await user.keyboard('{ArrowLeft}');

    await waitFor(() => expect(document.activeElement).toBe(links[1]));
  } finally {
    document.documentElement.removeAttribute('dir');
    document.documentElement.removeAttribute('style');
  }
});

test('says that a pack has no blocks and returns to its pages', async () => {
  const pages = layouts.filter((layout) => layout.type === 'page');
  const { names, press, rail } = await show({ ...pack, items: pages });

  await press(/^Blocks/);
  expect(rail.getByText('There are no blocks in this pack.')).toBeDefined();
  await press(/^All/);

  expect(names()).toEqual(['Home', 'Trips']);
});
