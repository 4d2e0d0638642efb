import { type RefObject, useEffect } from 'react';
import type { PanelMemory } from './panel-memory.js';

/** Frames in which loading content may become long enough: about five seconds. */
const patience = 300;
const interruptions = ['wheel', 'pointerdown', 'keydown'] as const;

/** Restores and stores a scroll position unless the person scrolls meanwhile. */
export function useKeptScroll(box: RefObject<HTMLElement | null>, isOpen: boolean, memory: PanelMemory) {
  useEffect(() => {
    const element = box.current;
    if (!isOpen || !element) {
      return;
    }
    const ending = new AbortController();
    const { signal } = ending;
    let isRestoring = memory.top() > 0;
    const stop = () => {
      isRestoring = false;
    };
    for (const type of interruptions) {
      element.addEventListener(type, stop, { signal, passive: true });
    }
    element.addEventListener('scroll', () => !isRestoring && memory.setTop(element.scrollTop), { signal, passive: true });
    window.addEventListener('pagehide', memory.keep, { signal });

    const restore = (left: number) => {
      if (!isRestoring || signal.aborted) {
        return;
      }
      element.scrollTop = memory.top();
      if (element.scrollTop >= memory.top() - 1 || left === 0) {
        stop();
      } else {
        requestAnimationFrame(() => restore(left - 1));
      }
    };
    restore(patience);
    return () => {
      memory.keep();
      ending.abort();
    };
  }, [box, isOpen, memory]);
}
