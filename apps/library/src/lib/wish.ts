import type { QueryClient } from '@tanstack/react-query';

/** The server's value, and whether a change is being sent. */
type Wish = { saved: unknown; isSending: boolean; timer?: ReturnType<typeof setTimeout> };

export type WishOptions<V> = {
  /** Identifies the value; equal keys share it. */
  key: string;
  /** Returns the shown value. */
  read: () => V;
  show: (value: V) => void;
  /** Sends the value; a rejection restores the former one. */
  tell: (value: V) => Promise<void>;
  /** Returns false once the person has signed out. */
  isWanted: () => boolean;
};

/** Merges presses within this many ms to the last one. */
const mergeWindow = 300;
const wishes = new WeakMap<QueryClient, Map<string, Wish>>();

/** Shows a choice at once and sends the last one afterwards, one at a time. */
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
    // Sends a choice made meanwhile.
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

/** Returns whether a choice has not been sent yet. */
export const isWished = (cache: QueryClient, key: string): boolean => wishesOf(cache).has(key);

function wishesOf(cache: QueryClient): Map<string, Wish> {
  const known = wishes.get(cache) ?? new Map<string, Wish>();
  wishes.set(cache, known);
  return known;
}
