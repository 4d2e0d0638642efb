import type { ColorName } from '@kithouse/contract';
import { type Lch, toLch } from './color.js';
import type { PackColors } from './pack-palette.js';

/** Less chroma looks grey, black or white. */
const minChroma = 0.045;

/** Lists the ends of the hues, in degrees of OKLCH. */
const hues: [end: number, name: ColorName][] = [
  [12, 'Pink'],
  [42, 'Red'],
  [75, 'Orange'],
  [112, 'Yellow'],
  [172, 'Green'],
  [215, 'Turquoise'],
  [285, 'Blue'],
  [325, 'Purple'],
  [360, 'Pink'],
];

/** Returns the everyday name of a colour; undefined for greys. */
export function nameColor(color: string): ColorName | undefined {
  const { lightness, chroma, hue } = toLch(color);
  if (chroma < minChroma) {
    return undefined;
  }
  const degrees = ((hue * 180) / Math.PI + 360) % 360;
  return isBrown({ lightness, chroma, hue: degrees }) ? 'Brown' : hues.find(([end]) => degrees < end)?.[1];
}

/** Returns true for dark orange and dull red. */
const isBrown = ({ lightness, chroma, hue }: Lch) =>
  (lightness < 0.55 && hue >= 42 && hue < 100) || (lightness < 0.45 && chroma < 0.09 && hue >= 12 && hue < 42);

/** Lists the names of the colours of a palette. */
export const listColorNames = (colors: PackColors): ColorName[] => [
  ...new Set(colors.flatMap(({ color }) => (/^#[0-9a-f]{3,8}$/i.test(color) ? (nameColor(color) ?? []) : []))),
];
