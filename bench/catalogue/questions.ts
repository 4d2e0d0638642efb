import { listWords, sizes } from '../seed/items.js';
import { createRandom, createZipf } from '../seed/random.js';

/** Creates deterministic requests with the seed's frequencies. */
export function createQuestions(seed: number, items: number) {
  const random = createRandom(seed);
  const words = listWords(20_26);
  const zipf = Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, createZipf(size, random)])) as Record<
    keyof typeof sizes,
    () => number
  >;
  let requested = 0;

  const list = (more: Record<string, string | number>) => {
    const base = {
      platform: random.has(0.6) ? 'elementor' : 'gutenberg',
      type: random.pick(['blocks', 'blocks', 'pages', 'packs']),
      ...more,
    };
    return `/items?${new URLSearchParams(Object.entries(base).map(([name, value]) => [name, String(value)]))}`;
  };
  const id = (name: keyof typeof sizes) => zipf[name]() + 1;
  const word = () => words[zipf.words()] ?? '';

  return {
    plain: (page = 1) => list({ page }),
    filtered: (page = 1) => list({ page, plan: random.pick(['all', 'starter', 'pro']), template_type_id: id('template_types') }),
    category: (page = 1) => list({ page, category_id: id('categories') }),
    tagged: (page = 1) => list({ page, tags: `${id('tags')},${id('tags')}` }),
    plugins: (page = 1) => list({ page, include: id('dependencies'), exclude: `${id('dependencies')},${id('dependencies')}` }),
    sorted: (page = 1) => list({ page, sort: random.pick(['latest', 'rating', 'downloads']), category_id: id('categories') }),
    prefix: () => list({ search: [word(), word().slice(0, 5)].slice(random.between(0, 1)).join(' ') }),
    typo() {
      const letters = [...word().padEnd(6, 'kare')];
      const at = random.between(1, letters.length - 2);
      const [own = '', next = ''] = letters.slice(at, at + 2);
      const typed = random.pick([[next, own], [own], [own, 'x', next], ['x', next]]);
      return list({ search: letters.toSpliced(at, 2, ...typed).join('') });
    },
    detail: () => `/items/item-${random.between(1, Math.min(items, 5_000))}`,
    terms: () =>
      random.pick([
        '/items-count',
        '/categories?platform=elementor',
        '/tags?platform=gutenberg',
        '/dependencies',
        '/templateTypes?itemType=block',
      ]),
    ids: () => Array.from({ length: 24 }, () => random.between(1, items)).join(','),
    /** Makes a request unique, so that no answer is cached. */
    uncached: (question: string) => `${question}${question.includes('?') ? '&' : '?'}_=${requested++}`,
    random,
  };
}

export type Questions = ReturnType<typeof createQuestions>;
