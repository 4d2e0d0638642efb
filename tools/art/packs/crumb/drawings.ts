/** Draws Crumb's pictures: badges with baked goods, lids for the counter and the gallery, the bake clock's dial, checks and icing. */
import type { Draw } from '../describe.js';
import {
  bun,
  cake,
  cherry,
  cone,
  croissant,
  cup,
  doughnut,
  ear,
  eclair,
  egg,
  jar,
  loaf,
  mixer,
  pigeon,
  pin,
  pot,
  sack,
  tart,
  whisk,
} from './bakes.js';
import {
  box,
  checks,
  cutout,
  disc,
  flat,
  form,
  ink,
  lid,
  type Point,
  place,
  polar,
  put,
  rays,
  rope,
  scallops,
  stroke,
  times,
} from './tin.js';

const { cocoa, berry, blue, custard, cream, pink, white, crust, rose, sky } = ink;
const picture =
  (draw: () => string, width: number, quality = 74): Draw =>
  () => ({ drawing: draw(), width, quality });

type Badge = { w: number; h: number; r: number; ground: string; ray: string; rise?: number };
/** Draws the upper half of a scalloped badge, with things in front of it. */
const onBadge = ({ w, h, r, ground, ray, rise = 0 }: Badge, things: string): string => {
  const at: Point = [w / 2, h - rise];
  const inside = `<clipPath id="inside"><path d="${disc(...at, r - 34)}"/></clipPath>`;
  return cutout(
    w,
    h,
    `${inside}${form(scallops(at, r, 30), cream)}${form(disc(...at, r - 26), ground, { heavy: -0.5 })}<g clip-path="url(#inside)">${rays(at, r, ray, 22)}</g>${things}`,
  );
};
const base = 612;
/** Draws a table full of baking, and a guest who hasn't paid, for the front page. */
const hero = () =>
  onBadge(
    { w: 1500, h: 620, r: 560, ground: custard, ray: '#FFD978', rise: -60 },
    put(750, base, cake(), { scale: 1.72 }) +
      put(452, base, pot(), { scale: 1.42, flip: true }) +
      put(1050, base, sack(), { scale: 1.3 }) +
      put(586, base, loaf(), { scale: 0.95 }) +
      put(926, base, bun(), { scale: 0.92 }) +
      put(278, base, cup(berry, cream), { scale: 1.02, flip: true }) +
      put(104, base, croissant(), { scale: 1.02 }) +
      put(1258, base, pigeon(), { scale: 1.12 }) +
      put(1404, base - 2, croissant(), { scale: 0.62, turn: -14 }) +
      put(1164, base, tart(), { scale: 0.78 }),
  );

type Group = (base: number) => string;
/** Returns the badge that opens a page. */
const group = (ground: string, ray: string, things: Group): Draw =>
  picture(() => onBadge({ w: 1000, h: 440, r: 390, ground, ray, rise: -10 }, things(434)), 1000);

const bread: Group = (y) =>
  put(
    500,
    y,
    put(-120, 0, loaf(), { scale: 1.15 }) +
      put(142, 0, loaf(), { scale: 1.05, flip: true }) +
      put(10, -132, croissant(), { scale: 1.35 }),
  ) +
  put(210, y, bun(), { scale: 0.82 }) +
  put(792, y, tart(), { scale: 0.86 });
const layers: Group = (y) =>
  put(500, y, cake(), { scale: 1.28 }) + put(262, y, cone(), { scale: 0.86 }) + put(738, y, doughnut(), { scale: 0.92 });
const breakfast: Group = (y) =>
  put(420, y, pot(), { scale: 1.25, flip: true }) +
  put(626, y - 6, cup(berry, custard), { scale: 1.1 }) +
  put(236, y, egg(), { scale: 1.1 }) +
  put(808, y, croissant(), { scale: 0.98 });
const grain: Group = (y) =>
  [-3, -2, -1, 1, 2, 3].map((i) => put(500 + i * 74, y - 8, ear(), { scale: 1.28 - Math.abs(i) * 0.08, turn: i * 9 })).join('') +
  put(500, y, sack(), { scale: 1.36 }) +
  put(790, y, pin(), { scale: 0.84 }) +
  put(216, y, loaf(), { scale: 0.82 });
const kitchen: Group = (y) =>
  put(486, y, mixer(), { scale: 1.24 }) + put(240, y, whisk(), { scale: 1.3, turn: 8 }) + put(780, y, jar(), { scale: 0.98 });
