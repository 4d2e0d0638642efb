/** Draws the sheets of the evening: a door, a kitchen table, a gate, and the chair of the invitation. */
import { box, crayon, disc, flat, hatch, ink, line, place, put, sticker, times } from './chalk.js';
import { scene } from './scenes.js';
import { bookHouse, child, glow, hill, lantern, moon, pencil, star, stars } from './things.js';

const { cream, night, violet, red, yellow, amber, lilac, chalk, sky, rose, brown, wood, dusk } = ink;
/** Draws the door with light on its steps. */
export const door = (): string =>
  scene(
    { seed: 15, paper: night },
    crayon(box(0, 0, 1000, 700), red, { angle: 0, step: 26, width: 5, line: 0 }) +
      times(9, (i) => line(`M0 ${78 * i + 30}H1000`, brown, 5, 0.6)) +
      crayon('M330 700V280C330 120 690 120 690 280V700Z', yellow, {
        angle: 88,
        light: cream,
        dark: amber,
        edge: cream,
        line: 16,
      }) +
      crayon('M330 700V280C330 190 420 150 470 150L500 724Z', violet, { angle: 88 }) +
      crayon(box(372, 300, 74, 120), chalk, { step: 8 }) +
      crayon(disc(470, 480, 13), yellow, { step: 6 }) +
      put(800, 330, glow(240, 'd') + put(0, 110, lantern(), { scale: 0.9 })) +
      line('M800 204C780 150 720 150 712 190', night, 14) +
      times(3, (i) => crayon(box(270 - i * 54, 700 + i * 44, 480 + i * 108, 46), i % 2 ? sky : chalk, { angle: 2 })) +
      flat(place([500, 716], [690, 700], [900, 840], [520, 840]), yellow, 0.4) +
      put(590, 706, child({ coat: chalk, hat: red, bag: violet, hair: night }), { scale: 0.92 }) +
      put(120, 706, pencil(300, yellow, 54)),
  );
/** Draws the kitchen table in the evening. */
export const table = (): string =>
  scene(
    { seed: 16, paper: chalk },
    hatch(box(0, 0, 1000, 560), sky, { angle: 90, step: 34, width: 12, opacity: 0.5 }) +
      put(
        250,
        120,
        crayon(box(-130, -30, 260, 250), night, { light: lilac, edge: cream, line: 14 }) +
          put(30, 90, moon(56)) +
          line('M0 -30V220M-130 95H130', cream, 9),
      ) +
      crayon('M-20 560H1020V860H-20Z', red, { angle: 1, step: 15 }) +
      put(676, 640, put(0, -110, glow(320, 't')) + lantern(), { scale: 1.24 }) +
      put(
        300,
        706,
        crayon('M-150 -130C-150 -160 150 -160 150 -130V0H-150Z', yellow) +
          line('M-150 -88H150', night, 7) +
          crayon('M-50 -156C-50 -196 50 -196 50 -156', cream, { line: 9, edge: violet }) +
          crayon(box(-24, -104, 48, 34), cream, { step: 7 }),
      ) +
      put(
        500,
        770,
        crayon(place([-110, -44], [100, -70], [124, 14], [-90, 36]), cream, { opacity: 0.3 }) +
          times(4, (i) => line(`M${-76 + i * 3} ${-24 + i * 15}L${i === 3 ? 20 : 84} ${-44 + i * 15}`, violet, 5, 0.8)),
      ) +
      put(
        850,
        770,
        crayon('M-54 20V-56C-54 -116 34 -116 34 -56V-30C50 -62 90 -40 70 -8L34 34Z', violet, { light: lilac }) +
          crayon(box(-60, 14, 100, 34), cream, { step: 7 }) +
          put(-10, -46, star(20, yellow)),
        { turn: 14 },
      ),
  );
/** Draws the garden gate, and the way to a lit house. */
export const gate = (): string =>
  scene(
    { seed: 17, paper: night },
    stars(8, 26, [60, 80, 880, 300]) +
      put(820, 220, moon(84)) +
      hill(
        1000,
        [
          [0, 500],
          [360, 400],
          [700, 480],
          [1020, 420],
        ],
        860,
        '#4A3CA6',
      ) +
      put(560, 490, bookHouse({ w: 230, h: 210, color: rose, roof: red, lit: [0, 1, 2] }), { scale: 1.1 }) +
      put(770, 500, pencil(180, yellow)) +
      put(370, 490, pencil(150, chalk)) +
      hill(
        1000,
        [
          [0, 640],
          [420, 560],
          [760, 640],
          [1020, 570],
        ],
        860,
        violet,
      ) +
      crayon('M530 500C520 600 420 640 330 860H720C680 700 610 600 590 500Z', wood, { angle: 20, dark: amber }) +
      put(250, 380, glow(270, 'q')) +
      times(5, (i) =>
        crayon(
          `M${560 + i * 84} 800V${560 - (i % 2) * 16}L${592 + i * 84} ${520 - (i % 2) * 16}L${624 + i * 84} ${560 - (i % 2) * 16}V800Z`,
          cream,
          { angle: 88, opacity: 0.4 },
        ),
      ) +
      crayon(box(540, 620, 430, 34), cream, { angle: 2 }) +
      crayon(box(206, 500, 90, 330), red, { angle: 88 }) +
      put(250, 500, lantern(), { scale: 0.92 }) +
      times(2, (i) =>
        crayon(`M${-10 + i * 90} 800V${590 - i * 16}L${26 + i * 90} ${548 - i * 16}L${62 + i * 90} ${590 - i * 16}V800Z`, cream, {
          angle: 88,
          opacity: 0.4,
        }),
      ),
  );
/** Draws the small chair, for the invitation. */
export const chair = (): string =>
  sticker(
    [760, 700],
    hatch(box(0, 0, 760, 700), lilac, { step: 26, width: 14, opacity: 0.34 }) +
      put(548, 230, glow(260, 'c')) +
      crayon('M-20 590H780V720H-20Z', dusk, { angle: 2 }) +
      line('M214 300V640M416 320V600M262 520V668M484 512V640', red, 24) +
      crayon('M186 262C250 232 380 246 440 288L436 346C376 312 250 300 190 326Z', red) +
      crayon('M204 372C262 352 376 362 428 392V426C374 402 260 392 204 410Z', red) +
      crayon('M196 440L424 450L504 506L250 512Z', yellow, { angle: 12 }) +
      put(
        342,
        446,
        crayon(box(-44, -30, 88, 30), chalk, { step: 8 }) + put(4, -30, crayon(box(-38, -24, 76, 24), cream, { step: 8 })),
      ),
    { seed: 21, paper: violet, margins: [60, 40, 44], over: put(560, 320, lantern(), { scale: 0.96, turn: 4 }) },
  );
