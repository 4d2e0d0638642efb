// Engraving: hairlines from a formula. Tone comes from the weight and number of lines, never from a fill.
import { f, svg } from './light.mjs';

const turn = Math.PI * 2;

function loop(pointAt, count) {
  const points = Array.from({ length: count + 1 }, (_, i) => pointAt((i / count) * turn).map(f).join(' '));
  return `M${points.join('L')}Z`;
}

/** A rosette: turned copies of a wave wrapped on a circle, between the radii r0 and r1; `swing` bends it into petals. */
export function rosette(cx, cy, r0, r1, { waves = 12, lines = 24, color, width = 1, power = 1, petals = 0, swing = 0 }) {
  return Array.from({ length: lines }, (_, k) => {
    const phase = (k / lines) * turn;
    const d = loop((t) => {
      const m = (Math.sin(waves * t + phase) + 1) / 2;
      const r = (r0 + (r1 - r0) * m ** power) * (1 + swing * Math.cos(petals * t));
      return [cx + r * Math.cos(t), cy + r * Math.sin(t)];
    }, Math.max(300, waves * 24));
    return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
  }).join('');
}

/** A band of waves across the picture. */
export function waveBand(x0, x1, y, amp, { waves = 30, lines = 14, color, width = 1 }) {
  return Array.from({ length: lines }, (_, k) => {
    const phase = (k / lines) * turn;
    const count = waves * 14;
    const points = Array.from({ length: count + 1 }, (_one, i) => {
      const t = i / count;
      const swell = 0.72 + 0.28 * Math.sin(t * turn * 3 + phase * 0.5);
      return `${f(x0 + (x1 - x0) * t)} ${f(y + amp * Math.sin(waves * t * turn + phase) * swell)}`;
    });
    return `<path d="M${points.join('L')}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
  }).join('');
}

let clips = 0;
/** A shape as an engraver draws it: an outline, and hatching that is heavier on the side without light. */
export function engraved(shape, size, ink, { step = 7, angle = -32, light = 0, outline = 3 } = {}) {
  const id = `engraved${++clips}`;
  const reach = size * 1.6;
  const lines = [];
  for (let y = -reach; y < reach; y += step) {
    lines.push(`<path d="M${f(light - reach * 2)} ${f(y)}H${f(light)}" stroke-width="1.3"/><path d="M${f(light)} ${f(y)}H${f(reach * 2)}" stroke-width="3"/>`);
  }
  return `<clipPath id="${id}"><path d="${shape}" clip-rule="evenodd"/></clipPath><g clip-path="url(#${id})"><g transform="rotate(${angle})" stroke="${ink}" fill="none">${lines.join('')}</g></g><path d="${shape}" fill="none" stroke="${ink}" stroke-width="${outline}" stroke-linejoin="round"/>`;
}

/** The rings of a seal, from the outside inwards, and a white field of radius 0.325 R for what it seals. */
export function sealRings(p, cx, cy, R, { thin = 1 } = {}) {
  return [
    rosette(cx, cy, R * 0.8, R * 0.93, { waves: 60, lines: 5, color: p.green, width: thin, petals: 12, swing: 0.045 }),
    rosette(cx, cy, R * 0.56, R * 0.86, { waves: 12, lines: 26, color: p.green, width: thin, petals: 12, swing: -0.03 }),
    rosette(cx, cy, R * 0.44, R * 0.74, { waves: 8, lines: 28, color: p.red, width: thin, power: 0.9, petals: 24, swing: 0.02 }),
    rosette(cx, cy, R * 0.36, R * 0.56, { waves: 6, lines: 24, color: p.ink, width: thin, power: 1.3, petals: 12, swing: 0.03 }),
    rosette(cx, cy, R * 0.3, R * 0.42, { waves: 36, lines: 10, color: p.gold, width: thin * 1.2 }),
    ...[[0.325, p.bg, 'none', 0], [0.325, 'none', p.ink, 3], [0.305, 'none', p.ink, 1]].map(([share, fill, stroke, width]) => `<circle cx="${cx}" cy="${cy}" r="${f(R * share)}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`),
  ].join('');
}

/** A simple seal in one colour, for the areas of a firm. */
export const smallSeal = (p, color, icon, size = 400) => {
  const c = size / 2;
  const rings = rosette(c, c, c * 0.72, c * 0.97, { waves: 18, lines: 16, color, width: 1, petals: 9, swing: 0.02 }) + rosette(c, c, c * 0.64, c * 0.78, { waves: 40, lines: 6, color: p.gold, width: 1.1 });
  return svg(size, size, '', `${rings}<circle cx="${c}" cy="${c}" r="${f(c * 0.66)}" fill="${p.bg}"/><circle cx="${c}" cy="${c}" r="${f(c * 0.66)}" fill="none" stroke="${p.ink}" stroke-width="2.4"/><g transform="translate(${c} ${c}) scale(${f(c / 200 * 10) / 10})">${icon}</g>`);
};
