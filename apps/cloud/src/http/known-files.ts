import { LRUCache } from 'lru-cache';

export type KnownFile = { sha256: string; mime: string; isLasting: boolean };

/**
 * Returns a function that finds files by name and remembers those that stay public, so that most requests for a file of the
 * catalogue need no database. `max` limits the remembered files.
 */
export function createKnownFiles(find: (name: string) => Promise<KnownFile | undefined>, max = 20_000) {
  const known = new LRUCache<string, KnownFile>({ max });
  return async (name: string): Promise<KnownFile | undefined> => {
    const file = known.get(name) ?? (await find(name));
    if (file?.isLasting) {
      known.set(name, file);
    }
    return file;
  };
}
