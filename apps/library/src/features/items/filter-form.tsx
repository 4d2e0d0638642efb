import type { ListType, Platform } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { type ReactNode, useState } from 'react';
import type { Route } from '../../lib/address.js';
import { t } from '../../lib/i18n.js';
import { type Filter, filterQuery, type PluginGroup, readFilter } from './filter.js';
import { FilterSkeleton } from './filter-skeleton.js';
import type { ListCounts } from './list-counts.js';
import type { ListNarrowing } from './list-query.js';
import { splitByPlatform } from './plugin-choice.js';
import { PluginFacet } from './plugin-facet.js';
import { TagSelect } from './tag-select.js';
import { useDependencies, useTagCounts, useTags } from './use-choices.js';
import { useFilterDraft } from './use-filter-draft.js';

type FilterFormProps = {
  route: Route;
  platform: Platform;
  type: ListType;
  narrowing: ListNarrowing | undefined;
  counts: ListCounts;
  onNarrow: (changes: Record<string, string | undefined>) => void;
  reset: ReactNode;
};

/** Shows plugins and tags, applied together by the Filter button. */
export function FilterForm({ route, platform, type, narrowing, counts, onNarrow, reset }: FilterFormProps) {
  const { draft, change, isChanged } = useFilterDraft(readFilter(route.query), `${platform}/${type}`);
  const plugins = useDependencies();
  // There may be thousands of tags, so they load on approach.
  const [isNear, setNear] = useState(false);
  const isWanted = isNear || draft.tags.length > 0;
  const tags = useTags(platform, type, isWanted);
  const tagCounts = useTagCounts(narrowing, isWanted);
  const choices = tags.data?.map((tag) => (tagCounts ? { ...tag, items_count: tagCounts.get(tag.value) ?? 0 } : tag)) ?? [];
  if (plugins.isPending || (draft.tags.length > 0 && tags.isPending)) {
    return <FilterSkeleton>{reset}</FilterSkeleton>;
  }
  const known = splitByPlatform(plugins.data ?? [])[platform];
  const apply = () => isChanged && onNarrow(filterQuery(draft));
  return (
    <>
      {groups().map(({ group, title }) => (
        <PluginFacet
          key={group}
          group={group}
          title={title}
          plugins={known.filter((plugin) => plugin.is_pro === (group === 'pro') && isOffered(plugin, draft))}
          filter={draft}
          counts={counts?.dependency}
          onChange={change}
        />
      ))}
      {plugins.isError && (
        <div className="facet">
          <p className="dim">{t('The plugins couldn’t be loaded.')}</p>
          <Button size="s" aria-busy={plugins.isFetching} onClick={() => void plugins.refetch()}>
            {t('Retry')}
          </Button>
        </div>
      )}
      <TagSelect
        label={t('Filter Items by Tags')}
        placeholder={t('Write a keyword...')}
        tags={{
          choices,
          state: tags.status,
          chosen: draft.tags,
          onChange: (chosen) => change({ ...draft, tags: chosen }),
        }}
        isNear={isWanted}
        onApproach={() => setNear(true)}
        onSubmit={apply}
      />
      <div className="actions">
        <Button kind="primary" disabled={!isChanged} onClick={apply}>
          {t('Filter')}
        </Button>
        {reset}
      </div>
    </>
  );
}

const groups = (): { group: PluginGroup; title: string }[] => [
  { group: 'pro', title: t('Pro plugins') },
  { group: 'free', title: t('Free plugins') },
];

/** Hides unused choices unless selected. */
const isOffered = ({ id, items_count }: { id: number; items_count: number }, { include, exclude }: Filter) =>
  items_count > 0 || include.includes(id) || exclude.includes(id);
