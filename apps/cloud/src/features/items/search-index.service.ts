import { type getSearchIndex, maxSearchEntries, type Output, type Platform } from '@kithouse/contract';
import type { Cards } from './items.service.js';
import type { PictureSize } from './pictures.js';
import { listSearchRows } from './search-index.queries.js';

/** Returns what a browser needs to search a platform's items while a person types. */
export async function getIndex({ db, filesUrl }: Cards, platform: Platform): Promise<Output<typeof getSearchIndex>> {
  const rows = await listSearchRows(db, platform, maxSearchEntries + 1);
  const entries = rows
    .slice(0, maxSearchEntries)
    .map(({ sizes, titles, ...entry }) => ({ ...entry, ...(titles && { titles }), picture: findSmallest(sizes, filesUrl) }));
  return { entries, is_complete: rows.length <= maxSearchEntries };
}

function findSmallest(sizes: PictureSize[] | null, filesUrl: string): string | null {
  const [smallest] = [...(sizes ?? [])].sort((a, b) => a.width - b.width);
  return smallest ? filesUrl + smallest.file : null;
}
