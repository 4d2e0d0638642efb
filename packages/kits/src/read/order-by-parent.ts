import { KitError } from './kit-error.js';

type Node = { key: string; parent?: string | undefined };

/**
 * Sorts parents before children, otherwise stable. Iterative, because chains may be long.
 * @throws KitError for duplicate keys, missing parents and cycles
 */
export function orderByParent<T extends Node>(nodes: readonly T[]): T[] {
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  if (byKey.size < nodes.length) {
    throw new KitError('broken_bundle', 'Two entries of this template have the same key.');
  }
  const ordered = new Set<T>();
  for (const node of nodes) {
    const line = new Set<T>();
    for (let at: T | undefined = node; at && !ordered.has(at); at = parentOf(at, byKey)) {
      if (line.has(at)) {
        throw new KitError('broken_bundle', `“${at.key}” is its own parent.`, at.key);
      }
      line.add(at);
    }
    for (const one of [...line].toReversed()) {
      ordered.add(one);
    }
  }
  return [...ordered];
}

function parentOf<T extends Node>({ key, parent }: T, byKey: Map<string, T>): T | undefined {
  const found = parent === undefined ? undefined : byKey.get(parent);
  if (parent !== undefined && !found) {
    throw new KitError('broken_bundle', `The parent of “${key}” is “${parent}”, which isn’t in this template.`, key);
  }
  return found;
}
