/** Draws woodcuts of the night: a city under the moon, and a candle with a moth. */
import { chance } from '../../drawings/ink.js';
import { f } from '../../drawings/light.js';
import { newsprint, red } from './look.js';
import {
  ball,
  black,
  block,
  carve,
  clamp,
  oval,
  type Point,
  pillar,
  rect,
  shape,
  slope,
  spot,
  stroke,
  tall,
  times,
} from './woodcut.js';

/** Draws roofs under a large moon, with a ladder up to it and one window lit in red. */
export const city = (): string => {
  const [w, h] = [1680, 800];
  const random = chance(12);
  const moon: Point = [1130, 250];
  const sky = carve({
    d: rect(0, 0, w, h),
    box: [0, 0, w, h],
    tone: (x, y) => {
      const far = Math.hypot(x - moon[0], y - moon[1]);
      return far < 176 ? 0 : 0.34 + clamp((far - 176) / 620) * 0.58 + Math.sin(far / 26) * 0.1 * clamp(1 - far / 760);
    },
    step: 12,
    edge: 0,
    bend: (u, v) => Math.sin(u / 210 + v / 130) * 13,
  });
  const stars = times(34, () => {
    const [x, y, size] = [random() * w, random() * 380, 4 + random() * 7];
    return Math.hypot(x - moon[0], y - moon[1]) < 260
      ? ''
      : shape(
          `M${f(x)} ${f(y - size)}l${f(size * 0.3)} ${f(size * 0.7)}l${f(size * 0.7)} ${f(size * 0.3)}l${f(-size * 0.7)} ${f(size * 0.3)}l${f(-size * 0.3)} ${f(size * 0.7)}l${f(-size * 0.3)} ${f(-size * 0.7)}l${f(-size * 0.7)} ${f(-size * 0.3)}l${f(size * 0.7)} ${f(-size * 0.3)}Z`,
          newsprint,
        );
  });
  const disc =
    carve({
      d: oval(...moon, 170),
      box: [moon[0] - 170, moon[1] - 170, 340, 340],
      tone: (x, y) => ball(...moon, 210)(x, y) * 0.62,
      angle: 32,
      step: 10,
      edge: 5,
    }) +
    [
      [1080, 210, 34],
      [1180, 300, 46],
      [1120, 330, 20],
      [1190, 190, 18],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        carve({
          d: oval(x, y, r, r * 0.86),
          box: [x - r, y - r, r * 2, r * 2],
          tone: slope([x - r, y - r], [x + r, y + r], 0.9, 0),
          angle: 32,
          step: 8,
          edge: 2,
        }),
      )
      .join('');
  const house = (x: number, width: number, top: number, roof: number, dark: number) => {
    const face = carve({
      d: rect(x, top, width, h - top),
      box: [x, top, width, h - top],
      tone: (px) => dark + ((px - x) / width) * (0.94 - dark),
      angle: 90,
      step: 9,
      edge: 5,
      seed: x,
    });
    const slates = carve({
      d: `M${x - 14} ${top}L${x + width * 0.42} ${top - roof}L${x + width + 14} ${top}Z`,
      box: [x - 14, top - roof, width + 28, roof],
      tone: (px, py) => 0.5 + ((px - x) / width) * 0.42 + ((top - py) / roof) * 0.1,
      angle: -38,
      step: 8,
      edge: 5,
    });
    const flue = carve({
      d: rect(x + width * 0.68, top - roof * 0.82, 32, roof * 0.66),
      box: [x + width * 0.68, top - roof, 32, roof],
      tone: pillar(x + width * 0.68 + 16, 18, 0.3),
      angle: 90,
      step: 7,
      edge: 4,
    });
    return flue + slates + face;
  };
  const panes = (x: number, y: number, columns: number, rows: number, redPane = -1) =>
    times(columns * rows, (i) => {
      const [px, py] = [x + (i % columns) * 62, y + Math.floor(i / columns) * 92];
      const lit = i === redPane;
      return (
        shape(rect(px - 5, py - 5, 44, 62), black) +
        shape(rect(px, py, 34, 52), lit ? red : i % 3 === 1 ? black : newsprint) +
        stroke(`M${px + 17} ${py}v52M${px} ${py + 24}h34`, 4)
      );
    }).join('');
  const rungs = times(21, (i) => {
    const at = i / 20;
    const [x, y] = [770 + at * 244, 560 - at * 300];
    return stroke(`M${f(x - 13)} ${f(y - 9)}L${f(x + 13)} ${f(y + 9)}`, 5);
  }).join('');
  const ladder =
    stroke('M754 556L998 254M786 578L1030 274', 13, newsprint) + stroke('M754 556L998 254M786 578L1030 274', 8) + rungs;
  const man =
    shape(
      'M868 436C862 410 868 390 886 380C878 366 884 350 898 350C912 350 918 366 910 380C926 388 932 404 946 392L958 400C944 424 930 426 920 418C924 440 928 452 936 476L920 482L900 448L884 478L868 470C874 456 874 448 868 436Z',
    ) + shape('M876 352C892 342 908 344 922 354C914 336 906 328 898 328C888 328 880 338 876 352Z');
  const owl =
    carve({
      d: 'M330 470C300 420 306 350 340 326C334 306 334 292 340 276C356 288 366 296 382 298C398 296 410 288 424 276C430 292 430 306 424 326C458 350 464 420 434 470L420 520H344Z',
      box: [300, 270, 170, 260],
      tone: (x, y) => 0.34 + ball(372, 400, 100, 160)(x, y) * 0.66 + Math.sin(y / 8) * 0.12,
      angle: 82,
      step: 8,
      edge: 6,
      bend: (u) => Math.sin(u / 9) * 2.4,
    }) +
    shape(oval(358, 338, 25)) +
    shape(oval(408, 338, 25)) +
    shape(oval(358, 338, 18), newsprint) +
    shape(oval(408, 338, 18), newsprint) +
    shape(oval(362, 340, 9)) +
    shape(oval(404, 340, 9)) +
    shape('M383 346L374 360L383 378L392 360Z') +
    stroke('M356 520v26M372 520v26M396 520v26M412 520v26', 9);
  return block(
    [w, h],
    sky +
      stars.join('') +
      disc +
      house(560, 190, 520, 110, 0.42) +
      house(1390, 210, 440, 130, 0.5) +
      house(40, 200, 470, 150, 0.5) +
      panes(78, 520, 3, 3) +
      house(720, 270, 590, 90, 0.3) +
      panes(772, 640, 4, 2) +
      panes(1430, 500, 3, 3) +
      ladder +
      man +
      house(1060, 290, 560, 150, 0.36) +
      panes(1104, 606, 4, 2, 6) +
      house(250, 300, 600, 70, 0.4) +
      panes(300, 650, 4, 2) +
      owl +
      house(1560, 170, 600, 120, 0.34) +
      stroke('M566 520V446M560 460h34M1480 310V250M1462 262h36', 5),
  );
};

