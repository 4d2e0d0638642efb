/** Returns the visual direction, because arrow keys are mirrored from right to left. */
export const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';
