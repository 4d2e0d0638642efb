/** Plants of torn paper. */
import { along, type Collage, ink, oval, type Point, round, strip } from './torn.js';

const leafAt = (l: number, w: number, turn: number, x = 0, y = 0): Point[] => {
  const angle = (turn * Math.PI) / 180;
  const spin = ([px, py]: Point): Point => [
    x + px * Math.cos(angle) - py * Math.sin(angle),
    y + px * Math.sin(angle) + py * Math.cos(angle),
  ];
  return round(
    [
      [0, 0],
      [w, -l * 0.45],
      [w * 0.4, -l * 0.85],
      [0, -l],
      [-w * 0.4, -l * 0.85],
      [-w, -l * 0.45],
    ],
    5,
  ).map(spin);
};
/** Plants something with leaves: a seedling, a leek or a chard. */
export const plant = (c: Collage, x: number, y: number, size: number, color = ink.leaf, n = 3): void => {
  for (let i = 0; i < n; i++) {
    const turn = n === 1 ? 0 : -48 + (96 * i) / (n - 1);
    c.paper(leafAt(size * (1 - Math.abs(turn) / 190), size * 0.17, turn, x, y), { color, rim: 2.6, rough: 1.3, lift: 0.5 });
  }
};
export const flower = (c: Collage, x: number, y: number, size: number, color: string): void => {
  c.paper(strip([x, y], [x + size * 0.06, y - size], size * 0.03), { color: ink.moss, rim: 1.5, rough: 0.8, lift: 0.3 });
  c.paper(leafAt(size * 0.45, size * 0.1, 48, x, y - size * 0.2), { color: ink.leaf, rim: 2, rough: 1, lift: 0.4 });
  for (let i = 0; i < 7; i++) {
    c.paper(leafAt(size * 0.34, size * 0.1, (i * 360) / 7, x + size * 0.06, y - size), { color, rim: 2, rough: 1, lift: 0.4 });
  }
  c.paper(oval(x + size * 0.06, y - size, size * 0.11), { color: ink.amber, rim: 2, rough: 1, lift: 0.5 });
};
export const tree = (c: Collage, x: number, y: number, h: number, color = ink.leaf): void => {
  c.paper(
    along([
      [x - h * 0.05, y],
      [x - h * 0.03, y - h * 0.55],
      [x + h * 0.03, y - h * 0.55],
      [x + h * 0.06, y],
    ]),
    { color: ink.wood },
  );
  const crown = (dx: number, dy: number, r: number, tone: string) =>
    c.paper(
      round(
        Array.from({ length: 9 }, (_, i): Point => {
          const a = (i / 9) * 2 * Math.PI;
          const reach = r * (i % 2 ? 1.05 : 0.93);
          return [x + dx * h + Math.cos(a) * reach * h, y + dy * h + Math.sin(a) * reach * h * 0.9];
        }),
      ),
      { color: tone, rim: 6, rough: 3.4 },
    );
  crown(-0.15, -0.62, 0.2, ink.moss);
  crown(0.16, -0.64, 0.21, ink.moss);
  crown(0, -0.78, 0.25, color);
};
