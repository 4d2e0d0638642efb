import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isRightToLeft } from './direction.js';

type Position = { index: number; atStart: boolean; atEnd: boolean };

/** A row that scrolls sideways by the width of what is seen; never by itself. `watch` names what its content depends on. */
export function useRail<T extends HTMLElement>(watch: unknown) {
  const ref = useRef<T>(null);
  const [position, setPosition] = useState<Position>({ index: 0, atStart: true, atEnd: true });

  const measure = useCallback(() => {
    const rail = ref.current;
    const first = rail?.children[0];
    if (!rail || !first) {
      return;
    }
    // Scroll positions count down from zero when the line runs from right to left.
    const left = Math.abs(rail.scrollLeft);
    const room = rail.scrollWidth - rail.clientWidth;
    const pitch = pitchOf(rail);
    const next = {
      index: left >= room - 2 && room > 2 ? rail.children.length - 1 : Math.round(left / pitch),
      atStart: left <= 2,
      atEnd: left >= room - 2,
    };
    setPosition((old) => (old.index === next.index && old.atStart === next.atStart && old.atEnd === next.atEnd ? old : next));
  }, []);

  // Before the first paint, so that what depends on it does not appear a moment later.
  useLayoutEffect(measure, [measure, watch]);

  // The row may have been away meanwhile, and another one stands there now.
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
    // Scripts that ask for a glide get one, whatever the person has asked of the browser.
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    rail?.scrollBy({ left: left * (isRightToLeft(rail) ? -1 : 1), behavior });
  };
  return {
    ref,
    ...position,
    previous: () => scrollBy(-(ref.current ? pageOf(ref.current) : 0)),
    next: () => scrollBy(ref.current ? pageOf(ref.current) : 0),
    toStart: () => ref.current?.scrollTo({ left: 0, behavior: 'instant' }),
    goTo: (index: number) => scrollBy(ref.current ? (index - position.index) * pitchOf(ref.current) : 0),
  };
}

/** From the start of one entry to the start of the next. */
function pitchOf(rail: HTMLElement): number {
  const [first, second] = [rail.children[0], rail.children[1]].map((entry) => entry?.getBoundingClientRect());
  return first && second ? Math.abs(second.left - first.left) || 1 : (first?.width ?? 1);
}

/** As many entries as are seen whole; behind the last of them there is no gap. */
function pageOf(rail: HTMLElement): number {
  const pitch = pitchOf(rail);
  const gap = pitch - (rail.children[0]?.getBoundingClientRect().width ?? pitch);
  return Math.max(1, Math.floor((rail.clientWidth + gap) / pitch)) * pitch;
}
