/** Arrow keys follow what the eye sees, so they are mirrored from right to left. */
export const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';
