import type { QueryClient } from '@tanstack/react-query';

/** The server's value, and whether a change is being sent. */
type PendingUpdate = { saved: unknown; isSending: boolean; timer?: ReturnType<typeof setTimeout> };

export type UpdateOptions<V> = {
  /** Identifies the value; equal keys share it. */
  key: string;
  /** Returns the shown value. */
  read: () => V;
  show: (value: V) => void;
  /** Sends the value; a rejection restores the former one. */
  send: (value: V) => Promise<void>;
  /** Returns false once the person has signed out. */
  isCurrent: () => boolean;
};

/** Merges presses within this many ms to the last one. */
const mergeWindow = 300;
const updates = new WeakMap<QueryClient, Map<string, PendingUpdate>>();

/** Shows a choice at once and sends the last one afterwards, one at a time. */
export function update<V>(cache: QueryClient, { key, read, show, send, isCurrent }: UpdateOptions<V>, value: V): void {
  async function flush(pending: PendingUpdate): Promise<void> {
    const wanted = read();
    if (wanted === pending.saved || !isCurrent()) {
      updatesOf(cache).delete(key);
      return;
    }
    pending.isSending = true;
    try {
      await send(wanted);
    } catch {
      show(pending.saved as V);
      updatesOf(cache).delete(key);
      return;
    }
    pending.saved = wanted;
    pending.isSending = false;
    // Sends a choice made meanwhile.
    await flush(pending);
  }

  const known: PendingUpdate = updatesOf(cache).get(key) ?? { saved: read(), isSending: false };
  updatesOf(cache).set(key, known);
  show(value);
  if (!known.isSending) {
    clearTimeout(known.timer);
    known.timer = setTimeout(() => void flush(known), mergeWindow);
  }
}

/** Returns whether a choice has not been sent yet. */
export const isPending = (cache: QueryClient, key: string): boolean => updatesOf(cache).has(key);

function updatesOf(cache: QueryClient): Map<string, PendingUpdate> {
  const known = updates.get(cache) ?? new Map<string, PendingUpdate>();
  updates.set(cache, known);
  return known;
}
