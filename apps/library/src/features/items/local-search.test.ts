import type { ItemType, SearchEntry } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { openLocalSearch } from './local-search.js';

const entry = (type: ItemType, name: string, labels = '', kind = ''): SearchEntry => ({
  type,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  kind,
  labels,
  picture: null,
});

const search = openLocalSearch([
  entry('pack', 'Driftwood Hotel', 'Hotel Travel small business'),
  entry('pack', 'Morsel Restaurant', 'Food and drink Restaurant'),
  entry('page', 'Morsel menu', 'Menu restaurant prices'),
  entry('page', 'Driftwood contact', 'Contact hotel directions'),
  entry('block', 'Letters', 'Contact form newsletter'),
  entry('block', 'Contact cards', 'Contact'),
  entry('block', 'Opening times', 'Hours'),
]);
const types: ItemType[] = ['pack', 'page', 'block'];

async function find(text: string) {
  const { groups, corrected } = await search(text, types);
  return { names: groups.flatMap(({ firsts }) => firsts.map(({ name }) => name)), corrected };
}

test.for<[string, string[]]>([
  ['h', ['Driftwood Hotel', 'Driftwood contact', 'Opening times']],
  ['hot', ['Driftwood Hotel', 'Driftwood contact']],
  ['gästeh', ['Driftwood Hotel', 'Driftwood contact']],
  ['kontakt', ['Driftwood contact', 'Contact cards', 'Letters']],
  ['the menu', ['Morsel menu']],
  ['öffnungszei', ['Opening times']],
])('[R-FIND-04] “%s” finds titles first, then labels', async ([text, names]) => {
  expect(await find(text)).toEqual({ names, corrected: '' });
});

test('[R-FIND-14] finds an item under each of its titles', async () => {
  const forms = openLocalSearch([{ ...entry('block', 'Bitte um Rückruf'), titles: { '': 'Callback', de: 'Bitte um Rückruf' } }]);

  for (const text of ['callb', 'rückr']) {
    expect((await forms(text, types)).groups.map(({ total }) => total)).toEqual([1]);
  }
});

test('[R-FIND-04] corrects typing mistakes and leaves words out when nothing matches', async () => {
  expect(await find('restuarant submarine')).toEqual({ names: ['Morsel Restaurant', 'Morsel menu'], corrected: 'restaurant' });
  expect(await find('xylophone')).toEqual({ names: [], corrected: '' });
});

test.for(['', '  ', '!?', '🙂'])('[R-FIND-04] finds nothing without a word in “%s”', async (text) => {
  expect(await search(text, types)).toEqual({ groups: [], corrected: '' });
});

test.for<[string, string[]]>([
  ['contact form', ['Form by email', 'Facts and questions', 'Contact cards', 'Contact sheet']],
  ['kontaktformular', ['Form by email', 'Facts and questions', 'Contact cards', 'Contact sheet']],
  ['contact', ['Contact cards', 'Facts and questions', 'Form by email', 'Contact sheet']],
  ['bar', ['Drinks', 'Barber chairs']],
])('[R-FIND-02] “%s” lists kinds, then whole words and synonyms, then wider words and beginnings', async ([text, names]) => {
  const rows = openLocalSearch([
    entry('block', 'Contact sheet', 'photos', 'Gallery'),
    entry('block', 'Barber chairs'),
    entry('block', 'Contact cards', 'phone', 'Contact'),
    entry('block', 'Facts and questions', 'contact form', 'Contact'),
    entry('block', 'Form by email', 'enquiry', 'Contact'),
    entry('block', 'Drinks', 'pub'),
  ]);

  const { groups } = await rows(text, types);

  expect(groups.flatMap(({ firsts }) => firsts.map(({ name }) => name))).toEqual(names);
});

test('[R-FIND-04] counts all matches of a type but lists the first four', async () => {
  const many = openLocalSearch(Array.from({ length: 9 }, (_, at) => entry('block', `Hero ${at}`)));

  const { groups } = await many('hero', types);

  expect(groups).toMatchObject([{ type: 'block', total: 9 }]);
  expect(groups[0]?.firsts.map(({ name }) => name)).toEqual(['Hero 0', 'Hero 1', 'Hero 2', 'Hero 3']);
});
