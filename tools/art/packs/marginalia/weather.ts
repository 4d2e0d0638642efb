/** Draws woodcuts of wind and rain: a boat and an umbrella. */
import { f } from '../../drawings/light.js';
import { red } from './look.js';
import { ball, block, carve, clamp, rect, shape, slope, spot, stroke, tall, times, wide } from './woodcut.js';

/** Draws a small boat with a red sail on a large sea. */
export const boat = (): string => {
  const sea = (y: number, swell: number, dark: number, seed: number) => {
    const top = times(
      51,
      (i) => `L${i * 20} ${f(y + Math.sin(i / 3.1 + seed) * swell + Math.sin(i / 1.3 + seed) * swell * 0.3)}`,
    ).join('');
    return carve({
      d: `M0 750V${y}${top}V750Z`,
      box: [0, y - 40, 1000, 790 - y],
      tone: (x, py) => dark + Math.sin(x / 62 + seed + py / 40) * 0.3 - Math.max(0, 0.4 - (py - y) / 60) * 0.6,
      step: 11,
      edge: 5,
      bend: (u) => Math.sin(u / 62 + seed) * swell,
      seed,
    });
  };
  const sky = carve({
    d: rect(0, 0, 1000, 480),
    box: [0, 0, 1000, 480],
    tone: (x, y) => clamp((Math.hypot(x - 300, y - 190) - 90) / 620) * 0.8 + Math.sin(y / 46 + x / 300) * 0.12,
    step: 12,
    edge: 0,
    bend: (u, v) => Math.sin(u / 150 + v / 60) * 8,
  });
  const sail = 'M560 96C640 230 660 340 650 452H470C500 340 530 220 560 96Z';
  return block(
    wide,
    sky +
      sea(430, 12, 0.5, 1) +
      stroke('M560 70V520', 11) +
      carve({
        d: sail,
        box: [460, 90, 200, 370],
        tone: slope([480, 300], [660, 330], 0, 0.62),
        angle: 76,
        step: 11,
        color: red,
        edge: 6,
      }) +
      carve({
        d: 'M572 140C650 250 700 340 724 440H668C664 330 630 230 572 140Z',
        box: [560, 130, 170, 320],
        tone: slope([580, 300], [724, 340], 0.1, 0.7),
        angle: 70,
        step: 9,
        edge: 5,
      }) +
      spot('M560 70L500 84L560 100Z') +
      carve({
        d: 'M400 486C500 510 640 510 742 480C720 560 690 590 640 596H500C450 590 416 550 400 486Z',
        box: [400, 480, 350, 120],
        tone: slope([420, 490], [720, 580], 0.3, 0.98),
        angle: 3,
        step: 9,
        edge: 6,
        bend: (u) => u * u * -0.0002,
      }) +
      sea(548, 24, 0.62, 3) +
      sea(640, 30, 0.76, 5) +
      times(3, (i) => stroke(`M${180 + i * 70} ${150 + (i % 2) * 40}q16 -16 30 0q14 -16 30 0`, 5)).join(''),
  );
};

/** Draws a figure under a red umbrella in the rain. */
export const brolly = (): string =>
  block(
    tall,
    carve({
      d: rect(0, 0, 800, 1040),
      box: [0, 0, 800, 1040],
      tone: (x, y) => 0.16 + Math.max(0, Math.sin((x + y * 0.3) / 22)) * 0.34 + (y / 1040) * 0.2,
      angle: 106,
      step: 17,
      edge: 0,
    }) +
      carve({
        d: rect(0, 900, 800, 140),
        box: [0, 900, 800, 140],
        tone: (x, y) => 0.5 + Math.sin(x / 40 + y / 9) * 0.35,
        step: 11,
        edge: 5,
      }) +
      shape('M330 900C320 760 330 660 352 610H448C470 660 480 760 470 900H416L400 720L384 900Z') +
      carve({
        d: 'M340 620C320 560 340 520 400 516C460 520 480 560 460 620L480 780H320Z',
        box: [310, 510, 180, 280],
        tone: (x, y) => 0.4 + ball(390, 620, 110, 180)(x, y) * 0.6,
        angle: 84,
        step: 8,
        edge: 6,
      }) +
      stroke('M400 180V640', 10) +
      carve({
        d: 'M110 500C120 300 250 190 400 184C550 190 680 300 690 500C640 460 590 460 546 498C500 460 450 456 400 492C350 456 300 460 254 498C210 460 160 460 110 500Z',
        box: [100, 180, 600, 330],
        tone: (x, y) => 0.1 + ball(380, 480, 330, 320)(x, y) * 0.62,
        angle: 90,
        step: 11,
        color: red,
        edge: 8,
        bend: (u) => u * 0.06,
      }) +
      stroke('M400 184C330 260 270 380 254 498M400 184V492M400 184C470 260 530 380 546 498', 5) +
      stroke('M400 184V150', 10),
  );
