/** Food and its dishes, as linocuts around their origin. */
import { at, circle, line, mix, path, rect, times } from '../ink.js';
import { c } from './colors.js';

export const leaf = (color: string, vein = c.paper) =>
  path('M0 0C30-50 100-54 140 0 100 54 30 50 0 0z', color) +
  line('M8 0H128M40 0l22-24M40 0l22 24M72 0l22-22M72 0l22 22', vein, 3);
export const sprig = (color: string, vein?: string) =>
  line('M0 0Q120-30 250-10', color, 6) +
  [0, 1, 2, 3, 4].map((i) => at(30 + i * 44, -8 - i * 3, leaf(color, vein), { turn: i % 2 ? 50 : -60, scale: 0.5 })).join('');
export const lemon = (ground = c.mustard) =>
  circle(0, 0, 80, ground) +
  circle(0, 0, 68, c.paper) +
  times(8, (i) => at(0, 0, path('M0-8C-14-26-20-44-12-58 0-64 12-58 14-54 18-42 14-26 0-8z', ground), { turn: i * 45 }));
export const fish = (body = c.sea, cut = c.paper) =>
  path('M-240 0C-150-110 60-120 190-10L270-76C262-30 262 30 270 76L190 10C60 120-150 110-240 0z', body) +
  times(5, (i) => line(`M${-90 + i * 50}-66q26 66 0 132`, cut, 5)) +
  times(6, (i) => line(`M${-66 + i * 44}-34q16 34 0 68`, cut, 4)) +
  circle(-176, -18, 15, cut) +
  circle(-176, -18, 7, c.night) +
  line('M-132-62q-34 62 0 124', cut, 6) +
  path('M-40-92Q30-150 90-82z', body) +
  line('M-20-98L4-116M10-98L34-116M44-96L60-108', cut, 4) +
  line('M206-14L252-46M210 0h44M206 14l46 32', cut, 4);
export const plate = (r: number, rim = c.paper, ring = c.sea) =>
  circle(10, 14, r, c.night, 'opacity=".35"') +
  circle(0, 0, r, rim) +
  `<circle r="${r * 0.93}" fill="none" stroke="${ring}" stroke-width="5"/><circle r="${r * 0.68}" fill="none" stroke="${mix(rim, ring, 0.3)}" stroke-width="4"/>`;
export const tomato = (r: number, color = c.tomato) =>
  circle(0, 0, r, color) +
  path(
    `M${-r * 0.6}-${r * 0.4}Q${-r * 0.3}-${r * 0.8} ${r * 0.1}-${r * 0.75}`,
    'none',
    `stroke="${c.paper}" stroke-width="6" stroke-linecap="round"`,
  ) +
  times(5, (i) => at(0, -r * 0.15, path('M0 0Q10-22 0-42-10-22 0 0z', c.olive), { turn: i * 72, scale: r / 60 }));
export const egg = () =>
  path('M-70 6C-90-60-20-96 34-74 96-54 92 30 50 62 4 92-56 66-70 6z', c.paper) +
  circle(4, -4, 34, c.mustard) +
  circle(-6, -14, 9, c.paper);
export const mushroom = (color = c.clay) =>
  path('M-22 0h44l8 74q-30 18-60 0z', c.paper) +
  path('M-84 6C-84-70 84-70 84 6 40 22-40 22-84 6z', color) +
  line('M-56-14q16-22 40-28M-10 2h50', c.paper, 5) +
  line('M-10 26v36M8 26v36', color, 4);
export const bottle = (glass = c.olive, label = c.paper) =>
  path('M-26-330h52v110q0 40 34 66 20 16 20 54v230q0 20-20 20H-60q-20 0-20-20V-100q0-38 20-54 34-26 34-66z', glass) +
  rect(-32, -352, 64, 34, c.tomato) +
  rect(-80, -50, 160, 120, label) +
  line('M-50-16H50M-50 10H30', c.tomato, 7) +
  circle(0, 46, 12, c.mustard) +
  line('M-56-120q-4 20-4 50', c.paper, 8);
export const glass = (wine = c.tomato) =>
  path('M-80-220H80Q96-50 0-40-96-50-80-220z', c.paper, 'opacity=".92"') +
  path('M-84-150H84Q76-58 0-54-76-58-84-150z', wine) +
  line('M0-44V110', c.paper, 12) +
  path('M-74 120Q0 92 74 120v8H-74z', c.paper) +
  line('M-56-190q-6 30-2 60', wine, 6);
export const pear = (body = c.mustard, dark = c.clay) =>
  path(
    'M0-190C50-190 58-140 64-96 72-40 120-10 120 64 120 132 66 168 0 168S-120 132-120 64C-120-10-72-40-64-96-58-140-50-190 0-190z',
    body,
  ) +
  path('M20-186C56-180 58-136 64-96 72-40 120-10 120 64 120 132 66 168 0 168 80 130 84 60 50 0 24-60 40-140 20-186z', dark) +
  line('M0-186q-4-40 26-66', c.night, 10) +
  at(16, -220, leaf(c.olive), { scale: 0.8, turn: -14 });
export const fork = () => line('M0 0V280', c.paper, 14) + line('M-28-110V-40Q-28 0 0 0 28 0 28-40V-110M0-110V0', c.paper, 10);
export const knife = () => path('M-4-130Q36-60 22 40H-10z', c.paper) + rect(-12, 40, 30, 240, c.paper, 'rx="13"');
export const bread = () =>
  path('M-210 40C-230-80-120-120 0-120S230-80 210 40C206 90 150 100 0 100S-206 90-210 40z', c.clay) +
  path('M-190 30C-200-60-110-96 0-98 110-96 200-60 190 30Z', mix(c.clay, c.mustard, 0.45)) +
  times(4, (i) => path(`M${-130 + i * 78}-78q44 40 18 104-38-40-18-104z`, c.paper)) +
  line('M-170 66q170 24 340 0', c.paper, 5);
export const radish = () =>
  path('M0-60C60-60 74 0 40 50 20 80 4 90 0 130-4 90-20 80-40 50-74 0-60-60 0-60z', c.tomato) +
  path('M-30 62Q0 78 30 62 10 90 0 130-10 90-30 62z', c.paper) +
  at(0, -58, leaf(c.olive), { turn: -110, scale: 0.8 }) +
  at(0, -58, leaf(c.olive), { turn: -70, scale: 0.9 }) +
  line('M-34-26q-6 26 6 44', c.paper, 6);
