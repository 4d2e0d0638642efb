/** Draws the opening picture: one line leaves a tangled head on one card and enters a tidy one on the other. */
import { blue, coral, wine } from './look.js';
import { card, marker, marking, pen, picture, put, ring, through } from './pen.js';

const head =
  'M214 520C214 470 190 440 176 400C140 310 168 180 286 146C400 116 520 176 536 290C540 318 566 352 584 378C592 390 578 400 556 402C562 430 560 452 540 462C520 472 490 462 470 462C462 480 462 500 466 520';
const tangle = through(
  '250 250, 330 190, 440 220, 470 300, 400 370, 290 360, 240 290, 300 220, 420 240, 430 330, 340 380, 260 320, 320 240, 400 200, 470 260, 420 340, 310 330, 290 260, 380 250, 400 310, 330 310, 350 280, 420 290, 490 300',
);
const coil = through(
  '286 300, 300 252, 350 226, 406 240, 432 288, 418 340, 368 366, 318 350, 306 306, 326 268, 370 262, 396 296, 382 328, 350 328, 344 304, 364 296',
);
const face = (body: string, x: number, y: number) => put(x, y, pen(head, { w: 15 }) + body);

export const hero = (): string =>
  picture(
    [1200, 1120],
    card(
      [730, 560],
      [430, 330],
      marker(
        'M214 520C214 470 190 440 176 400C140 310 168 180 286 146C400 116 520 176 536 290L584 378L540 462L470 462V520Z',
        coral,
        { w: 44, opacity: 0.34 },
      ) +
        face(pen(tangle, { w: 12 }) + pen('M452 300q14 -12 28 0', { w: 10 }), 0, 0) +
        pen('M590 214l44 -26M606 264l56 -6M556 170l26 -44', { w: 10, color: wine }),
      { turn: -4, fixed: 'pin' },
    ) +
      card(
        [700, 540],
        [770, 790],
        put(
          700,
          -10,
          `<g transform="scale(-1 1)">${marker('M214 520C214 470 190 440 176 400C140 310 168 180 286 146C400 116 520 176 536 290L584 378L540 462L470 462V520Z', '#FFE06A', { w: 44, opacity: 0.7 })}${pen(head, { w: 15 })}${pen(coil, { w: 13 })}${pen('M444 316q16 14 34 2', { w: 10 })}</g>`,
        ) + pen('M96 196l26 22M70 262l34 6M150 150l14 30', { w: 10, color: wine }),
        { turn: 3.2, fixed: 'tape' },
      ) +
      pen(
        through(
          '620 292, 700 300, 800 250, 900 200, 1010 230, 1050 320, 1000 400, 900 400, 880 330, 960 290, 1060 360, 1080 480, 1020 570, 900 610, 800 660, 760 730',
        ),
        { w: 14, color: blue },
      ) +
      pen('M738 690L758 736L800 708', { w: 14 }) +
      put(300, 720, marking(), 112, 0.9) +
      pen(through('70 690, 120 660, 160 700, 210 664, 250 706, 298 716'), { w: 13 }) +
      pen(ring(980, 120, 70, 62), { w: 6, color: '#C9A24A', opacity: 0.35 }) +
      pen(ring(982, 122, 62, 56, 40), { w: 4, color: '#C9A24A', opacity: 0.3 }),
  );