/** Draws a candle and a moth. */
export const candle = (): string =>
  block(
    tall,
    carve({
      d: rect(0, 0, 800, 1040),
      box: [0, 0, 800, 1040],
      tone: (x, y) => clamp((Math.hypot(x - 400, y - 330) - 70) / 420) * 0.97,
      step: 11,
      edge: 0,
      bend: (u, v) => Math.sin(u / 120 + v / 90) * 7,
    }) +
      carve({
        d: rect(0, 880, 800, 160),
        box: [0, 880, 800, 160],
        tone: (x) => 0.4 + Math.abs(x - 360) / 700,
        step: 13,
        angle: -2,
        edge: 6,
      }) +
      carve({
        d: 'M352 450C340 470 366 486 358 520V870H442V500C450 480 436 470 446 450C420 464 380 464 352 450Z',
        box: [340, 440, 120, 440],
        tone: pillar(392, 46),
        angle: 90,
        step: 8,
        edge: 6,
      }) +
      carve({
        d: 'M230 866H570C560 920 500 930 470 930H330C300 930 240 920 230 866Z',
        box: [230, 860, 340, 80],
        tone: slope([240, 880], [560, 920], 0.2, 0.98),
        step: 9,
        edge: 7,
      }) +
      stroke('M570 886C640 870 640 960 560 926', 13) +
      stroke('M400 454V410', 7) +
      spot('M400 226C452 300 464 350 444 392C434 414 418 424 400 424C382 424 366 414 356 392C340 350 372 320 400 226Z') +
      shape('M402 330C424 362 424 388 402 404C384 392 382 362 402 330Z', newsprint) +
      stroke('M400 226C452 300 464 350 444 392C434 414 418 424 400 424C382 424 366 414 356 392C340 350 372 320 400 226Z', 5) +
      carve({
        d: 'M586 250C560 200 600 150 680 170C690 210 660 250 612 258C660 262 680 300 650 330C610 320 590 290 590 262Z',
        box: [570, 150, 130, 190],
        tone: slope([590, 250], [690, 180], 0.2, 0.8),
        angle: 50,
        step: 8,
        edge: 5,
      }) +
      stroke('M560 240L616 266M566 240l-26 -22M562 246l-32 0', 6),
  );
