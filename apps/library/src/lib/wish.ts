import type { QueryClient } from '@tanstack/react-query';

/** What the server holds of a thing, what the person wants of it, and whether the server is being told. */
type Wish = { saved: unknown; isSending: boolean; timer?: ReturnType<typeof setTimeout> };

export type WishOptions<V> = {
  /** Names the thing; the same name anywhere on the screen is the same thing. */
  key: string;
  /** What is shown of it now. */
  read: () => V;
  show: (value: V) => void;
  /** Tells the server; rejects when it refuses, and what it held before is shown again. */
  tell: (value: V) => Promise<void>;
  /** False when nobody is there any more whose wish it was. */
  isWanted: () => boolean;
};

/** Presses within this many ms are merged to the last one. */
const mergeWindow = 300;
const wishes = new WeakMap<QueryClient, Map<string, Wish>>();

/** Shows what is chosen at the press and tells the server after: the last choice only, one at a time. */
export function wish<V>(cache: QueryClient, { key, read, show, tell, isWanted }: WishOptions<V>, value: V): void {
  async function send(told: Wish): Promise<void> {
    const wanted = read();
    if (wanted === told.saved || !isWanted()) {
      wishesOf(cache).delete(key);
      return;
    }
    told.isSending = true;
    try {
      await tell(wanted);
    } catch {
      show(told.saved as V);
      wishesOf(cache).delete(key);
      return;
    }
    told.saved = wanted;
    told.isSending = false;
    // What was chosen meanwhile is still to be told.
    await send(told);
  }

  const known: Wish = wishesOf(cache).get(key) ?? { saved: read(), isSending: false };
  wishesOf(cache).set(key, known);
  show(value);
  if (!known.isSending) {
    clearTimeout(known.timer);
    known.timer = setTimeout(() => void send(known), mergeWindow);
  }
}

/** Whether something was chosen of which the server has not been told yet. */
export const isWished = (cache: QueryClient, key: string): boolean => wishesOf(cache).has(key);

function wishesOf(cache: QueryClient): Map<string, Wish> {
  const known = wishes.get(cache) ?? new Map<string, Wish>();
  wishes.set(cache, known);
  return known;
}
