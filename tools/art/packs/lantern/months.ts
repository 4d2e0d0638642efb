/** Draws the ribbon of the school year in twelve pieces, which meet at their edges: red for school, yellow for holidays. */
import { crayon, disc, flat, ink, line, type Point, place, put, sheet, times } from './chalk.js';
import { cloud, lantern, star } from './things.js';

const { cream, night, violet, red, yellow, amber, lilac, chalk, sky, brown } = ink;
const [w, h, level] = [360, 300, 214];

type Month = { bend: number; thing: string; free?: Point[]; ends?: 'left' | 'right' };
/** Draws one piece. `free` lists the parts that are holidays, from 0 to 1. */
const piece = (seed: number, { bend, thing, free = [], ends }: Month): string => {
  const [from, to] = [ends === 'left' ? 70 : -20, ends === 'right' ? 290 : w + 20];
  const wave = (y: number) =>
    `M${from} ${level + y}C${w * 0.28} ${level + y} ${w * 0.3} ${level + bend + y} ${w / 2} ${level + bend + y}S${w * 0.72} ${level + y} ${to} ${level + y}`;
  const band = `${wave(-26)}L${ends === 'right' ? to - 26 : to} ${level}L${to} ${level + 26}C${w * 0.72} ${level + 26} ${w * 0.7} ${level + bend + 26} ${w / 2} ${level + bend + 26}S${w * 0.28} ${level + 26} ${from} ${level + 26}L${ends === 'left' ? from + 26 : from} ${level}Z`;
  const part = (color: string, id: string, spans: Point[]) =>
    `<clipPath id="${id}">${spans.map(([a, b]) => `<rect x="${a * w - 20 * Number(a === 0)}" width="${(b - a) * w + 20 * (Number(a === 0) + Number(b === 1))}" height="${h}"/>`).join('')}</clipPath><g clip-path="url(#${id})">${crayon(band, color, { step: 10, line: 0, angle: -50 })}</g>`;
  return sheet(
    [w, h],
    thing +
      part(red, 's', [[0, 1]]) +
      (free.length ? part(yellow, 'f', free) : '') +
      line(wave(-15), cream, 3, 0.8) +
      line(wave(15), cream, 3, 0.8),
    { seed, tremble: 0 },
  );
};
const at = (body: string, scale = 1, turn = 0, x = 180, y = 168): string => put(x, y, body, { scale, turn });
const leaf = (color: string): string =>
  crayon('M0 60C-50 40 -60 -10 0 -70C60 -10 50 40 0 60Z', color) + line('M0 -50V90M0 10L-24 -8M0 30L26 8', brown, 5);
const satchel =
  crayon('M-80 0V-110H80V0Z', violet, { light: lilac }) +
  crayon('M-84 -50V-120H84V-50C40 -30 -40 -30 -84 -50Z', yellow) +
  line('M-40 -60V-24M40 -60V-24', red, 12) +
  line('M-30 -120C-30 -160 30 -160 30 -120', night, 10);
const flake = times(6, (i) => put(0, 0, line('M0 0V-78M0 -50L-20 -68M0 -50L20 -68', sky, 8), { turn: i * 60 }));
const mask =
  crayon(
    'M-96 -40C-60 -70 -20 -50 0 -36C20 -50 60 -70 96 -40C96 10 60 40 30 30C14 24 8 6 0 6C-8 6 -14 24 -30 30C-60 40 -96 10 -96 -40Z',
    violet,
    { light: lilac },
  ) +
  flat(disc(-44, -14, 20, 14), cream) +
  flat(disc(44, -14, 20, 14), cream) +
  line('M96 -40C120 -60 120 -90 110 -110', yellow, 8);
const book =
  crayon('M-110 40C-70 14 -30 14 0 36C30 14 70 14 110 40V-40C70 -66 30 -64 0 -40C-30 -64 -70 -66 -110 -40Z', cream, {
    edge: violet,
    opacity: 0.3,
  }) +
  line(
    'M0 -40V36M-84 -24C-60 -36 -40 -34 -22 -24M-84 2C-60 -10 -40 -8 -22 2M84 -24C60 -36 40 -34 22 -24M84 2C60 -10 40 -8 22 2',
    red,
    6,
  );
const egg =
  crayon(disc(0, -66, 54, 68), chalk) +
  line('M-50 -74L-30 -94L-10 -74L10 -94L30 -74L50 -92M-48 -36L-26 -52L-4 -36L18 -52L46 -34', red, 8);
const kite =
  crayon(place([0, -80], [58, 0], [0, 84], [-58, 0]), yellow) +
  crayon(place([0, -80], [58, 0], [0, 0]), violet) +
  line('M0 84C20 120 -30 130 0 160', red, 8);
const boat =
  crayon('M-100 -40H100L64 10H-64Z', violet, { light: lilac }) +
  line('M0 -40V-150', brown, 9) +
  crayon(place([10, -146], [84, -56], [10, -56]), cream, { edge: violet }) +
  crayon(place([-10, -130], [-66, -56], [-10, -56]), yellow);
const flag =
  line('M-50 20V-150', brown, 10) +
  crayon('M-46 -148C-10 -170 20 -120 80 -142V-64C20 -42 -10 -92 -46 -70Z', red) +
  put(14, -106, star(20, yellow));
const sun =
  crayon(disc(0, -50, 56), yellow, { dark: amber }) +
  times(12, (i) => put(0, -50, line('M0 -74V-98', amber, 8), { turn: i * 30 }));
const brightStar =
  put(0, -60, star(72, yellow)) +
  put(0, -60, star(34, amber), { turn: 20 }) +
  put(-100, -100, star(16, yellow)) +
  put(104, -20, star(18, yellow));

const year: Record<string, Month> = {
  september: { bend: 14, thing: at(satchel, 0.9, -5), ends: 'left' },
  october: {
    bend: -22,
    thing: at(leaf(amber), 0.8, 28, 120, 110) + at(leaf(red), 0.62, -30, 236, 80) + at(leaf(yellow), 0.5, 60, 300, 130),
    free: [[0.72, 0.94]],
  },
  november: { bend: 26, thing: at(lantern(), 0.62, 4, 180, 196) },
  december: { bend: -16, thing: at(brightStar, 0.9, 0, 180, 150), free: [[0.58, 1]] },
  january: { bend: 18, thing: at(flake, 0.9, 8, 180, 100), free: [[0, 0.14]] },
  february: { bend: -14, thing: at(mask, 0.95, -6, 180, 120), free: [[0.46, 0.68]] },
  march: { bend: 20, thing: at(book, 0.9, 3, 180, 130), free: [[0.86, 1]] },
  april: { bend: -24, thing: at(egg, 0.82, 14, 150, 178) + at(cloud(110, chalk), 1, 0, 276, 90), free: [[0, 0.4]] },
  may: { bend: 22, thing: at(kite, 0.86, 24, 190, 96) },
  june: { bend: -18, thing: at(boat, 0.82, -4, 180, 172), free: [[0, 0.14]] },
  july: { bend: 16, thing: at(flag, 0.84, 3, 176, 190), free: [[0.64, 1]] },
  august: { bend: -12, thing: at(sun, 0.96, 0, 170, 150), free: [[0, 1]], ends: 'right' },
};
export const months: Record<string, () => string> = Object.fromEntries(
  Object.entries(year).map(([name, month], i) => [name, () => piece(50 + i, month)]),
);
