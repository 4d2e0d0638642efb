import type { ItemRow } from './items.queries.js';

/** Holds about 25,000 cards. */
const maxCardBytes = 64 * 1024 * 1024;
const batch = 100;
/** Drops all cards instead of asking for more changed ones. */
const maxChanged = 5_000;
/** A restored database continues with numbers this much higher, and its rows may have the stamps of other values. */
const jump = 1_000_000;

type StampedRow = Pick<ItemRow, 'id' | 'stamp'>;
type Stored = { json: Buffer; stamp: string };

type Options<Row extends StampedRow> = {
  read: (ids: number[]) => Promise<Row[]>;
  /** Lists the stamps of these items, which change with each of their numbers. */
  listStamps: (ids: number[]) => Promise<StampedRow[]>;
  /** Lists the items whose cards have changed since a version of the content; undefined for all, or more than the limit. */
  listChanges: (since: string, limit: number) => Promise<number[] | undefined>;
  toJson: (row: Row) => string;
  maxBytes?: number;
};

/**
 * Stores item cards as JSON, so that a list is a concatenation. Publications and new numbers drop the cards that they changed. Evicts
 * the least recently used.
 */
export function createCardStore<Row extends StampedRow>({
  read,
  listStamps,
  listChanges,
  toJson,
  maxBytes = maxCardBytes,
}: Options<Row>) {
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

  function forgetAll() {
    const former = cards;
    cards = new Map();
    bytes = 0;
    return former;
  }

  /** Drops the cards that publications or new numbers have changed since another version. */
  async function renew(since: string, version: string) {
    const former = forgetAll();
    const [before, now] = [readVersion(since), readVersion(version)];
    const [changed, stamps] = await Promise.all([
      before.content === now.content ? [] : listChanges(before.content, maxChanged),
      before.numbers === now.numbers ? undefined : listStamps([...former.keys()]),
    ]);
    if (version !== known || !changed) {
      return;
    }
    for (const id of changed) {
      former.delete(id);
    }
    const current = stamps ?? Array.from(former, ([id, { stamp }]) => ({ id, stamp }));
    for (const { id, stamp } of current) {
      const card = former.get(id);
      if (card?.stamp === stamp) {
        keep(id, card);
      }
    }
  }

  function moveTo(version: string) {
    const since = known;
    known = version;
    if (cards.size > 0 && isContinued(since, version)) {
      // If the database fails, cards are read again.
      ready = renew(since, version).catch(() => {});
    } else {
      forgetAll();
    }
  }

  /** Returns the cards of these ids as JSON, in order, at least as new as the version, without unknown ids. */
  async function list(ids: number[], version: string): Promise<Buffer[]> {
    if (!isPassed(version, known)) {
      moveTo(version);
    }
    const current = known;
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
      if (current === known) {
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
      // Leaves most of the database's time to requests.
      await new Promise((resolve) => setTimeout(resolve, 2 * (performance.now() - began)).unref());
    }
  }

  return { list, fill };
}

/** Reads a version of the form `content.numbers`. */
function readVersion(version: string) {
  const [content = '', numbers = ''] = version.split('.');
  return { content, numbers };
}

/** Returns whether a version follows another one of the same database, and not of another timeline. */
function isContinued(since: string, version: string): boolean {
  const [before, now] = [readVersion(since), readVersion(version)];
  return Number(before.content) <= Number(now.content) && Math.abs(Number(now.numbers) - Number(before.numbers)) < jump;
}

/** Returns whether a version is the known one or was replaced by it while a request waited. */
function isPassed(version: string, known: string): boolean {
  return (
    version === known ||
    (isContinued(version, known) && Number(readVersion(version).numbers) <= Number(readVersion(known).numbers))
  );
}

export type CardStore = Pick<ReturnType<typeof createCardStore>, 'list' | 'fill'>;
