/** The large prints of Morsel: the table, the oven and the house at night. */
import { at, chance, circle, ellipse, line, mix, path, rect, times } from '../ink.js';
import { c } from './colors.js';
import { bottle, bread, egg, fish, fork, glass, knife, leaf, lemon, mushroom, plate, radish, sprig, tomato } from './food.js';
import { cloth, flame, printed } from './print.js';

/** Draws a laid table from above. */
export const table = () => {
  const [w, h] = [1200, 1400];
  return printed(
    w,
    h,
    cloth(w, h, 100, c.tomato, mix(c.tomato, c.plum, 0.32)) +
      at(600, 690, plate(330)) +
      at(600, 690, fish(), { turn: -24, scale: 1.02 }) +
      at(452, 826, lemon(), { scale: 0.86 }) +
      at(735, 560, lemon(c.olive), { scale: 0.6 }) +
      at(600, 900, sprig(c.olive, c.paper), { turn: -30, scale: 0.9 }) +
      at(180, 300, plate(210, c.mustard, c.plum)) +
      at(180, 300, tomato(70)) +
      at(104, 376, tomato(46)) +
      at(262, 352, tomato(54, c.clay)) +
      at(226, 214, leaf(c.olive), { turn: -30 }) +
      at(1010, 260, plate(236, c.sea, c.paper)) +
      at(1000, 250, egg(), { scale: 1.2 }) +
      at(1086, 350, mushroom(), { turn: 24, scale: 0.8 }) +
      at(928, 350, mushroom(c.plum), { turn: -30, scale: 0.7 }) +
      at(166, 1130, plate(190, c.paper, c.tomato)) +
      at(166, 1130, bread(), { scale: 0.66, turn: -18 }) +
      at(1030, 1110, plate(200, c.olive, c.paper)) +
      at(980, 1090, radish(), { turn: 30 }) +
      at(1080, 1130, radish(), { turn: 70, scale: 0.86 }) +
      at(222, 620, fork(), { scale: 0.98 }) +
      at(985, 600, knife(), { scale: 0.98 }) +
      at(
        560,
        240,
        circle(0, 0, 110, c.night, 'opacity=".3"') +
          circle(-8, -10, 108, c.paper) +
          circle(-8, -10, 92, c.plum) +
          path('M-70-50Q-20-96 44-74', 'none', `stroke="${c.paper}" stroke-width="8" stroke-linecap="round"`),
      ) +
      at(600, 1240, sprig(c.olive, c.paper), { turn: 176, scale: 1.2 }) +
      at(520, 1200, lemon(), { scale: 0.7 }) +
      at(640, 1290, lemon(), { scale: 0.55 }),
    c.paper,
  );
};

/** Draws an oven with two loaves. */
export const oven = () =>
  printed(
    1200,
    900,
    rect(0, 0, 1200, 900, c.plum) +
      times(9, (j) =>
        times(9, (i) =>
          rect(i * 150 - (j % 2) * 75 + 5, j * 76 + 5, 140, 66, mix(c.plum, c.clay, ((i * 7 + j * 5) % 5) * 0.09), 'rx="4"'),
        ),
      ) +
      path('M210 720V430C210 210 380 90 600 90S990 210 990 430v290z', c.clay) +
      times(13, (i) => at(600, 440, rect(-34, -352, 64, 84, i % 2 ? c.mustard : c.paper, 'rx="6"'), { turn: -96 + i * 16 })) +
      path('M310 720V440C310 290 430 190 600 190s290 100 290 250v280z', c.night) +
      at(470, 720, flame(1.5, c.tomato)) +
      at(690, 720, flame(1.75, c.tomato)) +
      at(580, 720, flame(1.9, c.mustard)) +
      at(480, 720, flame(0.9, c.mustard)) +
      at(700, 720, flame(1, c.paper)) +
      at(590, 720, flame(1, c.paper)) +
      rect(0, 720, 1200, 180, mix(c.night, c.clay, 0.25)) +
      rect(150, 700, 900, 46, c.paper) +
      at(380, 800, bread(), { scale: 0.62 }) +
      at(790, 804, bread(), { scale: 0.62, flip: true }) +
      line('M1040 200L860 640', c.paper, 16) +
      path('M830 620l80 40-56 110-90-46z', c.paper),
  );

const window = (x: number, w: number) =>
  rect(x, 470, w, 250, c.mustard) +
  rect(x, 470, w, 250, c.paper, 'opacity=".18"') +
  line(`M${x + w / 2} 470V720M${x} 590h${w}`, c.plum, 12) +
  at(x + w * 0.28, 716, glass(), { scale: 0.5 }) +
  at(x + w * 0.74, 712, bottle(c.olive), { scale: 0.36 });

/** Draws a lamp-lit table on the pavement. */
const pavementTable = (x: number) =>
  at(
    x,
    860,
    line('M0 0V-150', c.paper, 10) +
      ellipse(0, -150, 110, 16, c.paper) +
      line('M-40 0h80', c.paper, 10) +
      at(0, -170, glass(), { scale: 0.36 }),
  );

const sky = () => {
  const r = chance(4);
  return (
    rect(0, 0, 1800, 1000, c.night) +
    times(70, () => circle((r() * 1800) | 0, (r() * 420) | 0, (1.5 + r() * 3).toFixed(1), c.paper)) +
    circle(1480, 170, 84, c.paper) +
    circle(1516, 150, 76, c.night)
  );
};
const neighbours = () =>
  rect(120, 240, 420, 760, mix(c.plum, c.night, 0.35)) +
  rect(1260, 300, 420, 700, mix(c.sea, c.night, 0.45)) +
  times(
    3,
    (i) =>
      rect(180 + i * 115, 300, 70, 110, i === 1 ? c.mustard : mix(c.plum, c.night, 0.6)) +
      rect(1316 + i * 115, 350, 70, 100, i === 2 ? c.mustard : mix(c.sea, c.night, 0.65)),
  );
const restaurant = () =>
  rect(480, 200, 840, 800, c.plum) +
  rect(450, 170, 900, 50, c.clay) +
  times(4, (i) => rect(550 + i * 190, 260, 120, 110, i % 3 ? c.mustard : mix(c.plum, c.night, 0.4), 'rx="60"')) +
  window(540, 220) +
  window(1040, 220) +
  rect(820, 460, 160, 400, c.sea) +
  rect(850, 490, 100, 190, c.mustard) +
  circle(956, 700, 10, c.paper) +
  times(14, (i) => path(`M${460 + i * 63} 400h63l${(i - 6.5) * 2.4} 90q-31 34-63 0z`, i % 2 ? c.paper : c.tomato)) +
  rect(450, 380, 900, 28, c.paper);

/** Draws the restaurant at night. */
export const front = () =>
  printed(
    1800,
    1000,
    sky() +
      neighbours() +
      restaurant() +
      rect(0, 860, 1800, 140, mix(c.night, c.clay, 0.3)) +
      times(14, (i) => line(`M${i * 140 - 100} 1000l120-140`, mix(c.night, c.clay, 0.5), 5)) +
      pavementTable(420) +
      pavementTable(1420) +
      line('M0 236Q450 330 900 210T1800 260', c.paper, 4) +
      times(15, (i) => circle(60 + i * 120, 250 + Math.sin(i * 1.1) * 34 + 20, 13, i % 2 ? c.mustard : c.paper)),
  );
