import { KitError } from '../read/kit-error.js';

type Node = { key: string; parent?: string | undefined };

/**
 * Lists nodes after their ancestors without `known` ones, and adds them to `known`.
 * @throws KitError for a missing key
 */
export function listWithAncestors<T extends Node>(keys: readonly string[], byKey: ReadonlyMap<string, T>, known: Set<T>): T[] {
  return keys.flatMap((key) => {
    if (!byKey.has(key)) {
      throw new KitError('broken_bundle', `The template refers to “${key}” but doesn’t contain it.`, key);
    }
    const line: T[] = [];
    for (let at = byKey.get(key); at && !known.has(at); at = at.parent === undefined ? undefined : byKey.get(at.parent)) {
      known.add(at);
      line.push(at);
    }
    return line.toReversed();
  });
}
