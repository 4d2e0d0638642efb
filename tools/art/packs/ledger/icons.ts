/** Oak leaves and the tools of a law firm, engraved. */
import { circle, type Point, points } from '../../drawings/ink.js';
import { f } from '../../drawings/light.js';
import { engraved } from './guilloche.js';
import { p } from './ink.js';

/** Returns the outline of an oak leaf around the origin, 2 S tall. */
export function oakLeaf(S: number): string {
  const lobes = points('0.34 0.62, 0.5 0.2, 0.52 -0.24, 0.36 -0.66');
  const up = lobes
    .map(
      ([w, y]) =>
        `C${f(S * w * 1.25)} ${f(S * (y + 0.16))} ${f(S * w * 1.25)} ${f(S * (y - 0.2))} ${f(S * 0.2)} ${f(S * (y - 0.24))}`,
    )
    .join('');
  const down = [...lobes].reverse().map(([w, y], i, all) => {
    const next = all[i + 1]?.[1];
    const end: Point = next === undefined ? [0, 0.98] : [-0.2, next - 0.24];
    return `C${f(-S * w * 1.25)} ${f(S * (y - 0.2))} ${f(-S * w * 1.25)} ${f(S * (y + 0.16))} ${f(S * end[0])} ${f(S * end[1])}`;
  });
  return `M0 ${f(S)}${up}Q${f(S * 0.1)} ${f(-S * 1.16)} ${f(-S * 0.2)} ${f(-S * 0.9)}${down.join('')}Z`;
}
/** Draws an engraved oak leaf. */
export const oak = (S: number): string =>
  `<g transform="rotate(10)">${engraved(oakLeaf(S), S, p.ink, { step: S / 24, angle: -28, outline: 3.4 })}<path d="M0 ${f(-S * 0.9)}Q6 0 0 ${f(S)}Q-2 ${f(S * 1.14)} -16 ${f(S * 1.26)}" stroke="${p.bg}" stroke-width="${f(S / 18)}" fill="none"/><path d="M0 ${f(-S * 0.9)}Q6 0 0 ${f(S)}Q-2 ${f(S * 1.14)} -16 ${f(S * 1.26)}" stroke="${p.ink}" stroke-width="3.4" fill="none" stroke-linecap="round"/></g>`;

/** Draws shapes of about 200 by 200 around the origin. */
export const icons = {
  quill: () =>
    `<g transform="rotate(34)">${engraved('M0 -104C44 -74 42 16 8 66L0 104L-8 66C-42 16 -44 -74 0 -104Z', 110, p.ink, { step: 6, angle: -48 })}<path d="M0 -92V128" stroke="${p.bg}" stroke-width="7"/><path d="M0 -92V128" stroke="${p.ink}" stroke-width="3"/></g>`,
  key: () =>
    `<g transform="rotate(-38)">${engraved('M-8 -14H-96V-36H-74V-14ZM-8 -14V14H-104V48H-84V26H-62V48H-42V14H-8ZM10 0A50 50 0 1 1 110 0A50 50 0 1 1 10 0ZM36 0A24 24 0 1 0 84 0A24 24 0 1 0 36 0Z', 110, p.ink, { step: 6, angle: 8 })}<rect x="-14" y="-14" width="30" height="28" fill="${p.bg}" stroke="${p.ink}" stroke-width="3"/></g>`,
  anvil: () =>
    engraved('M-104 -50H34V-66H98V-26C70 -22 48 -8 44 18V34H70V64H-62V34H-36V14C-44 -10 -76 -22 -104 -28Z', 110, p.ink, {
      step: 6,
    }),
  scales: () =>
    `<g transform="scale(.84)"><path d="M0 -96V70M-92 -62Q0 -88 92 -62" stroke="${p.ink}" stroke-width="6" fill="none"/>${circle(0, -96, 10, p.ink)}${[-92, 92].map((x) => `<path d="M${x} -62L${x - 40} 18M${x} -62L${x + 40} 18" stroke="${p.ink}" stroke-width="2.4"/><g transform="translate(${x} 18)">${engraved('M-48 0H48Q36 40 0 40T-48 0Z', 60, p.ink, { step: 5 })}</g>`).join('')}<g transform="translate(0 84)">${engraved('M-54 14Q-46 -16 0 -18Q46 -16 54 14Z', 60, p.ink, { step: 5 })}</g></g>`,
};
export type Icon = keyof typeof icons;
