/** Draws the things of the town, such as the lantern, books as houses and pencils as trees. Most have their base at y = 0. */
import { chance, pick } from '../../drawings/ink.js';
import { f } from '../../drawings/light.js';
import { box, crayon, disc, flat, hatch, ink, line, type Point, place, put, times } from './chalk.js';

const { cream, night, violet, red, yellow, amber, wood, rose, lilac, chalk, brown } = ink;

/** Draws the light of a lantern: a soft disc, and rays of chalk. */
export const glow = (r: number, id: string, strength = 0.9): string => {
  const random = chance(Math.round(r));
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${cream}" stop-opacity="${strength}"/><stop offset=".3" stop-color="${yellow}" stop-opacity="${strength * 0.62}"/><stop offset="1" stop-color="${yellow}" stop-opacity="0"/></radialGradient><path d="${disc(0, 0, r)}" fill="url(#${id})"/>` +
    times(64, (i) => {
      const [angle, from, to] = [
        (i / 64) * Math.PI * 2 + random() * 0.06,
        r * (0.36 + random() * 0.16),
        r * (0.56 + random() * 0.5),
      ];
      return `<path d="M${f(Math.cos(angle) * from)} ${f(Math.sin(angle) * from)}L${f(Math.cos(angle) * to)} ${f(Math.sin(angle) * to)}" stroke="${yellow}" stroke-width="${f(3 + random() * 5)}" stroke-linecap="round" stroke-opacity="${(0.3 + random() * 0.4).toFixed(2)}"/>`;
    })
  );
};
/** Draws the lantern, 280 high, hanging from its ring. `isLit` lights the flame. */
export const lantern = ({ isLit = true } = {}): string =>
  line('M-34 -236C-40 -288 40 -288 34 -236', brown, 9) +
  crayon('M-58 -196L-30 -240H30L58 -196Z', red) +
  crayon('M-50 -196H50L62 -52H-62Z', isLit ? yellow : lilac, {
    angle: 74,
    light: cream,
    dark: isLit ? amber : violet,
    edge: night,
  }) +
  (isLit
    ? flat('M0 -62C-30 -62 -34 -96 -14 -116C-8 -104 -6 -124 2 -158C22 -126 34 -104 26 -82C22 -68 12 -62 0 -62Z', cream) +
      flat('M0 -64C-16 -66 -16 -88 0 -106C16 -88 16 -66 0 -64Z', amber, 0.85)
    : line('M0 -62V-86', night, 6) + line('M0 -92C-16 -112 18 -122 2 -146C-10 -164 8 -170 6 -184', cream, 6, 0.8)) +
  line('M-22 -196L-27 -54M22 -196L27 -54', night, 5) +
  crayon('M-70 -52H70L60 -26H-60Z', red) +
  crayon('M-48 -26H48L54 0H-54Z', brown);
/** Draws a post for a lantern, with its arm to the left. */
export const post = (height: number, arm: number): string =>
  crayon(box(-10, -height, 20, height), brown, { angle: 84, edge: cream, line: 3 }) +
  line(`M0 ${-height + 8}C${-arm * 0.4} ${-height - 50} ${-arm} ${-height - 40} ${-arm} ${-height + 6}`, brown, 14) +
  line(`M0 ${-height + 8}C${-arm * 0.4} ${-height - 50} ${-arm} ${-height - 40} ${-arm} ${-height + 6}`, rose, 4, 0.7);

