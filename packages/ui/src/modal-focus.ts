const candidates =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable=""], [contenteditable="true"]';

/** Returns the focused element, also inside shadow roots, or undefined if it is none. */
export function findFocused(): HTMLElement | undefined {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) {
    focused = focused.shadowRoot.activeElement;
  }
  return focused instanceof HTMLElement && focused !== document.body ? focused : undefined;
}

/** Focuses the first or last tab stop inside of an element, or else the element itself. */
export function focusEdge(element: HTMLElement, edge: 'first' | 'last'): void {
  const stops = [...element.querySelectorAll<HTMLElement>(candidates)].filter((stop) => isTabStop(stop, element));
  (stops.at(edge === 'first' ? 0 : -1) ?? element).focus();
}

function isTabStop(stop: HTMLElement, around: HTMLElement): boolean {
  return (
    stop.tabIndex >= 0 &&
    !stop.matches(':disabled') &&
    !stop.closest('[hidden], [inert]') &&
    stop.checkVisibility?.({ visibilityProperty: true }) !== false &&
    !isSkippedRadio(stop, around)
  );
}

/** Returns true for a radio button whose group has a chosen one, the group's only tab stop. */
function isSkippedRadio(stop: HTMLElement, around: HTMLElement): boolean {
  if (!(stop instanceof HTMLInputElement) || stop.type !== 'radio' || stop.checked) {
    return false;
  }
  const radios = [...around.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')];
  return radios.some((radio) => radio.name === stop.name && radio.form === stop.form);
}