const sweets: Group = (y) =>
  put(
    500,
    y,
    put(0, -150, doughnut(), { scale: 1 }) + put(-104, 0, doughnut(), { scale: 0.92 }) + put(104, 0, doughnut(), { scale: 0.92 }),
  ) +
  put(236, y, eclair(), { scale: 0.86 }) +
  put(770, y, eclair(), { scale: 0.86, flip: true });
const guest: Group = (y) =>
  put(470, y, pigeon(), { scale: 1.62 }) +
  put(758, y - 2, croissant(), { scale: 0.9 }) +
  times(9, (i) => form(disc(640 + i * 34, y - 8 - (i % 3) * 6, 5 + (i % 3) * 2), crust, { line: 3, heavy: 0.4 })).join('');

type Ground = 'rays' | 'checks' | 'dots' | 'doily';
const grounds: Record<Ground, (w: number, h: number, color: string) => string> = {
  rays: (w, h, color) => rays([w / 2, h * 0.56], w, color, 20),
  checks: (w, h, color) => checks(w, h, 40, color, 0.5),
  dots: (_w, _h, color) =>
    flat(
      times(220, (i) => {
        const [column, row] = [i % 20, Math.floor(i / 20)];
        return disc(column * 50 + (row % 2) * 25, row * 78, 9);
      }).join(''),
      color,
    ),
  doily: (w, h, color) =>
    flat(scallops([w / 2, h / 2], w * 0.4, 22), color) + flat(scallops([w / 2, h / 2], w * 0.33, 22), cream, 0.6),
};
type Lid = { color: string; ground: Ground; second: string; thing: string; y?: number; scale?: number; turn?: number };
/** Returns a square lid with one thing on it. */
const tile = (seed: number, { color, ground, second, thing, y = 590, scale = 2.4, turn = 0 }: Lid, w = 800): Draw =>
  picture(() => lid([w, 800], seed, color, grounds[ground](w, 800, second) + put(w / 2, y, thing, { scale, turn })), 720);

/** Draws a police line-up with the suspect. */
const lineUp = () =>
  lid(
    [1200, 800],
    41,
    cream,
    times(6, (i) => `<rect y="${120 + i * 100}" width="1200" height="${i % 2 ? 5 : 10}" fill="${sky}"/>`).join('') +
      put(560, 690, pigeon(), { scale: 2.7 }) +
      form(box(0, 690, 1200, 120), blue) +
      put(930, 704, croissant(), { scale: 0.8, turn: 8 }) +
      put(1010, 704, form(disc(0, -12, 12), crust)) +
      put(350, 704, form(disc(0, -10, 9), crust)),
  );
const starter = () =>
  lid(
    [1200, 800],
    43,
    pink,
    checks(1200, 800, 60, rose, 0.5) +
      form(box(0, 680, 1200, 130), custard) +
      put(600, 690, jar(), { scale: 2.25 }) +
      put(290, 690, sack(), { scale: 1.5 }) +
      put(910, 690, loaf(), { scale: 1.35 }),
  );
/** Draws a bun as a clock that shows eleven. */
const eleven = () =>
  lid(
    [1200, 800],
    47,
    blue,
    rays([600, 400], 900, '#356A86', 26) +
      form(scallops([600, 400], 330, 24), cream) +
      put(600, 665, bun(), { scale: 3 }) +
      rope('M600 400L526 256', berry, 16) +
      rope('M600 400V190', berry, 12) +
      form(disc(600, 400, 24), custard),
  );

