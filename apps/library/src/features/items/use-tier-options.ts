import { countItems, type ListType, type Platform } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import type { SegmentedOption } from '@kithouse/ui/segmented.js';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import type { ListCounts } from './list-counts.js';
import type { TierChoice } from './list-query.js';

/** Returns the plan options with counts; a dash reserves the space until they load. */
export function useTierOptions(platform: Platform, type: ListType, narrowed: ListCounts): SegmentedOption<TierChoice>[] {
  const { data } = useEndpoint(countItems, {});
  const format = useFormat();
  const counts = narrowed ? narrowed.plan : data?.[platform][type];
  const show = (count: number | undefined) => (count === undefined ? '–' : format.count(count));
  return [
    { value: 'all', label: t('All'), count: show(counts?.total) },
    { value: 'starter', label: t('Starter'), count: show(counts?.starter) },
    { value: 'pro', label: t('Pro'), count: show(counts?.pro) },
  ];
}