type House = { w: number; h: number; color: string; roof: string; lit?: number[]; door?: boolean };
/** Draws a book as a house: its cover is the wall, an open book is the roof. */
export const bookHouse = ({ w, h, color, roof, lit = [0, 2, 3], door = true }: House): string => {
  const rows = Math.max(1, Math.floor((h - (door ? 92 : 20)) / 76));
  const columns = Math.max(2, Math.floor(w / 74));
  const pane = (i: number) => {
    const [x, y] = [-w / 2 + ((i % columns) + 0.5) * (w / columns) - 17, -h + 34 + Math.floor(i / columns) * 76];
    const isLit = lit.includes(i);
    return (
      crayon(box(x, y, 36, 42), isLit ? yellow : night, {
        angle: 60,
        step: 8,
        light: isLit ? cream : lilac,
        edge: cream,
        line: 4,
      }) + line(`M${f(x + 18)} ${f(y)}v42M${f(x)} ${f(y + 21)}h36`, isLit ? brown : lilac, 3)
    );
  };
  return (
    crayon(place([-w / 2, 0], [-w / 2, -h], [0, -h - 84], [w / 2, -h], [w / 2, 0]), color, { angle: 82, step: 13 }) +
    line(`M${-w / 2 + 16} ${-h}V0`, cream, 4, 0.8) +
    times(rows * columns, pane) +
    (door
      ? crayon(`M-22 0V-52C-22 -76 22 -76 22 -52V0Z`, brown, { angle: 88, edge: cream, line: 4 }) + flat(disc(12, -30, 4), yellow)
      : '') +
    times(3, (i) =>
      crayon(
        place(
          [0, -h - 74 + i * 9],
          [w / 2 + 26, -h + i * 9],
          [w / 2 + 22, -h + 14 + i * 9],
          [0, -h - 56 + i * 9],
          [-w / 2 - 22, -h + 14 + i * 9],
          [-w / 2 - 26, -h + i * 9],
        ),
        cream,
        { line: 2, edge: violet, opacity: 0.25 },
      ),
    ) +
    crayon(
      place(
        [0, -h - 92],
        [w / 2 + 34, -h - 2],
        [w / 2 + 30, -h + 12],
        [0, -h - 72],
        [-w / 2 - 30, -h + 12],
        [-w / 2 - 34, -h - 2],
      ),
      roof,
    )
  );
};
/** Draws a pencil as a tree. */
export const pencil = (h: number, color: string, w = 44): string =>
  crayon(box(-w / 2, -h, w, h), color, { angle: 88, step: 8 }) +
  line(`M${-w / 6} ${-h}V0M${w / 6} ${-h}V0`, cream, 3, 0.6) +
  crayon(
    `M${-w / 2} ${-h}L0 ${-h - w * 1.5}L${w / 2} ${-h}Q${w / 3} ${-h + 12} ${w / 6} ${-h}Q0 ${-h + 12} ${-w / 6} ${-h}Q${-w / 3} ${-h + 12} ${-w / 2} ${-h}Z`,
    wood,
    { step: 8 },
  ) +
  flat(place([-w / 6, -h - w], [0, -h - w * 1.5], [w / 6, -h - w]), color);
export const moon = (r: number): string =>
  crayon(
    `M${f(r * 0.28)} ${f(-r * 0.96)}A${r} ${r} 0 1 0 ${f(r * 0.96)} ${f(r * 0.28)}A${f(r * 0.86)} ${f(r * 0.86)} 0 0 1 ${f(r * 0.28)} ${f(-r * 0.96)}Z`,
    yellow,
    {
      light: cream,
      dark: amber,
      edge: cream,
      line: 4,
    },
  );
export const star = (r: number, color = cream): string =>
  times(4, (i) => put(0, 0, line(`M0 ${-r}V${r}`, color, Math.max(3, r * 0.24)), { turn: i * 45, scale: i % 2 ? 0.6 : 1 }));
