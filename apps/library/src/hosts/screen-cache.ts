import { type Boot, type Call, getScreen, KnownAnswer, type Platform } from '@kithouse/contract';
import * as z from 'zod/mini';
import { readStored, store } from '../lib/storage.js';

/** Describes the answers for a path of one library. They contain nothing personal. */
const StoredScreen = z.object({ library: z.string(), path: z.string(), at: z.number(), answers: z.array(KnownAnswer) });

/** Limits the characters of a screen. Browsers store about five million for a whole site. */
const maxCharacters = 250_000;
/** Age in ms from which the panel requests newer answers. */
const maxAge = 5 * 60_000;

/** Stores the answers of the panel's last screen in the browser, so that the panel opens without waiting for a request. */
export function createScreenCache(boot: Pick<Boot, 'links'>, platform: Platform, now = Date.now) {
  const name = `panel_screen_${platform}`;
  const library = boot.links.portal;
  return {
    /** Returns the stored answers for a path as if the page had been printed with them, or null. */
    find(path: string): Boot['screen'] {
      const stored = read(name);
      const isMatch = stored?.library === library && stored.path === path;
      return isMatch ? { path, answers: stored.answers, is_old: Math.abs(now() - stored.at) > maxAge } : null;
    },
    /** Wraps a call so that it stores each screen that it loads. */
    wrap:
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

/** Reads the stored screen. Other scripts of the site can change it, so each answer is checked again before it shows. */
function read(name: string): z.infer<typeof StoredScreen> | undefined {
  try {
    return StoredScreen.parse(JSON.parse(readStored(name) ?? 'null'));
  } catch {
    return undefined;
  }
}