/** Draws the bake clock: twelve hours, eight bakes, and a hand that points at seven. */
const dial = () => {
  const at: Point = [500, 500];
  const angle = (hour: number) => (hour / 12) * Math.PI * 2 - Math.PI / 2;
  const wedge = (i: number) => place([at, ...times(9, (n) => polar(at, 384, angle(i - 0.5 + n / 8)))]);
  const bakes: [hour: number, thing: string, scale: number][] = [
    [4, loaf(), 0.84],
    [5, jar(), 0.6],
    [6, croissant(), 1],
    [7, bun(), 0.86],
    [8, egg(), 1.05],
    [9, tart(), 0.78],
    [11, eclair(), 0.8],
    [2, cake(), 0.6],
  ];
  const tall: Record<number, number> = { 4: 12, 9: 20, 11: 28, 7: -8, 5: -6, 2: -12 };
  return cutout(
    1000,
    1000,
    form(scallops(at, 452, 36), berry) +
      form(disc(...at, 418), cream, { heavy: -0.7 }) +
      times(12, (i) => flat(wedge(i), [pink, cream][i % 2] ?? pink)).join('') +
      times(12, (i) => {
        const [a, b] = [polar(at, 396, angle(i)), polar(at, i % 3 ? 412 : 418, angle(i))];
        return stroke(`M${a.join()}L${b.join()}`, cocoa, i % 3 ? 8 : 14);
      }).join('') +
      bakes
        .map(([hour, thing, scale]) => {
          const [x, y] = polar(at, 288, angle(hour));
          return put(x, y + 62 - (tall[hour] ?? 0), thing, { scale });
        })
        .join('') +
      form(disc(...at, 150), custard) +
      rays(at, 132, '#FFDD87', 16) +
      rope(`M${polar(at, 20, angle(1)).join()}L${polar(at, 190, angle(7)).join()}`, berry, 18) +
      form(disc(...at, 30), cream),
  );
};

const gingham = (size: Point, step: number): Draw =>
  picture(() => cutout(...size, checks(...size, step, white, 0.46)), size[0], 60);
/** Returns a row of cream icing that rises or hangs. */
const icing = (rises: boolean): Draw =>
  picture(() => {
    const [w, h, lobes] = [1920, 46, 32];
    const r = w / lobes / 2;
    const arcs = times(lobes, () => `a${r} ${h - 12} 0 0 1 ${r * 2} 0`).join('');
    const body = `<path d="M0 ${h}V${h - 4}${arcs}V${h}Z" fill="${cream}"/><path d="M0 ${h - 4}${arcs}" fill="none" stroke="${cocoa}" stroke-width="5"/>`;
    return cutout(w, h, rises ? body : `<g transform="translate(0 ${h}) scale(1 -1)">${body}</g>`);
  }, 1920);

/** Draws a bun on a doily. */
export const crumbLogo = () =>
  cutout(400, 400, form(scallops([200, 200], 170, 16), custard, { line: 12 }) + put(200, 318, bun(), { scale: 1.36 }));

export const crumbDrawings: Record<string, Draw> = {
  hero: picture(hero, 1400, 76),
  bread: group(sky, '#BFD0CF', bread),
  layers: group(berry, '#B23A5D', layers),
  breakfast: group(custard, '#FFD978', breakfast),
  grain: group(rose, '#F3A3AE', grain),
  kitchen: group(custard, '#FFD978', kitchen),
  sweets: group(sky, '#BFD0CF', sweets),
  guest: group(custard, '#FFD978', guest),
  croissant: tile(3, { color: custard, ground: 'rays', second: '#FFD978', thing: croissant(), y: 540, scale: 3 }),
  swirl: tile(5, { color: rose, ground: 'checks', second: pink, thing: bun(), y: 620, scale: 2.5 }),
  loaf: tile(7, { color: sky, ground: 'rays', second: '#BFD0CF', thing: loaf(), y: 540, scale: 2.3 }),
  tart: tile(9, { color: cream, ground: 'doily', second: berry, thing: tart(), y: 520, scale: 2.1 }),
  scoop: tile(11, { color: sky, ground: 'dots', second: '#BFD0CF', thing: cone(), y: 700, scale: 2 }),
  ring: tile(13, { color: custard, ground: 'doily', second: white, thing: doughnut(), y: 590, scale: 2 }),
  cup: tile(15, { color: rose, ground: 'rays', second: pink, thing: cup(), y: 610, scale: 2.2 }),
  eclair: tile(17, { color: cream, ground: 'checks', second: sky, thing: eclair(), y: 500, scale: 2.5, turn: -12 }),
  mixer: tile(19, { color: custard, ground: 'dots', second: '#FFD978', thing: mixer(), y: 620, scale: 2 }),
  basket: tile(21, {
    color: berry,
    ground: 'rays',
    second: '#B23A5D',
    thing: times(5, (i) => cherry(-64 + i * 32, -20 - (i % 2) * 46, 40)).join(''),
    y: 560,
    scale: 1.8,
  }),
  eleven: picture(eleven, 1100),
  starter: picture(starter, 1100),
  'line-up': picture(lineUp, 1100),
  dial: picture(dial, 900),
  gingham: gingham([1800, 1600], 50),
  'gingham-fine': gingham([1800, 1200], 25),
  'icing-up': icing(true),
  'icing-down': icing(false),
};
