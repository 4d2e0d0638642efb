import {
  facets,
  type ItemType,
  type listCategories,
  type listDependencies,
  type listTags,
  type listTemplateTypes,
  type NamedFacet,
  type Output,
  type Platform,
  type TermFacet,
} from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import type { Catalogue, TermCount } from '../../ports/catalogue.js';
import * as queries from './terms.queries.js';

type Counted = { db: Db; catalogue: Catalogue };
type Within = { platform?: Platform | undefined; itemType?: ItemType | undefined };

/** Lists the choices of a filter that items of the platform and type have, sorted by name. */
export async function choices(from: Counted, facet: NamedFacet, within: Within): Promise<Output<typeof listTemplateTypes>> {
  const counts = await countWithin(from, facet, within);
  const rows = await queries.listTerms(from.db, facets[facet].table, [...counts.keys()]);
  return rows.map((row) => ({ ...row, items_count: counts.get(row.id) ?? 0 }));
}

/** Lists the categories of the platform's items, of one type or of all, sorted by name, with their number of packs. */
export async function categories(from: Counted, { platform, ...within }: Within): Promise<Output<typeof listCategories>> {
  const packs = await countWithin(from, 'category', { platform, itemType: 'pack' });
  const rows = await choices(from, 'category', { platform, ...within });
  return rows.map((row) => ({ ...row, packs_count: packs.get(row.id) ?? 0 }));
}

/** Lists the tags of items, sorted by name. */
export async function tags(from: Counted, within: Within): Promise<Output<typeof listTags>> {
  const rows = await choices(from, 'tag', within);
  return rows.map(({ id, name, items_count }) => ({ value: id, label: name, items_count }));
}

/** Lists the plugins that items need, sorted by name. One that both platforms need has no platform. */
export async function dependencies({ db, catalogue }: Counted): Promise<Output<typeof listDependencies>> {
  const counts = await catalogue.countTerms('dependency');
  const rows = await queries.listDependencies(db, [...sum(counts).keys()]);
  return rows.map((row) => {
    const own = counts.filter(({ id }) => id === row.id);
    const [platform = null, other] = new Set(own.map((count) => count.platform));
    return { ...row, platform: other ? null : platform, items_count: sum(own).get(row.id) ?? 0 };
  });
}

async function countWithin(
  { catalogue }: Counted,
  facet: TermFacet,
  { platform, itemType }: Within,
): Promise<Map<number, number>> {
  const counts = await catalogue.countTerms(facet);
  return sum(
    counts.filter((count) => (platform ?? count.platform) === count.platform && (itemType ?? count.type) === count.type),
  );
}

/** Sums the counts of each id. */
function sum(counts: TermCount[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { id, n } of counts) {
    sums.set(id, (sums.get(id) ?? 0) + n);
  }
  return sums;
}
