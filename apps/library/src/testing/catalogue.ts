import {
  choiceCalls,
  countFacets,
  countItems,
  type DependencyChoice,
  type Item,
  listCategories,
  listDependencies,
  listFeatured,
  listItems,
  listTags,
} from '@kithouse/contract';
import { answer } from './fake-host.js';
import { aPage } from './items.js';

const count = { total: 248, starter: 96, pro: 152 };
const counts = { packs: count, pages: { total: 12, starter: 8, pro: 4 }, blocks: { total: 1164, starter: 702, pro: 462 } };

export const categories = [
  { id: 4, name: 'Travel', slug: 'travel', packs_count: 23, items_count: 23 },
  { id: 5, name: 'Food & Restaurant', slug: 'food-restaurant', packs_count: 28, items_count: 28 },
];
export const templateTypes = [
  { id: 7, name: 'Hero', slug: 'hero', items_count: 142 },
  { id: 8, name: 'Pricing', slug: 'pricing', items_count: 76 },
];

export const styles = [
  { id: 51, name: 'Elegant', slug: 'elegant', items_count: 31 },
  { id: 52, name: 'Playful', slug: 'playful', items_count: 18 },
];
export const colors = [
  { id: 61, name: 'Blue', slug: 'blue', items_count: 44 },
  { id: 62, name: 'Red', slug: 'red', items_count: 20 },
];

export const weights = [
  { id: 71, name: 'Up to 50 kB', slug: 'up-to-50-kb', items_count: 12 },
  { id: 72, name: 'Up to 150 kB', slug: 'up-to-150-kb', items_count: 60 },
];

export const tags = [
  { value: 31, label: 'surf', items_count: 12 },
  { value: 32, label: 'booking', items_count: 9 },
  { value: 33, label: 'Café', items_count: 4 },
];

export const aPlugin = (id: number, name: string, changes: Partial<DependencyChoice> = {}): DependencyChoice => {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return { id, name, slug, plugin_file: `${slug}/${slug}.php`, is_pro: false, platform: null, items_count: 5, ...changes };
};
export const plugins = [
  aPlugin(11, 'Elementor Pro', { is_pro: true, platform: 'elementor' }),
  aPlugin(12, 'WPForms Pro', { is_pro: true }),
  aPlugin(21, 'Elementor', { platform: 'elementor' }),
  aPlugin(22, 'WooCommerce'),
  aPlugin(23, 'Kadence Blocks', { platform: 'gutenberg' }),
];

const facet = (total: number, terms: { id: number; n: number }[]) => ({ total, is_about: false, terms });

/** Answers all calls of a list screen with these items on every page. */
export const catalogue = (items: Item[] = [], page = {}) => [
  answer(listItems, () => aPage(items, page)),
  answer(countItems, () => ({ elementor: counts, gutenberg: counts })),
  answer(listCategories, () => categories),
  answer(choiceCalls.template_type, () => templateTypes),
  answer(choiceCalls.style, () => styles),
  answer(choiceCalls.color, () => colors),
  answer(choiceCalls.weight, () => weights),
  answer(listFeatured, () => ({ data: [] })),
  answer(listTags, () => tags),
  answer(listDependencies, () => plugins),
  answer(countFacets, ({ type = 'packs' }) => ({
    plan: counts[type],
    category: facet(
      counts[type].total,
      categories.map(({ id, packs_count }) => ({ id, n: packs_count })),
    ),
    template_type: facet(
      counts[type].total,
      templateTypes.map(({ id, items_count }) => ({ id, n: items_count })),
    ),
    style: facet(
      counts[type].total,
      styles.map(({ id, items_count }) => ({ id, n: items_count })),
    ),
    color: facet(
      counts[type].total,
      colors.map(({ id, items_count }) => ({ id, n: items_count })),
    ),
    weight: facet(
      counts[type].total,
      weights.map(({ id, items_count }) => ({ id, n: items_count })),
    ),
    dependency: facet(
      counts[type].total,
      plugins.map(({ id, items_count }) => ({ id, n: items_count })),
    ),
    tag: facet(
      counts[type].total,
      tags.map(({ value, items_count }) => ({ id: value, n: items_count })),
    ),
  })),
];
