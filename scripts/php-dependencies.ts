import type { PhpSource } from './php-source.js';

/** Shortens names for a report. */
const short = (name: string) => name.slice(name.indexOf('\\') + 1);
const namespaceOf = (name: string) => (name.includes('\\') ? name.slice(0, name.lastIndexOf('\\')) : 'root');

/** Lists the classes that each class names, by their names below the plugin's namespace. */
export function listDependencies(sources: readonly PhpSource[]): Map<string, Set<string>> {
  const known = new Set(sources.flatMap(({ className }) => className ?? []));
  return new Map(
    sources.flatMap(({ className, references }) => {
      const used = [...references].filter((name) => known.has(name) && name !== className);
      return className === undefined ? [] : [[short(className), new Set(used.map(short))] as const];
    }),
  );
}

/** Returns groups of classes that all reach each other, largest first (Tarjan's algorithm). */
export function findCycles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (node: string): number => {
    let lowest = order.size;
    order.set(node, lowest);
    low.set(node, lowest);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      lowest = Math.min(lowest, order.has(next) ? (stack.includes(next) ? (order.get(next) ?? 0) : lowest) : visit(next));
    }
    low.set(node, lowest);
    if (lowest === order.get(node)) {
      const group = stack.splice(stack.indexOf(node));
      if (group.length > 1) {
        cycles.push(group.toSorted());
      }
    }
    return lowest;
  };
  for (const node of graph.keys()) {
    if (!order.has(node)) {
      visit(node);
    }
  }
  return cycles.toSorted((a, b) => b.length - a.length);
}

/** Lists uses that point up, such as `Cloud → Rest`. `floors` names all namespaces, lowest first; `root` is the plugin's own. */
export function findUpwardUses(graph: ReadonlyMap<string, ReadonlySet<string>>, floors: readonly string[]): string[] {
  const floorOf = (name: string) => floors.indexOf(namespaceOf(name));
  return [...graph].flatMap(([from, used]) =>
    // The plugin's own class creates all others.
    from === 'Plugin'
      ? []
      : [...used].filter((to) => floorOf(to) > floorOf(from) || floorOf(from) < 0).map((to) => `${from} → ${to}`),
  );
}

/** Lists methods that nothing calls. WordPress and Elementor call those of their own classes, and WP-CLI those of commands. */
export function findDeadMethods(sources: readonly PhpSource[]): string[] {
  const used = new Set(sources.flatMap(({ calls }) => [...calls]));
  const known = new Set(sources.flatMap(({ className }) => className ?? []));
  return sources
    .filter(({ parent, file }) => (parent === undefined || known.has(parent)) && !file.endsWith('_Commands.php'))
    .flatMap(({ className, methods }) =>
      className === undefined
        ? []
        : methods.filter((name) => !name.startsWith('__') && !used.has(name)).map((name) => `${short(className)}::${name}`),
    );
}

/** Lists operation names outside the class of the operation, such as `Plan/Runner.php: theme.ensure`. */
export function findOperationNames(sources: readonly PhpSource[], names: readonly string[], folder: string): string[] {
  // A name without a dot, such as `publish`, means something else elsewhere.
  const words = names.filter((name) => name.includes('.'));
  return sources.flatMap(({ file, texts }) =>
    words
      .filter((name) => file !== `${folder}${toClassName(name)}.php`)
      .filter((name) => texts.some((text) => text === name || text.includes(`'${name}'`)))
      .map((name) => `${file.slice(file.indexOf('src/') + 4)}: ${name}`),
  );
}

/** Turns `term.ensure` into `Term_Ensure`. */
const toClassName = (name: string) => name.replaceAll('.', '_').replaceAll(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());
