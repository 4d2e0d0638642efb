import { brand } from '@kithouse/contract';

/** Returns the address of a library screen in wp-admin, such as `gutenberg/blocks` with its filters. */
export function libraryUrl(site: { url: string }, path: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams({ page: brand.adminPage, path, ...query });
  return `${site.url}/wp-admin/admin.php?${search}`;
}
