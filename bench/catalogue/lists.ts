import type { Figure } from '../figure.js';
import { createGet } from './get.js';
import { createQuestions } from './questions.js';
import type { MeasuredCloud } from './start.js';
import { measureInTurns, type Times } from './times.js';

const pages = [1, 50];

export type Sized = { cloud: MeasuredCloud; items: number };

/** Milliseconds of uncached lists and of the baseline: reading 24 rows by primary key. */
export type ListTimes = {
  items: number;
  baseline: Times;
  lists: Record<string, Times>;
  prefix: Times;
  typo: Times;
  again: Times;
};

/** Measures lists one after another, each requested for the first time. */
export async function measureLists({ v1, beside }: MeasuredCloud, items: number, rounds: number): Promise<ListTimes> {
  const get = createGet();
  const ask = createQuestions(1, items);
  const uncached = (question: () => string) => () => get(v1 + ask.uncached(question()));
  const kinds = ['plain', 'filtered', 'category', 'tagged', 'plugins', 'sorted'] as const;
  const lists = Object.fromEntries(
    kinds.flatMap((kind) => pages.map((page) => [`${kind}, page ${page}`, uncached(() => ask[kind](page))] as const)),
  );
  const { baseline, prefix, typo, again, ...rest } = await measureInTurns(
    {
      baseline: () => get(`${beside}/baseline?ids=${ask.ids()}`),
      again: () => get(`${v1}/items?platform=elementor&type=blocks`),
      prefix: uncached(ask.prefix),
      typo: uncached(ask.typo),
      ...lists,
    },
    rounds,
  );
  get.close();
  return { items, baseline, prefix, typo, again, lists: rest as Record<string, Times> };
}

const inMs = ({ p50, p99 }: Times) => `p50 ${p50.toFixed(2)}, p99 ${p99.toFixed(1)} ms`;

/** Computes P5 and P6 of one size: the slowest list compared with the baseline, search compared with a plain list. */
export function toFigures({ items, baseline, lists, prefix, typo, again }: ListTimes): Figure[] {
  const size = `${items / 1000} k items`;
  const [slowest = '', worst = baseline] = Object.entries(lists).toSorted(([, a], [, b]) => b.p50 - a.p50)[0] ?? [];
  const plain = lists['plain, page 1'] ?? baseline;
  const note = `${inMs(worst)}; 24 rows by primary key: ${inMs(baseline)}; plain list: ${inMs(plain)}; repeated request: ${inMs(again)}`;
  return [
    {
      id: 'P5',
      what: `slowest list (${slowest}) compared with 24 rows by primary key, ${size}, p50`,
      unit: '×',
      value: worst.p50 / baseline.p50,
      target: 3,
      note,
    },
    {
      id: 'P6',
      what: `search by prefix compared with a plain list, ${size}, p50`,
      unit: '×',
      value: prefix.p50 / plain.p50,
      target: 5,
      note: inMs(prefix),
    },
    {
      id: 'P6',
      what: `search with a typo compared with a plain list, ${size}, p50`,
      unit: '×',
      value: typo.p50 / plain.p50,
      target: 5,
      note: inMs(typo),
    },
  ];
}

/** Measures P5 between two sizes in turns: how much longer the larger catalogue takes for full pages. */
export async function measureGrowth(small: Sized, large: Sized, rounds: number): Promise<Figure> {
  const get = createGet();
  const kinds = { plain: [1, 50], category: [1], sorted: [1] } as const;
  const questions = Object.entries(kinds).flatMap(([kind, own]) =>
    own.map((page) => [kind as keyof typeof kinds, page] as const),
  );
  const asking = ({ cloud, items }: Sized) => {
    const ask = createQuestions(3, items);
    return async () => {
      for (const [kind, page] of questions) {
        await get(cloud.v1 + ask.uncached(ask[kind](page)));
      }
    };
  };
  const times = await measureInTurns({ small: asking(small), large: asking(large) }, rounds);
  get.close();
  const what = `lists of ${large.items / 1000} k items compared with ${small.items / 1000} k, p50`;
  return { id: 'P5', what, unit: '×', value: times.large.p50 / times.small.p50, target: 2 };
}
