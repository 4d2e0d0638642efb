/** Reads the origin of a visit from the address, which is stored with an order. */
export function readOrigin(search: string): { utm_source?: string; utm_medium?: string } {
  const given = new URLSearchParams(search);
  const [utm_source, utm_medium] = ['utm_source', 'utm_medium'].map((name) => given.get(name)?.slice(0, 60));
  return { ...(utm_source && { utm_source }), ...(utm_medium && { utm_medium }) };
}

/** Builds the address of a page with the visit's origin. */
export function withOrigin(page: string, query: Record<string, string>, search: string): string {
  return `${page}?${new URLSearchParams({ ...query, ...readOrigin(search) })}`;
}
