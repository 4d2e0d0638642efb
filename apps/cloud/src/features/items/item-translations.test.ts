import { getItem, getSearchIndex, listItems } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);
const { call } = app.visitor;

const german = { de: { title: 'Leuchtturm', description: 'Ein Haus am Meer.' } };
const list = async (search?: string) =>
  (await call(listItems, { platform: 'gutenberg', type: 'pages', ...(search && { search }) })).data;

test('[R-FIND-14] returns the titles and descriptions of an item in its other languages', async () => {
  await catalogue.publish({ slug: 'beacon', title: 'Beacon', description: 'A house by the sea.', translations: german });
  await catalogue.publish({ slug: 'plain', title: 'Plain' });

  const cards = await list();
  expect(cards.find(({ slug }) => slug === 'beacon')).toMatchObject({ name: 'Beacon', titles: { de: 'Leuchtturm' } });
  expect(cards.find(({ slug }) => slug === 'plain')).not.toHaveProperty('titles');
  expect(await call(getItem, { slug: 'beacon' })).toMatchObject({
    description: 'A house by the sea.',
    descriptions: { de: 'Ein Haus am Meer.' },
  });
  const { entries } = await call(getSearchIndex, { platform: 'gutenberg' });
  expect(entries.find(({ slug }) => slug === 'beacon')?.titles).toEqual({ de: 'Leuchtturm' });
});

test('[R-FIND-14] finds an item under each of its titles and descriptions', async () => {
  await catalogue.publish({ slug: 'beacon', title: 'Beacon', description: 'A house by the sea.', translations: german });

  for (const search of ['beacon', 'Leuchtturm', 'meer']) {
    expect((await list(search)).map(({ slug }) => slug)).toEqual(['beacon']);
  }
});

test('[R-FIND-14] shows a new title of a pack on the cards of its pages', async () => {
  const pack = { slug: 'coast', type: 'pack', title: 'Coast' } as const;
  const cardOfPage = async () => (await list()).find(({ slug }) => slug === 'coast-home')?.pack;
  await catalogue.publish(pack);
  await catalogue.publish({ slug: 'coast-home', title: 'Home', pack: 'coast' });
  expect(await cardOfPage()).not.toHaveProperty('titles');

  await catalogue.publish({ ...pack, translations: { de: { title: 'Küste' } } });

  expect(await cardOfPage()).toMatchObject({ name: 'Coast', titles: { de: 'Küste' } });
});

test.each([
  ['no language', { german: { title: 'A' } }],
  ['a language in another spelling', { de_DE: { title: 'A' } }],
  ['an empty title', { de: { title: '' } }],
])('[R-FIND-14] refuses %s', async (_, translations) => {
  await expect(catalogue.publish({ slug: 'refused', translations })).rejects.toMatchObject({ code: 'invalid_input' });
});
