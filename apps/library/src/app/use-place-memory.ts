import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useHost } from '../hosts/host.js';
import type { Place } from '../lib/address.js';
import { scrollerOf } from '../lib/scroller.js';

type Left = { top: number; focus: HTMLElement | null };

/** Coming back to a step of the history restores its scroll and focus; a new screen starts at the top with its title. */
export function usePlaceMemory(app: RefObject<HTMLElement | null>, place: Place | undefined) {
  const { address } = useHost();
  const left = useRef(new Map<string, Left>());
  const shown = useRef(place);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // The address tells before anything is rendered: the last moment in which the old screen can be measured.
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
    shown.current = place;
    const container = app.current;
    if (!container || !place || before?.key === place.key) {
      return;
    }
    const known = left.current.get(place.key);
    if (known) {
      scrollerOf(container).scrollTo(known.top);
      known.focus?.focus({ preventScroll: true });
    } else if (before && before.path !== place.path) {
      scrollerOf(container).scrollTo(0);
      focusTitle(container);
    }
  }, [app, place]);
}

/** The title of a screen that is still loading is waited for, unless the person has gone elsewhere meanwhile. */
function focusTitle(container: HTMLElement, tries = 40) {
  const title = [...container.querySelectorAll<HTMLElement>('h1')].find((heading) => heading.offsetParent !== null);
  if (title) {
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  } else if (tries > 0) {
    requestAnimationFrame(() => focusTitle(container, tries - 1));
  }
}
