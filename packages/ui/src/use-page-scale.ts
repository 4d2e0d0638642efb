import { type RefObject, useEffect } from 'react';

/** In px. Scales a page into less space instead of showing a narrower layout. `desktop` grows with its space. */
export const pageWidths = { desktop: 1200, tablet: 768, phone: 390 } as const;
export type PageWidth = keyof typeof pageWidths;

/** Returns the width that fits the window: a desktop page is too small to read on a phone. */
export const usualWidth = (): PageWidth => (innerWidth < 560 ? 'phone' : 'desktop');

/** Reads a width from an address. Unknown values become the usual one. */
export const readWidth = (requested: string | null | undefined): PageWidth =>
  Object.keys(pageWidths).find((width): width is PageWidth => width === requested) ?? usualWidth();

/** Sets the width of a page and its scale as properties of the space around it. */
export function usePageScale(space: RefObject<HTMLElement | null>, width: PageWidth) {
  useEffect(() => {
    const { current } = space;
    if (!current || !('ResizeObserver' in window)) {
      return;
    }
    const observer = new ResizeObserver(() => {
      const { clientWidth } = current;
      const pageWidth = width === 'desktop' ? Math.max(pageWidths.desktop, clientWidth) : pageWidths[width];
      const scale = Math.min(1, clientWidth / pageWidth);
      if (scale > 0) {
        current.style.setProperty('--page', `${pageWidth}px`);
        current.style.setProperty('--scale', String(scale));
      }
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [space, width]);
}
