import { useEffect, useRef } from 'react';
import type { Step } from './use-installation.js';

/** Focuses the next control when the pressed button disappears, also in a shadow root. */
export function useKeptFocus(steps: ReadonlyMap<string, Step>) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const dialog = list.current?.closest('section');
    const root = list.current?.getRootNode() as Document | ShadowRoot | undefined;
    const focused = root?.activeElement;
    if (dialog && (!focused || focused === dialog || !dialog.contains(focused))) {
      const next = dialog.querySelector<HTMLElement>('li button') ?? dialog.querySelector<HTMLElement>('.foot .primary');
      next?.focus();
    }
  }, [steps]);
  return list;
}
