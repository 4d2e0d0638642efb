import type { ItemRow } from './items.queries.js';

/** Holds about 25,000 cards. */
const maxCardBytes = 64 * 1024 * 1024;
const batch = 100;
/** A restored database continues with numbers this much higher, and its rows may have the stamps of other values. */
const jump = 1_000_000;

type StampedRow = Pick<ItemRow, 'id' | 'stamp'>;
type Stored = { json: Buffer; stamp: string };

type Options<Row extends StampedRow> = {
  read: (ids: number[]) => Promise<Row[]>;
  /** Lists the stamps of these items, which change with each of their numbers. */
  listStamps: (ids: number[]) => Promise<StampedRow[]>;
  toJson: (row: Row) => string;
  maxBytes?: number;
};

/**
 * Stores item cards as JSON, so that a list is a concatenation. A publication drops all cards; new numbers drop those that they
 * changed. Evicts the least recently used.
 */
export function createCardStore<Row extends StampedRow>({ read, listStamps, toJson, maxBytes = maxCardBytes }: Options<Row>) {
  let cards = new Map<number, Stored>();
  let bytes = 0;
  let known = '';
  let ready: Promise<void> = Promise.resolve();

  function forget(id: number) {
    bytes -= cards.get(id)?.json.length ?? 0;
    cards.delete(id);
  }

  function keep(id: number, card: Stored) {
    forget(id);
    cards.set(id, card);
    bytes += card.json.length;
    for (const oldest of cards.keys()) {
      if (bytes <= maxBytes) {
        return;
      }
      forget(oldest);
    }
  }

  /** Drops the cards whose numbers have changed. */
  async function renew(version: string) {
    const former = cards;
    cards = new Map();
    bytes = 0;
    const stamps = await listStamps([...former.keys()]);
    for (const { id, stamp } of version === known ? stamps : []) {
      const card = former.get(id);
      if (card?.stamp === stamp) {
        keep(id, card);
      }
    }
  }

  function moveTo(version: string) {
    const isRenewal = cards.size > 0 && isSameContent(known, version);
    known = version;
    if (isRenewal) {
      // Without the stamps, cards are read again.
      ready = renew(version).catch(() => {});
    } else {
      cards = new Map();
      bytes = 0;
    }
  }

  /** Returns the cards of these ids as JSON, in order, as new as the version, without unknown ids. */
  async function list(ids: number[], version: string): Promise<Buffer[]> {
    if (version !== known) {
      moveTo(version);
    }
    await ready;
    const found = new Map<number, Buffer>();
    for (const id of ids) {
      const card = cards.get(id);
      if (card) {
        cards.delete(id);
        cards.set(id, card);
        found.set(id, card.json);
      }
    }
    const missing = ids.filter((id) => !found.has(id));
    const rows = missing.length > 0 ? await read(missing) : [];
    for (const row of rows) {
      const card = { json: Buffer.from(toJson(row)), stamp: row.stamp };
      found.set(row.id, card.json);
      // The store may have moved to a newer version meanwhile.
      if (version === known) {
        keep(row.id, card);
      }
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** Reads cards ahead, the most important ids first, until the store is nearly full or moves to another version. */
  async function fill(ids: ArrayLike<number>, version: string): Promise<void> {
    for (let at = 0; at < ids.length && bytes < maxBytes * 0.9; at += batch) {
      const began = performance.now();
      await list(
        Array.from({ length: Math.min(batch, ids.length - at) }, (_, place) => ids[at + place] as number),
        version,
      );
      if (version !== known) {
        return;
      }
      // Leaves most of the database to requests.
      await new Promise((resolve) => setTimeout(resolve, 2 * (performance.now() - began)).unref());
    }
  }

  return { list, fill };
}

/** Compares versions of the form `content.numbers`. */
function isSameContent(one: string, other: string): boolean {
  const [content, numbers] = one.split('.');
  const [otherContent, otherNumbers] = other.split('.');
  return content === otherContent && Math.abs(Number(numbers) - Number(otherNumbers)) < jump;
}

export type CardStore = Pick<ReturnType<typeof createCardStore>, 'list' | 'fill'>;
