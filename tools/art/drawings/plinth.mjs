// Plinth: quarter circles, stripes and dots on a grid, and the things they are printed on.
import { at, chance, circle, gradient, line, mix, path, rect, svg, times } from './ink.mjs';

const c = { paper: '#F3F0E8', ink: '#141414', red: '#F2431D', blue: '#2338E0', pink: '#F4B6C9', yellow: '#FFC531', green: '#0E7C56', white: '#FFFFFF' };
const inks = [c.red, c.blue, c.pink, c.yellow, c.green, c.ink, c.paper];

/** Shapes in a field of 100 by 100: figure on ground. */
const shapes = {
  quarter: (a) => path('M0 0H100A100 100 0 0 1 0 100z', a),
  ring: (a) => path('M0 100A100 100 0 0 1 100 0V50A50 50 0 0 0 50 100z', a),
  half: (a) => path('M0 0H100A50 50 0 0 1 0 0z', a) + path('M0 50H100A50 50 0 0 1 0 50z', a),
  disc: (a) => circle(50, 50, 50, a),
  target: (a, b) => circle(50, 50, 50, a) + circle(50, 50, 30, b) + circle(50, 50, 12, a),
  leaf: (a) => path('M0 0H50A50 50 0 0 1 100 50V100H50A50 50 0 0 1 0 50z', a),
  stripes: (a) => times(5, (i) => rect(0, i * 20, 100, 10, a)),
  dots: (a) => times(4, (i) => times(4, (j) => circle(12.5 + i * 25, 12.5 + j * 25, 7, a))),
  wedge: (a) => path('M0 100L100 0V100z', a),
  bow: (a) => path('M0 0L50 50 0 100zM100 0L50 50 100 100z', a),
  petals: (a) => [0, 90, 180, 270].map((turn) => at(50, 50, path('M0 0A50 50 0 0 1 50-50 50 50 0 0 1 0 0z', a), { turn })).join(''),
  arch: (a, b) => path('M0 100V50A50 50 0 0 1 100 50V100z', a) + path('M25 100V55A25 25 0 0 1 75 55V100z', b),
  plain: () => '',
};
const kinds = Object.keys(shapes);
function tile(x, y, size, r, palette = inks) {
  const ground = palette[Math.floor(r() * palette.length)];
  const others = palette.filter((ink) => ink !== ground);
  const kind = kinds[Math.floor(r() * kinds.length)];
  const turn = Math.floor(r() * 4) * 90;
  const body = rect(0, 0, 100.4, 100.4, ground) + at(50, 50, at(-50, -50, shapes[kind](others[Math.floor(r() * others.length)], ground)), { turn });
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 100 100">${body}</svg>`;
}
function quilt(cols, rows, size, seed, palette) {
  const r = chance(seed);
  return times(rows, (j) => times(cols, (i) => tile(i * size, j * size, size, r, palette)));
}
const shadow = (d, blur = 18) => `<g filter="url(#soft${blur})">${path(d, '#000', 'opacity=".28"')}</g>`;
const soft = (blur = 18) => `<filter id="soft${blur}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${blur}"/></filter>`;

const poster = (w, h, body) => rect(0, 0, w, h, c.paper) + body;
const dancer = (w, h) =>
  poster(w, h, rect(0, 0, w, h, c.red) + circle(w * 0.62, h * 0.36, w * 0.36, c.yellow) + path(`M0 ${h}V${h * 0.62}A${w * 0.5} ${w * 0.5} 0 0 1 ${w * 0.5} ${h}z`, c.blue) + path(`M${w * 0.5} ${h}A${w * 0.5} ${w * 0.5} 0 0 1 ${w} ${h * 0.62}V${h}z`, c.ink) + times(6, (i) => rect(w * 0.08, h * 0.08 + i * h * 0.036, w * (0.34 - i * 0.035), h * 0.018, c.paper)) + circle(w * 0.3, h * 0.47, w * 0.1, c.paper) + rect(w * 0.08, h * 0.93, w * 0.3, h * 0.02, c.paper) + rect(w * 0.62, h * 0.93, w * 0.3, h * 0.02, c.paper));
const stripesPoster = (w, h) => poster(w, h, rect(0, 0, w, h, c.blue) + times(7, (i) => `<circle cx="${w / 2}" cy="${h * 0.56}" r="${w * 0.07 + i * w * 0.075}" fill="none" stroke="${i % 2 ? c.pink : c.paper}" stroke-width="${w * 0.038}"/>`) + rect(0, h * 0.56, w, h * 0.44, c.pink) + times(5, (i) => rect(0, h * 0.6 + i * h * 0.075, w, h * 0.03, c.blue)) + rect(w * 0.08, h * 0.06, w * 0.5, h * 0.05, c.paper) + rect(w * 0.08, h * 0.13, w * 0.3, h * 0.018, c.paper));
const petalsPoster = (w, h) => poster(w, h, rect(0, 0, w, h, c.yellow) + `<svg x="${w * 0.08}" y="${h * 0.3}" width="${w * 0.84}" height="${w * 0.84}" viewBox="0 0 100 100">${shapes.petals(c.green)}${circle(50, 50, 14, c.red)}</svg>` + rect(w * 0.08, h * 0.07, w * 0.84, h * 0.06, c.ink) + rect(w * 0.08, h * 0.16, w * 0.4, h * 0.025, c.ink));
const framed = (x, y, w, h, draw) => shadow(`M${x + 14} ${y + 26}h${w}v${h}h${-w}z`) + at(x, y, draw(w, h));

