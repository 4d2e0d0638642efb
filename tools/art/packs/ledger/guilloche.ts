/** Engraving: hairlines from a formula. Tone comes from the weight and number of lines, never from a fill. */
import type { Point } from '../../drawings/ink.js';
import { f, svg } from '../../drawings/light.js';

/** Inks of a pack. */
type Inks = { bg: string; ink: string; red: string; green: string; gold: string };
type Waves = { waves: number; lines: number; color: string; width: number };
/** `swing` bends a rosette into petals. */
type Rosette = Waves & { power?: number; petals?: number; swing?: number };
type Engraving = { step?: number; angle?: number; light?: number; outline?: number };

const turn = Math.PI * 2;

function loop(pointAt: (angle: number) => Point, count: number): string {
  const points = Array.from({ length: count + 1 }, (_, i) =>
    pointAt((i / count) * turn)
      .map(f)
      .join(' '),
  );
  return `M${points.join('L')}Z`;
}

/** Draws a rosette: rotated copies of a wave wrapped around a circle, between the radii r0 and r1. */
export function rosette(cx: number, cy: number, r0: number, r1: number, o: Rosette): string {
  const { waves, lines, color, width, power = 1, petals = 0, swing = 0 } = o;
  return Array.from({ length: lines }, (_, k) => {
    const phase = (k / lines) * turn;
    const d = loop(
      (t) => {
        const m = (Math.sin(waves * t + phase) + 1) / 2;
        const r = (r0 + (r1 - r0) * m ** power) * (1 + swing * Math.cos(petals * t));
        return [cx + r * Math.cos(t), cy + r * Math.sin(t)];
      },
      Math.max(300, waves * 24),
    );
    return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
  }).join('');
}

/** Draws a band of waves across the picture. */
export function waveBand(x0: number, x1: number, y: number, amp: number, { waves, lines, color, width }: Waves): string {
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
/** Draws an engraved shape: an outline, and hatching that is heavier on the shaded side. */
export function engraved(shape: string, size: number, ink: string, o: Engraving = {}): string {
  const { step = 7, angle = -32, light = 0, outline = 3 } = o;
  const id = `engraved${++clips}`;
  const reach = size * 1.6;
  const lines: string[] = [];
  for (let y = -reach; y < reach; y += step) {
    lines.push(
      `<path d="M${f(light - reach * 2)} ${f(y)}H${f(light)}" stroke-width="1.3"/><path d="M${f(light)} ${f(y)}H${f(reach * 2)}" stroke-width="3"/>`,
    );
  }
  return `<clipPath id="${id}"><path d="${shape}" clip-rule="evenodd"/></clipPath><g clip-path="url(#${id})"><g transform="rotate(${angle})" stroke="${ink}" fill="none">${lines.join('')}</g></g><path d="${shape}" fill="none" stroke="${ink}" stroke-width="${outline}" stroke-linejoin="round"/>`;
}

/** Draws the rings of a seal, from the outside inwards, around a white field of radius 0.325 R for its motif. */
export function sealRings(p: Inks, cx: number, cy: number, R: number, thin: number): string {
  const ring = (share: number, fill: string, stroke: string, width: number) =>
    `<circle cx="${cx}" cy="${cy}" r="${f(R * share)}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`;
  return [
    rosette(cx, cy, R * 0.8, R * 0.93, { waves: 60, lines: 5, color: p.green, width: thin, petals: 12, swing: 0.045 }),
    rosette(cx, cy, R * 0.56, R * 0.86, { waves: 12, lines: 26, color: p.green, width: thin, petals: 12, swing: -0.03 }),
    rosette(cx, cy, R * 0.44, R * 0.74, { waves: 8, lines: 28, color: p.red, width: thin, power: 0.9, petals: 24, swing: 0.02 }),
    rosette(cx, cy, R * 0.36, R * 0.56, { waves: 6, lines: 24, color: p.ink, width: thin, power: 1.3, petals: 12, swing: 0.03 }),
    rosette(cx, cy, R * 0.3, R * 0.42, { waves: 36, lines: 10, color: p.gold, width: thin * 1.2 }),
    ring(0.325, p.bg, 'none', 0),
    ring(0.325, 'none', p.ink, 3),
    ring(0.305, 'none', p.ink, 1),
  ].join('');
}

/** Draws a simple seal in one colour, for a firm's practice areas. */
export const smallSeal = (p: Inks, color: string, icon: string, size: number): string => {
  const c = size / 2;
  const rings =
    rosette(c, c, c * 0.72, c * 0.97, { waves: 18, lines: 16, color, width: 1, petals: 9, swing: 0.02 }) +
    rosette(c, c, c * 0.64, c * 0.78, { waves: 40, lines: 6, color: p.gold, width: 1.1 });
  return svg(
    size,
    size,
    '',
    `${rings}<circle cx="${c}" cy="${c}" r="${f(c * 0.66)}" fill="${p.bg}"/><circle cx="${c}" cy="${c}" r="${f(c * 0.66)}" fill="none" stroke="${p.ink}" stroke-width="2.4"/><g transform="translate(${c} ${c}) scale(${Number(f((c / 200) * 10)) / 10})">${icon}</g>`,
  );
};
