/** Draws woodcuts of places where people wait: a hat on a chair, a lift and a bench. */
import { f } from '../../drawings/light.js';
import { newsprint, red } from './look.js';
import {
  ball,
  block,
  carve,
  clamp,
  oval,
  type Point,
  rect,
  shadow,
  shape,
  slope,
  spot,
  stage,
  stroke,
  times,
  wide,
} from './woodcut.js';

/** Draws a hat on a chair in a waiting room. */
export const hat = (): string => {
  const legs = stroke('M336 520L316 690M664 520L684 690M380 520V660M620 520V660', 17) + stroke('M326 610H674', 9);
  const back =
    times(5, (i) => stroke(`M${380 + i * 60} 250V486`, 10)).join('') +
    carve({
      d: 'M336 196C430 176 570 176 664 196V244C570 226 430 226 336 244Z',
      box: [330, 170, 340, 80],
      tone: slope([336, 200], [664, 240], 0.2, 0.9),
      angle: 4,
      step: 8,
    }) +
    stroke('M344 240L352 500M656 240L648 500', 15);
  const seat = carve({
    d: 'M320 486H680L700 528H300Z',
    box: [300, 480, 400, 50],
    tone: slope([300, 500], [700, 500], 0.15, 0.95),
    step: 9,
    edge: 6,
  });
  const crown = carve({
    d: 'M386 440C380 340 410 290 500 288C590 290 620 340 614 440Z',
    box: [380, 280, 240, 170],
    tone: (x, y) => 0.3 + ball(490, 400, 120, 130)(x, y) * 0.72,
    angle: 90,
    step: 8,
    edge: 6,
    bend: (u) => u * 0.02,
  });
  const band =
    spot('M385 410C460 430 540 430 615 410L616 446C540 466 460 466 384 446Z') +
    stroke('M385 410C460 430 540 430 615 410L616 446C540 466 460 466 384 446Z', 5);
  const brim = carve({
    d: 'M306 446C310 428 350 432 384 446C460 466 540 466 616 446C650 432 690 428 694 446C690 490 590 506 500 506C410 506 310 490 306 446Z',
    box: [300, 424, 400, 90],
    tone: (x, y) => 0.35 + ((x - 306) / 388) * 0.5 + (y > 480 ? 0.2 : 0),
    angle: 3,
    step: 8,
    edge: 6,
  });
  return block(wide, stage(wide, [500, 330, 230], 640, 2) + shadow(560, 694, 300, 26) + back + legs + seat + crown + band + brim);
};

/** Draws the gate of a lift, and the dial above it. */
export const lift = (): string => {
  const gate =
    times(9, (i) => stroke(`M${318 + i * 45} 250V694`, 8)).join('') +
    times(8, (j) => times(8, (i) => stroke(`M${318 + i * 45} ${262 + j * 54}l45 54m0 -54l-45 54`, 4)).join('')).join('');
  return block(
    wide,
    carve({
      d: rect(0, 0, 1000, 750),
      box: [0, 0, 1000, 750],
      tone: (x) => 0.28 + Math.abs(x - 460) / 900 + (Math.floor(x / 70) % 2) * 0.12,
      angle: 90,
      step: 10,
      edge: 0,
    }) +
      shape(rect(270, 206, 460, 520), newsprint) +
      carve({
        d: rect(270, 206, 460, 500),
        box: [270, 206, 460, 500],
        tone: (x, y) =>
          clamp(0.98 - Math.hypot((x - 470) / 260, (y - 330) / 330) * 0.2 - (Math.hypot(x - 500, y - 300) < 90 ? 0.7 : 0)),
        step: 10,
        edge: 0,
      }) +
      shape('M470 694V470C452 452 452 414 476 400C464 380 476 352 500 352C524 352 536 380 524 400C548 414 548 452 530 470V694Z') +
      shape('M468 356H532V338C532 322 468 322 468 338Z') +
      gate +
      stroke('M270 726V206H730V726', 18) +
      stroke('M246 726V182H754V726', 6) +
      carve({
        d: 'M340 176A160 150 0 0 1 660 176Z',
        box: [340, 20, 320, 160],
        tone: (x, y) => clamp((Math.hypot(x - 500, y - 176) - 96) / 90) * 0.6,
        step: 9,
        edge: 8,
      }) +
      times(7, (i) => {
        const angle = Math.PI * (1 + i / 6);
        return stroke(
          `M${f(500 + Math.cos(angle) * 118)} ${f(166 + Math.sin(angle) * 110)}L${f(500 + Math.cos(angle) * 142)} ${f(166 + Math.sin(angle) * 132)}`,
          7,
        );
      }).join('') +
      stroke('M500 166L584 92', 12, red) +
      spot('M604 74L594 108L566 84Z') +
      shape(oval(500, 166, 15)) +
      stroke('M0 726H1000', 8),
  );
};

/** Draws a bench on a platform, with a suitcase with a red label and a clock. */
export const bench = (): string => {
  const clock: Point = [700, 190];
  return block(
    wide,
    carve({
      d: rect(0, 0, 1000, 560),
      box: [0, 0, 1000, 560],
      tone: (x, y) => clamp((Math.hypot(x - clock[0], y - clock[1]) - 130) / 560) * 0.86 + 0.06,
      step: 11,
      edge: 0,
      bend: (u) => Math.sin(u / 190) * 6,
    }) +
      carve({
        d: rect(0, 560, 1000, 190),
        box: [0, 560, 1000, 190],
        tone: (x, y) => 0.26 + ((y - 560) / 190) * 0.44 + Math.sin(x / 50) * 0.05,
        angle: -3,
        step: 13,
        edge: 6,
      }) +
      stroke(`M${clock[0]} -10V90`, 12) +
      carve({
        d: oval(...clock, 104),
        box: [596, 86, 208, 208],
        tone: (x, y) => ball(...clock, 130)(x, y) * 0.5,
        angle: 40,
        step: 9,
        edge: 13,
      }) +
      times(12, (i) => {
        const [c, s] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
        return stroke(`M${f(clock[0] + c * 78)} ${f(clock[1] + s * 78)}L${f(clock[0] + c * 90)} ${f(clock[1] + s * 90)}`, 6);
      }).join('') +
      stroke(
        `M${clock[0]} ${clock[1]}L${clock[0] - 46} ${clock[1] - 26}M${clock[0]} ${clock[1]}L${clock[0] + 10} ${clock[1] - 74}`,
        8,
      ) +
      shadow(420, 660, 330, 22) +
      times(3, (i) =>
        carve({
          d: rect(130, 330 + i * 50, 560, 34),
          box: [130, 330 + i * 50, 560, 34],
          tone: slope([130, 340], [690, 360], 0.16, 0.8),
          step: 8,
          edge: 5,
          seed: i,
        }),
      ).join('') +
      carve({
        d: 'M110 496H710L740 540H80Z',
        box: [80, 490, 660, 60],
        tone: slope([110, 500], [730, 540], 0.2, 0.95),
        step: 9,
        edge: 6,
      }) +
      stroke('M150 300V660M670 300V660M110 540L100 650M716 540L726 650', 14) +
      carve({
        d: rect(480, 372, 190, 126),
        box: [480, 372, 190, 126],
        tone: slope([480, 380], [670, 490], 0.3, 0.98),
        angle: 4,
        step: 8,
        edge: 7,
      }) +
      stroke('M540 372V346H610V372M480 404H670M480 470H670', 9) +
      spot('M500 416H566V462H500Z') +
      stroke('M510 430H556M510 446H546', 4, newsprint),
  );
};
