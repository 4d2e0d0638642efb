import type { Item } from '@kithouse/contract';

/** About 30 MB. */
const maxCards = 10_000;

/** Keeps the cards of items for as long as the catalogue's version stays; what was read first goes first. */
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

  /** The cards of these ids, in this order, as new as the version; ids that nothing has are left out. */
  return async (ids: number[], version: string): Promise<Item[]> => {
    if (version !== keptVersion) {
      cards.clear();
      keptVersion = version;
    }
    const found = new Map(ids.flatMap((id) => (cards.has(id) ? [[id, cards.get(id) as Item] as const] : [])));
    const fresh = await read(ids.filter((id) => !found.has(id)));
    // Meanwhile there may be a newer version, of which these cards are not.
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
