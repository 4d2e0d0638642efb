export type KnownFile = { sha256: string; mime: string; isLasting: boolean };

/**
 * Returns a function that finds files by name and remembers those that stay public, so that most requests for a file of the
 * catalogue need no database. Forgets the oldest ones beyond `most`.
 */
export function createKnownFiles<File extends KnownFile>(find: (name: string) => Promise<File | undefined>, most = 20_000) {
  const known = new Map<string, File>();
  return async (name: string): Promise<File | undefined> => {
    const file = known.get(name) ?? (await find(name));
    if (file?.isLasting && !known.has(name)) {
      const [oldest] = known.size >= most ? known.keys() : [];
      known.delete(oldest ?? '');
      known.set(name, file);
    }
    return file;
  };
}
