// Morsel: linocuts in six inks, with crumbs where the ink did not take.
import { at, chance, circle, ellipse, line, mix, path, rect, speckle, svg, times } from './ink.mjs';
import { portrait } from './people.mjs';

const c = { night: '#1E1410', paper: '#F6E8D3', tomato: '#D6452A', mustard: '#E8A33D', olive: '#6F7F3B', plum: '#5A2135', sea: '#2E5A5E', clay: '#B9683F' };
const printed = (w, h, body, ink = c.paper, seed = 3) => svg(w, h, body + speckle(w, h, Math.round((w * h) / 3600), ink, seed, 0.35));

const leaf = (color, vein = c.paper) => path('M0 0C30-50 100-54 140 0 100 54 30 50 0 0z', color) + line('M8 0H128M40 0l22-24M40 0l22 24M72 0l22-22M72 0l22 22', vein, 3);
const sprig = (color, vein) => line('M0 0Q120-30 250-10', color, 6) + [0, 1, 2, 3, 4].map((i) => at(30 + i * 44, -8 - i * 3, leaf(color, vein), { turn: i % 2 ? 50 : -60, scale: 0.5 })).join('');
const lemon = (ground = c.mustard) =>
  circle(0, 0, 80, ground) + circle(0, 0, 68, c.paper) + times(8, (i) => at(0, 0, path('M0-8C-14-26-20-44-12-58 0-64 12-58 14-54 18-42 14-26 0-8z', ground), { turn: i * 45 }));
const fish = (body = c.sea, cut = c.paper) =>
  path('M-240 0C-150-110 60-120 190-10L270-76C262-30 262 30 270 76L190 10C60 120-150 110-240 0z', body) +
  times(5, (i) => line(`M${-90 + i * 50}-66q26 66 0 132`, cut, 5)) +
  times(6, (i) => line(`M${-66 + i * 44}-34q16 34 0 68`, cut, 4)) +
  circle(-176, -18, 15, cut) + circle(-176, -18, 7, c.night) +
  line('M-132-62q-34 62 0 124', cut, 6) + path('M-40-92Q30-150 90-82z', body) + line('M-20-98L4-116M10-98L34-116M44-96L60-108', cut, 4) + line('M206-14L252-46M210 0h44M206 14l46 32', cut, 4);
