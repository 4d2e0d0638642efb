/** Lengths as block markup writes them. */
import type { Size } from '../node-types.js';

export const rem = (px: number): string => `${Number((px / 16).toFixed(4))}rem`;

/** Returns a length that changes with the window, from the second value at 390 px to the first at 1280 px. */
export function fluid([desktop, phone]: Readonly<Size>, length = rem): string {
  if (desktop === phone) {
    return length(desktop);
  }
  const slope = (desktop - phone) / (1280 - 390);
  const start = length(Number((phone - slope * 390).toFixed(2)));
  const [min, max] = [Math.min(phone, desktop), Math.max(phone, desktop)];
  return `clamp(${length(min)}, ${start} + ${Number((slope * 100).toFixed(3))}vw, ${length(max)})`;
}

/** Returns a gap as the plain length of desktops, because WordPress ignores any other. */
export const gapOf = ([desktop]: Size): string => rem(desktop);

/** Returns padding. The sides and the bottom default to the top. */
export const box = (top: Size, side = top, bottom = top) => ({
  top: fluid(top),
  right: fluid(side),
  bottom: fluid(bottom),
  left: fluid(side),
});
