import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back 100 ms after a press outside of the element, also in a shadow root. */
export function useOutsideClick(element: RefObject<HTMLElement | null>, isOn: boolean, onOutside: () => void) {
  const leave = useEffectEvent(onOutside);

  useEffect(() => {
    if (!isOn) {
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const heed = (event: Event) => {
      if (element.current && !event.composedPath().includes(element.current)) {
        timer ??= setTimeout(() => leave(), 100);
      }
    };
    document.addEventListener('pointerdown', heed, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', heed, true);
    };
  }, [element, isOn]);
}
