import { KitError } from '../kit-error.js';

type Node = { key: string; parent?: string | undefined };

/**
 * The nodes of these keys behind all that they lie under, without those that are `known`, which knows them from then on.
 * @throws KitError for a key that is not there
 */
export function lineage<T extends Node>(keys: readonly string[], byKey: ReadonlyMap<string, T>, known: Set<T>): T[] {
  return keys.flatMap((key) => {
    if (!byKey.has(key)) {
      throw new KitError('broken_bundle', `"${key}" is named, but not part of this template.`, key);
    }
    const line: T[] = [];
    for (let at = byKey.get(key); at && !known.has(at); at = at.parent === undefined ? undefined : byKey.get(at.parent)) {
      known.add(at);
      line.push(at);
    }
    return line.toReversed();
  });
}
