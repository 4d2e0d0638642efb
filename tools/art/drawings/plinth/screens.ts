import { circle, inset, mix, path, pick, rect, svg, times } from '../ink.js';
import { shadow, soft } from './shadow.js';
import { c, field, quilt, shapes } from './shapes.js';

const website = () =>
  shadow('M140 190h740v560H140z', 26) +
  rect(120, 140, 740, 560, c.paper, 'rx="14"') +
  path('M120 184V154q0-14 14-14H846q14 0 14 14v30z', c.ink) +
  times(3, (i) => circle(150 + i * 28, 162, 8, pick([c.red, c.yellow, c.pink], i))) +
  rect(160, 220, 330, 46, c.ink) +
  rect(160, 280, 250, 46, c.ink) +
  times(3, (i) => rect(160, 356 + i * 26, 280 - i * 40, 12, '#8d897f')) +
  rect(160, 460, 130, 44, c.red, 'rx="22"') +
  inset(520, 210, 300, 300, '0 0 300 300', quilt(3, 3, 100, 22)) +
  times(4, (i) => inset(160 + i * 166, 540, 150, 120, '0 0 150 120', quilt(2, 2, 75, 40 + i)));
const phone = () =>
  shadow('M830 330h250v480H830z', 26) +
  rect(820, 300, 250, 490, c.ink, 'rx="34"') +
  rect(834, 314, 222, 462, c.pink, 'rx="24"') +
  rect(856, 360, 150, 30, c.ink) +
  rect(856, 400, 110, 30, c.ink) +
  field(856, 460, 178, shapes.petals(c.red) + circle(50, 50, 13, c.blue)) +
  rect(856, 680, 178, 52, c.blue, 'rx="26"');

/** Draws a website on a screen and on a phone. */
export const screens = () =>
  svg(
    1200,
    900,
    rect(0, 0, 1200, 900, c.green) +
      `<g opacity=".35">${quilt(12, 9, 100, 9, [c.green, mix(c.green, '#000000', 0.2), mix(c.green, '#ffffff', 0.12)])}</g>` +
      website() +
      phone(),
    soft(26),
  );
