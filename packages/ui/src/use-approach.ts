import { useRef } from 'react';

/** Handlers that call back when the pointer has rested for 80 ms, or the focus has come. */
export function useApproach(onApproach: () => void) {
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