/** Scatters stars over an area. */
export const stars = (seed: number, n: number, [x, y, w, h]: [number, number, number, number]): string => {
  const random = chance(seed);
  return times(n, (i) =>
    put(x + random() * w, y + random() * h, star(6 + random() * 14, i % 4 ? cream : yellow), { turn: random() * 45 }),
  );
};
export const cloud = (w: number, color = cream): string =>
  crayon(
    `M${-w / 2} 0C${-w * 0.62} ${-w * 0.2} ${-w * 0.36} ${-w * 0.32} ${-w * 0.24} ${-w * 0.22}C${-w * 0.16} ${-w * 0.46} ${w * 0.16} ${-w * 0.44} ${w * 0.2} ${-w * 0.2}C${w * 0.42} ${-w * 0.3} ${w * 0.6} ${-w * 0.1} ${w / 2} 0Z`,
    color,
    { opacity: 0.4 },
  );
/** Draws a hill from one edge to the other. */
export const hill = (w: number, points: Point[], bottom: number, color: string, angle = -12): string => {
  const [[, y0], ...rest] = points as [Point, ...Point[]];
  const d = `M-20 ${y0}${rest.map(([x, y], i) => `S${f(x - (x - (points[i]?.[0] ?? 0)) * 0.4)} ${y} ${x} ${y}`).join('')}L${w + 20} ${bottom}L-20 ${bottom}Z`;
  return (
    flat(d, color) +
    hatch(d, ink.lilac, { angle, step: 16, width: 9, opacity: 0.32 }) +
    hatch(d, night, { angle: angle - 8, step: 15, width: 9, opacity: 0.4, from: 0.4 })
  );
};
type Child = { coat: string; hat: string; bag?: string; hair?: string; lifts?: boolean; skirt?: boolean };
/** Draws a child from behind, 250 high. */
export const child = ({ coat, hat, bag, hair = brown, lifts = false, skirt = false }: Child): string =>
  line('M-24 -74L-26 -14M24 -74L26 -14', night, 22) +
  crayon('M-44 0V-22H-14V0ZM14 0V-22H44V0Z', red, { step: 7 }) +
  line(lifts ? 'M46 -150C74 -168 84 -196 88 -226' : 'M48 -150C66 -126 70 -104 66 -82', coat, 24) +
  line('M-48 -150C-66 -126 -70 -104 -66 -82', coat, 24) +
  crayon(
    skirt
      ? 'M-44 -168C-48 -130 -58 -90 -70 -62H70C58 -90 48 -130 44 -168Z'
      : 'M-48 -168C-54 -130 -54 -90 -52 -58H52C54 -90 54 -130 48 -168Z',
    coat,
  ) +
  crayon(disc(0, -206, 40, 42), hair, { step: 7 }) +
  crayon('M-46 -214C-46 -276 46 -276 46 -214C20 -224 -20 -224 -46 -214Z', hat) +
  (hat === hair ? '' : flat(disc(0, -264, 12), cream)) +
  (bag ? crayon('M-34 -150H34L38 -84H-38Z', bag) + line('M-34 -122H34M-14 -122V-108M14 -122V-108', cream, 5) : '');
/** Draws the school bus, 640 wide. */
export const bus = (): string =>
  crayon(
    'M-320 -50V-236C-320 -270 -300 -282 -270 -282H206C244 -282 262 -262 276 -222L300 -156C316 -150 324 -140 324 -120V-50Z',
    yellow,
    { dark: amber },
  ) +
  times(
    4,
    (i) =>
      crayon(box(-282 + i * 112, -246, 90, 84), chalk, { step: 9, edge: night, line: 5 }) +
      crayon(disc(-238 + i * 112, -180, 24, 26), pick([brown, night, red, brown], i), { step: 7, line: 3 }),
  ) +
  crayon('M176 -246H218C236 -246 244 -238 252 -216L270 -162H176Z', chalk, { edge: night }) +
  line('M-318 -128H322', red, 12) +
  line('M-318 -104H322', night, 5) +
  times(
    2,
    (i) =>
      crayon(disc(-190 + i * 380, -44, 50), night, { light: lilac }) + crayon(disc(-190 + i * 380, -44, 20), cream, { step: 7 }),
  ) +
  crayon(disc(300, -104, 16), cream, { step: 6 });
