import { fromLch, fromOklab, type Lch, type Rgb, toHex, toLch, toOklab } from './color.js';
import type { Palette } from './palette.js';

const clusters = 5;
const rounds = 12;
/** Below this chroma a pixel counts as grey. */
const minChroma = 0.03;
/** Share of coloured pixels below which a logo counts as colourless. */
const minColoured = 0.02;
const apart = (40 * Math.PI) / 180;

type Cluster = { center: Rgb; weight: number };

/** Reads a palette from the pixels of a logo, four bytes each; undefined for a logo without a strong colour. */
export function readLogo(pixels: ArrayLike<number>): Palette | undefined {
  const { coloured, opaque } = readPixels(pixels);
  if (opaque === 0 || coloured.length / opaque < minColoured) {
    return undefined;
  }
  const found = findClusters(coloured).map(({ center }) => toLch(toHex(fromOklab(center))));
  const [primary] = found;
  return primary && toPalette(primary, found);
}

function readPixels(pixels: ArrayLike<number>): { coloured: Rgb[]; opaque: number } {
  const coloured: Rgb[] = [];
  let opaque = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) >= 128) {
      opaque += 1;
      const lab = toOklab([(pixels[at] ?? 0) / 255, (pixels[at + 1] ?? 0) / 255, (pixels[at + 2] ?? 0) / 255]);
      if (chromaOf(lab) >= minChroma) {
        coloured.push(lab);
      }
    }
  }
  return { coloured, opaque };
}

const chromaOf = ([, a, b]: Rgb) => Math.hypot(a, b);
const distance = (one: Rgb, other: Rgb) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** Groups colours by k-means with fixed seeds, so that a logo always gives the same palette. The largest group comes first. */
function findClusters(points: readonly Rgb[]): Cluster[] {
  let centers = seeds(points);
  let groups: Rgb[][] = [];
  for (let round = 0; round < rounds; round++) {
    groups = centers.map(() => []);
    for (const point of points) {
      groups[nearest(centers, point)]?.push(point);
    }
    centers = groups.map((group, index) => (group.length > 0 ? average(group) : (centers[index] as Rgb)));
  }
  return centers
    .map((center, index) => ({ center, weight: (groups[index] ?? []).reduce((sum, point) => sum + chromaOf(point), 0) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
}

/** Starts with the most colourful point, then each time the one farthest from all before. */
function seeds(points: readonly Rgb[]): Rgb[] {
  const highest = (rank: (point: Rgb) => number) => points.reduce((best, point) => (rank(point) > rank(best) ? point : best));
  const chosen = [highest(chromaOf)];
  while (chosen.length < clusters) {
    chosen.push(highest((point) => Math.min(...chosen.map((one) => distance(one, point)))));
  }
  return chosen;
}

function nearest(centers: readonly Rgb[], point: Rgb): number {
  let best = 0;
  for (const [index, center] of centers.entries()) {
    best = distance(center, point) < distance(centers[best] as Rgb, point) ? index : best;
  }
  return best;
}

/** Averages by chroma, so that the edges of a shape count less than its inside. */
function average(points: readonly Rgb[]): Rgb {
  const total = points.reduce((sum, point) => sum + chromaOf(point), 0);
  return [0, 1, 2].map(
    (at) => points.reduce((sum, point) => sum + (point[at] ?? 0) * chromaOf(point), 0) / total,
  ) as unknown as Rgb;
}

const turn = (one: number, other: number) =>
  Math.abs(((((one - other) % (2 * Math.PI)) + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);

function toPalette(primary: Lch, found: readonly Lch[]): Palette {
  const accent = found.find(({ hue }) => turn(hue, primary.hue) >= apart) ?? { ...primary, hue: primary.hue + Math.PI / 6 };
  const secondary = found.find(({ hue }) => turn(hue, primary.hue) >= apart && turn(hue, accent.hue) >= apart) ?? {
    ...primary,
    lightness: primary.lightness > 0.5 ? primary.lightness - 0.2 : primary.lightness + 0.2,
  };
  const shade = (lightness: number, chroma: number) => fromLch({ hue: primary.hue, lightness, chroma });
  return {
    primary: fromLch(primary),
    secondary: fromLch(secondary),
    text: shade(0.25, 0.03),
    accent: fromLch(accent),
    background: shade(0.97, 0.01),
    surface: shade(0.93, 0.01),
  };
}
