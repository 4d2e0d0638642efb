type Scroller = { top: () => number; scrollTo: (top: number) => void; listen: (listener: () => void) => () => void };

/** What scrolls the app: the shell it lies in inside an editor, else the window. */
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
