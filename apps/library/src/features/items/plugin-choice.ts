import type { DependencyChoice, Platform } from '@kithouse/contract';
import type { Filter, PluginGroup } from './filter.js';

/** What a list does with a plugin: nothing, show only what needs it, or leave out what needs it. */
export type PluginState = 'none' | 'include' | 'exclude';
export type GroupState = PluginState | 'mixed';

const next = { none: 'include', include: 'exclude', exclude: 'none', mixed: 'include' } as const;

/** What one more press makes of a plugin, or of all plugins of a group. */
export const nextState = (state: GroupState): PluginState => next[state];

export const stateOf = ({ include, exclude }: Filter, id: number): PluginState =>
  include.includes(id) ? 'include' : exclude.includes(id) ? 'exclude' : 'none';

/** What the plugins of a group have in common. */
export function groupStateOf(filter: Filter, ids: readonly number[]): GroupState {
  const states = new Set(ids.map((id) => stateOf(filter, id)));
  return states.size > 1 ? 'mixed' : ([...states][0] ?? 'none');
}

/** The filter with these plugins of a group in that state. */
export function withPlugins(filter: Filter, group: PluginGroup, ids: readonly number[], state: PluginState): Filter {
  const others = (chosen: readonly number[]) => chosen.filter((id) => !ids.includes(id));
  return {
    ...filter,
    include: [...others(filter.include), ...(state === 'include' ? ids : [])],
    exclude: [...others(filter.exclude), ...(state === 'exclude' ? ids : [])],
    activeFilter: group,
  };
}

/** The plugins of each platform; one whose platform nobody knows belongs to both. */
export function splitByPlatform(plugins: readonly DependencyChoice[]): Record<Platform, DependencyChoice[]> {
  const of = (wanted: Platform) => plugins.filter(({ platform }) => platform === null || platform === wanted);
  return { elementor: of('elementor'), gutenberg: of('gutenberg') };
}
