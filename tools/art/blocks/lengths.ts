/** Lengths as block markup writes them. */
import type { Size } from '../node-types.js';

export const rem = (px: number): string => `${Number((px / 16).toFixed(4))}rem`;

/** Returns a length that grows with the window, from the second value at 390 px to the first at 1280 px. */
export function fluid([desktop, phone]: Readonly<Size>): string {
  if (desktop === phone) {
    return rem(desktop);
  }
  const slope = (desktop - phone) / (1280 - 390);
  const start = rem(Number((phone - slope * 390).toFixed(2)));
  return `clamp(${rem(phone)}, ${start} + ${Number((slope * 100).toFixed(3))}vw, ${rem(desktop)})`;
}

/** Returns a gap as one plain length, because WordPress ignores any other. */
export const gapOf = ([desktop, phone]: Size): string => rem(Math.round((desktop + phone) / 2));

/** Returns padding. The sides and the bottom default to the top. */
export const box = (top: Size, side = top, bottom = top) => ({
  top: fluid(top),
  right: fluid(side),
  bottom: fluid(bottom),
  left: fluid(side),
});
