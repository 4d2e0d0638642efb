import { type ListType, listSlugFacets, type Platform } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { useRef } from 'react';
import type { Route } from '../../lib/address.js';
import { OptionalBoundary } from '../../lib/error-boundary.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { lazyComponent } from '../../lib/lazy-component.js';
import { CategoryFacet } from './category-facet.js';
import { FilterSkeleton } from './filter-skeleton.js';
import type { ListCounts } from './list-counts.js';
import type { ListNarrowing } from './list-query.js';
import { useCategories } from './use-choices.js';

const TermSelect = lazyComponent(() => import('./term-select.js').then((file) => file.TermSelect));
const ColorFacet = lazyComponent(() => import('./color-facet.js').then((file) => file.ColorFacet));
const ThemeLink = lazyComponent(() => import('../theme-patterns/theme-link.js').then((file) => file.ThemeLink));
const FilterForm = lazyComponent(() => import('./filter-form.js').then((file) => file.FilterForm));

type BrowseSidebarProps = {
  route: Route;
  platform: Platform;
  type: ListType;
  counts: ListCounts;
  narrowing: ListNarrowing | undefined;
  onNarrow: (changes: Record<string, string | undefined>) => void;
  /** Present with active filters. */
  onReset: (() => void) | undefined;
};

export function BrowseSidebar({ route, platform, type, counts, narrowing, onNarrow, onReset }: BrowseSidebarProps) {
  const section = useRef<HTMLElement>(null);
  const { editor } = useHost();
  const isPacks = type === 'packs';
  // Lower groups wait until the upper ones have their size.
  const isSettled = !useCategories(platform, isPacks).isLoading;
  // Keeps the focus here when the pressed button disappears.
  const stay = () => section.current?.focus({ preventScroll: true });

  const reset = onReset && (
    <Button
      onClick={() => {
        onReset();
        stay();
      }}
    >
      {t('Reset')}
    </Button>
  );
  const narrow: typeof onNarrow = (changes) => {
    onNarrow(changes);
    stay();
  };
  return (
    <section className="side filters" aria-label={t('Filters')} ref={section} tabIndex={-1}>
      {type === 'blocks' && editor?.platform === platform && editor.listThemePatterns && (
        <OptionalBoundary fallback={<div className="facet" style={{ minBlockSize: 28 }} />}>
          <ThemeLink route={route} />
        </OptionalBoundary>
      )}
      {listSlugFacets(type).map((facet) =>
        facet === 'category' && isPacks ? (
          <CategoryFacet key={facet} route={route} platform={platform} counts={counts} />
        ) : (
          <OptionalBoundary key={facet} fallback={<div className="facet types-choice" />}>
            {facet === 'color' ? (
              <ColorFacet {...{ route, platform, type, counts }} />
            ) : (
              <TermSelect {...{ facet, route, platform, type, counts, onNarrow }} />
            )}
          </OptionalBoundary>
        ),
      )}
      {isSettled && (
        <OptionalBoundary fallback={<FilterSkeleton>{reset}</FilterSkeleton>}>
          <FilterForm {...{ route, platform, type, narrowing, counts, reset }} onNarrow={narrow} />
        </OptionalBoundary>
      )}
    </section>
  );
}
