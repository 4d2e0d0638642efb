import { expect, test } from 'vitest';
import { type FacetName, facets, getFacet, listSlugFacets } from './facets.js';

const names = Object.keys(facets) as FacetName[];

test('gives every filter its own number of stored keys and keeps the stored ones', () => {
  const taken = [0, 1, 7, 8, 9, 10];
  const keys = names.map((name) => getFacet(name).key);

  expect(new Set([...taken, ...keys]).size).toBe(taken.length + keys.length);
  expect(Math.max(...keys)).toBeLessThanOrEqual(15);
  expect(facets).toMatchObject({
    plan: { key: 2 },
    template_type: { key: 3 },
    category: { key: 4 },
    tag: { key: 5 },
    dependency: { key: 6 },
    color: { key: 11 },
    style: { key: 12 },
    weight: { key: 13 },
  });
});

test('gives every filter its own parameters and column', () => {
  const rows = names.map(getFacet);
  const parameters = rows.flatMap(({ one, all, none }) => [one, all, none]).filter(Boolean);
  const columns = rows.map(({ column }) => column);

  expect(new Set(parameters).size).toBe(parameters.length);
  expect(new Set(columns).size).toBe(columns.length);
});

test('[R-FIND-08] shows categories beside all lists and template types beside pages and blocks', () => {
  const lists = (['packs', 'pages', 'blocks'] as const).map((type) => listSlugFacets(type));
  const known = lists.map((shown) => shown.filter((name) => name === 'category' || name === 'template_type'));

  expect(known).toEqual([['category'], ['template_type', 'category'], ['template_type', 'category']]);
});
