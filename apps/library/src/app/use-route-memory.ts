import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Route } from '../lib/address.js';
import { useHost } from '../lib/host.js';
import { scrollerOf } from '../lib/scroller.js';

type Left = { top: number; focus: HTMLElement | null };

/** Restores scroll and focus of a history step; a new screen starts at the top with its title. */
export function useRouteMemory(app: RefObject<HTMLElement | null>, route: Route | undefined) {
  const { address } = useHost();
  const left = useRef(new Map<string, Left>());
  const shown = useRef(route);
  const stopWaiting = useRef<() => void>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // The address changes before rendering, which is the last moment to measure the old screen.
    return address.subscribe(() => {
      const root = app.current?.getRootNode() as Document | ShadowRoot | undefined;
      if (shown.current && app.current && address.current().key !== shown.current.key) {
        const focus = root?.activeElement instanceof HTMLElement ? root.activeElement : null;
        left.current.set(shown.current.key, { top: scrollerOf(app.current).top(), focus });
      }
    });
  }, [address, app]);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = route;
    const container = app.current;
    if (!container || !route || before?.key === route.key) {
      return;
    }
    stopWaiting.current?.();
    const known = left.current.get(route.key);
    if (known) {
      scrollerOf(container).scrollTo(known.top);
      known.focus?.focus({ preventScroll: true });
    } else if (before && before.path !== route.path) {
      scrollerOf(container).scrollTo(0);
      stopWaiting.current = focusTitle(container);
    }
  }, [app, route]);
}

/** Waits for the title of a loading screen and focuses it unless the person moves the focus. Returns a function that stops it. */
function focusTitle(container: HTMLElement): () => void {
  const root = container.getRootNode() as Document | ShadowRoot;
  const before = root.activeElement;
  const focus = () => {
    const title = [...container.querySelectorAll<HTMLElement>('h1')].find((heading) => heading.offsetParent !== null);
    if (title) {
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
    }
    return title !== undefined;
  };
  const isElsewhere = () => ![null, document.body, before].includes(root.activeElement);
  const observer = new MutationObserver(() => (isElsewhere() || focus()) && observer.disconnect());
  if (!focus()) {
    observer.observe(container, { childList: true, subtree: true });
  }
  return () => observer.disconnect();
}
