import { type Boot, type Call, getScreen, KnownAnswer, type Platform } from '@kithouse/contract';
import * as z from 'zod/mini';
import { readStored, store } from '../lib/storage.js';

/** Describes the answers for a path of one library, which are the same for everybody. */
const Kept = z.object({ library: z.string(), path: z.string(), at: z.number(), answers: z.array(KnownAnswer) });

/** Limits the characters of a screen. A browser stores five million for a whole site. */
const maxCharacters = 250_000;
/** Limits in ms how long answers are shown without asking for newer ones. */
const fresh = 5 * 60_000;

/** Remembers the answers of the panel's last screen in the browser, so that it opens without waiting for a request. */
export function createScreenMemory(boot: Pick<Boot, 'links'>, platform: Platform, now = Date.now) {
  const name = `panel_screen_${platform}`;
  const library = boot.links.portal;
  return {
    /** Returns the stored answers for a path as if they were printed with the page; null for others. */
    find(path: string): Boot['screen'] {
      const kept = readKept(name);
      const isHere = kept?.library === library && kept.path === path;
      return isHere ? { path, answers: kept.answers, is_old: Math.abs(now() - kept.at) > fresh } : null;
    },
    /** Stores each screen that comes through this call. */
    follow:
      (call: Call): Call =>
      async (endpoint, input, options) => {
        const output = await call(endpoint, input, options);
        if (endpoint.name === getScreen.name) {
          const text = JSON.stringify({ ...(output as object), ...(input as { path: string }), library, at: now() });
          if (text.length <= maxCharacters) {
            store(name, text);
          }
        }
        return output;
      },
  };
}

/** Reads a stored screen, which other programs of the site can change. Each answer is checked when it is shown. */
function readKept(name: string): z.infer<typeof Kept> | undefined {
  try {
    return Kept.parse(JSON.parse(readStored(name) ?? 'null'));
  } catch {
    return undefined;
  }
}
