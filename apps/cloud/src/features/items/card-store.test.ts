import type { Item } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { createCardStore } from './card-store.js';

/** Cards that say when they were read. */
function openStore(most?: number) {
  const asked: number[][] = [];
  const read = async (ids: number[]) => {
    asked.push(ids);
    return ids.filter((id) => id < 100).map((id) => ({ id, title: `${id} of read ${asked.length}` }) as Item);
  };
  return { asked, list: createCardStore(read, most) };
}

const titles = (cards: Item[]) => cards.map(({ title }) => title);

test('a card is read once for a version, and cards come in the order asked for', async () => {
  const { asked, list } = openStore();

  await list([1, 2], 'a');
  const cards = await list([3, 2, 1], 'a');

  expect(titles(cards)).toEqual(['3 of read 2', '2 of read 1', '1 of read 1']);
  expect(asked).toEqual([[1, 2], [3]]);
});

test('a new version has none of the old cards, not even those that were still being read', async () => {
  const { list } = openStore();

  const [old, fresh] = await Promise.all([list([1], 'a'), list([1], 'b')]);
  const again = await list([1], 'b');

  expect([titles(old), titles(fresh), titles(again)]).toEqual([['1 of read 1'], ['1 of read 2'], ['1 of read 2']]);
});

test('ids that nothing has are left out, and more cards than there is room for are answered all the same', async () => {
  const { asked, list } = openStore(2);

  const cards = await list([1, 500, 2, 3], 'a');
  await list([3, 1], 'a');

  expect(cards.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(asked[1]).toEqual([1]);
});
