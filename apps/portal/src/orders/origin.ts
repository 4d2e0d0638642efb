/** Where somebody came from, as the address tells: kept with an order, to be counted. */
export function readOrigin(search: string): { utm_source?: string; utm_medium?: string } {
  const given = new URLSearchParams(search);
  const [utm_source, utm_medium] = ['utm_source', 'utm_medium'].map((name) => given.get(name)?.slice(0, 60));
  return { ...(utm_source && { utm_source }), ...(utm_medium && { utm_medium }) };
}

/** Address of a page, with where somebody came from. */
export function withOrigin(page: string, query: Record<string, string>, search: string): string {
  return `${page}?${new URLSearchParams({ ...query, ...readOrigin(search) })}`;
}
