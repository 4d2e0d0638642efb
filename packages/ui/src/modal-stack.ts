import { findFocused, focusEdge } from './modal-focus.js';

type OpenModal = {
  popup: HTMLElement;
  /** What surrounds the popup with its backdrop. */
  outer: HTMLElement;
  close: () => void;
  /** Returns the focus target if the opener disappears. */
  focusAfter: () => HTMLElement | null | undefined;
};

const open: OpenModal[] = [];
let showOthers = () => {};
/** Opener of a modal whose own opener is gone, for example an entry of a closed menu. */
let lastOpener: HTMLElement | undefined;

/** Makes a modal the top one. Returns a function that closes it and returns the focus. */
export function pushModal(modal: OpenModal, focus: () => HTMLElement | null | undefined): () => void {
  lastOpener = findFocused() ?? lastOpener;
  const opener = lastOpener;
  if (open.push(modal) === 1) {
    document.addEventListener('keydown', onKeyDown);
    lockScrolling();
  }
  const target = focus();
  if (target) {
    target.focus({ preventScroll: target === modal.popup });
  } else {
    focusEdge(modal.popup, 'first');
  }
  hideAroundTop();

  return () => {
    open.splice(open.indexOf(modal), 1);
    if (open.length === 0) {
      document.removeEventListener('keydown', onKeyDown);
      unlockScrolling();
    }
    hideAroundTop();
    // After the commit: the opener may disappear in it, or another modal may take the focus.
    queueMicrotask(() => returnFocus(modal, opener));
  };
}

function returnFocus({ popup, focusAfter }: OpenModal, opener: HTMLElement | undefined) {
  const focused = findFocused();
  if (!focused || popup.contains(focused)) {
    const fallback = [opener, lastOpener].find((element) => element?.isConnected);
    (focusAfter() ?? fallback)?.focus();
  }
}

/** Closes only the top modal on Esc. Enters it on Tab when its focused element has disappeared. */
function onKeyDown(event: KeyboardEvent) {
  const top = open.at(-1);
  if (!top || event.isComposing) {
    return;
  }
  if (event.key === 'Escape') {
    event.preventDefault();
    top.close();
  } else if (event.key === 'Tab' && !findFocused()) {
    event.preventDefault();
    focusEdge(top.popup, event.shiftKey ? 'last' : 'first');
  }
}

/** Hides everything around the top modal from screen readers, except live regions. */
function hideAroundTop() {
  showOthers();
  const top = open.at(-1);
  const hidden = top ? listAround(top.outer) : [];
  for (const element of hidden) {
    element.ariaHidden = 'true';
  }
  showOthers = () => {
    for (const element of hidden) {
      element.ariaHidden = null;
    }
  };
}

function listAround(element: Element): Element[] {
  const found: Element[] = [];
  let node: Element | undefined = element;
  while (node && node !== document.body) {
    const parent: ParentNode | null = node.parentNode;
    const others = [...(parent?.children ?? [])].filter((sibling) => sibling !== node);
    found.push(...others.flatMap(listHidable));
    node = parent instanceof ShadowRoot ? parent.host : parent instanceof Element ? parent : undefined;
  }
  return found;
}

const live = '[aria-live], [role="alert"], [role="status"], output';
const exempt = `${live}, [aria-hidden], script, style, link, template, [data-modal-guard]`;

/** Returns an element, or those of its descendants that aren't around a live region. */
function listHidable(element: Element): Element[] {
  if (element.matches(exempt)) {
    return [];
  }
  return element.querySelector(live) ? [...element.children].flatMap(listHidable) : [element];
}

let unlockScrolling = () => {};

function lockScrolling() {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (innerWidth > clientWidth) {
    // Keeps the width of the page.
    style.scrollbarGutter = 'stable';
  }
  style.overflow = 'hidden';
  unlockScrolling = () => Object.assign(style, { overflow, scrollbarGutter });
}
