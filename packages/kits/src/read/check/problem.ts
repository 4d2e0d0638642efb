import type { Dependency } from '@kithouse/contract';

/** `error`: it will not work. `warning`: a part will be missing or look different. `info`: good to know. */
export type Problem = {
  code: string;
  severity: 'error' | 'warning' | 'info';
  message: string;
  /** First occurrence. */
  place?: string;
  /** Plugin that would solve it. */
  plugin?: Dependency;
};

/** Collects problems and counts repetitions. */
export class ProblemList {
  private readonly byKey = new Map<string, { count: number; make: (times: string) => Problem }>();

  /** `brought` are the ids of the included colours and fonts. */
  constructor(readonly brought: ReadonlySet<string> = new Set()) {}

  /** `make` gets ` (3 times)`, or an empty string for one occurrence. */
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
