/** Draws small things: four steps, three sketches of one story, the pictures of the posts, and a page that got lost. */

import { svg } from '../../drawings/light.js';
import { blue, coral, cream, navy, pad, wine } from './look.js';
import { box, card, defs, marker, pen, picture, put, ring, type Size, through, times } from './pen.js';
import { single } from './work.js';

const sun = '#FFDA55';
const little: Size = [520, 430];
const note = (body: string, turn: number): string =>
  picture(little, card([430, 340], [258, 212], body, { turn, ruled: false, fixed: 'none' }));

/** Draws a cup: we talk. */
export const cup = (): string =>
  note(
    marker('M110 140H270V270C270 300 110 300 110 270Z', coral, { opacity: 0.55 }) +
      pen('M104 138C110 250 120 296 190 300C262 296 272 250 276 138L104 132', { w: 13 }) +
      pen(through('276 170, 330 160, 340 220, 266 240'), { w: 12 }) +
      pen(through('160 104, 148 82, 166 62, 154 40') + through('220 104, 208 82, 226 62, 214 40'), { w: 9, color: wine }),
    -1.2,
  );
/** Draws an ear that gets longer: I listen. */
export const ear = (): string =>
  note(
    marker('M150 90C240 30 320 120 270 210C240 260 240 310 180 300L150 210Z', coral, { opacity: 0.4 }) +
      pen(through('146 190, 140 110, 200 56, 274 84, 290 160, 250 220, 236 280, 180 306, 150 270'), { w: 14 }) +
      pen(through('186 180, 190 130, 240 120, 246 166, 210 200, 220 230'), { w: 11 }) +
      pen(through('60 120, 80 140, 60 160, 80 180') + through('96 100, 116 130, 96 160, 116 196'), { w: 9, color: wine }),
    1.2,
  );
/** Draws a pen over a bad sketch: I draw. */
export const draft = (): string =>
  note(
    pen(through('60 240, 120 150, 170 230, 220 130, 260 240, 300 190'), { w: 13 }) +
      pen('M64 280H240', { w: 10, color: wine }) +
      put(
        300,
        190,
        pen('M0 0L26 -50L110 -150L150 -116L62 -22L0 0M26 -50L62 -22', { w: 11, color: navy }) +
          marker('M40 -60L110 -146L146 -116L72 -34Z', sun, { opacity: 0.9 }),
      ),
    -0.8,
  );
/** Draws an envelope: you get it. */
export const post = (): string =>
  note(
    marker('M90 110H340V280H90Z', blue, { opacity: 0.2 }) +
      pen('M86 110H344V284H88L84 106', { w: 13 }) +
      pen('M88 112L214 216L342 112', { w: 12 }) +
      pen(`${through('300 70, 330 40, 370 50')}M346 30L372 50L350 74`, { w: 10, color: wine }),
    1,
  );

/** Draws the first sketch: everything at once. */
export const first = (): string =>
  single(
    times(5, (i) => pen(box([90, 300, 520, 180, 470][i] ?? 0, [130, 180, 120, 370, 380][i] ?? 0, 130, 90), { w: 10 })) +
      pen(
        through(
          '220 180, 300 120, 420 300, 520 170, 640 260, 560 400, 300 330, 200 420, 360 500, 600 470, 700 330, 440 240, 260 300, 160 260',
        ),
        { w: 10, color: wine },
      ) +
      pen(through('120 500, 240 300, 400 420, 660 200') + through('100 300, 300 440, 500 260, 720 480'), { w: 9, color: navy }),
    -1.2,
  );
/** Draws the second sketch: one line too many is crossed out. */
export const second = (): string =>
  single(
    pen(box(90, 230, 150, 110) + box(330, 230, 150, 110) + box(570, 230, 150, 110), { w: 12 }) +
      pen('M250 286H312M492 286H552', { w: 11 }) +
      pen('M294 268L316 286L294 306M534 268L556 286L534 306', { w: 11 }) +
      pen(through('160 356, 220 470, 420 500, 600 460, 650 356'), { w: 10, color: navy }) +
      pen('M330 440L470 530M470 440L334 530', { w: 17, color: wine }),
    0.9,
    { fixed: 'tape' },
  );
/** Draws the third sketch: a bed, a door, a bus stop. */
export const third = (): string =>
  single(
    marker('M80 230H230V360H80ZM320 190H440V370H320ZM550 200H700V360H550Z', coral, { opacity: 0.42 }) +
      pen('M80 220V370M80 330H230V370M230 330V290H110', { w: 13 }) +
      pen(ring(112, 268, 20), { w: 9 }) +
      pen('M320 370V190H440V370', { w: 13 }) +
      pen('M416 280v6', { w: 15 }) +
      pen('M560 210C560 190 700 190 700 210V340H556V206M556 280H700M590 340v24M670 340v24', { w: 12 }) +
      pen(through('150 420, 260 470, 380 420') + through('400 420, 510 470, 620 420'), { w: 15, color: wine }) +
      pen('M342 408L386 418L366 458M582 408L626 418L606 458', { w: 15, color: wine }),
    -0.8,
  );
