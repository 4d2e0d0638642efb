import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the key is pressed inside the root of `within`, or while nothing on the page has the focus.
 * Ignores it while typing, in a dialog, and with a modifier key.
 */
export function useShortcut(within: RefObject<HTMLElement | null>, key: string, onPress: (event: KeyboardEvent) => void) {
  const heed = useEffectEvent(onPress);

  useEffect(() => {
    const root = within.current?.getRootNode();
    const press = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key === key && isMeant(event)) {
        heed(event);
      }
    };
    const pressNowhere = (event: KeyboardEvent) => event.target === document.body && press(event);
    if (root && root !== document) {
      root.addEventListener('keydown', press);
      document.addEventListener('keydown', pressNowhere);
    } else {
      document.addEventListener('keydown', press);
    }
    return () => {
      root?.removeEventListener('keydown', press);
      document.removeEventListener('keydown', press);
      document.removeEventListener('keydown', pressNowhere);
    };
  }, [within, key]);
}

function isMeant(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
  const inDialog = target instanceof Element && target.closest('[role="dialog"]') !== null;
  return !(isTyping || inDialog || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey);
}