const wall = () => svg(1200, 1300, rect(0, 0, 1200, 1300, '#D9D4C8') + rect(0, 0, 1200, 1300, 'url(#light)') + framed(130, 150, 560, 790, dancer) + framed(760, 150, 320, 450, stripesPoster) + framed(760, 660, 320, 450, petalsPoster) + rect(0, 1180, 1200, 120, '#B9B2A2') + rect(0, 1180, 1200, 10, '#CFC8B9'), soft() + gradient('light', [[0, '#fff', 0.5], [1, '#000', 0.1]], { x2: 1, y2: 1 }));
const box = (x, y, s, top, left, right, art = '') =>
  at(x, y, shadow(`M${-s * 0.9} ${s * 0.9}L${s * 0.1} ${s * 1.4} ${s * 1.3} ${s * 0.8} 0 ${s * 0.3}z`, 26) + path(`M0 ${-s * 0.5}L${s} 0 0 ${s * 0.5}-${s} 0z`, top) + path(`M${-s} 0L0 ${s * 0.5}V${s * 1.5}L${-s} ${s}z`, left) + path(`M${s} 0L0 ${s * 0.5}V${s * 1.5}L${s} ${s}z`, right) + `<g transform="matrix(${s / 100} ${s / 200} 0 ${s / 100} ${-s} 0)">${art}</g>`);
const boxes = () =>
  svg(
    1200, 900,
    rect(0, 0, 1200, 900, c.pink) +
      box(400, 250, 240, mix(c.red, '#ffffff', 0.25), c.red, mix(c.red, '#000000', 0.3), shapes.petals(c.yellow)) + box(830, 330, 200, mix(c.yellow, '#ffffff', 0.35), c.yellow, mix(c.yellow, '#000000', 0.22), shapes.target(c.blue, c.yellow)) +
      box(610, 560, 130, mix(c.blue, '#ffffff', 0.3), c.blue, mix(c.blue, '#000000', 0.35), shapes.stripes(c.paper)) + box(250, 640, 96, mix(c.green, '#ffffff', 0.25), c.green, mix(c.green, '#000000', 0.3), shapes.quarter(c.pink)),
    soft(18) + soft(26),
  );
const book = (x, y, w, h, ground, art, spine) => at(x, y, shadow(`M18 30h${w}v${h}h${-w}z`) + rect(0, 0, w, h, ground) + `<svg x="0" y="${h - w}" width="${w}" height="${w}" viewBox="0 0 100 100">${art}</svg>` + rect(w * 0.09, h * 0.06, w * 0.6, h * 0.035, spine) + rect(w * 0.09, h * 0.115, w * 0.34, h * 0.02, spine) + rect(0, 0, w * 0.03, h, '#000', 'opacity=".18"'));
const books = () =>
  svg(
    1200, 1000,
    rect(0, 0, 1200, 1000, c.yellow) + path('M0 1000V560L1200 380V1000z', mix(c.yellow, '#ffffff', 0.28)) + at(0, 0, book(110, 170, 310, 450, c.blue, shapes.ring(c.pink), c.paper), { turn: 0 }) + at(0, 0, book(450, 260, 310, 450, c.paper, shapes.leaf(c.red), c.ink)) + at(0, 0, book(790, 150, 310, 450, c.green, shapes.half(c.yellow), c.paper)) +
      at(180, 760, shadow('M0 60h840v80H0z', 26) + [c.red, c.ink, c.pink, c.blue].map((ink, i) => rect(i * 18 - (i % 2) * 26, i * 38 - 14, 800 - i * 24, 38, ink) + rect(40 + i * 18, i * 38 - 2, 160, 12, c.paper) + rect(690 - i * 10, i * 38 - 14, 40, 38, inks[(i + 3) % 7])).join('')),
    soft(18) + soft(26),
  );
const arrow = (ink) => path('M0 60H240V0L380 100 240 200V140H0z', ink);
const sign = () =>
  svg(
    1200, 900,
    rect(0, 0, 1200, 900, c.blue) + path('M700 0H1200V900H520z', mix(c.blue, '#000000', 0.22)) + circle(260, 330, 190, c.yellow) + path('M170 430V230h60l70 110V230h60v200h-60l-70-110v110z', c.ink) + at(530, 230, arrow(c.paper)) + at(530, 520, arrow(c.pink), { scale: 0.7 }) + circle(200, 640, 90, c.red) + rect(150, 622, 100, 36, c.paper) +
      rect(530, 470, 520, 12, c.paper) + times(3, (i) => rect(850, 552 + i * 44, 200 - i * 40, 20, c.paper)) + rect(0, 800, 1200, 100, mix(c.blue, '#000000', 0.5)) + path('M960 800V470q0-40 34-40t34 40v330z', c.ink) + circle(994, 390, 40, c.ink) + path('M930 800l30-180h70l30 180z', c.ink),
  );
