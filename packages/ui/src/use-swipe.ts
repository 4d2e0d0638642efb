import { type PointerEvent, useRef } from 'react';
import { isRightToLeft } from './direction.js';

/** In px: what goes further than a tap trembles, and as far as a finger must be drawn along the line. */
const [trembling, shortest] = [8, 48];

type Gestures = {
  /** A finger drawn along the line: 1 for onwards and -1 for back, mirrored from right to left. */
  onSwipe: (step: 1 | -1) => void;
  /** A press with anything that points. */
  onTap: (event: PointerEvent) => void;
};

/** Handlers for an element that is swiped and pressed; what the browser takes for scrolling or zooming is neither. */
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
