import type { Item } from '@kithouse/contract';

/** Takes about 30 MB. */
const maxCards = 10_000;

/** Caches item cards of one catalogue version and evicts the oldest first. */
export function createCardStore(read: (ids: number[]) => Promise<Item[]>, most = maxCards) {
  const cards = new Map<number, Item>();
  let keptVersion = '';

  function keep(fresh: Item[]) {
    for (const card of fresh) {
      cards.set(card.id, card);
    }
    for (const id of cards.keys()) {
      if (cards.size <= most) {
        return;
      }
      cards.delete(id);
    }
  }

  /** Returns the cards of these ids in order, as new as the version, without unknown ids. */
  return async (ids: number[], version: string): Promise<Item[]> => {
    if (version !== keptVersion) {
      cards.clear();
      keptVersion = version;
    }
    const found = new Map(ids.flatMap((id) => (cards.has(id) ? [[id, cards.get(id) as Item] as const] : [])));
    const fresh = await read(ids.filter((id) => !found.has(id)));
    // The cache may have moved to a newer version meanwhile.
    if (version === keptVersion) {
      keep(fresh);
    }
    for (const card of fresh) {
      found.set(card.id, card);
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  };
}

export type CardStore = ReturnType<typeof createCardStore>;
