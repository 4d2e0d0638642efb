import { useRef } from 'react';

/** Returns handlers that call back after the pointer has rested for 80 ms, or on focus. */
export function useHoverIntent(onIntent: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  return {
    onPointerEnter: () => {
      leave();
      timer.current = setTimeout(onIntent, 80);
    },
    onPointerLeave: leave,
    onFocus: onIntent,
  };
}
