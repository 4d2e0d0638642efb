import { useEffect, useRef, useState } from 'react';

/** Follows `isOn` after `delay` ms, and stays on for at least `atLeast` ms, to avoid flashing. */
export function useDelayed(isOn: boolean, delay: number, atLeast = 0): boolean {
  const [isShown, setShown] = useState(false);
  const since = useRef(0);

  useEffect(() => {
    if (isOn === isShown) {
      return;
    }
    const wait = isOn ? delay : Math.max(0, atLeast - (performance.now() - since.current));
    const timer = setTimeout(() => {
      since.current = performance.now();
      setShown(isOn);
    }, wait);
    return () => clearTimeout(timer);
  }, [isOn, isShown, delay, atLeast]);

  return isShown;
}
