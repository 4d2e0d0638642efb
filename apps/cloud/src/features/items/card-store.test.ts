import { expect, test } from 'vitest';
import { createCardStore } from './card-store.js';

/** Opens a store of cards with their read time; `stamps` are the items whose numbers have changed, `changed` those published. */
function openStore(maxBytes?: number) {
  const requested: number[][] = [];
  const stamps = new Map<number, string>();
  const changed: { ids: number[] | undefined } = { ids: undefined };
  const stampOf = (id: number) => stamps.get(id) ?? 'first';
  const { list, fill } = createCardStore({
    read: async (ids) => {
      requested.push(ids);
      return ids.filter((id) => id < 100).map((id) => ({ id, stamp: stampOf(id), title: `${id} of read ${requested.length}` }));
    },
    listStamps: async (ids) => ids.map((id) => ({ id, stamp: stampOf(id) })),
    listChanges: async () => changed.ids,
    toJson: ({ title }) => JSON.stringify(title),
    ...(maxBytes === undefined ? {} : { maxBytes }),
  });
  return { requested, list, fill, stamps, changed };
}

const titles = (cards: Buffer[]) => cards.map((card) => JSON.parse(card.toString()) as string);

test('[R-PERF-01] reads a card once per version and returns cards in the requested order', async () => {
  const { requested, list } = openStore();

  await list([1, 2], '1.1');
  const cards = await list([3, 2, 1], '1.1');

  expect(titles(cards)).toEqual(['3 of read 2', '2 of read 1', '1 of read 1']);
  expect(requested).toEqual([[1, 2], [3]]);
});

test('[R-PERF-02] drops all cards with a publication that changes all, including those still being read', async () => {
  const { list } = openStore();

  const [old, fresh] = await Promise.all([list([1], '1.1'), list([1], '2.1')]);
  const again = await list([1], '2.1');

  expect([titles(old), titles(fresh), titles(again)]).toEqual([['1 of read 1'], ['1 of read 2'], ['1 of read 2']]);
});

test('[R-PERF-02] reads only the cards again that a publication has changed', async () => {
  const { requested, list, changed } = openStore();
  await list([1, 2, 3], '1.1');
  changed.ids = [2, 40];

  const cards = await list([1, 2, 3], '2.1');

  expect(titles(cards)).toEqual(['1 of read 1', '2 of read 2', '3 of read 1']);
  expect(requested).toEqual([[1, 2, 3], [2]]);
});

test('retains the cards when a request that waited asks for the previous version', async () => {
  const { requested, list, changed } = openStore();
  await list([1, 2], '1.1');
  changed.ids = [2];
  await list([1, 2], '2.1');

  await list([1, 2], '1.1');
  await list([1, 2], '2.1');

  expect(requested).toEqual([[1, 2], [2]]);
});

test('[R-PERF-02] reads only the cards again whose numbers have changed with a ranking', async () => {
  const { requested, list, stamps } = openStore();
  await list([1, 2, 3], '1.1');
  stamps.set(2, 'second');

  const cards = await list([1, 2, 3], '1.2');

  expect(titles(cards)).toEqual(['1 of read 1', '2 of read 2', '3 of read 1']);
  expect(requested).toEqual([[1, 2, 3], [2]]);
});

test('drops all cards when the numbers jump, as in a restored database', async () => {
  const { requested, list } = openStore();
  await list([1, 2], '1.1');

  await list([1, 2], '1.2000000');

  expect(requested).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

test('[R-PERF-03] omits unknown ids and returns more cards than fit the store', async () => {
  const { requested, list } = openStore(30);

  const cards = await list([1, 500, 2, 3], '1.1');
  await list([3, 1], '1.1');

  expect(titles(cards)).toHaveLength(3);
  expect(requested[1]).toEqual([1]);
});

test('[R-PERF-03] reads cards ahead in batches until the store is nearly full', async () => {
  const { requested, list, fill } = openStore(60);

  await fill([5, 6, 7], '1.1');
  await list([7, 6, 5], '1.1');
  expect(requested).toEqual([[5, 6, 7]]);

  await fill([1, 2, 3, 4], '1.2');
  expect(requested.length).toBeLessThanOrEqual(2);
});

test('stops reading ahead when a newer version is asked for', async () => {
  const { requested, list, fill } = openStore();
  const ids = Array.from({ length: 1_000 }, (_, place) => place);

  const filling = fill(ids, '1.1');
  await list([1], '2.1');
  await filling;

  expect(requested.length).toBe(2);
});
