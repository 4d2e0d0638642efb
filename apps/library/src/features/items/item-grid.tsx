import type { Item } from '@kithouse/contract';
import { useGridKeys } from '@kithouse/ui/use-grid-keys.js';
import { type Ref, useDeferredValue, useImperativeHandle } from 'react';
import { ItemTile } from './item-tile.js';

export type GridHandle = { focusFirst: () => void };

type ItemGridProps = {
  items: Item[];
  label: string;
  isBusy: boolean;
  /** State that a tile passes to its screen. */
  state: Record<string, unknown>;
  handle: Ref<GridHandle>;
  /** True if no pictures are above. */
  isTop: boolean;
};

/** Tiles of the first row at 1440 px; others load when near. */
const firstTiles = 4;

/** Limits the tiles of the first render, which fill most screens. The others are rendered after the browser has painted them. */
const firstView = 12;

const warmDetail = () => void import('./detail-screen.js');

export function ItemGrid({ items, label, isBusy, state, handle, isTop }: ItemGridProps) {
  const { ref, active, focusTile, gridProps } = useGridKeys<HTMLUListElement>();
  useImperativeHandle(handle, () => ({ focusFirst: () => focusTile(0) }));
  const reachable = active < items.length ? active : 0;
  const isPainted = useDeferredValue(true, false);
  const shown = isPainted ? items : items.slice(0, firstView);

  return (
    <ul className="grid" aria-label={label} aria-busy={isBusy} ref={ref} {...gridProps}>
      {shown.map((item, index) => (
        <ItemTile
          key={item.id}
          item={item}
          isActive={index === reachable}
          isLazy={index >= firstTiles}
          isFirst={isTop && index < firstTiles}
          state={state}
          onIntent={warmDetail}
        />
      ))}
    </ul>
  );
}