const plate = (r, rim = c.paper, line1 = c.sea) => circle(10, 14, r, c.night, 'opacity=".35"') + circle(0, 0, r, rim) + `<circle r="${r * 0.93}" fill="none" stroke="${line1}" stroke-width="5"/><circle r="${r * 0.68}" fill="none" stroke="${mix(rim, line1, 0.3)}" stroke-width="4"/>`;
const tomato = (r, color = c.tomato) => circle(0, 0, r, color) + path(`M${-r * 0.6}-${r * 0.4}Q${-r * 0.3}-${r * 0.8} ${r * 0.1}-${r * 0.75}`, 'none', `stroke="${c.paper}" stroke-width="6" stroke-linecap="round"`) + times(5, (i) => at(0, -r * 0.15, path('M0 0Q10-22 0-42-10-22 0 0z', c.olive), { turn: i * 72, scale: r / 60 }));
const egg = () => path('M-70 6C-90-60-20-96 34-74 96-54 92 30 50 62 4 92-56 66-70 6z', c.paper) + circle(4, -4, 34, c.mustard) + circle(-6, -14, 9, c.paper);
const mushroom = (color = c.clay) => path('M-22 0h44l8 74q-30 18-60 0z', c.paper) + path('M-84 6C-84-70 84-70 84 6 40 22-40 22-84 6z', color) + line('M-56-14q16-22 40-28M-10 2h50', c.paper, 5) + line('M-10 26v36M8 26v36', color, 4);
const bottle = (glass = c.olive, label = c.paper) => path('M-26-330h52v110q0 40 34 66 20 16 20 54v230q0 20-20 20H-60q-20 0-20-20V-100q0-38 20-54 34-26 34-66z', glass) + rect(-32, -352, 64, 34, c.tomato) + rect(-80, -50, 160, 120, label) + line('M-50-16H50M-50 10H30', c.tomato, 7) + circle(0, 46, 12, c.mustard) + line('M-56-120q-4 20-4 50', c.paper, 8);
const glass = (wine = c.tomato) => path('M-80-220H80Q96-50 0-40-96-50-80-220z', c.paper, 'opacity=".92"') + path('M-84-150H84Q76-58 0-54-76-58-84-150z', wine) + line('M0-44V110', c.paper, 12) + path('M-74 120Q0 92 74 120v8H-74z', c.paper) + line('M-56-190q-6 30-2 60', wine, 6);
const pear = (body = c.mustard, dark = c.clay) => path('M0-190C50-190 58-140 64-96 72-40 120-10 120 64 120 132 66 168 0 168S-120 132-120 64C-120-10-72-40-64-96-58-140-50-190 0-190z', body) + path('M20-186C56-180 58-136 64-96 72-40 120-10 120 64 120 132 66 168 0 168 80 130 84 60 50 0 24-60 40-140 20-186z', dark) + line('M0-186q-4-40 26-66', c.night, 10) + at(16, -220, leaf(c.olive), { scale: 0.8, turn: -14 });
const fork = () => line('M0 0V280', c.paper, 14) + line('M-28-110V-40Q-28 0 0 0 28 0 28-40V-110M0-110V0', c.paper, 10);
const knife = () => path('M-4-130Q36-60 22 40H-10z', c.paper) + rect(-12, 40, 30, 240, c.paper, 'rx="13"');
const bread = () => path('M-210 40C-230-80-120-120 0-120S230-80 210 40C206 90 150 100 0 100S-206 90-210 40z', c.clay) + path('M-190 30C-200-60-110-96 0-98 110-96 200-60 190 30Z', mix(c.clay, c.mustard, 0.45)) + times(4, (i) => path(`M${-130 + i * 78}-78q44 40 18 104-38-40-18-104z`, c.paper)) + line('M-170 66q170 24 340 0', c.paper, 5);
const radish = () => path('M0-60C60-60 74 0 40 50 20 80 4 90 0 130-4 90-20 80-40 50-74 0-60-60 0-60z', c.tomato) + path('M-30 62Q0 78 30 62 10 90 0 130-10 90-30 62z', c.paper) + at(0, -58, leaf(c.olive), { turn: -110, scale: 0.8 }) + at(0, -58, leaf(c.olive), { turn: -70, scale: 0.9 }) + line('M-34-26q-6 26 6 44', c.paper, 6);

const cloth = (w, h, size, a, b) => rect(0, 0, w, h, a) + times(Math.ceil(w / size), (i) => times(Math.ceil(h / size), (j) => ((i + j) % 2 ? '' : rect(i * size, j * size, size, size, b))));
const flame = (k, color) => at(0, 0, path('M0 0C-60-40-64-110-20-170-18-130 0-120 6-146 10-190-10-220 10-270 30-210 84-170 76-90 74-44 44-10 0 0z', color), { scale: k });

