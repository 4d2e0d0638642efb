import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back at once on a press outside of the element, also in a shadow root. */
export function useOutsidePress(element: RefObject<HTMLElement | null>, isOn: boolean, onOutside: () => void) {
  const leave = useEffectEvent(onOutside);

  useEffect(() => {
    if (!isOn) {
      return;
    }
    const heed = (event: Event) => {
      if (element.current && !event.composedPath().includes(element.current)) {
        leave();
      }
    };
    document.addEventListener('pointerdown', heed, true);
    return () => document.removeEventListener('pointerdown', heed, true);
  }, [element, isOn]);
}
