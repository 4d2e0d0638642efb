import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { takeSlot } from './load-slots.js';

/** Milliseconds after which a page that doesn't load no longer keeps others waiting. */
const patience = 15_000;

/** Space around the window in which packs load already. */
const near = '200px';

/** Returns true while an element is near the window and has got a slot; `free` passes the slot on once it has loaded. */
export function useLoadSlot(element: RefObject<HTMLElement | null>): { isLoading: boolean; free: () => void } {
  const isNear = useIsNear(element);
  const [isLoading, setLoading] = useState(false);
  const release = useRef(() => {});
  useEffect(() => {
    if (!isNear) {
      return;
    }
    release.current = takeSlot(() => setLoading(true));
    const timer = setTimeout(() => release.current(), patience);
    return () => {
      clearTimeout(timer);
      release.current();
      setLoading(false);
    };
  }, [isNear]);
  return { isLoading, free: useCallback(() => release.current(), []) };
}

function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || !('IntersectionObserver' in window)) {
      return;
    }
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      rootMargin: near,
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
