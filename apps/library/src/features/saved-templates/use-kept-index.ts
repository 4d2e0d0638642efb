import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** Focuses the neighbour of a removed row, or the title after the last. */
export function useKeptIndex(count: number) {
  const box = useRef<HTMLTableSectionElement>(null);
  const index = useRef<number>(undefined);
  const former = useRef(count);

  useLayoutEffect(() => {
    const hasShrunk = count < former.current;
    former.current = count;
    const at = index.current;
    if (!hasShrunk || at === undefined) {
      return;
    }
    const rows = [...(box.current?.rows ?? [])];
    rows[Math.min(at, rows.length - 1)]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [count]);

  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest('tr');
    index.current = row ? row.sectionRowIndex : undefined;
  };
  return { box, boxProps: { onFocus } };
}
