import type { AppError, ListType, listItems, Output } from '@kithouse/contract';
import { TileSkeletons } from '@kithouse/ui/tile-skeletons.js';
import { useDelayed } from '@kithouse/ui/use-delayed.js';
import type { UseQueryResult } from '@tanstack/react-query';
import { type RefObject, Suspense, useEffect, useMemo } from 'react';
import type { Route } from '../../lib/address.js';
import { lazyComponent } from '../../lib/lazy-component.js';
import type { Paging } from '../lists/use-paging.js';
import { type GridHandle, ItemGrid } from './item-grid.js';
import { listTexts } from './item-texts.js';

const ListPager = lazyComponent(() => import('../lists/list-pager.js').then((file) => file.ListPager));
const ListError = lazyComponent(() => import('../lists/list-error.js').then((file) => file.ListError));
const EmptyList = lazyComponent(() => import('./empty-list.js').then((file) => file.EmptyList));

type ListResultProps = {
  list: UseQueryResult<Output<typeof listItems>, AppError>;
  route: Route;
  type: ListType;
  pages: Paging;
  hasSkeleton: boolean;
  grid: RefObject<GridHandle | null>;
  /** Present with active filters. */
  onReset: (() => void) | undefined;
  onClearSearch: (() => void) | undefined;
  /** True if no pictures are above. */
  isTop: boolean;
};

/** Shows a list's state: loading, failed, empty, or a page of tiles. */
export function ListResult({ list, route, type, pages, hasSkeleton, grid, onReset, onClearSearch, isTop }: ListResultProps) {
  const { data, error, isPlaceholderData } = list;
  const isBusy = useDelayed(isPlaceholderData, 400);
  const state = useMemo(() => ({ list: route.query }), [route.query]);
  const texts = listTexts(type);
  useFocusAfterTurn(route, grid, data !== undefined && !isPlaceholderData);

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
      {data.data.length === 0 ? (
        <Suspense fallback={room}>
          <EmptyList onReset={onReset} onClearSearch={onClearSearch} />
        </Suspense>
      ) : (
        <ItemGrid items={data.data} label={texts.title} isBusy={isBusy} state={state} handle={grid} isTop={isTop} />
      )}
      {pages.total > 1 && (
        <Suspense fallback={pagerRoom}>
          <ListPager pages={pages} />
        </Suspense>
      )}
    </>
  );
}

const room = <div style={{ minBlockSize: '60vh' }} />;
const pagerRoom = <div className="pager" style={{ minBlockSize: 36 }} />;
const shapes = { packs: 'wide', pages: 'tall', blocks: 'flat' } as const;

/** Focuses the first tile after turning a page, but not on Back. */
function useFocusAfterTurn({ key, state }: Route, grid: RefObject<GridHandle | null>, isThere: boolean) {
  const isTurned = state.turned === true;
  useEffect(() => {
    if (isTurned && isThere && !turned.has(key)) {
      turned.add(key);
      grid.current?.focusFirst();
    }
  }, [grid, key, isTurned, isThere]);
}

const turned = new Set<string>();
