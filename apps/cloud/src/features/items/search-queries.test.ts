import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ItemType } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { openSearchableShelf } from '../../testing/searchable-shelf.js';
import { readStarterItems, type StarterItem } from '../../testing/starter-items.js';

type Expected = { kind: ItemType; ref: string };
type Query = { q: string; expect: Expected[] };

const file = join(import.meta.dirname, '../../../../../../shared/design/catalogue/queries.json');
const queries: Query[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];

/** Names that listings use for a kind of section instead of its short name. */
const namesOfKind: Record<string, string[]> = {
  form: ['contact form', 'booking form', 'quote form'],
  hours: ['opening hours'],
  'price-list': ['price list', 'prices'],
  table: ['comparison', 'comparison table'],
  cta: ['call to action'],
  map: ['directions', 'location'],
  404: ['error page', 'not found'],
  blog: ['posts', 'latest posts'],
  donate: ['donation', 'donations'],
  header: ['navigation'],
  gallery: ['pictures'],
};

const items = readStarterItems();
const search = openSearchableShelf(items);

/** Tells whether an item is what a query expects: a pack, a page of a pack, or a kind of section. */
function isExpected({ type, slug, pack, names }: StarterItem, { kind, ref }: Expected): boolean {
  if (type !== kind) {
    return false;
  }
  if (kind === 'pack') {
    return slug === ref;
  }
  const words = names.map((name) => name.toLowerCase());
  if (kind === 'block') {
    return [ref, ...(namesOfKind[ref] ?? [])].some((name) => words.includes(name));
  }
  const [owner = '', page = ''] = ref.split('/');
  return owner === '*' ? words.includes(page) : pack === owner && slug.endsWith(`-${page}`);
}

/** Returns whether the first three of a list have what the query expects; undefined when the catalogue has none of it. */
async function isFound({ q, expect: wanted }: Query): Promise<boolean | undefined> {
  const covered = wanted.filter((one) => items.some((item) => isExpected(item, one)));
  const firsts = await Promise.all(covered.map(async (one) => ({ one, found: await search(one.kind, q) })));
  return covered.length === 0 ? undefined : firsts.some(({ one, found }) => found.items.some((item) => isExpected(item, one)));
}

test.skipIf(queries.length === 0)(
  '[R-FIND-06] lists the expected items of 95 % of the reference searches among the first three',
  async () => {
    const results = await Promise.all(queries.map(async (query) => ({ q: query.q, isFound: await isFound(query) })));
    const of = (state: boolean | undefined) => results.filter((result) => result.isFound === state).map(({ q }) => q);
    const missed = of(false);
    const covered = results.length - of(undefined).length;

    console.log(
      `${covered} of ${results.length} reference searches have an item in the catalogue. Not covered: ${of(undefined).join(', ')}`,
    );
    expect(covered).toBeGreaterThan(0);
    expect(missed.length > covered * 0.05 ? missed : []).toEqual([]);
    if (missed.length > 0) {
      console.log(`Missed: ${missed.join(', ')}`);
    }
  },
);