const table = () => {
  const [w, h] = [1200, 1400];
  return printed(
    w, h,
    cloth(w, h, 100, c.tomato, mix(c.tomato, c.plum, 0.32)) +
      at(600, 690, plate(330)) + at(600, 690, fish(), { turn: -24, scale: 1.02 }) + at(452, 826, lemon(), { scale: 0.86 }) + at(735, 560, lemon(c.olive), { scale: 0.6 }) + at(600, 900, sprig(c.olive, c.paper), { turn: -30, scale: 0.9 }) +
      at(180, 300, plate(210, c.mustard, c.plum)) + at(180, 300, tomato(70)) + at(104, 376, tomato(46)) + at(262, 352, tomato(54, c.clay)) + at(226, 214, leaf(c.olive), { turn: -30 }) +
      at(1010, 260, plate(236, c.sea, c.paper)) + at(1000, 250, egg(), { scale: 1.2 }) + at(1086, 350, mushroom(), { turn: 24, scale: 0.8 }) + at(928, 350, mushroom(c.plum), { turn: -30, scale: 0.7 }) +
      at(166, 1130, plate(190, c.paper, c.tomato)) + at(166, 1130, bread(), { scale: 0.66, turn: -18 }) +
      at(1030, 1110, plate(200, c.olive, c.paper)) + at(980, 1090, radish(), { turn: 30 }) + at(1080, 1130, radish(), { turn: 70, scale: 0.86 }) +
      at(222, 620, fork(), { scale: 0.98 }) + at(985, 600, knife(), { scale: 0.98 }) +
      at(560, 240, circle(0, 0, 110, c.night, 'opacity=".3"') + circle(-8, -10, 108, c.paper) + circle(-8, -10, 92, c.plum) + path('M-70-50Q-20-96 44-74', 'none', `stroke="${c.paper}" stroke-width="8" stroke-linecap="round"`)) +
      at(600, 1240, sprig(c.olive, c.paper), { turn: 176, scale: 1.2 }) + at(520, 1200, lemon(), { scale: 0.7 }) + at(640, 1290, lemon(), { scale: 0.55 }),
    c.paper,
  );
};
const oven = () =>
  printed(
    1200, 900,
    rect(0, 0, 1200, 900, c.plum) + times(9, (j) => times(9, (i) => rect(i * 150 - (j % 2) * 75 + 5, j * 76 + 5, 140, 66, mix(c.plum, c.clay, ((i * 7 + j * 5) % 5) * 0.09), 'rx="4"'))) +
      path('M210 720V430C210 210 380 90 600 90S990 210 990 430v290z', c.clay) + times(13, (i) => at(600, 440, rect(-34, -352, 64, 84, i % 2 ? c.mustard : c.paper, 'rx="6"'), { turn: -96 + i * 16 })) +
      path('M310 720V440C310 290 430 190 600 190s290 100 290 250v280z', c.night) + at(470, 720, flame(1.5, c.tomato)) + at(690, 720, flame(1.75, c.tomato)) + at(580, 720, flame(1.9, c.mustard)) + at(480, 720, flame(0.9, c.mustard)) + at(700, 720, flame(1, c.paper)) + at(590, 720, flame(1, c.paper)) +
      rect(0, 720, 1200, 180, mix(c.night, c.clay, 0.25)) + rect(150, 700, 900, 46, c.paper) + at(380, 800, bread(), { scale: 0.62 }) + at(790, 804, bread(), { scale: 0.62, flip: true }) + line('M1040 200L860 640', c.paper, 16) + path('M830 620l80 40-56 110-90-46z', c.paper),
  );
