import { useEffect, useRef } from 'react';

/** Answers how to wait for the end of a press: what moves away under a pointer between down and up is missed by it. */
export function useAfterPress(): (run: () => void) => void {
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
      // The click follows the release within the same turn.
      window.addEventListener('pointerup', () => setTimeout(run), { once: true, capture: true });
    } else {
      run();
    }
  };
}
