import { useRef } from 'react';

/** Returns the focus target after a list entry is removed: the next entry, the previous one, or the title. */
export function useNeighbourFocus() {
  const box = useRef<HTMLDivElement>(null);

  function findNeighbour(index: number): HTMLElement | undefined {
    const entries = [...(box.current?.querySelectorAll<HTMLElement>('tbody > tr, li') ?? [])];
    const neighbour = entries[index + 1] ?? entries[index - 1];
    const title = box.current?.closest('.view')?.querySelector<HTMLElement>('h1') ?? undefined;
    title?.setAttribute('tabindex', '-1');
    return find(neighbour, '[aria-haspopup]') ?? find(neighbour, 'button') ?? title;
  }
  return { box, findNeighbour };
}

const find = (entry: HTMLElement | undefined, selector: string) => entry?.querySelector<HTMLElement>(selector) ?? undefined;
