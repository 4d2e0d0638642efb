import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { isRightToLeft } from './direction.js';

/** Makes a row of buttons one tab stop: the arrows move, mirrored from right to left, and Enter chooses. */
export function useRowKeys<T extends HTMLElement>(chosen: number) {
  const [last, setLast] = useState<number>();

  function onKeyDown(event: KeyboardEvent<T>) {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const now = buttons.indexOf(event.target as HTMLButtonElement);
    const forward = isRightToLeft(event.currentTarget) ? -1 : 1;
    const steps: Record<string, number> = {
      ArrowRight: now + forward,
      ArrowLeft: now - forward,
      Home: 0,
      End: buttons.length - 1,
    };
    const button = buttons[steps[event.key] ?? -1];
    if (now >= 0 && button) {
      event.preventDefault();
      button.focus();
    }
  }

  function onFocus(event: FocusEvent<T>) {
    setLast([...event.currentTarget.querySelectorAll('button')].indexOf(event.target as unknown as HTMLButtonElement));
  }

  const reachable = last ?? Math.max(0, chosen);
  return {
    rowProps: { onKeyDown, onFocus, onBlur: () => setLast(undefined) },
    tabIndexOf: (index: number) => (index === reachable ? 0 : -1),
  };
}
