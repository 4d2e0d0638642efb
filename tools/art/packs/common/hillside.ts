/** The hill that each page adds a layer to. */
import { pick } from '../../drawings/ink.js';
import { house } from './street.js';
import { type Collage, hill, ink, type Sheet } from './torn.js';

const papers: Sheet[] = [
  { color: ink.rose, print: ['dots', '#F0967A'] },
  { color: ink.amber },
  { color: ink.coral, print: ['stripes', '#E66A3D'] },
  { color: ink.leaf },
  { color: ink.rust },
  { color: ink.teal, print: ['lines', '#367F7E'] },
  { color: ink.berry, print: ['dots', '#8B3763'] },
  { color: ink.moss },
  { color: ink.plum, print: ['lines', '#43305B'] },
];
export type Seam = (x: number) => number;
/** Lays layers from the top to the foot; `stand` draws the people and things of a layer, before the paper that hides their feet. */
export function hillside(
  c: Collage,
  n: number,
  [top, low]: [top: number, low: number],
  stand: (layer: number, seam: Seam) => void,
  foot: string = ink.cream,
): void {
  const step = (low - top) / n;
  for (let i = 0; i <= n; i++) {
    const heights = Array.from(
      { length: 7 },
      (_, k) => top + i * step + Math.sin(k * 1.15 + i * 1.9) * Math.min(26, step * 0.42) - k * 2,
    );
    const seam: Seam = (x) => {
      const at = ((x + 60) / (c.w + 120)) * 6;
      const [k, t] = [Math.min(5, Math.floor(at)), at - Math.min(5, Math.floor(at))];
      return (heights[k] ?? 0) * (1 - t) + (heights[k + 1] ?? 0) * t + 10;
    };
    stand(i, seam);
    const outline = hill(c.w, c.h + 60, heights);
    if (i === n) {
      c.foot(outline, foot);
    } else {
      c.paper(outline, { ...pick(papers, i), lift: 1.3, rough: 5, rim: 10 });
    }
  }
}

export const street = (c: Collage, seam: Seam, x: number): void => {
  house(c, x, seam(x + 50), 110, 150, ink.butter, ink.rust, 3);
  house(c, x + 136, seam(x + 180), 96, 110, ink.rose, ink.berry, 1);
};
