type Scroller = { top: () => number; scrollTo: (top: number) => void; listen: (listener: () => void) => () => void };

/** Returns the app's scroll container: an editor's shell, or the window. */
export function scrollerOf(element: HTMLElement): Scroller {
  const shell = element.closest<HTMLElement>('.shell');
  const target = shell ?? window;
  return {
    top: () => (shell ? shell.scrollTop : window.scrollY),
    scrollTo: (top) => target.scrollTo({ top, behavior: 'instant' }),
    listen: (listener) => {
      target.addEventListener('scroll', listener, { passive: true });
      return () => target.removeEventListener('scroll', listener);
    },
  };
}
