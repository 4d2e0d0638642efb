import { type ListType, listDependencies, type Platform } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { useHost } from '../../lib/host.js';
import { isElementor } from '../dependencies/need.js';
import { listMissing, neutral } from './fit.js';
import type { ListFit } from './list-query.js';
import { useTermChoices } from './use-choices.js';

const nothing: ListFit = { missing: [], adaptable: [] };

/**
 * Returns the input of the order by fit; undefined until it has loaded. The filters show the same choices, so nothing more
 * is requested. Every template for Elementor needs Elementor, so it makes no difference.
 */
export function useListFit(platform: Platform, type: ListType, isWanted: boolean): ListFit | undefined {
  const { boot } = useHost();
  const plugins = useEndpoint(listDependencies, {}, { enabled: isWanted });
  const categories = useTermChoices('category', platform, type, isWanted);
  if (!isWanted) {
    return nothing;
  }
  if (plugins.isPending || categories.isPending) {
    return undefined;
  }
  const others = (plugins.data ?? []).filter((plugin) => !isElementor(plugin));
  return {
    missing: listMissing(others, boot).map(({ id }) => id),
    adaptable: (categories.data ?? []).filter(({ slug }) => slug === neutral).map(({ id }) => id),
  };
}
