import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { isRightToLeft } from './direction.js';

/**
 * Handles arrow keys over the `.cover` links of a grid, mirrored from right to left. The grid is one tab stop: `active` is the
 * index of the tile with tab stops.
 */
export function useGridKeys<T extends HTMLElement>(own?: RefObject<T | null>) {
  const made = useRef<T>(null);
  const ref = own ?? made;
  const [active, setActive] = useState(0);
  const covers = () => [...(ref.current?.querySelectorAll<HTMLElement>('.cover') ?? [])];

  const focusTile = (index: number) => {
    setActive(index);
    covers()[index]?.focus();
  };

  function onKeyDown(event: KeyboardEvent<T>) {
    const all = covers();
    const now = all.indexOf(event.target as HTMLElement);
    if (now < 0 || event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const next = targetOf(event.key, now, all.length, event.currentTarget);
    if (next !== undefined) {
      event.preventDefault();
      focusTile(Math.max(0, Math.min(all.length - 1, next)));
    }
  }

  function onFocus(event: FocusEvent<T>) {
    const tile = event.target.closest('li');
    const index = tile ? [...(ref.current?.children ?? [])].indexOf(tile) : -1;
    if (index >= 0) {
      setActive(index);
    }
  }

  return { ref, active, focusTile, gridProps: { onKeyDown, onFocus } };
}

function targetOf(key: string, now: number, count: number, grid: HTMLElement): number | undefined {
  const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
  const forward = isRightToLeft(grid) ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: now + forward,
    ArrowLeft: now - forward,
    ArrowDown: now + columns < count ? now + columns : now,
    ArrowUp: now - columns >= 0 ? now - columns : now,
    Home: 0,
    End: count - 1,
  };
  return steps[key];
}
