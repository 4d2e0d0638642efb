import type { DependencyChoice, Platform } from '@kithouse/contract';
import type { Filter, PluginGroup } from './filter.js';

/** Use of a plugin in a list's filter: none, required or excluded. */
export type PluginState = 'none' | 'include' | 'exclude';
export type GroupState = PluginState | 'mixed';

const next = { none: 'include', include: 'exclude', exclude: 'none', mixed: 'include' } as const;

/** Returns the state after another press. */
export const nextState = (state: GroupState): PluginState => next[state];

export const stateOf = ({ include, exclude }: Filter, id: number): PluginState =>
  include.includes(id) ? 'include' : exclude.includes(id) ? 'exclude' : 'none';

/** Returns the common state of a group's plugins. */
export function groupStateOf(filter: Filter, ids: readonly number[]): GroupState {
  const states = new Set(ids.map((id) => stateOf(filter, id)));
  return states.size > 1 ? 'mixed' : ([...states][0] ?? 'none');
}

/** Sets the state of a group's plugins. */
export function withPlugins(filter: Filter, group: PluginGroup, ids: readonly number[], state: PluginState): Filter {
  const others = (chosen: readonly number[]) => chosen.filter((id) => !ids.includes(id));
  return {
    ...filter,
    include: [...others(filter.include), ...(state === 'include' ? ids : [])],
    exclude: [...others(filter.exclude), ...(state === 'exclude' ? ids : [])],
    activeFilter: group,
  };
}

/** Groups plugins by platform; unknown ones belong to both. */
export function splitByPlatform(plugins: readonly DependencyChoice[]): Record<Platform, DependencyChoice[]> {
  const of = (wanted: Platform) => plugins.filter(({ platform }) => platform === null || platform === wanted);
  return { elementor: of('elementor'), gutenberg: of('gutenberg') };
}
