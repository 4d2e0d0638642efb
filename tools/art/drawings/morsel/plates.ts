/** The small prints of Morsel: one dish each. */
import { at, circle, ellipse, line, mix, path, rect, times } from '../ink.js';
import { c } from './colors.js';
import { bottle, bread, fish, glass, lemon, mushroom, pear, plate, sprig, tomato } from './food.js';
import { printed } from './print.js';

export const fishPlate = () =>
  printed(
    900,
    900,
    rect(0, 0, 900, 900, c.mustard) +
      times(12, (i) =>
        line(`M0 ${40 + i * 76}Q225 ${i * 76} 450 ${40 + i * 76}T900 ${40 + i * 76}`, mix(c.mustard, c.clay, 0.4), 7),
      ) +
      at(450, 450, plate(350, c.paper, c.tomato)) +
      at(450, 410, fish(c.sea), { turn: 14 }) +
      at(450, 540, fish(c.plum), { turn: 14, scale: 0.78, flip: true }) +
      at(640, 300, lemon(), { scale: 0.8 }) +
      at(230, 620, sprig(c.olive), { turn: -12 }),
  );
export const pears = () =>
  printed(
    900,
    900,
    rect(0, 0, 900, 900, c.sea) +
      rect(0, 640, 900, 260, c.clay) +
      line('M0 700H900M0 770H900M0 840H900', mix(c.clay, c.night, 0.3), 5) +
      circle(640, 260, 150, c.mustard) +
      circle(640, 260, 150, c.paper, 'opacity=".15"') +
      at(320, 520, pear(c.olive, mix(c.olive, c.night, 0.35)), { turn: -8, scale: 1.15 }) +
      at(560, 550, pear(), { scale: 1 }) +
      at(700, 640, lemon(), { scale: 0.8 }) +
      at(180, 690, mushroom(c.tomato), { scale: 0.9 }),
    c.paper,
    5,
  );
export const wine = () =>
  printed(
    900,
    900,
    rect(0, 0, 900, 900, c.olive) +
      times(14, (i) => at(450, 380, path('M-26 0L0-700 26 0z', mix(c.olive, c.mustard, 0.3)), { turn: i * (360 / 14) })) +
      circle(450, 380, 230, c.mustard) +
      rect(0, 720, 900, 180, c.night) +
      rect(0, 720, 900, 12, c.paper) +
      at(290, 590, bottle(c.sea)) +
      at(510, 600, glass()) +
      at(680, 606, glass(c.mustard), { scale: 0.92 }),
    c.paper,
    7,
  );
export const loaf = () =>
  printed(
    900,
    900,
    rect(0, 0, 900, 900, c.paper) +
      times(9, (i) => rect(i * 100, 0, 50, 900, mix(c.paper, c.tomato, 0.14))) +
      ellipse(460, 560, 360, 210, c.night, 'opacity=".16"') +
      at(
        450,
        520,
        rect(-330, -120, 660, 300, c.clay, 'rx="60"') +
          rect(-330, -120, 660, 270, mix(c.clay, c.mustard, 0.3), 'rx="60"') +
          circle(270, 20, 26, c.paper),
      ) +
      at(420, 440, bread(), { scale: 1.12 }) +
      at(660, 620, path('M0-40h110q30 40-10 80H0z', c.mustard) + line('M20-10h80', c.paper, 6)) +
      at(160, 260, sprig(c.olive, c.paper), { scale: 1.1, turn: 12 }) +
      at(560, 190, tomato(70)) +
      at(690, 240, tomato(50)),
    c.tomato,
    9,
  );
