import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** Focuses the neighbour of a removed tile, or the title after the last. */
export function useKeptFocus(count: number) {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef<number>(undefined);
  const former = useRef(count);

  useLayoutEffect(() => {
    const hasShrunk = count < former.current;
    former.current = count;
    const root = box.current?.getRootNode() as Document | ShadowRoot | undefined;
    const isLost = root?.activeElement === null || root?.activeElement === document.body;
    if (!hasShrunk || !isLost || place.current === undefined) {
      return;
    }
    const covers = box.current?.querySelectorAll<HTMLElement>('.cover') ?? [];
    const title = box.current?.closest('.view')?.querySelector<HTMLElement>('h1');
    title?.setAttribute('tabindex', '-1');
    (covers[Math.min(place.current, covers.length - 1)] ?? title)?.focus();
  }, [count]);

  const onFocus = (event: FocusEvent) => {
    const tile = event.target.closest('li');
    place.current = tile ? [...(tile.parentElement?.children ?? [])].indexOf(tile) : undefined;
  };
  return { box, boxProps: { onFocus } };
}
