import { countItems, type Item, listCategories, listFeatured, listItems, listTemplateTypes } from '@kithouse/contract';
import { aPage } from './items.js';
import { answer } from './render-app.js';

const count = { total: 248, starter: 96, pro: 152 };
const counts = { packs: count, pages: { total: 12, starter: 8, pro: 4 }, blocks: { total: 1164, starter: 702, pro: 462 } };

export const categories = [
  { id: 4, name: 'Travel', slug: 'travel', packs_count: 23 },
  { id: 5, name: 'Food & Restaurant', slug: 'food-restaurant', packs_count: 28 },
];
export const templateTypes = [
  { id: 7, name: 'Hero', slug: 'hero', items_count: 142 },
  { id: 8, name: 'Pricing', slug: 'pricing', items_count: 76 },
];

/** Everything a list screen asks for, with these items on every page of every list. */
export const catalogue = (items: Item[] = [], page = {}) => [
  answer(listItems, () => aPage(items, page)),
  answer(countItems, () => ({ elementor: counts, gutenberg: counts })),
  answer(listCategories, () => categories),
  answer(listTemplateTypes, () => templateTypes),
  answer(listFeatured, () => ({ data: [] })),
];
