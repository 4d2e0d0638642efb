import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useHost } from '../../lib/host.js';
import { readStored, store } from '../../lib/storage.js';
import { useProfile } from '../profile/use-profile.js';

/** How a person wants to see packs: as designed, or as their own site with one of the palettes. */
export type Shelf = { isOn: boolean; palette: string };

const off: Shelf = { isOn: false, palette: '' };

/** Choices of this page, for browsers that refuse storage. */
const chosen = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the person's choice on this site, and changes it. */
export function useShelf(): { shelf: Shelf; change: (next: Partial<Shelf>) => void } {
  const { boot } = useHost();
  const name = `shelf ${boot.rest_root} ${useProfile()?.id ?? 0}`;
  const text = useSyncExternalStore(subscribe, () => read(name));
  const shelf = useMemo(() => parse(text), [text]);
  const change = useCallback(
    (next: Partial<Shelf>) => {
      const value = JSON.stringify({ ...shelf, ...next });
      store(name, value);
      if (readStored(name) !== value) {
        chosen.set(name, value);
      }
      for (const listener of listeners) {
        listener();
      }
    },
    [name, shelf],
  );
  return { shelf, change };
}

const read = (name: string) => chosen.get(name) ?? readStored(name) ?? '';

function parse(text: string): Shelf {
  try {
    const { isOn, palette } = JSON.parse(text) as Partial<Record<keyof Shelf, unknown>>;
    return { isOn: isOn === true, palette: typeof palette === 'string' ? palette : '' };
  } catch {
    return off;
  }
}
