import { useRef } from 'react';

/** Returns handlers that call back after the pointer has rested for 80 ms, or on focus. */
export function useHoverIntent(onApproach: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  return {
    onPointerEnter: () => {
      leave();
      timer.current = setTimeout(onApproach, 80);
    },
    onPointerLeave: leave,
    onFocus: onApproach,
  };
}
