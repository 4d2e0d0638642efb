import type { Dependency } from '@kithouse/contract';

/** `error`: it will not work. `warning`: a part will be missing or look different. `info`: good to know. */
export type Problem = {
  code: string;
  severity: 'error' | 'warning' | 'info';
  message: string;
  /** Where it was met first. */
  place?: string;
  /** The plugin that would solve it. */
  plugin?: Dependency;
};

/** Gathers problems; one that is met again is counted, not repeated. */
export class ProblemList {
  private readonly byKey = new Map<string, { count: number; make: (times: string) => Problem }>();

  /** `brought` are the ids of the colours and fonts that come along. */
  constructor(readonly brought: ReadonlySet<string> = new Set()) {}

  /** `make` gets ` (3 times)`, or nothing when it was met once. */
  add(key: string, make: (times: string) => Problem): void {
    const known = this.byKey.get(key);
    if (known) {
      known.count += 1;
    } else {
      this.byKey.set(key, { count: 1, make });
    }
  }

  toList(): Problem[] {
    const order = { error: 0, warning: 1, info: 2 };
    return [...this.byKey.values()]
      .map(({ count, make }) => make(count === 1 ? '' : ` (${count} times)`))
      .sort((a, b) => order[a.severity] - order[b.severity]);
  }
}
