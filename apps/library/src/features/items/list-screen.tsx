import { Icon } from '@kithouse/ui/icon.js';
import { Segmented } from '@kithouse/ui/segmented.js';
import { useShortcut } from '@kithouse/ui/use-shortcut.js';
import { Suspense, useRef, useState } from 'react';
import { useHost } from '../../hosts/host.js';
import type { Place } from '../../lib/address.js';
import type { Destination } from '../../lib/destinations.js';
import { Dispensable } from '../../lib/error-boundary.js';
import { t } from '../../lib/i18n.js';
import { part } from '../../lib/part.js';
import { useOpening } from '../../lib/use-opening.js';
import { ActiveFilters } from './active-filters.js';
import { BrowseSidebar } from './browse-sidebar.js';
import { FeaturedReel } from './featured-reel.js';
import type { GridHandle } from './item-grid.js';
import { listTexts } from './item-texts.js';
import { filterKeys, type PlanChoice } from './list-query.js';
import { ListResult } from './list-result.js';
import { useList } from './use-list.js';
import { usePaging } from './use-paging.js';
import { usePlanOptions } from './use-plan-options.js';

const loadDrawer = () => import('@kithouse/ui/drawer.js');
const Drawer = part(() => loadDrawer().then((file) => file.Drawer));
const TypeStrip = part(() => import('./type-strip.js').then((file) => file.TypeStrip));

type ListScreenProps = { destination: Extract<Destination, { screen: 'list' }>; place: Place };

export function ListScreen({ destination: { platform, type }, place }: ListScreenProps) {
  const { address } = useHost();
  const [plan, setPlan] = useState<PlanChoice>('all');
  // Open for what is chosen now: what is chosen in it closes it, and shows.
  const [drawerFor, setDrawerFor] = useState<Place['query']>();
  const drawer = useOpening(loadDrawer);
  const planOptions = usePlanOptions(platform, type);
  const { list, category, templateType } = useList(place, platform, type, plan);
  const frame = useRef<HTMLDivElement>(null);
  const grid = useRef<GridHandle>(null);
  const texts = listTexts(type);

  const narrow = (changes: Record<string, string | undefined>) =>
    address.go(place.path, { query: { ...place.query, p: undefined, ...changes }, replace: true });
  const reset = () => {
    setPlan('all');
    address.go(place.path, { replace: true });
  };
  const choosePlan = (choice: PlanChoice) => {
    setPlan(choice);
    narrow({});
  };

  const openDrawer = () => {
    setDrawerFor(place.query);
    drawer.open();
  };

  const pages = usePaging(place, list.data?.total_page ?? 1);
  useShortcut(frame, '[', () => pages.go(pages.page - 1));
  useShortcut(frame, ']', () => pages.go(pages.page + 1));

  const isNarrowed = plan !== 'all' || filterKeys.some((key) => place.query[key] && place.query[key] !== 'all');
  const hasReel = type === 'packs' && pages.page === 1 && !isNarrowed && !list.isError;
  const sidebar = (
    <BrowseSidebar place={place} platform={platform} type={type} onNarrow={narrow} onReset={isNarrowed ? reset : undefined} />
  );

  return (
    <div className="frame" ref={frame}>
      {sidebar}
      <div className="view">
        <div className="title">
          <h1 className="h1">{texts.title}</h1>
          <button className="btn only-narrow" type="button" onClick={openDrawer}>
            <Icon name="sliders-horizontal" size="s" />
            {t('Filter')}
          </button>
          <Segmented label={t('Plan')} options={planOptions} value={plan} onChange={choosePlan} />
        </div>
        {type !== 'packs' && (
          <Dispensable room={<div className="types-room" />}>
            <TypeStrip
              platform={platform}
              type={type}
              chosen={templateType?.slug}
              onChoose={(slug) => narrow({ templateType: slug })}
            />
          </Dispensable>
        )}
        <ActiveFilters place={place} type={type} category={category} templateType={templateType} onNarrow={narrow} />
        {hasReel && <FeaturedReel platform={platform} />}
        <h2 className={hasReel ? 'h3' : 'sr'}>{texts.all}</h2>
        <ListResult
          list={list}
          place={place}
          type={type}
          pages={pages}
          grid={grid}
          onReset={isNarrowed ? reset : undefined}
          onClearSearch={() => narrow({ q: undefined })}
        />
      </div>
      {drawer.isOpen && drawerFor === place.query && (
        <Suspense fallback={null}>
          <Drawer title={t('Filter')} closeLabel={t('Close')} onClose={drawer.close}>
            {sidebar}
          </Drawer>
        </Suspense>
      )}
    </div>
  );
}
