import type { Route } from '../../lib/address.js';

/** Groups of plugins. */
export type PluginGroup = 'free' | 'pro';

/** Filters of the sidebar, applied on Filter: ids of tags and plugins. */
export type Filter = {
  tags: readonly number[];
  include: readonly number[];
  exclude: readonly number[];
  /** Group used last. */
  activeFilter: PluginGroup | undefined;
};

/** Maximum ids of a parameter in the cloud. */
const maxIds = 50;

/** Reads the filter from the address without invalid ids. Include wins over exclude. */
export function readFilter({ tags, tag_id, include: included, exclude, activeFilter }: Route['query']): Filter {
  const include = readIds(included);
  return {
    tags: readIds([tags, tag_id].filter(Boolean).join(',')),
    include,
    exclude: readIds(exclude).filter((id) => !include.includes(id)),
    activeFilter: activeFilter === 'free' || activeFilter === 'pro' ? activeFilter : undefined,
  };
}

/** Builds the address's parameters, with a link's tag among `tags`. */
export function filterQuery({ tags, include, exclude, activeFilter }: Filter) {
  return {
    tags: tags.join(','),
    tag_id: undefined,
    include: include.join(','),
    exclude: exclude.join(','),
    activeFilter: include.length + exclude.length > 0 ? activeFilter : undefined,
  };
}

export const noFilter: Filter = { tags: [], include: [], exclude: [], activeFilter: undefined };

/** Compares filters regardless of order. */
export const isSameFilter = (one: Filter, other: Filter) =>
  (['tags', 'include', 'exclude'] as const).every(
    (key) => one[key].length === other[key].length && one[key].every((id) => other[key].includes(id)),
  );

export const isEmptyFilter = (filter: Filter) => isSameFilter(filter, noFilter);

export const isNumbered = (text: string | undefined) => text !== undefined && /^[1-9]\d{0,8}$/.test(text);

export function readIds(text: string | undefined): number[] {
  const ids = (text ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids.filter(isNumbered).map(Number))].slice(0, maxIds);
}
