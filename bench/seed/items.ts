import type { ItemType, Platform, Tier } from '@kithouse/contract';
import { createRandom, createZipf, type Random } from './random.js';

export const sizes = { words: 30_000, tags: 400, categories: 40, template_types: 60, dependencies: 30 };

/** Generates invented words of realistic length and similarity. */
export function listWords(seed: number): string[] {
  const random = createRandom(seed);
  const syllables = [
    'ka',
    're',
    'mo',
    'lin',
    'ta',
    'sor',
    'vi',
    'pe',
    'dan',
    'ul',
    'cri',
    'bo',
    'ne',
    'sta',
    'fo',
    'gra',
    'hu',
    'jo',
    'wen',
    'zi',
  ];
  const words = new Set<string>();
  while (words.size < sizes.words) {
    words.add(Array.from({ length: random.between(2, 4) }, () => random.pick(syllables)).join(''));
  }
  return [...words];
}

export type SeededItem = ReturnType<ReturnType<typeof createItems>>;

/** Creates items numbered 1, 2, 3 …: one in twenty is a pack, the others mostly belong to the last pack of their platform. */
export function createItems(seed: number, words: string[]) {
  const random = createRandom(seed + 1);
  const draw = Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, createZipf(size, random)])) as Record<
    keyof typeof sizes,
    () => number
  >;
  const lastPack: Partial<Record<Platform, number>> = {};

  const text = (count: number) => Array.from({ length: count }, () => words[draw.words()]).join(' ');
  const some = (name: keyof typeof sizes, count: number) => [...new Set(Array.from({ length: count }, () => draw[name]() + 1))];

  return (id: number) => {
    const platform: Platform = random.has(0.6) ? 'elementor' : 'gutenberg';
    const type: ItemType = id % 20 === 1 ? 'pack' : random.has(0.65) ? 'block' : 'page';
    const tier: Tier = random.has(0.7) ? 'starter' : 'pro';
    const pack_id = type !== 'pack' && random.has(0.8) ? (lastPack[platform] ?? null) : null;
    lastPack[platform] = type === 'pack' ? id : lastPack[platform];
    const tag_ids = some('tags', random.between(1, 6));
    const category_ids = some('categories', random.between(1, 2));
    return {
      id,
      platform,
      type,
      plan: tier,
      pack_id,
      tag_ids,
      category_ids,
      template_type_id: draw.template_types() + 1,
      dependency_ids: random.has(0.5) ? some('dependencies', random.between(1, 3)) : [],
      kind: '',
      title: text(random.between(2, 5)),
      labels: tag_ids.map((tag) => nameOf('tags', tag)).join(' '),
      description: text(random.between(8, 30)),
      ...toNumbers(random),
      pictures: toPictures(random),
      minute: random.between(0, 1_500_000),
    };
  };
}

/** Builds term names of separate words, so that searches match them too. */
export const nameOf = (kind: keyof typeof sizes, id: number) => `${kind.replace(/e?s$/, '').replace('_', '')}${id}`;

/** Generates counts, where few items have many downloads. */
function toNumbers(random: Random) {
  const downloads = Math.floor(20 / (random.next() + 0.001));
  const favourites = Math.floor(downloads * random.next() * 0.3);
  const rating_count = Math.floor(downloads * random.next() * 0.05);
  return { downloads, favourites, rating_count, rating_sum: Math.round(rating_count * (3 + 2 * random.next())) };
}

/** Generates two pictures in three widths whose files nobody opens. */
function toPictures(random: Random) {
  const file = Array.from({ length: 8 }, () =>
    Math.floor(random.next() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
  const sizesOf = (letter: string) =>
    [400, 800, 1200].map((width) => ({ file: `${letter}${file.slice(1)}.webp`, width, height: width }));
  return [sizesOf('a'), sizesOf('b')];
}
