/** Draws the sheets that open the pages. Each has the lantern in a different place. */
import { pick } from '../../drawings/ink.js';
import { box, crayon, disc, flat, hatch, ink, line, place, put, sticker, times } from './chalk.js';
import { bookHouse, bus, child, cloud, glow, hill, lantern, moon, pencil, stars } from './things.js';

const { cream, night, violet, red, yellow, amber, lilac, chalk, sky, rose, wood } = ink;
type Scene = { seed: number; paper: string; over?: string };
export const scene = ({ seed, paper, over }: Scene, body: string): string =>
  sticker([1000, 840], body, { seed, paper, margins: [70, 40, 44], ...(over ? { over } : {}) });

/** Draws pencils as a wood in the snow. */
export const pencilWood = (): string =>
  scene(
    { seed: 11, paper: red, over: put(556, 520, lantern(), { scale: 1.16, turn: -4 }) },
    stars(3, 22, [60, 90, 880, 240]) +
      hill(
        1000,
        [
          [0, 560],
          [300, 500],
          [640, 570],
          [1020, 510],
        ],
        860,
        rose,
        -10,
      ) +
      times(6, (i) =>
        put(
          96 + i * 166 + (i % 2) * 20,
          600 + (i % 2) * 26,
          pencil(230 + ((i * 67) % 130), pick([violet, yellow, chalk, night, cream, violet], i), 40),
        ),
      ) +
      put(556, 440, glow(330, 'g')) +
      times(4, (i) =>
        put(
          pick([150, 352, 772, 920], i),
          720 + (i % 2) * 40,
          pencil(360 - (i % 2) * 90, pick([yellow, chalk, violet, yellow], i), 58),
        ),
      ) +
      hill(
        1000,
        [
          [0, 720],
          [320, 690],
          [660, 750],
          [1020, 690],
        ],
        860,
        cream,
        -8,
      ) +
      put(470, 800, child({ coat: violet, hat: yellow, bag: red }), { scale: 0.9 }) +
      put(640, 806, child({ coat: yellow, hat: night, hair: amber, skirt: true }), { scale: 0.78 }),
  );
/** Draws the bus at dawn. */
export const busAtDawn = (): string =>
  scene(
    { seed: 12, paper: yellow },
    put(
      240,
      470,
      flat(disc(0, 0, 150), cream) +
        hatch(disc(0, 0, 150), amber, { opacity: 0.5 }) +
        times(20, (i) => put(0, 0, line('M0 -176V-232', red, 9, 0.75), { turn: i * 18 })),
    ) +
      put(720, 250, cloud(250)) +
      put(440, 190, cloud(160)) +
      hill(
        1000,
        [
          [0, 560],
          [300, 470],
          [700, 560],
          [1020, 470],
        ],
        860,
        sky,
      ) +
      put(880, 560, bookHouse({ w: 150, h: 170, color: red, roof: violet, lit: [0] })) +
      put(112, 590, pencil(200, violet)) +
      hill(
        1000,
        [
          [0, 740],
          [340, 640],
          [700, 690],
          [1020, 620],
        ],
        860,
        violet,
      ) +
      put(540, 712, put(-96, -274, glow(150, 'b', 0.7) + lantern(), { scale: 0.52 }) + bus(), { turn: -3, scale: 1.06 }),
  );
/** Draws coats on their pegs. */
export const pegs = (): string => {
  const coat = (color: string) =>
    crayon('M-70 40C-84 150 -92 240 -96 330H96C92 240 84 150 70 40L30 8H-30Z', color, { angle: 80 }) +
    line('M0 30V330', night, 5) +
    times(3, (i) => crayon(disc(16, 100 + i * 76, 11), cream, { step: 6, line: 3 })) +
    line('M-24 10C-10 34 10 34 24 10', night, 7);
  return scene(
    { seed: 13, paper: sky },
    hatch(box(0, 0, 1000, 840), cream, { angle: 90, step: 60, width: 5, opacity: 0.5 }) +
      crayon(box(40, 232, 920, 62), wood, { angle: 2 }) +
      times(4, (i) => crayon(disc(170 + i * 220, 262, 20), red, { step: 7 })) +
      put(170, 272, coat(yellow), { turn: -2 }) +
      put(610, 272, coat(red), { turn: 3, scale: 1.08 }) +
      put(388, 540, glow(250, 'p') + put(0, 36, lantern(), { scale: 0.98 })) +
      put(
        832,
        300,
        line('M-40 -40C-60 0 -50 30 -40 40M40 -40C60 0 50 30 40 40', night, 12) +
          crayon('M-96 30H96L104 210C104 240 -104 240 -104 210Z', violet, { light: lilac }) +
          crayon('M-96 30H96V110C60 134 -60 134 -96 110Z', lilac) +
          line('M-40 96V150M40 96V150', cream, 12),
      ) +
      crayon('M100 780C96 740 150 744 196 764V790H100ZM212 780C208 740 262 744 308 764V790H212Z', violet) +
      crayon('M560 786V700H622V752C660 756 676 772 676 792H560ZM690 786V700H752V752C790 756 806 772 806 792H690Z', night, {
        light: lilac,
      }) +
      line('M40 796H960', cream, 8, 0.8),
  );
};
/** Draws a kite with a ribbon for a tail. */
export const kite = (): string =>
  scene(
    { seed: 14, paper: violet, over: put(590, 764, lantern(), { scale: 0.72, turn: 8 }) },
    stars(9, 30, [60, 80, 880, 560]) +
      put(236, 260, moon(120), { turn: -8 }) +
      put(598, 690, glow(230, 'k')) +
      line('M648 380C720 470 500 500 560 590C580 616 590 620 596 640', red, 26) +
      line('M648 380C720 470 500 500 560 590', rose, 6, 0.8) +
      put(
        706,
        250,
        crayon(place([0, -170], [120, -10], [0, 170], [-120, -10]), yellow) +
          crayon(place([0, -170], [120, -10], [0, -10]), red) +
          crayon(place([0, 170], [-120, -10], [0, -10]), chalk) +
          line('M0 -170V170M-120 -10H120', night, 5),
        { turn: 22 },
      ) +
      hill(
        1000,
        [
          [0, 790],
          [300, 720],
          [620, 800],
          [1020, 730],
        ],
        860,
        night,
      ) +
      put(160, 764, bookHouse({ w: 150, h: 130, color: red, roof: cream, lit: [0, 1] })) +
      put(330, 760, pencil(150, yellow)),
  );