const screens = () =>
  svg(
    1200, 900,
    rect(0, 0, 1200, 900, c.green) + `<g opacity=".35">${quilt(12, 9, 100, 9, [c.green, mix(c.green, '#000000', 0.2), mix(c.green, '#ffffff', 0.12)])}</g>` + shadow('M140 190h740v560H140z', 26) + rect(120, 140, 740, 560, c.paper, 'rx="14"') + path('M120 184V154q0-14 14-14H846q14 0 14 14v30z', c.ink) + times(3, (i) => circle(150 + i * 28, 162, 8, [c.red, c.yellow, c.pink][i])) +
      rect(160, 220, 330, 46, c.ink) + rect(160, 280, 250, 46, c.ink) + times(3, (i) => rect(160, 356 + i * 26, 280 - i * 40, 12, '#8d897f')) + rect(160, 460, 130, 44, c.red, 'rx="22"') + `<svg x="520" y="210" width="300" height="300" viewBox="0 0 300 300">${quilt(3, 3, 100, 22)}</svg>` + times(4, (i) => `<svg x="${160 + i * 166}" y="540" width="150" height="120" viewBox="0 0 150 120">${quilt(2, 2, 75, 40 + i)}</svg>`) +
      shadow('M830 330h250v480H830z', 26) + rect(820, 300, 250, 490, c.ink, 'rx="34"') + rect(834, 314, 222, 462, c.pink, 'rx="24"') + rect(856, 360, 150, 30, c.ink) + rect(856, 400, 110, 30, c.ink) + `<svg x="856" y="460" width="178" height="178" viewBox="0 0 100 100">${shapes.petals(c.red)}${circle(50, 50, 13, c.blue)}</svg>` + rect(856, 680, 178, 52, c.blue, 'rx="26"'),
    soft(26),
  );
const marks = () => {
  const set = [['petals', c.red], ['target', c.ink], ['leaf', c.green], ['arch', c.blue], ['bow', c.ink], ['ring', c.red], ['half', c.blue], ['quarter', c.ink], ['dots', c.green]];
  return svg(1200, 1200, rect(0, 0, 1200, 1200, c.paper) + set.map(([kind, ink], i) => `<svg x="${100 + (i % 3) * 370}" y="${100 + Math.floor(i / 3) * 370}" width="260" height="260" viewBox="0 0 100 100">${shapes[kind](ink, c.paper)}</svg>`).join('') + line('M415 60V1140M785 60V1140M60 415H1140M60 785H1140', '#CFC9BB', 3));
};
const face = (ground, skin, hair, shirt, extra) => () => svg(800, 880, rect(0, 0, 800, 880, ground) + extra.behind + path('M100 880A300 300 0 0 1 700 880z', shirt) + rect(330, 480, 140, 200, mix(skin, '#000000', 0.16)) + path('M330 640a70 70 0 0 0 140 0z', mix(skin, '#000000', 0.16)) + rect(250, 200, 300, 250, skin) + path('M250 440h300A150 150 0 0 1 250 440z', skin) + path('M400 200h150v240A150 150 0 0 1 400 590z', mix(skin, '#000000', 0.1)) + hair + circle(335, 390, 17, c.ink) + circle(465, 390, 17, c.ink) + path('M400 390v80h-36z', mix(skin, '#000000', 0.28)) + path('M340 500h120a60 60 0 0 1-120 0z', extra.mouth ?? c.red) + (extra.front ?? ''));

export const plinth = {
  'plinth-quilt': () => svg(1800, 900, quilt(12, 6, 150, 77)),
  'plinth-wall': wall,
  'plinth-boxes': boxes,
  'plinth-books': books,
  'plinth-sign': sign,
  'plinth-screens': screens,
  'plinth-marks': marks,
  'plinth-strip': () => svg(1800, 300, quilt(12, 2, 150, 131)),
  'plinth-noor': face(c.yellow, '#C98B5E', path('M210 420V260A190 190 0 0 1 590 260V420H550V300H250V420z', c.ink), c.blue, { behind: circle(640, 180, 240, c.red) }),
  'plinth-emil': face(c.blue, '#F0BE98', path('M250 300V200A150 100 0 0 1 550 200V300L480 240H320z', c.red), c.paper, { behind: path('M0 0H400A400 400 0 0 1 0 400z', c.pink), front: `<g fill="none" stroke="${c.ink}" stroke-width="14"><circle cx="335" cy="390" r="56"/><circle cx="465" cy="390" r="56"/></g>`, mouth: c.ink }),
  'plinth-sade': face(c.pink, '#7A4A32', circle(400, 170, 130, c.ink) + circle(270, 220, 90, c.ink) + circle(530, 220, 90, c.ink) + rect(250, 200, 300, 90, c.ink), c.green, { behind: times(6, (i) => rect(0, i * 150, 800, 75, c.yellow)), mouth: c.yellow, front: circle(240, 480, 26, c.red) + circle(560, 480, 26, c.red) }),
};
