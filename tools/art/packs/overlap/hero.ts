/** Draws the opening picture: three huge discs meet, and where all three overlap something happens. */
import { around, disc, dot, inside, overlap, paper, picture, rays, ring, times } from './discs.js';
import { citron, ink, white } from './look.js';

const discs = [
  disc(1885, 390, 565, 'violet', { turn: 150 }),
  disc(1230, 1110, 490, 'coral', { turn: 215 }),
  disc(1730, 1060, 460, 'mint', { turn: 20 }),
] as const;
const [a, b, c] = discs;
/** Draws small discs on the rim of a large one, as people around a table. */
const rim = (
  { x, y, r }: { x: number; y: number; r: number },
  [from, to]: [number, number],
  many: number,
  fill: string,
): string => times(many, (i) => dot(...around(x, y, r, from + ((to - from) * i) / (many - 1)), 14, fill));

export const hero = (): string =>
  picture(
    [2000, 1200],
    paper,
    overlap([...discs]) +
      ring(a.x, a.y, a.r - 110, white, 5, 'opacity=".6"') +
      ring(a.x, a.y, a.r - 230, citron, 9, 'stroke-dasharray="1 24" stroke-linecap="round"') +
      ring(b.x, b.y, b.r - 130, ink, 5) +
      ring(b.x, b.y, b.r - 270, citron, 40) +
      ring(c.x, c.y, c.r - 170, ink, 6, 'stroke-dasharray="1 26" stroke-linecap="round"') +
      rim(b, [188, 272], 12, ink) +
      inside([a, b, c], rays(1552, 812, 48, 340, 40, citron, 5)) +
      dot(1552, 812, 34, citron),
  );
