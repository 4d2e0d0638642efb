import { Button } from '@kithouse/ui/button.js';
import { Icon } from '@kithouse/ui/icon.js';
import { Segmented } from '@kithouse/ui/segmented.js';
import { useDelayed } from '@kithouse/ui/use-delayed.js';
import { useShortcut } from '@kithouse/ui/use-shortcut.js';
import { Suspense, useRef, useState } from 'react';
import type { Route } from '../../lib/address.js';
import type { Destination } from '../../lib/destinations.js';
import { OptionalBoundary } from '../../lib/error-boundary.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { lazyComponent } from '../../lib/lazy-component.js';
import { useLazyOpen } from '../../lib/use-lazy-open.js';
import { useMedia } from '../full-site-import/use-media.js';
import { searchOf } from '../lists/list-address.js';
import { usePaging } from '../lists/use-paging.js';
import { ShelfSwitch } from '../own-look/shelf-switch.js';
import { isFromTheme } from '../theme-patterns/from-theme.js';
import { BrowseSidebar } from './browse-sidebar.js';
import { FeaturedReel } from './featured-reel.js';
import type { GridHandle } from './item-grid.js';
import { listTexts } from './item-texts.js';
import { sortOf, type TierChoice } from './list-query.js';
import { ListResult } from './list-result.js';
import { ListSummary } from './list-summary.js';
import { SortSelect } from './sort-select.js';
import { repeatsList, useFeatured } from './use-featured.js';
import { useList } from './use-list.js';
import { useTierOptions } from './use-tier-options.js';

const loadDrawer = () => import('@kithouse/ui/drawer.js');
const Drawer = lazyComponent(() => loadDrawer().then((file) => file.Drawer));
const TypeStrip = lazyComponent(() => import('./type-strip.js').then((file) => file.TypeStrip));
const SearchGroups = lazyComponent(() => import('./search-groups.js').then((file) => file.SearchGroups));
const ThemePatterns = lazyComponent(() => import('../theme-patterns/theme-patterns.js').then((file) => file.ThemePatterns));
const ActiveFilters = lazyComponent(() => import('./active-filters.js').then((file) => file.ActiveFilters));

type ListScreenProps = { destination: Extract<Destination, { screen: 'list' }>; route: Route };

export function ListScreen({ destination: { platform, type }, route }: ListScreenProps) {
  const { address, editor } = useHost();
  const { query } = route;
  const [tier, setTier] = useState<TierChoice>('all');
  // Open for the current filters; choosing one closes it.
  const [drawerFor, setDrawerFor] = useState<Route['query']>();
  const drawer = useLazyOpen(loadDrawer);
  const { list, counts, narrowing, terms, unknown, isNarrowed } = useList(route, platform, type, tier);
  const tierOptions = useTierOptions(platform, type, counts);
  const featured = useFeatured(platform, type);
  const frame = useRef<HTMLDivElement>(null);
  const grid = useRef<GridHandle>(null);
  const texts = listTexts(type);
  const searched = searchOf(query);
  const sort = sortOf(query);

  const isOfTheme = type === 'blocks' && isFromTheme(query) && editor?.listThemePatterns !== undefined;
  const narrow = (changes: Record<string, string | undefined>) =>
    address.go(route.path, { query: { ...query, p: undefined, from: undefined, ...changes }, state: route.state, replace: true });
  const reset = () => {
    setTier('all');
    address.go(route.path, { query: { sort: query.sort }, replace: true });
  };
  const chooseTier = (choice: TierChoice) => {
    setTier(choice);
    narrow({});
  };
  const openDrawer = () => {
    setDrawerFor(query);
    drawer.open();
  };

  // On a phone, it would push the first template of the list out of sight.
  const isPhone = useMedia('(max-width: 782px)');
  const pages = usePaging(route, list.data?.total_page ?? 1);
  useShortcut(frame, '[', () => pages.go(pages.page - 1));
  useShortcut(frame, ']', () => pages.go(pages.page + 1));

  const hasSkeleton = useDelayed(list.isPending, 150, 300);
  // Only packs reserve space for it; elsewhere it appears with the list, to avoid a layout shift.
  const isReelDue = type === 'packs' || (list.data !== undefined && !hasSkeleton);
  const isFirst = pages.page === 1 && !isNarrowed && !list.isError;
  const reel = isReelDue && isFirst && featured && !repeatsList(featured, list.data) ? featured : undefined;
  const onReset = isNarrowed ? reset : undefined;
  const sidebar = <BrowseSidebar {...{ route, platform, type, counts, narrowing }} onNarrow={narrow} onReset={onReset} />;

  return (
    <div className="frame" ref={frame}>
      {sidebar}
      <div className="view">
        <div className="title">
          <h1 className="h1">{texts.title}</h1>
          <Button className="only-narrow" onClick={openDrawer}>
            <Icon name="sliders-horizontal" size="s" />
            {t('Filter')}
          </Button>
          <SortSelect
            value={sort}
            isSearch={searched !== undefined}
            onChange={(next) => narrow({ sort: next === 'popular' ? undefined : next })}
          />
          <Segmented label={t('Plan')} options={tierOptions} value={tier} onChange={chooseTier} />
        </div>
        {isOfTheme ? (
          <Suspense fallback={<div style={{ minBlockSize: '60vh' }} />}>
            <ThemePatterns route={route} />
          </Suspense>
        ) : (
          <>
            {type !== 'packs' && (
              <OptionalBoundary fallback={<div className="types-room" />}>
                <TypeStrip
                  platform={platform}
                  type={type}
                  counts={counts}
                  chosen={terms.template_type?.slug}
                  onChoose={(slug) => narrow({ templateType: slug })}
                />
              </OptionalBoundary>
            )}
            <ListSummary
              type={type}
              searched={searched}
              page={list.isPlaceholderData ? undefined : list.data}
              isHidden={!isNarrowed}
            />
            {searched && (
              <OptionalBoundary fallback={<div style={{ minBlockSize: 32 }} />}>
                <SearchGroups platform={platform} type={type} searched={searched} />
              </OptionalBoundary>
            )}
            {(isNarrowed || unknown) && (
              <OptionalBoundary>
                <ActiveFilters route={route} platform={platform} type={type} terms={terms} unknown={unknown} onNarrow={narrow} />
              </OptionalBoundary>
            )}
            {!isPhone && reel && <FeaturedReel reel={reel} />}
            <h2 className="sr">{texts.all}</h2>
            {type === 'packs' && <ShelfSwitch />}
            <ListResult
              list={list}
              route={route}
              type={type}
              pages={pages}
              hasSkeleton={hasSkeleton}
              grid={grid}
              onReset={onReset}
              onClearSearch={searched ? () => narrow({ q: undefined }) : undefined}
              isTop={isPhone || !reel}
            />
            {isPhone && reel && list.data && <FeaturedReel reel={reel} />}
          </>
        )}
      </div>
      {drawer.isOpen && drawerFor === query && (
        <Suspense fallback={null}>
          <Drawer title={t('Filter')} closeLabel={t('Close')} onClose={drawer.close}>
            {sidebar}
          </Drawer>
        </Suspense>
      )}
    </div>
  );
}
