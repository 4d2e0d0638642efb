import { contrast, contrastOf, fromLch, luminance, toLch } from './color.js';

/** WCAG AA for text of any size. */
export const minContrast = 4.5;

const step = 0.01;

export const isReadable = (color: string, grounds: readonly string[], least = minContrast): boolean =>
  grounds.every((ground) => contrast(color, ground) >= least);

/**
 * Moves only the lightness of a text colour, to the nearest one that is readable on all grounds. Falls back to black or white,
 * whichever has the better contrast: one of them is always readable on a single ground.
 */
export function fitText(color: string, grounds: readonly string[], least = minContrast): string {
  if (isReadable(color, grounds, least)) {
    return color;
  }
  const start = toLch(color);
  const shades = grounds.map(luminance);
  const isFit = (shade: number) => shades.every((ground) => contrastOf(shade, ground) >= least);
  for (let distance = step; distance <= 1; distance += step) {
    for (const lightness of [start.lightness - distance, start.lightness + distance]) {
      const moved = lightness >= 0 && lightness <= 1 ? fromLch({ ...start, lightness }) : undefined;
      if (moved !== undefined && isFit(luminance(moved))) {
        return moved;
      }
    }
  }
  const worst = (one: string) => Math.min(...grounds.map((ground) => contrast(one, ground)));
  return worst('#000000') >= worst('#ffffff') ? '#000000' : '#ffffff';
}
