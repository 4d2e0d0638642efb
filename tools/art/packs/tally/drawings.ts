/** Lists the drawings of Tally: things of an office, printed as characters made of dots, and the parts of a receipt. */
import { chance } from '../../drawings/ink.js';
import { f, svg } from '../../drawings/light.js';
import type { Draw } from '../describe.js';
import { abacus, bell, parcels, van } from './counter.js';
import { bust, type Face } from './faces.js';
import { deep, green, ink, paper, yellow } from './look.js';
import { print } from './print.js';
import type { Camera, Thing } from './solid.js';
import { calculator, calendar, house, mug, pig, scales, shelf, shoebox, stack, standing, telephone } from './things.js';

const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
type Size = [w: number, h: number];
const tall: Size = [880, 780];
const wide: Size = [1000, 760];
const eye = (x: number, y: number, z: number, aim: [number, number, number], zoom = 2.2): Camera => ({
  eye: [x, y, z],
  aim,
  zoom,
});

/** Prints solids on a transparent background. */
const bare =
  (seed: number, things: () => Thing[], camera: Camera, { size = tall, columns = 64, floor = true } = {}): Draw =>
  () => ({ drawing: print({ things: things(), camera, size, columns, floor, seed }), width: 720, colors: 16 });
/** Prints solids on listing paper. */
const listing =
  (seed: number, things: () => Thing[], camera: Camera): Draw =>
  () => ({ drawing: print({ things: things(), camera, size: wide, columns: 64, listing: true, seed }), width: 800, colors: 16 });
/** Prints a portrait, with the light on the side to which the face turns. */
const portrait = (seed: number, face: Face): Draw =>
  bare(
    seed,
    () => bust(face),
    { eye: [0, 1.65, -5.4], aim: [0, 1.42, 0], zoom: 4.6, lamp: [(face.turn ?? 0) < 0 ? 0.42 : -0.42, 0.42, -0.8] },
    { size: [760, 760], columns: 76, floor: false },
  );

const desk = () => [
  ...calculator(-22).map(({ solid, ...o }): Thing => ({ ...o, solid: (p) => solid([p[0] + 0.5, p[1], p[2] + 0.2]) })),
  stack([1.05, 0.1], 9, true),
  stack([1.75, -0.55], 5),
  stack([0.75, -1.05], 3),
  standing([1.5, 0.36, -1.3], 0.36, 30),
];
const coins = () => [stack([-1.5, 0], 2), stack([-0.5, 0], 5), stack([0.5, 0], 9, true), stack([1.5, 0], 14)];
const coffee = () => [...mug([-0.5, 0]), stack([0.75, -0.5], 4, true), standing([0.2, 0.4, -1], 0.4, -28)];

/**
 * Draws the torn edge of a receipt that continues below it, or above it if `isEnd`. It is taller than a line of text on a phone,
 * because builders place pictures in a line of text, and a lower picture would leave a gap at the paper.
 */
const torn = (isEnd: boolean): string => {
  const [w, h, teeth] = [1140, 110, 57];
  const tooth = w / teeth;
  const random = chance(9);
  const line = times(
    teeth,
    (i) =>
      `L${f((i + 0.5) * tooth)} ${f(isEnd ? h - 14 + random() * 5 : 14 - random() * 5)}L${f((i + 1) * tooth)} ${isEnd ? h - 32 : 32}`,
  ).join('');
  const shape = isEnd ? `M0 0V${h - 32}${line}V0Z` : `M0 ${h}V32${line}V${h}Z`;
  const shadow = isEnd ? `<path d="${shape}" fill="${deep}" opacity=".28" transform="translate(4 7)"/>` : '';
  return svg(w, h, '', `${shadow}<path d="${shape}" fill="${paper}"/>`);
};
/** Draws the slot of the till with the receipt coming out. */
const slot = (): string => {
  const [w, h] = [1140, 92];
  return svg(
    w,
    h,
    `<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7C9C85"/><stop offset="1" stop-color="${paper}"/></linearGradient>`,
    `<rect y="4" width="${w}" height="62" rx="31" fill="${deep}"/><rect x="6" y="4" width="${w - 12}" height="26" rx="13" fill="#1E5A3C"/><rect x="20" y="34" width="${w - 40}" height="16" rx="8" fill="#06170E"/><path d="M0 52H${w}V${h}H0Z" fill="url(#s)"/><circle cx="52" cy="18" r="6" fill="${yellow}"/><circle cx="${w - 52}" cy="18" r="6" fill="#6FBF8B"/>`,
  );
};
const perforation = (): string =>
  svg(980, 14, '', `<path d="M0 7H980" stroke="${ink}" stroke-width="4" stroke-dasharray="15 12"/>`);
