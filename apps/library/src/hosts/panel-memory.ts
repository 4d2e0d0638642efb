import { brand, type Platform } from '@kithouse/contract';
import { type Address, trimPath } from '../lib/address.js';
import { saveTemplatePath } from '../lib/destinations.js';
import { splitReturnPath, toReturnPath } from '../lib/use-route.js';

export type PanelMemory = ReturnType<typeof createPanelMemory>;

/** Forms about a selection or a visitor, which are not restored. */
const passing = [saveTemplatePath, 'sign-in'];

/** Remembers the library's screen over an editor per tab, so that it survives a reload. */
export function createPanelMemory(platform: Platform) {
  const key = `${brand.prefix}_panel_${platform}`;
  let { place, top } = readKept(key);
  const keep = () => {
    try {
      sessionStorage.setItem(key, JSON.stringify({ place, top }));
    } catch {
      // Falls back to memory.
    }
  };
  return {
    screen: () => place,
    top: () => top,
    setTop: (next: number) => {
      top = next;
    },
    keep,
    /** Stores every screen of the address. */
    follow: (address: Address) => {
      const note = () => {
        const current = address.current();
        if (!passing.includes(current.path) && toReturnPath(current) !== place) {
          place = toReturnPath(current);
          top = 0;
          keep();
        }
      };
      note();
      return address.subscribe(note);
    },
  };
}

function readKept(key: string): { place: string | undefined; top: number } {
  try {
    const { place, top } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { place?: unknown; top?: unknown };
    const isKnown = typeof place === 'string' && splitReturnPath(place) && !passing.includes(trimPath(place));
    return isKnown ? { place, top: typeof top === 'number' && top > 0 ? top : 0 } : { place: undefined, top: 0 };
  } catch {
    return { place: undefined, top: 0 };
  }
}
