/** Draws woodcuts of animals: a fish, a snail, a wasp on its pear and a dog. */
import { f } from '../../drawings/light.js';
import { newsprint, red } from './look.js';
import { ball, block, carve, oval, shadow, shape, slope, stage, stroke, tall, times, wide } from './woodcut.js';

/** Draws a red fish in a bowl. */
export const fish = (): string => {
  const bowl = 'M372 168H628C760 250 776 520 628 620H372C224 520 240 250 372 168Z';
  return block(
    wide,
    stage(wide, [480, 380, 260], 600, 6) +
      shadow(590, 640, 250, 28) +
      shape(bowl, newsprint) +
      carve({
        d: 'M276 330C350 352 420 318 500 334C580 350 650 318 724 330C740 450 710 560 628 620H372C290 560 260 450 276 330Z',
        box: [250, 310, 500, 320],
        tone: (x, y) => 0.12 + ball(460, 430, 290, 230)(x, y) * 0.7 + Math.sin(x / 38 + y / 20) * 0.07,
        step: 10,
        edge: 5,
        bend: (u) => Math.sin(u / 60) * 5,
      }) +
      carve({
        d: 'M372 466C400 410 470 396 530 424C556 436 572 448 586 462C610 440 634 428 656 424C646 452 646 476 660 508C634 502 608 488 588 474C560 506 500 530 440 514C408 506 384 488 372 466Z',
        box: [360, 390, 310, 150],
        tone: (x, y) => (y > 474 ? 0.44 : 0.05) + (Math.sin(x / 9) * Math.sin(y / 9) > 0.4 ? 0.3 : 0),
        angle: 90,
        step: 9,
        color: red,
        edge: 6,
      }) +
      shape(oval(420, 454, 11), newsprint) +
      shape(oval(421, 455, 6)) +
      stroke('M390 484q18 8 30 2', 5) +
      stroke(bowl, 9) +
      stroke('M360 168H640', 15) +
      stroke('M306 300C292 360 296 440 322 500', 9, newsprint) +
      shape(oval(356, 400, 7), newsprint) +
      shape(oval(344, 370, 10), newsprint),
  );
};

/** Draws a snail with a red shell. */
export const snail = (): string => {
  const turn = times(90, (i) => {
    const angle = 0.4 + i * 0.2;
    const r = 196 * (1 - i / 92) ** 1.15;
    return `${i ? 'L' : 'M'}${f(520 + Math.cos(angle) * r)} ${f(360 + Math.sin(angle) * r)}`;
  }).join('');
  return block(
    wide,
    stage(wide, [500, 380, 270], 580, 7) +
      shadow(520, 606, 350, 26) +
      carve({
        d: 'M180 590C210 560 260 560 300 540C270 480 230 430 190 380C176 350 210 330 232 352C290 420 340 480 400 520H700C770 530 830 570 870 596C700 612 400 612 180 590Z',
        box: [170, 330, 710, 280],
        tone: (x, y) => 0.18 + ((y - 360) / 250) * 0.6 + Math.sin(x / 12) * 0.1,
        angle: 70,
        step: 9,
        edge: 7,
      }) +
      stroke('M204 356L170 268M222 350L240 258', 9) +
      shape(oval(168, 262, 13)) +
      shape(oval(242, 252, 13)) +
      carve({
        d: oval(520, 360, 200, 196),
        box: [316, 160, 410, 400],
        tone: (x, y) => ball(500, 340, 220)(x, y) * 0.86,
        angle: 24,
        step: 9,
        color: red,
        edge: 8,
        bend: (u) => u * u * 0.0012,
      }) +
      stroke(turn, 11),
  );
};

/** Draws a pear with a red and black wasp. */
export const pear = (): string =>
  block(
    tall,
    stage(tall, [390, 520, 320], 850, 5) +
      shadow(480, 884, 270, 34) +
      carve({
        d: 'M398 250C470 250 480 340 490 420C506 510 610 570 610 710C610 840 510 890 398 890C286 890 186 840 186 710C186 570 292 510 306 420C316 340 326 250 398 250Z',
        box: [180, 240, 440, 660],
        tone: (x, y) => Math.min(ball(380, 690, 236, 230)(x, y), ball(392, 400, 110, 200)(x, y) + Math.max(0, (y - 480) / 120)),
        angle: 64,
        step: 10,
        edge: 8,
        bend: (u) => u * u * 0.0006,
      }) +
      stroke('M398 254C396 210 410 180 436 150', 13) +
      carve({
        d: 'M420 190C480 110 590 110 650 170C580 230 490 240 420 190Z',
        box: [410, 110, 250, 130],
        tone: slope([450, 130], [600, 230], 0.1, 0.95),
        angle: -10,
        step: 8,
        edge: 6,
      }) +
      shape('M300 560C340 520 400 540 396 580C392 610 330 620 300 560Z', newsprint) +
      stroke('M330 540L300 470M360 540L372 466', 5) +
      carve({
        d: 'M282 566C310 536 372 540 398 574C372 606 312 606 282 566Z',
        box: [280, 540, 120, 70],
        tone: (x) => (Math.floor(x / 16) % 2 ? 1 : 0),
        angle: 90,
        step: 8,
        color: red,
        edge: 6,
      }) +
      shape(oval(408, 572, 20)) +
      stroke('M420 556l26 -20M424 562l32 -8', 5),
  );

/** Draws a sleeping dog with a red ball. */
export const dog = (): string =>
  block(
    wide,
    stage(wide, [480, 400, 260], 560, 3) +
      carve({
        d: 'M120 640C200 596 800 596 880 640C800 684 200 684 120 640Z',
        box: [110, 596, 780, 90],
        tone: (x, y) => 0.3 + (Math.floor((x + y) / 30) % 2) * 0.3 + (x / 1000) * 0.3,
        step: 9,
        edge: 6,
      }) +
      carve({
        d: 'M230 620C190 520 260 410 400 400C520 390 640 400 720 470C790 530 790 600 760 634C640 650 360 650 230 620Z',
        box: [190, 390, 600, 260],
        tone: (x, y) => 0.06 + ball(450, 500, 300, 170)(x, y) * 0.94 + Math.sin(x / 14 + y / 20) * 0.08,
        angle: 58,
        step: 9,
        edge: 7,
        bend: (u, v) => Math.sin(u / 40 + v / 60) * 5,
      }) +
      carve({
        d: 'M620 560C600 490 660 450 740 470C800 486 850 540 850 584C850 612 820 626 780 622C720 626 640 626 620 560Z',
        box: [600, 450, 260, 180],
        tone: (x, y) => 0.04 + ball(710, 520, 130, 110)(x, y) * 0.9,
        angle: 30,
        step: 8,
        edge: 7,
      }) +
      carve({
        d: 'M640 480C600 500 590 570 620 610C660 610 690 560 690 500C680 476 660 470 640 480Z',
        box: [590, 470, 110, 145],
        tone: slope([610, 480], [680, 600], 0.5, 1),
        angle: 80,
        step: 7,
        edge: 6,
      }) +
      shape(oval(842, 576, 17, 14)) +
      stroke('M748 540q18 14 36 4M790 604q26 6 44 -6', 6) +
      stroke('M250 610C170 620 130 590 150 550', 17) +
      stroke('M600 636H740M640 626v14M670 626v14', 6) +
      carve({
        d: oval(190, 676, 46),
        box: [144, 630, 92, 92],
        tone: (x, y) => ball(182, 668, 56)(x, y) * 0.8,
        angle: 30,
        step: 8,
        color: red,
        edge: 6,
      }),
  );
