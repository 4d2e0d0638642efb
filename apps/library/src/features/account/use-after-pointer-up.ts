import { useEffect, useRef } from 'react';

/** Returns a function that waits for the end of a press, because a control that moves between down and up would miss it. */
export function useAfterPointerUp(): (run: () => void) => void {
  const isPressedRef = useRef(false);

  useEffect(() => {
    const press = () => {
      isPressedRef.current = true;
    };
    const release = () => {
      isPressedRef.current = false;
    };
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    window.addEventListener('pointerdown', press, options);
    window.addEventListener('pointerup', release, options);
    window.addEventListener('pointercancel', release, options);
    return () => stop.abort();
  }, []);

  return (run) => {
    if (isPressedRef.current) {
      // The click event follows pointerup in the same task.
      window.addEventListener('pointerup', () => setTimeout(run), { once: true, capture: true });
    } else {
      run();
    }
  };
}
