type Node = { key: string; parent?: string };

/** Removes missing parents and cycles and reports each to `onCut`. Walks each chain once. */
export function cutCycles<T extends Node>(nodes: readonly T[], onCut: (node: T, is_cycle: boolean) => void): T[] {
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  const cut = new Set<T>();
  const sound = new Set<T>();
  for (const node of nodes) {
    const line = new Set<T>();
    for (let at: T | undefined = node; at && !sound.has(at); at = at.parent === undefined ? undefined : byKey.get(at.parent)) {
      line.add(at);
      const above: T | undefined = at.parent === undefined ? undefined : byKey.get(at.parent);
      if (at.parent !== undefined && (!above || line.has(above))) {
        cut.add(at);
        onCut(at, above !== undefined);
        break;
      }
    }
    for (const one of line) {
      sound.add(one);
    }
  }
  return nodes.map((node) => {
    if (!cut.has(node)) {
      return node;
    }
    const { parent: _, ...rest } = node;
    return rest as T;
  });
}