/** Draws a horse that is proud of itself. */
export const horse = (): string =>
  single(
    marker('M200 250C330 220 470 230 560 260L540 360C430 380 300 380 210 360Z', coral, { opacity: 0.5 }) +
      pen(
        through(
          '210 350, 196 280, 260 244, 400 250, 520 240, 570 180, 600 120, 690 150, 730 200, 700 226, 640 214, 610 270, 560 350, 400 376, 216 356',
        ),
        { w: 14 },
      ) +
      pen('M240 366L226 520M300 374L320 520M480 372L470 520M540 356L560 520', { w: 13 }) +
      pen(through('200 290, 150 300, 130 370, 150 420') + through('206 304, 166 330, 164 390'), { w: 11 }) +
      pen(through('590 130, 560 150, 570 190, 530 200, 540 236'), { w: 11, color: wine }) +
      pen('M636 168v6', { w: 17 }) +
      pen(through('680 206, 700 214, 716 204'), { w: 9 }) +
      pen('M604 120L612 90L630 118', { w: 10 }) +
      pen('M110 528H690', { w: 9, color: navy }),
    -1.2,
  );
/** Draws scales: a day on one side, a fish on the other. */
export const scales = (): string =>
  single(
    pen('M390 110V480M270 490H510', { w: 15 }) +
      pen('M170 190L610 150', { w: 14 }) +
      pen('M170 194L110 350M170 194L240 350M610 154L550 310M610 154L680 310', { w: 8 }) +
      pen('M90 350C110 420 240 420 260 350L86 350M530 310C550 380 680 380 700 310L526 310', { w: 12 }) +
      marker('M130 290H220V346H130Z', sun, { opacity: 0.9 }) +
      pen(ring(174, 300, 44), { w: 10, color: wine }) +
      pen('M174 270V302L196 314', { w: 9, color: wine }) +
      marker('M560 270C590 240 640 240 660 270C640 300 590 300 560 270Z', coral, { opacity: 0.7 }) +
      pen(through('660 280, 630 244, 580 248, 556 274, 590 300, 640 296, 690 246, 686 302, 652 270'), { w: 10 }) +
      pen(ring(390, 106, 18), { w: 10 }),
    1.1,
    { fixed: 'tape' },
  );
/** Draws a year of Fridays: fifty-two boxes, many crossed. */
export const fridays = (): string =>
  single(
    times(40, (i) => {
      const [x, y] = [70 + (i % 8) * 84, 120 + Math.floor(i / 8) * 84];
      return (
        pen(box(x, y, 62, 60), { w: 7 }) +
        (i < 27 && i % 7 !== 3
          ? pen(`M${x + 12} ${y + 14}L${x + 50} ${y + 48}M${x + 50} ${y + 12}L${x + 12} ${y + 50}`, { w: 10, color: wine })
          : '') +
        (i % 7 === 3 ? marker(`M${x} ${y}H${x + 62}V${y + 60}H${x}Z`, sun, { opacity: 0.95 }) : '')
      );
    }),
    -0.9,
    { ruled: false },
  );
/** Draws a telephone with a long cord. */
export const phone = (): string =>
  picture(
    [900, 760],
    card(
      [620, 520],
      [440, 360],
      marker('M170 290C190 220 430 220 450 290L490 440H130Z', coral, { opacity: 0.55 }) +
        pen('M190 250C210 240 400 240 420 250L496 440H122L196 246', { w: 14 }) +
        pen('M110 200C130 120 490 120 510 200L500 250H420L404 212H216L200 250H116L110 196', { w: 14 }) +
        pen(ring(308, 346, 66, 58), { w: 12 }) +
        times(7, (i) => pen(`M${308 + Math.cos(i * 0.8) * 40} ${346 + Math.sin(i * 0.8) * 36}v4`, { w: 12, color: wine })),
      { turn: -2, ruled: false },
    ) +
      pen(
        through(
          '640 540, 690 590, 650 630, 620 590, 680 570, 740 620, 700 670, 670 630, 730 610, 800 660, 770 710, 740 670, 800 650, 870 690',
        ),
        { w: 12, color: pad },
      ),
  );
/** Draws a ball of paper beside its basket. */
export const lost = (): string =>
  picture(
    [900, 700],
    card(
      [640, 500],
      [440, 340],
      marker('M330 250H540L510 440H360Z', blue, { opacity: 0.2 }) +
        pen('M320 240H550L516 446H354L318 236', { w: 13 }) +
        pen('M380 246L392 440M436 246V442M492 246L478 440M332 310H540M344 376H528', { w: 7 }) +
        marker('M120 370L200 340L240 390L210 450H140Z', sun, { opacity: 0.8 }) +
        pen(
          'M120 372L170 336L220 350L246 400L210 452L150 454L112 410L122 368M170 340L180 390L150 450M180 390L244 400M180 390L122 376',
          { w: 10 },
        ) +
        pen(through('230 330, 290 150, 400 110, 470 190'), { w: 10, color: wine }) +
        pen('M446 160L474 196L492 154', { w: 10, color: wine }),
      { turn: 1.2 },
    ),
  );
/** Draws the mark: a coil that ends in an arrow, on a card. */
export const noorLogo = (): string =>
  svg(
    400,
    400,
    defs,
    `<rect width="400" height="400" rx="44" fill="${blue}"/>${pen(through('206 206, 180 180, 214 150, 252 176, 250 236, 196 264, 140 230, 138 160, 196 108, 268 120, 312 180, 306 270, 250 320'), { w: 36, color: cream, opacity: 1, wobble: 1 })}${pen('M296 322L240 330L256 272', { w: 34, color: cream, opacity: 1, wobble: 1 })}`,
  );
