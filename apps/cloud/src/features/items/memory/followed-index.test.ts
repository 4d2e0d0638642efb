import { countedFacets, termFacets } from '@kithouse/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sample } from '../../../../../../scripts/test-extent.js';
import type { TermCount } from '../../../ports/catalogue.js';
import { createTestApp } from '../../../testing/index.js';
import { type SomeItem, someItem, someQuery, writeItem, writeTerms } from '../../../testing/random-catalogue.js';
import { openShelf } from '../../../testing/random-shelf.js';
import { listChangedCards, readChanges } from '../changes.queries.js';
import { getCatalogueVersion } from '../versions.queries.js';
import { type FollowedIndex, openIndexData } from './followed-index.js';
import { loadIndex } from './load.queries.js';

const app = await createTestApp();
const { db } = app;
await writeTerms(db);

/** Publishes as the cloud does: the version grows in the same transaction. */
const publish = (slug: string, item: SomeItem) =>
  db.transaction().execute(async (trx) => {
    await trx
      .updateTable('catalogue')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute();
    return writeItem(trx, slug, item);
  });

/** Follows the database like a process of the cloud. */
async function follow(index: FollowedIndex): Promise<FollowedIndex> {
  const version = await getCatalogueVersion(db);
  const changes = await readChanges(db, index.version.content, 1_000);
  return changes ? index.apply(changes, version) : index;
}

const sortCounts = (counts: TermCount[]) => counts.map(({ id, platform, type, n }) => `${platform} ${type} ${id}: ${n}`).sort();

/** Asserts that both give the same answers to every query of a catalogue. */
async function expectSame(followed: FollowedIndex, rebuilt: FollowedIndex, queries: number) {
  expect([followed.version.content, followed.items]).toEqual([rebuilt.version.content, rebuilt.items]);
  for (const facet of termFacets) {
    expect(sortCounts(await followed.catalogue.countTerms(facet))).toEqual(sortCounts(await rebuilt.catalogue.countTerms(facet)));
  }
  for (const query of fc.sample(someQuery, queries)) {
    expect(await followed.catalogue.find(query)).toEqual(await rebuilt.catalogue.find(query));
    expect(await followed.catalogue.countFacets(query, countedFacets)).toEqual(
      await rebuilt.catalogue.countFacets(query, countedFacets),
    );
  }
}

/** Generates a publication, or undefined for a deletion. */
const change = fc.record({ id: fc.integer({ min: 1, max: 60 }), item: fc.option(someItem, { freq: 5, nil: undefined }) });
const round = fc.array(change, { minLength: 1, maxLength: 8 });

test('[R-OPS-89] answers like a rebuilt index after any sequence of publications and deletions', async () => {
  const shelf = openShelf();
  for (const [at, item] of fc.sample(someItem, 40).entries()) {
    shelf.change(at + 1, item);
  }
  let followed = openIndexData(shelf.build());
  for (const [at, changes] of sample(fc.sample(round, 40), 6).entries()) {
    const since = shelf.version();
    for (const { id, item } of changes) {
      shelf.change(id, item);
    }
    followed = followed.apply(shelf.listChanges(since), shelf.version());
    await expectSame(followed, openIndexData(shelf.build()), 15);
    if (at % 3 === 2) {
      // An index that was built in the background replaces the followed one while more is published.
      const data = shelf.build();
      const before = shelf.version();
      shelf.change(1, fc.sample(someItem, 1)[0]);
      followed = followed.apply(shelf.listChanges(before), shelf.version()).replace(data);
      await expectSame(followed, openIndexData(shelf.build()), 15);
    }
  }
});

test('[R-OPS-89] reads only the changed items, in two processes as in one', async () => {
  const [one, other] = [openIndexData(await loadIndex(db)), openIndexData(await loadIndex(db))];
  const [first, second] = fc.sample(someItem, 2) as [SomeItem, SomeItem];

  await publish('item-1', first);
  const id = await publish('item-new', second);
  const changes = await readChanges(db, one.version.content, 1_000);

  expect(changes?.items.map((item) => item.id)).toHaveLength(2);
  expect(changes?.items.at(-1)?.id).toBe(id);
  await expectSame(await follow(one), await follow(other), 10);
});

test('reports more changes than the limit as unknown', async () => {
  const { content } = await getCatalogueVersion(db);
  const item = fc.sample(someItem, 1)[0] as SomeItem;
  for (const slug of ['item-1', 'item-2', 'item-3']) {
    await publish(slug, item);
  }

  expect(await readChanges(db, content, 2)).toBeUndefined();
  expect(await listChangedCards(db, content, 2)).toBeUndefined();
  expect(await listChangedCards(db, content, 3)).toHaveLength(3);
});

test('[R-PERF-02] changes all cards when a term is renamed, and none when it is saved unchanged', async () => {
  const { content } = await getCatalogueVersion(db);
  const rename = async (name: string) => {
    await db
      .updateTable('catalogue')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute();
    await db.updateTable('tags').set({ name }).where('id', '=', 1).execute();
    return listChangedCards(db, content, 100);
  };

  expect(await rename('Term 1')).toEqual([]);
  expect(await rename('Renamed')).toBeUndefined();
});

test('[R-PERF-02] changes the cards of a pack and of its items with what they show of each other', async () => {
  const write = async (slug: string, more: Partial<Record<'title', string>> = {}) => {
    const item = { ...(fc.sample(someItem, 1)[0] as SomeItem), title: slug, ...more };
    return publish(slug, item);
  };
  const [pack, other, page] = [await write('pack'), await write('other-pack'), await write('page')];
  const changedBy = async (work: () => Promise<unknown>) => {
    const { content } = await getCatalogueVersion(db);
    await work();
    await db
      .updateTable('catalogue')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute();
    return (await listChangedCards(db, String(Number(content) - 1), 100))?.toSorted((a, b) => a - b);
  };
  const movePage = (to: number) => db.updateTable('items').set({ pack_id: to }).where('id', '=', page).execute();

  await changedBy(() => movePage(pack));
  const moved = await changedBy(() => movePage(other));
  const renamed = await changedBy(() => write('other-pack', { title: 'Renamed' }));
  const deleted = await changedBy(() => db.deleteFrom('items').where('id', '=', page).execute());

  expect(moved).toEqual([pack, other, page]);
  expect(renamed).toEqual([other, page]);
  expect(deleted).toEqual([other, page]);
});
