import { itemTypeOf, type ListType, listDependencies, listTags, type Platform } from '@kithouse/contract';
import { useEndpoint } from '../../lib/use-endpoint.js';

export const useTags = (platform: Platform, type: ListType, enabled = true) =>
  useEndpoint(listTags, { platform, itemType: itemTypeOf(type) }, { enabled });

export const useDependencies = () => useEndpoint(listDependencies, {});
