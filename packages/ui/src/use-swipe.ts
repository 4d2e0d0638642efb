import { type PointerEvent, useRef } from 'react';
import { isRightToLeft } from './direction.js';

/** In px: the movement beyond a tap, and the minimum of a swipe. */
const [trembling, shortest] = [8, 48];

type Gestures = {
  /** Reports a swipe: 1 for forward and -1 for back, mirrored from right to left. */
  onSwipe: (step: 1 | -1) => void;
  /** Reports a press with any pointer. */
  onTap: (event: PointerEvent) => void;
};

/** Returns handlers for swipes and taps, ignoring scrolling and zooming. */
export function useSwipe({ onSwipe, onTap }: Gestures) {
  const start = useRef<{ id: number; x: number; y: number }>(undefined);
  return {
    onPointerDown: ({ pointerId, isPrimary, button, clientX, clientY }: PointerEvent) => {
      start.current = isPrimary && button === 0 ? { id: pointerId, x: clientX, y: clientY } : undefined;
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = undefined;
      if (!from || from.id !== event.pointerId) {
        return;
      }
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.abs(x) < trembling && Math.abs(y) < trembling) {
        onTap(event);
      } else if (event.pointerType !== 'mouse' && Math.abs(x) >= shortest && Math.abs(x) > 2 * Math.abs(y)) {
        onSwipe(x < 0 === isRightToLeft(event.currentTarget) ? -1 : 1);
      }
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
