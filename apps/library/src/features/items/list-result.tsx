import type { AppError, ListType, listItems, Output } from '@kithouse/contract';
import { Pager } from '@kithouse/ui/pager.js';
import { TileSkeletons } from '@kithouse/ui/tile-skeletons.js';
import { useDelayed } from '@kithouse/ui/use-delayed.js';
import type { UseQueryResult } from '@tanstack/react-query';
import { type RefObject, Suspense, useEffect, useMemo } from 'react';
import type { Place } from '../../lib/address.js';
import { t } from '../../lib/i18n.js';
import { part } from '../../lib/part.js';
import { useFormat } from '../../lib/use-format.js';
import { type GridHandle, ItemGrid } from './item-grid.js';
import { listTexts } from './item-texts.js';
import type { Paging } from './use-paging.js';

const ListError = part(() => import('./list-error.js').then((file) => file.ListError));
const EmptyList = part(() => import('./empty-list.js').then((file) => file.EmptyList));

type ListResultProps = {
  list: UseQueryResult<Output<typeof listItems>, AppError>;
  place: Place;
  type: ListType;
  pages: Paging;
  grid: RefObject<GridHandle | null>;
  /** Present while something narrows the list. */
  onReset: (() => void) | undefined;
  onClearSearch: () => void;
};

/** What a list is at this moment: on its way, failed, empty, or a page of tiles. */
export function ListResult({ list, place, type, pages, grid, onReset, onClearSearch }: ListResultProps) {
  const { data, error, isPending, isPlaceholderData } = list;
  const hasSkeleton = useDelayed(isPending, 150, 300);
  const isBusy = useDelayed(isPlaceholderData, 400);
  const state = useMemo(() => ({ list: place.query }), [place.query]);
  const format = useFormat();
  const texts = listTexts(type);
  useFocusAfterTurn(place, grid, data !== undefined && !isPlaceholderData);

  if (hasSkeleton) {
    return <TileSkeletons count={9} shape={shapes[type]} label={texts.loading} />;
  }
  if (error && !data) {
    return (
      <Suspense fallback={room}>
        <ListError error={error} onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
      </Suspense>
    );
  }
  if (!data) {
    return room;
  }
  return (
    <>
      <output className="sr">
        {place.query.q && !isPlaceholderData ? texts.found(data.total, format.count(data.total)) : ''}
      </output>
      {data.data.length === 0 ? (
        <Suspense fallback={room}>
          <EmptyList onReset={onReset} onClearSearch={place.query.q ? onClearSearch : undefined} />
        </Suspense>
      ) : (
        <ItemGrid items={data.data} label={texts.title} isBusy={isBusy} state={state} handle={grid} />
      )}
      <Pager
        page={pages.page}
        total={data.total_page}
        label={t('Pages')}
        previousLabel={t('Previous page')}
        nextLabel={t('Next page')}
        format={format.count}
        hrefOf={pages.hrefOf}
        onGo={pages.go}
      />
    </>
  );
}

const room = <div style={{ minBlockSize: '60vh' }} />;
const shapes = { packs: 'wide', pages: 'tall', blocks: 'flat' } as const;

/** The first tile of a page that was turned to; coming back to one leaves the focus where it was. */
function useFocusAfterTurn({ key, state }: Place, grid: RefObject<GridHandle | null>, isThere: boolean) {
  const isTurned = state.turned === true;
  useEffect(() => {
    if (isTurned && isThere && !turned.has(key)) {
      turned.add(key);
      grid.current?.focusFirst();
    }
  }, [grid, key, isTurned, isThere]);
}

const turned = new Set<string>();
