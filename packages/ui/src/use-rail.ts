import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isRightToLeft } from './direction.js';

type Position = { atStart: boolean; atEnd: boolean };

/** Scrolls a row sideways by its visible width, only on request. `watch` names the dependencies of its content. */
export function useRail<T extends HTMLElement>(watch: unknown) {
  const ref = useRef<T>(null);
  const [position, setPosition] = useState<Position>({ atStart: true, atEnd: true });

  const measure = useCallback(() => {
    const rail = ref.current;
    if (!rail?.children[0]) {
      return;
    }
    // Right-to-left scroll positions are negative.
    const left = Math.abs(rail.scrollLeft);
    const room = rail.scrollWidth - rail.clientWidth;
    const next = { atStart: left <= 2, atEnd: left >= room - 2 };
    setPosition((old) => (old.atStart === next.atStart && old.atEnd === next.atEnd ? old : next));
  }, []);

  // Before the first paint, to avoid a flash.
  useLayoutEffect(measure, [measure, watch]);

  // The row may have been replaced meanwhile.
  useEffect(() => {
    const rail = ref.current;
    if (!rail) {
      return;
    }
    rail.addEventListener('scroll', measure, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(rail);
    return () => {
      rail.removeEventListener('scroll', measure);
      observer?.disconnect();
    };
  }, [measure, watch]);

  const scrollBy = (left: number) => {
    const rail = ref.current;
    // Scripts must check the preference for reduced motion themselves.
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    rail?.scrollBy({ left: left * (isRightToLeft(rail) ? -1 : 1), behavior });
  };
  return {
    ref,
    ...position,
    previous: () => scrollBy(-(ref.current ? pageOf(ref.current) : 0)),
    next: () => scrollBy(ref.current ? pageOf(ref.current) : 0),
    toStart: () => ref.current?.scrollTo({ left: 0, behavior: 'instant' }),
  };
}

/** Returns the distance between the starts of two entries. */
function pitchOf(rail: HTMLElement): number {
  const [first, second] = [rail.children[0], rail.children[1]].map((entry) => entry?.getBoundingClientRect());
  return first && second ? Math.abs(second.left - first.left) || 1 : (first?.width ?? 1);
}

/** Returns the number of fully visible entries; the last has no gap after it. */
function pageOf(rail: HTMLElement): number {
  const pitch = pitchOf(rail);
  const gap = pitch - (rail.children[0]?.getBoundingClientRect().width ?? pitch);
  return Math.max(1, Math.floor((rail.clientWidth + gap) / pitch)) * pitch;
}