const fishPlate = () => printed(900, 900, rect(0, 0, 900, 900, c.mustard) + times(12, (i) => line(`M0 ${40 + i * 76}Q225 ${i * 76} 450 ${40 + i * 76}T900 ${40 + i * 76}`, mix(c.mustard, c.clay, 0.4), 7)) + at(450, 450, plate(350, c.paper, c.tomato)) + at(450, 410, fish(c.sea), { turn: 14 }) + at(450, 540, fish(c.plum), { turn: 14, scale: 0.78, flip: true }) + at(640, 300, lemon(), { scale: 0.8 }) + at(230, 620, sprig(c.olive), { turn: -12 }));
const pears = () => printed(900, 900, rect(0, 0, 900, 900, c.sea) + rect(0, 640, 900, 260, c.clay) + line('M0 700H900M0 770H900M0 840H900', mix(c.clay, c.night, 0.3), 5) + circle(640, 260, 150, c.mustard) + circle(640, 260, 150, c.paper, 'opacity=".15"') + at(320, 520, pear(c.olive, mix(c.olive, c.night, 0.35)), { turn: -8, scale: 1.15 }) + at(560, 550, pear(), { scale: 1 }) + at(700, 640, lemon(), { scale: 0.8 }) + at(180, 690, mushroom(c.tomato), { scale: 0.9 }), c.paper, 5);
const wine = () => printed(900, 900, rect(0, 0, 900, 900, c.olive) + times(14, (i) => at(450, 380, path('M-26 0L0-700 26 0z', mix(c.olive, c.mustard, 0.3)), { turn: i * (360 / 14) })) + circle(450, 380, 230, c.mustard) + rect(0, 720, 900, 180, c.night) + rect(0, 720, 900, 12, c.paper) + at(290, 590, bottle(c.sea)) + at(510, 600, glass()) + at(680, 606, glass(c.mustard), { scale: 0.92 }), c.paper, 7);
const loaf = () => printed(900, 900, rect(0, 0, 900, 900, c.paper) + times(9, (i) => rect(i * 100, 0, 50, 900, mix(c.paper, c.tomato, 0.14))) + ellipse(460, 560, 360, 210, c.night, 'opacity=".16"') + at(450, 520, rect(-330, -120, 660, 300, c.clay, 'rx="60"') + rect(-330, -120, 660, 270, mix(c.clay, c.mustard, 0.3), 'rx="60"') + circle(270, 20, 26, c.paper)) + at(420, 440, bread(), { scale: 1.12 }) + at(660, 620, path('M0-40h110q30 40-10 80H0z', c.mustard) + line('M20-10h80', c.paper, 6)) + at(160, 260, sprig(c.olive, c.paper), { scale: 1.1, turn: 12 }) + at(560, 190, tomato(70)) + at(690, 240, tomato(50)), c.tomato, 9);
const front = () => {
  const r = chance(4);
  const window = (x, w) => rect(x, 470, w, 250, c.mustard) + rect(x, 470, w, 250, c.paper, 'opacity=".18"') + line(`M${x + w / 2} 470V720M${x} 590h${w}`, c.plum, 12) + at(x + w * 0.28, 716, glass(), { scale: 0.5 }) + at(x + w * 0.74, 712, bottle(c.olive), { scale: 0.36 });
  return printed(
    1800, 1000,
    rect(0, 0, 1800, 1000, c.night) + times(70, () => circle((r() * 1800) | 0, (r() * 420) | 0, (1.5 + r() * 3).toFixed(1), c.paper)) + circle(1480, 170, 84, c.paper) + circle(1516, 150, 76, c.night) +
      rect(120, 240, 420, 760, mix(c.plum, c.night, 0.35)) + rect(1260, 300, 420, 700, mix(c.sea, c.night, 0.45)) + times(3, (i) => rect(180 + i * 115, 300, 70, 110, i === 1 ? c.mustard : mix(c.plum, c.night, 0.6)) + rect(1316 + i * 115, 350, 70, 100, i === 2 ? c.mustard : mix(c.sea, c.night, 0.65))) +
      rect(480, 200, 840, 800, c.plum) + rect(450, 170, 900, 50, c.clay) + times(4, (i) => rect(550 + i * 190, 260, 120, 110, i % 3 ? c.mustard : mix(c.plum, c.night, 0.4), 'rx="60"')) +
      window(540, 220) + window(1040, 220) + rect(820, 460, 160, 400, c.sea) + rect(850, 490, 100, 190, c.mustard) + circle(956, 700, 10, c.paper) +
      times(14, (i) => path(`M${460 + i * 63} 400h63l${(i - 6.5) * 2.4} 90q-31 34-63 0z`, i % 2 ? c.paper : c.tomato)) + rect(450, 380, 900, 28, c.paper) +
      rect(0, 860, 1800, 140, mix(c.night, c.clay, 0.3)) + times(14, (i) => line(`M${i * 140 - 100} 1000l120-140`, mix(c.night, c.clay, 0.5), 5)) +
      [[420, 1], [1420, 1]].map(([x]) => at(x, 860, line('M0 0V-150', c.paper, 10) + ellipse(0, -150, 110, 16, c.paper) + line('M-40 0h80', c.paper, 10) + at(0, -170, glass(), { scale: 0.36 }))).join('') +
      line('M0 236Q450 330 900 210T1800 260', c.paper, 4) + times(15, (i) => circle(60 + i * 120, 250 + Math.sin(i * 1.1) * 34 + 20, 13, i % 2 ? c.mustard : c.paper)),
  );
};
const face = (ground, disc, o, seed) => () => printed(800, 880, times(11, (i) => '') + portrait(ground, disc, { dark: c.night, ...o }) , c.paper, seed);

export const morsel = {
  'morsel-table': table,
  'morsel-oven': oven,
  'morsel-fish': fishPlate,
  'morsel-pears': pears,
  'morsel-wine': wine,
  'morsel-loaf': loaf,
  'morsel-front': front,
  'morsel-anouk': face(c.mustard, c.tomato, { skin: '#E8B48C', shade: '#C98A62', hair: c.night, cloth: c.paper, apron: c.sea, cut: 'bun' }, 11),
  'morsel-davide': face(c.sea, c.mustard, { skin: '#D79A6E', shade: '#B0744B', hair: '#3A241A', cloth: c.plum, apron: c.paper, cut: 'crop', beard: true }, 12),
  'morsel-ruth': face(c.tomato, c.paper, { skin: '#8A5638', shade: '#6A3E27', hair: c.night, cloth: c.olive, cut: 'curls', glasses: true }, 13),
};
