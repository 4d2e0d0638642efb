// Northbeam: the product itself, drawn on a night sky that glows.
import { at, chance, circle, gradient, line, mix, path, rect, svg, times } from './ink.mjs';

const c = { night: '#0B0F1E', panel: '#141B33', raised: '#1C2545', edge: '#2C3762', violet: '#8B97FF', mint: '#5FE3C4', coral: '#FF8A70', amber: '#FFC861', white: '#F2F5FF', grey: '#7F8BB5' };
const rounded = (x, y, w, h, fill, r = 14, more = '') => rect(x, y, w, h, fill, `rx="${r}" ${more}`);
const bar = (x, y, w, h = 10, fill = c.grey, opacity = 0.6) => rounded(x, y, w, h, fill, h / 2, `opacity="${opacity}"`);
const glowDefs = gradient('v', [[0, c.violet, 0.75], [1, c.violet, 0]], { radial: [0.5, 0.5, 0.5] }) + gradient('m', [[0, c.mint, 0.55], [1, c.mint, 0]], { radial: [0.5, 0.5, 0.5] }) + gradient('k', [[0, c.coral, 0.6], [1, c.coral, 0]], { radial: [0.5, 0.5, 0.5] }) + gradient('fan', [[0, c.violet, 0.5], [1, c.violet, 0.05]], { x2: 1, y2: 0 }) + gradient('fill', [[0, c.mint, 0.45], [1, c.mint, 0]]);
const glow = (x, y, r, id) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`;
const panel = (x, y, w, h, body = '', fill = c.panel) => `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${rounded(1, 1, w - 2, h - 2, fill, 18, `stroke="${c.edge}" stroke-width="2"`)}${body}</svg>`;
const avatar = (x, y, r, fill) => circle(x, y, r, fill) + circle(x, y - r * 0.2, r * 0.36, c.night, 'opacity=".55"') + path(`M${x - r * 0.62} ${y + r * 0.72}a${r * 0.64} ${r * 0.6} 0 0 1 ${r * 1.24} 0z`, c.night, 'opacity=".55"');

/** What has been, and the widening fan of what may be. */
function forecast(w, h, seed = 3) {
  const r = chance(seed);
  const half = w * 0.56;
  const past = Array.from({ length: 13 }, (_, i) => [Math.round((i * half) / 12), Math.round(h * 0.84 - i * h * 0.03 - r() * h * 0.13)]);
  const [x0, y0] = past.at(-1);
  const d = past.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('');
  const fan = (up, down, opacity) => path(`M${x0} ${y0}Q${x0 + (w - x0) / 2} ${y0 - up * 0.3} ${w} ${y0 - up}V${y0 + down}Q${x0 + (w - x0) / 2} ${y0 + down * 0.3} ${x0} ${y0}z`, 'url(#fan)', `opacity="${opacity}"`);
  return times(5, (i) => line(`M0 ${(h * (i + 0.5)) / 5}H${w}`, c.edge, 1.5)) + fan(h * 0.42, h * 0.22, 0.55) + fan(h * 0.26, h * 0.06, 0.8) + path(`${d}V${h}H0z`, 'url(#fill)') + line(d, c.mint, 5) + line(`M${x0} ${y0}Q${x0 + (w - x0) / 2} ${y0 - h * 0.04} ${w} ${y0 - h * 0.16}`, c.violet, 4, 'stroke-dasharray="2 12"') + line(`M${x0} 0V${h}`, c.white, 2, 'opacity=".35" stroke-dasharray="4 8"') + circle(x0, y0, 10, c.night, `stroke="${c.mint}" stroke-width="5"`);
}
const ticket = (x, y, w, color, who, wide = 0.7) => rounded(x, y, w, 74, c.raised, 12) + rounded(x, y, 6, 74, color, 3) + bar(x + 24, y + 20, w * wide * 0.7, 11, c.white, 0.85) + bar(x + 24, y + 44, w * 0.3, 9) + avatar(x + w - 30, y + 38, 15, who);
const app = () =>
  panel(0, 0, 1500, 940, rounded(1, 1, 220, 938, '#0F152A', 18) + rounded(28, 30, 34, 34, c.violet, 10) + path('M36 54l9-16 9 16z', c.night) + bar(76, 40, 92, 14, c.white, 0.9) + times(7, (i) => (i === 1 ? rounded(16, 108 + i * 52, 190, 42, c.raised, 10) : '') + rounded(32, 120 + i * 52, 18, 18, i === 1 ? c.mint : c.edge, 5) + bar(64, 124 + i * 52, 60 + ((i * 37) % 60), 10, c.white, i === 1 ? 0.95 : 0.4)) + [c.violet, c.mint, c.coral].map((ink, i) => avatar(46 + i * 44, 880, 19, ink)).join('') +
    bar(262, 42, 260, 20, c.white, 0.92) + bar(262, 76, 180, 11) + rounded(1310, 34, 150, 46, c.violet, 12) + bar(1346, 52, 78, 11, c.night, 1) +
    [['38', c.mint], ['12', c.violet], ['3', c.coral], ['94', c.amber]].map(([, ink], i) => panel(262 + i * 305, 120, 284, 132, bar(24, 26, 104, 11) + rounded(24, 54, 96 + ((i * 31) % 40), 34, c.white, 8, 'opacity=".94"') + rounded(204, 56, 58, 28, ink, 14, 'opacity=".22"') + bar(218, 66, 30, 8, ink, 1) + line(`M24 112Q80 ${100 - i * 4} 130 110T260 ${96 + i * 4}`, ink, 3.5))).join('') +
    panel(262, 276, 800, 400, bar(28, 30, 170, 15, c.white, 0.9) + [c.mint, c.violet].map((ink, i) => circle(590 + i * 100, 38, 6, ink) + bar(604 + i * 100, 33, 60, 9)).join('') + at(28, 84, forecast(744, 280))) +
    panel(1084, 276, 376, 400, bar(28, 30, 130, 15, c.white, 0.9) + times(4, (i) => ticket(24, 72 + i * 80 - 4, 328, [c.coral, c.amber, c.mint, c.violet][i], [c.violet, c.mint, c.amber, c.coral][i], 0.5 + ((i * 3) % 4) * 0.12))) +
    panel(262, 700, 1198, 214, times(7, (i) => bar(170 + i * 148, 26, 50, 9)) + times(4, (i) => bar(28, 66 + i * 36, 86 + ((i * 29) % 40), 10, c.white, 0.55) + rounded([176, 330, 250, 560][i], 60 + i * 36, [330, 420, 560, 480][i], 22, [c.violet, c.mint, c.coral, c.violet][i], 11, `opacity="${[0.9, 0.85, 0.9, 0.4][i]}"`)) + line('M680 48V200', c.white, 2, 'stroke-dasharray="4 8" opacity=".6"')));

const stars = (w, h, n, seed) => {
  const r = chance(seed);
  return times(n, () => circle((r() * w) | 0, (r() * h) | 0, (0.6 + r() * 1.6).toFixed(1), c.white, `opacity="${(0.2 + r() * 0.6).toFixed(2)}"`));
};
const scene = (w, h, body, seed = 5) => () => svg(w, h, rect(0, 0, w, h, c.night) + glow(w * 0.2, h * 0.1, w * 0.5, 'v') + glow(w * 0.9, h * 0.9, w * 0.5, 'm') + stars(w, h, Math.round((w * h) / 22000), seed) + body, glowDefs);
const tilted = (body, x, y, scale) => `<g transform="translate(${x} ${y}) scale(${scale}) skewY(-7)">${body}</g>`;
const beam = () =>
  svg(
    1800, 1100,
    rect(0, 0, 1800, 1100, c.night) + glow(900, 1080, 900, 'v') + glow(1500, 200, 620, 'm') + glow(240, 760, 520, 'k') + stars(1800, 700, 130, 8) +
      times(26, (i) => line(`M-60 ${560 + i * 24}C400 ${300 + i * 34} 900 ${980 - i * 22} 1860 ${330 + i * 30}`, mix(c.violet, c.mint, i / 25), 2.2, `opacity="${(0.9 - i * 0.028).toFixed(2)}"`)),
    glowDefs,
  );
const signal = panel(0, 0, 760, 520, bar(40, 44, 240, 18, c.white, 0.95) + bar(40, 80, 360, 12) + times(3, (i) => at(0, 126 + i * 122, rounded(36, 0, 688, 104, i ? c.raised : mix(c.coral, c.panel, 0.78), 16, i ? '' : `stroke="${c.coral}" stroke-width="2"`) + circle(88, 52, 26, [c.coral, c.amber, c.mint][i], 'opacity=".25"') + circle(88, 52, 10, [c.coral, c.amber, c.mint][i]) + bar(138, 30, 300 - i * 50, 14, c.white, 0.92) + bar(138, 60, 200 + i * 60, 11) + avatar(640, 52, 20, c.violet) + avatar(676, 52, 20, [c.mint, c.coral, c.amber][i]))));
const rituals = panel(0, 0, 700, 560, avatar(74, 78, 30, c.mint) + bar(124, 58, 180, 14, c.white, 0.92) + bar(124, 86, 110, 10) + times(5, (i) => bar(44, 144 + i * 30, [580, 520, 604, 470, 300][i], 12, c.white, 0.55)) + rounded(44, 312, 610, 92, c.raised, 16) + rounded(70, 334, 48, 48, c.violet, 12) + path('M84 358l8 9 16-19', 'none', `stroke="${c.night}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"`) + bar(144, 338, 240, 13, c.white, 0.9) + bar(144, 364, 320, 11) + [c.violet, c.mint, c.coral, c.amber].map((ink, i) => avatar(66 + i * 40, 480, 24, ink)).join('') + rounded(500, 456, 154, 50, c.mint, 25) + bar(540, 475, 74, 12, c.night, 1));
const icon = (body) => () => svg(240, 240, rounded(2, 2, 236, 236, c.panel, 56, `stroke="${c.edge}" stroke-width="4"`) + glow(120, 120, 120, 'v') + body, glowDefs);
const face = (ground, o) => () => {
  const [skin, hair, cloth] = o;
  return svg(800, 800, rect(0, 0, 800, 800, ground) + glow(620, 140, 460, 'm') + glow(120, 720, 480, 'k') + path('M120 800c10-160 110-220 210-240h140c100 20 200 80 210 240z', cloth) + path('M340 470h120v120q-60 50-120 0z', mix(skin, '#000000', 0.18)) + hair[0] + path('M290 350c0-110 44-170 110-170s110 60 110 170c0 114-50 180-110 180s-110-66-110-180z', skin) + path('M400 180c66 0 110 60 110 170 0 114-50 180-110 180 54-40 66-100 66-180s-20-140-66-170z', mix(skin, '#000000', 0.13)) + hair[1] + circle(358, 366, 9, c.night) + circle(446, 366, 9, c.night) + path('M364 448q38 32 76 0-38 10-76 0z', c.night) + line('M402 372q-14 34-4 44 8 5 16 1', c.night, 5, 'opacity=".55"'), glowDefs);
};

export const northbeam = {
  'northbeam-app': () => svg(1700, 1060, rect(0, 0, 1700, 1060, c.night) + glow(850, 0, 900, 'v') + glow(1500, 900, 560, 'm') + at(100, 90, app()), glowDefs),
  'northbeam-beam': beam,
  'northbeam-forecast': scene(1200, 900, at(90, 110, panel(0, 0, 1020, 680, bar(50, 52, 260, 20, c.white, 0.95) + bar(50, 92, 180, 12) + rounded(770, 44, 200, 54, c.raised, 27) + bar(810, 66, 120, 11, c.mint, 1) + at(50, 150, forecast(920, 470, 5)))), 2),
  'northbeam-signals': scene(1200, 900, tilted(signal, 150, 240, 1.18), 6),
  'northbeam-rituals': scene(1200, 900, at(190, 100, rituals.replace('<svg ', '<svg ')) + at(640, 520, panel(0, 0, 440, 300, bar(34, 36, 150, 14, c.white, 0.9) + times(4, (i) => circle(52, 96 + i * 48, 13, i < 3 ? c.mint : c.edge) + bar(84, 90 + i * 48, 200 + ((i * 53) % 120), 12, c.white, i < 3 ? 0.8 : 0.4)), c.raised)), 9),
  'northbeam-range': icon(line('M50 170Q100 150 120 130', c.mint, 12) + path('M120 130Q160 90 200 60V150Q160 130 120 130z', c.violet, 'opacity=".6"') + circle(120, 130, 14, c.white)),
  'northbeam-watch': icon(circle(120, 120, 62, 'none', `stroke="${c.violet}" stroke-width="12"`) + line('M120 82V120L150 138', c.white, 12) + circle(180, 66, 20, c.coral)),
  'northbeam-link': icon(rounded(50, 86, 64, 64, c.mint, 18) + rounded(128, 86, 64, 64, c.violet, 18) + line('M104 118H138', c.white, 12)),
  'northbeam-priya': face('#2A2466', ['#A9714B', [path('M270 430c-30-190 40-280 130-280s160 90 130 280c0 60 10 110 30 150H240c20-40 30-90 30-150z', '#1A1230'), path('M278 356c-6-130 54-190 122-190s128 60 122 190c-24-56-60-86-108-102-30 44-76 78-136 102z', '#1A1230')], '#6C7BFF']),
  'northbeam-jonas': face('#123B45', ['#EDBE97', ['', path('M286 340c-6-120 50-180 122-178 70 2 112 62 106 178-10-40-26-66-44-84-50 16-106 12-146-4-16 24-30 50-38 88z', '#D7A24A')], '#F2F5FF']),
  'northbeam-amara': face('#4A1F45', ['#7C4B33', [[[276, 260], [300, 190], [370, 150], [440, 150], [500, 196], [524, 264]].map(([x, y]) => circle(x, y, 64, '#150D12')).join(''), [[304, 282], [350, 232], [404, 218], [458, 234], [500, 286]].map(([x, y]) => circle(x, y, 44, '#150D12')).join('')], '#FF8A70']),
};
