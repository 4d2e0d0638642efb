import type { Item } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { createCardStore } from './card-store.js';

/** Opens a store of cards with their read time. */
function openStore(most?: number) {
  const asked: number[][] = [];
  const read = async (ids: number[]) => {
    asked.push(ids);
    return ids.filter((id) => id < 100).map((id) => ({ id, title: `${id} of read ${asked.length}` }) as Item);
  };
  return { asked, list: createCardStore(read, most) };
}

const titles = (cards: Item[]) => cards.map(({ title }) => title);

test('reads a card once per version and returns cards in the requested order', async () => {
  const { asked, list } = openStore();

  await list([1, 2], 'a');
  const cards = await list([3, 2, 1], 'a');

  expect(titles(cards)).toEqual(['3 of read 2', '2 of read 1', '1 of read 1']);
  expect(asked).toEqual([[1, 2], [3]]);
});

test('drops old cards with a new version, including those still being read', async () => {
  const { list } = openStore();

  const [old, fresh] = await Promise.all([list([1], 'a'), list([1], 'b')]);
  const again = await list([1], 'b');

  expect([titles(old), titles(fresh), titles(again)]).toEqual([['1 of read 1'], ['1 of read 2'], ['1 of read 2']]);
});

test('omits unknown ids and returns more cards than fit the store', async () => {
  const { asked, list } = openStore(2);

  const cards = await list([1, 500, 2, 3], 'a');
  await list([3, 1], 'a');

  expect(cards.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(asked[1]).toEqual([1]);
});
