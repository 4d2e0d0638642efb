import type { Place } from '../../lib/address.js';

/** The two groups in which plugins are offered. */
export type PluginGroup = 'free' | 'pro';

/** What the sidebar narrows a list by when its Filter button is pressed; ids of tags and of plugins. */
export type Filter = {
  tags: readonly number[];
  include: readonly number[];
  exclude: readonly number[];
  /** The group of plugins that was used last. */
  activeFilter: PluginGroup | undefined;
};

/** As many ids as the cloud takes for one parameter. */
const mostIds = 50;

/** What the address asks for; what cannot be an id is left out. A plugin that is asked for and refused is asked for. */
export function readFilter({ tags, tag_id, include: included, exclude, activeFilter }: Place['query']): Filter {
  const include = readIds(included);
  return {
    tags: readIds([tags, tag_id].filter(Boolean).join(',')),
    include,
    exclude: readIds(exclude).filter((id) => !include.includes(id)),
    activeFilter: activeFilter === 'free' || activeFilter === 'pro' ? activeFilter : undefined,
  };
}

/** The parameters of the address that say so. A tag that a link brought is one of `tags` from then on. */
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

/** Whether both find the same; the order in which something was chosen finds nothing else. */
export const isSameFilter = (one: Filter, other: Filter) =>
  (['tags', 'include', 'exclude'] as const).every(
    (key) => one[key].length === other[key].length && one[key].every((id) => other[key].includes(id)),
  );

export const isEmptyFilter = (filter: Filter) => isSameFilter(filter, noFilter);

export const isNumbered = (text: string | undefined) => text !== undefined && /^[1-9]\d{0,8}$/.test(text);

export function readIds(text: string | undefined): number[] {
  const ids = (text ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids.filter(isNumbered).map(Number))].slice(0, mostIds);
}
