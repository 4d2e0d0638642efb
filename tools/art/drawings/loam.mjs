// Loam: thrown shapes in soft light, each from the line of its half.
import { at, chance, circle, ellipse, gradient, line, mix, path, rect, svg, times } from './ink.mjs';
import { portrait } from './people.mjs';

const c = { cream: '#FAF4EC', clay: '#C8643F', peach: '#F6CDB4', lilac: '#D6C9EA', butter: '#F6DF9C', sage: '#BFCFB1', blush: '#EDB3A3', sky: '#BBD3E0', ink: '#33241E', bone: '#F3E9DA', cobalt: '#3C56A8', moss: '#6E7F4F', plum: '#7A4A63' };

/** The outline of a vessel from pairs of half-width and height, from the foot up. */
function outline(profile) {
  const right = profile.map(([r, y]) => [r, -y]);
  const curve = (points) =>
    points
      .slice(1)
      .map(([x, y], i) => {
        const [before, from, after] = [points[i - 1] ?? points[i], points[i], points[i + 2] ?? points[i + 1]];
        return `C${from[0] + (x - before[0]) / 6} ${from[1] + (y - before[1]) / 6} ${x - (after[0] - from[0]) / 6} ${y - (after[1] - from[1]) / 6} ${x} ${y}`;
      })
      .join('');
  const left = [...right].reverse().map(([x, y]) => [-x, y]);
  return `M${right[0][0]} ${right[0][1]}${curve(right)}L${left[0][0]} ${left[0][1]}${curve(left)}z`;
}
let count = 0;
function vessel(profile, glaze, { body = c.bone, dip = 1, bands = 0, specks = 60, handle, spout, lifted } = {}) {
  const id = `p${++count}`;
  const d = outline(profile);
  const top = profile.at(-1);
  const widest = Math.max(...profile.map(([r]) => r));
  const height = top[1];
  const r = chance(count * 7 + 3);
  const edge = -height + height * dip;
  const defs =
    `<clipPath id="${id}"><path d="${d}"/></clipPath>` +
    gradient(`${id}l`, [[0, '#000', 0.3], [0.16, '#000', 0.06], [0.34, '#fff', 0.34], [0.5, '#fff', 0.04], [0.78, '#000', 0.12], [1, '#000', 0.4]], { x2: 1, y2: 0 });
  const drip = dip < 1 ? `M${-widest - 10} ${-height - 20}H${widest + 10}V${edge}${times(6, () => `q${-widest / 6 - 2} ${18 + r() * 46} ${-widest / 3 - 4} 0`)}z` : `M${-widest - 10} ${-height - 20}H${widest + 10}V40H${-widest - 10}z`;
  return (
    `<defs>${defs}</defs>` +
    (lifted ? '' : ellipse(widest * 0.18, 4, widest * 1.15, widest * 0.2, '#2a1408', 'opacity=".2"')) +
    (handle ? line(handle, mix(glaze, '#000000', 0.16), 26) + line(handle, glaze, 14) : '') +
    (spout ? path(spout, mix(glaze, '#000000', 0.08)) : '') +
    `<g clip-path="url(#${id})">${path(d, body)}${path(drip, glaze)}${times(bands, (i) => rect(-widest, -height * (0.3 + i * 0.1), widest * 2, height * 0.028, mix(glaze, '#000000', 0.42), 'opacity=".7"'))}${times(specks, () => circle(((r() - 0.5) * widest * 2) | 0, -(r() * height) | 0, (0.8 + r() * 2.2).toFixed(1), '#4a2c1a', 'opacity=".38"'))}${rect(-widest - 4, -height - 10, widest * 2 + 8, height + 40, `url(#${id}l)`)}</g>` +
    ellipse(0, -height, top[0], top[0] * 0.2, mix(glaze, '#000000', 0.5)) + `<ellipse cx="0" cy="${-height}" rx="${top[0]}" ry="${top[0] * 0.2}" fill="none" stroke="${mix(glaze, '#ffffff', 0.35)}" stroke-width="5"/>`
  );
}
const shapes = {
  moon: [[70, 0], [150, 60], [190, 170], [150, 285], [66, 330], [58, 360]],
  bottle: [[84, 0], [112, 40], [118, 190], [92, 260], [36, 320], [32, 430], [44, 450]],
  amphora: [[56, 0], [84, 30], [150, 190], [140, 290], [60, 360], [52, 420], [80, 450]],
  mug: [[92, 0], [104, 14], [106, 190]],
  bowl: [[70, 0], [80, 18], [170, 80], [220, 160]],
  pitcher: [[96, 0], [130, 40], [140, 150], [104, 260], [84, 320], [96, 370]],
  gourd: [[78, 0], [136, 60], [130, 150], [70, 220], [92, 290], [70, 350], [40, 370]],
  tumbler: [[70, 0], [80, 10], [94, 170]],
  cone: [[60, 0], [70, 8], [120, 380]],
};
const mugWith = (glaze, o) => vessel(shapes.mug, glaze, { handle: 'M98-160C190-170 190-30 98-36', ...o });
const stems = (color, heads, kind = 'grass') => heads.map(([x, y], i) => line(`M0 0Q${x * 0.2} ${y * 0.6} ${x} ${y}`, color, 5) + (kind === 'grass' ? times(7, (k) => at(x - x * k * 0.03, y + k * 20, ellipse(0, 0, 7, 18, mix(color, '#ffffff', 0.25), ''), { turn: k % 2 ? 34 : -34 })) : at(x, y, times(8, (k) => at(0, 0, ellipse(0, -20, 9, 20, i % 2 ? c.clay : c.butter), { turn: k * 45 })) + circle(0, 0, 10, c.ink)))).join('');
const branch = (color) => line('M0 0C20-120-30-220 40-360', color, 6) + times(9, (k) => at(4 + Math.sin(k) * 16 + k * 3, -60 - k * 34, path('M0 0C24-36 66-30 84-4 60 20 22 18 0 0z', color), { turn: k % 2 ? -24 : 204, scale: 0.9 - k * 0.03 }));

let room = 0;
/** A wall that bends into the floor. */
function backdrop(w, h, color, floor = 0.72) {
  const id = `b${++room}`;
  return `<defs>${gradient(id, [[0, mix(color, '#ffffff', 0.25)], [floor - 0.02, color], [floor + 0.02, mix(color, '#6b3a1e', 0.1)], [1, mix(color, '#ffffff', 0.18)]])}${gradient(`${id}l`, [[0, '#fff', 0.55], [1, '#fff', 0]], { radial: [0.25, 0.2, 0.7] })}</defs>${rect(0, 0, w, h, `url(#${id})`)}${rect(0, 0, w, h, `url(#${id}l)`)}`;
}
const step = (x, y, w, h, color) => path(`M${x} ${y}h${w}v${h}h${-w}z`, mix(color, '#000000', 0.06)) + path(`M${x} ${y}l34-26h${w}l-34 26z`, mix(color, '#ffffff', 0.28)) + path(`M${x + w} ${y}l34-26v${h}l-34 26z`, mix(color, '#000000', 0.2));
const arch = (x, y, w, h, color) => path(`M${x} ${y}V${y - h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y}z`, color);

const product = (ground, draw) => () => svg(900, 1000, backdrop(900, 1000, ground, 0.7) + draw());
const still = () =>
  svg(
    1300, 1500,
    backdrop(1300, 1500, c.peach, 0.76) + at(0, 140,  arch(720, 960, 420, 760, mix(c.blush, '#ffffff', 0.12)) + circle(330, 320, 150, c.butter) + step(120, 900, 420, 240, c.lilac) + step(600, 1000, 330, 160, c.sage) + step(880, 840, 300, 320, c.clay) +
      at(330, 880, at(0, -420, stems(c.moss, [[-120, -250], [-30, -330], [70, -290], [130, -210]])) + vessel(shapes.bottle, c.cobalt, { dip: 0.55 }), { scale: 0.98 }) + at(1046, 824, vessel(shapes.moon, c.cream, { dip: 1, bands: 3 }), { scale: 0.86 }) + at(770, 980, vessel(shapes.bowl, c.clay, { dip: 0.5 }), { scale: 0.72 }) +
      at(520, 1180, vessel(shapes.gourd, c.moss, { dip: 0.62 }), { scale: 0.82 }) + at(250, 1200, mugWith(c.butter, { dip: 0.6 }), { scale: 0.9 }) + at(770, 1215, vessel(shapes.tumbler, c.blush, { dip: 0.45 }), { scale: 0.9 })),
  );
const shelf = () => {
  const r = chance(12);
  const glazes = [c.cobalt, c.clay, c.moss, c.butter, c.blush, c.plum, c.cream, c.sky];
  const kinds = Object.keys(shapes);
  const board = (y) => rect(60, y, 1680, 26, '#B98A62') + rect(60, y + 26, 1680, 12, '#8B6242') + rect(90, y + 38, 1620, 26, '#2a1408', 'opacity=".12"');
  return svg(1800, 1000, backdrop(1800, 1000, c.sage, 0.98) + [330, 640, 950].map((y, row) => board(y) + times(8, (i) => at(190 + i * 205, y + 2, vessel(shapes[kinds[(i * 2 + row * 4) % kinds.length]], glazes[(i + row * 3) % 8], { dip: [0.5, 1, 0.65][Math.floor(r() * 3)], bands: i % 4 === 2 ? 2 : 0, specks: 30 }), { scale: 0.52 }))).join(''));
};
const wheel = () =>
  svg(
    1300, 1000,
    backdrop(1300, 1000, c.sky, 0.62) + rect(0, 640, 1300, 360, '#B98A62') + rect(0, 640, 1300, 16, '#D3A67C') + rect(820, 90, 360, 400, '#fff', 'opacity=".55"') + rect(840, 110, 150, 360, mix(c.sky, '#ffffff', 0.4)) + rect(1010, 110, 150, 360, mix(c.sky, '#ffffff', 0.5)) +
      ellipse(560, 780, 360, 90, '#2a1408', 'opacity=".25"') + path('M240 720h640v50q-320 90-640 0z', '#6D5546') + ellipse(560, 720, 320, 74, '#8E7260') + ellipse(560, 716, 280, 60, '#A48672') + at(560, 722, vessel([[120, 0], [150, 30], [176, 150], [140, 250], [110, 300], [126, 330]], '#B9704C', { specks: 20 })) + times(5, (i) => `<ellipse cx="560" cy="${650 - i * 46}" rx="${[160, 174, 160, 134, 116][i]}" ry="16" fill="none" stroke="#8a4a2c" stroke-width="4" opacity=".35"/>`) +
      path('M90 1000C150 840 260 680 396 600q34-14 40 22-4 40-36 66C320 770 300 900 290 1000z', '#D79A76') + path('M1030 1000C970 840 860 680 724 600q-34-14-40 22 4 40 36 66 80 82 100 312z', '#C98A64') + at(1010, 760, vessel(shapes.tumbler, c.cream, { dip: 1 }), { scale: 0.9 }) + [-20, 4, 26].map((turn, i) => at(1006, 640, rect(-7, -170, 14, 200, ['#8B6242', c.clay, '#C9A27C'][i], 'rx="6"'), { turn })).join('') + at(1010, 762, vessel(shapes.tumbler, c.cream, { dip: 1, specks: 10 }), { scale: 0.9 }),
  );

export const loam = {
  'loam-still': still,
  'loam-shelf': shelf,
  'loam-wheel': wheel,
  'loam-moon': product(c.lilac, () => at(450, 800, vessel(shapes.moon, c.cream, { dip: 0.6, body: c.clay }), { scale: 1.35 })),
  'loam-mugs': product(c.butter, () => at(330, 800, mugWith(c.cobalt, { dip: 0.6 }), { scale: 1.35 }) + at(640, 850, mugWith(c.clay, { dip: 0.6 }), { scale: 1.2 })),
  'loam-bowls': product(c.sage, () => [c.blush, c.butter, c.cream].map((glaze, i) => at(450, 820 - i * 116, vessel(shapes.bowl, glaze, { dip: 0.55, lifted: i > 0 }), { scale: 1.3 - i * 0.08 })).join('')),
  'loam-pitcher': product(c.peach, () => at(430, 820, vessel(shapes.pitcher, c.moss, { dip: 0.7, handle: 'M96-330C250-350 240-80 124-90', spout: 'M-60-372L-150-392Q-120-330-78-270z' }), { scale: 1.35 })),
  'loam-bottle': product(c.sky, () => at(450, 820, at(0, -440, branch(c.moss)) + vessel(shapes.bottle, c.plum, { dip: 0.5 }), { scale: 1.05 })),
  'loam-gourd': product(c.blush, () => at(450, 820, at(0, -360, stems(c.moss, [[-110, -170], [10, -240], [110, -180]], 'daisy')) + vessel(shapes.gourd, c.butter, { dip: 0.65 }), { scale: 1.3 })),
  'loam-iris': () => svg(800, 880, portrait(c.lilac, c.butter, { skin: '#F0C3A0', shade: '#D39C77', hair: '#8A3F26', cloth: c.moss, apron: c.bone, dark: c.ink, cut: 'bun' })),
  'loam-mateo': () => svg(800, 880, portrait(c.sage, c.peach, { skin: '#B87B54', shade: '#935C3B', hair: '#2B1C16', cloth: c.cobalt, apron: c.clay, dark: c.ink, cut: 'short', beard: true })),
  'loam-june': () => svg(800, 880, portrait(c.peach, c.sky, { skin: '#EDBE97', shade: '#C99570', hair: '#D9D2C8', cloth: c.plum, dark: c.ink, cut: 'bob', glasses: true })),
};