const doubleRule = (): string => svg(980, 16, '', `<path d="M0 4H980M0 12H980" stroke="${ink}" stroke-width="3.5"/>`);
/** Draws bars of seeded widths, with guards at both ends. */
const barcode = (): string => {
  const random = chance(1997);
  let [x, d] = [0, 'M0 0h6v120h-6ZM14 0h6v120h-6Z'];
  x = 30;
  while (x < 940) {
    const width = 5 * (1 + Math.floor(random() * 3.6));
    d += `M${x} 0h${width}v104h${-width}Z`;
    x += width + 5 * (1 + Math.floor(random() * 3));
  }
  return svg(980, 120, '', `<path d="${d}M952 0h6v120h-6ZM966 0h6v120h-6Z" fill="${ink}"/>`);
};

/** Draws a tally and the double line of a sum. */
export const tallyLogo = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><rect width="400" height="400" fill="${green}"/><g stroke="${yellow}" stroke-width="30" stroke-linecap="round"><path d="M92 84V236M164 84V236M236 84V236M308 84V236"/><path d="M64 214L336 106"/></g><path d="M64 298H336M64 336H336" stroke="#fff" stroke-width="16"/></svg>`;

export const tallyDrawings: Record<string, Draw> = {
  desk: bare(3, desk, eye(1.6, 4.2, -5.4, [0.35, 0.35, -0.2], 2.75), { columns: 76 }),
  coins: bare(5, coins, eye(-2.4, 2.6, -6, [0.1, 0.62, 0], 2.75)),
  coffee: bare(7, coffee, eye(0.6, 2.5, -5, [0.05, 0.5, -0.1], 3.3)),
  pig: bare(11, pig, eye(1.8, 2.2, -5.6, [0.3, 1, 0], 3.5)),
  shoebox: bare(13, shoebox, eye(1.2, 3, -5.8, [0.45, 0.6, 0], 3)),
  scales: bare(17, scales, eye(-0.8, 1.9, -7, [0, 1.25, 0], 3.4)),
  calendar: bare(19, calendar, eye(-1.4, 1.9, -5.6, [0, 0.85, 0], 3.5)),
  telephone: bare(23, telephone, eye(1.5, 2.5, -4.8, [0, 0.6, 0], 3.4)),
  shelf: bare(29, shelf, eye(0.7, 1.7, -7.4, [0, 1.15, 0], 2.65)),
  abacus: bare(61, abacus, eye(-1.6, 2.2, -6, [0, 1.25, 0], 2.9)),
  parcels: bare(67, parcels, eye(-1.2, 2.6, -6.2, [0.3, 0.65, 0], 2.45)),
  van: bare(71, van, eye(-2.6, 2, -5.4, [-0.1, 0.85, 0], 3)),
  bell: bare(73, bell, eye(0.6, 2.3, -4.8, [0, 0.65, 0], 3.3)),
  home: listing(31, () => [...house(), stack([1.75, -0.5], 4)], eye(2.6, 2.4, -5.6, [0.35, 0.85, 0], 3.6)),
  six: listing(
    37,
    () => [...times(6, (i): Thing => stack([-2 + i * 0.8, 0], 1 + i * 2, i === 3))],
    eye(-1.8, 2.2, -6.2, [0, 0.6, 0], 2.9),
  ),
  years: listing(
    41,
    () => [
      ...shoebox().map(({ solid, ...o }): Thing => ({ ...o, solid: (p) => solid([p[0] + 0.9, p[1], p[2]]) })),
      ...mug([1.9, -0.4]),
    ],
    eye(0.8, 2.8, -6.4, [0.3, 0.6, 0], 3),
  ),
  maud: portrait(43, { hair: 'bun', dark: 0.18, glasses: true, turn: 18 }),
  felix: portrait(47, { wide: 1.08, hair: 'short', dark: 0.3, beard: true, turn: -16 }),
  ines: portrait(53, { wide: 0.96, hair: 'long', dark: 0.12, turn: 22 }),
  ravi: portrait(59, { wide: 1.02, hair: 'short', dark: 0.06, glasses: true, turn: -20 }),
  slot: () => ({ drawing: slot(), width: 1140, colors: 16 }),
  'torn-top': () => ({ drawing: torn(false), width: 1140, colors: 16 }),
  'torn-end': () => ({ drawing: torn(true), width: 1140, colors: 16 }),
  perforation: () => ({ drawing: perforation(), width: 980, colors: 16 }),
  sum: () => ({ drawing: doubleRule(), width: 980, colors: 16 }),
  barcode: () => ({ drawing: barcode(), width: 980, colors: 16 }),
};
