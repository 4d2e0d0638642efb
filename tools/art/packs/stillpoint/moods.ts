/** The hours of the room: each is a ground with circles of light within each other. */
import { fill, light, type Point, rings, type Studio, wash } from './aura.js';

type Mood = { sky: [top: string, bottom: string]; rings: string[]; glow: string };
const moods = {
  dawn: { sky: ['#E3C3DA', '#F1B9A2'], rings: ['#E9B6BE', '#F1BBA6', '#F7CBAC', '#FFE4CC'], glow: '#FFF1E0' },
  rose: { sky: ['#B97F9E', '#E59A93'], rings: ['#C98199', '#DD9091', '#EFA992', '#FBCBA6'], glow: '#FFD9B8' },
  hot: { sky: ['#A04F72', '#DE7A6A'], rings: ['#B85675', '#D56C6B', '#EE8F72', '#FBB98A'], glow: '#FFC89A' },
  mist: { sky: ['#D9CBEB', '#EADCEB'], rings: ['#D2C1E6', '#DECDEA', '#EBDCEE', '#F8ECF2'], glow: '#FFF8F4' },
  dusk: { sky: ['#55447F', '#B07FA6'], rings: ['#69538F', '#8A689F', '#B283A9', '#DBA6AF'], glow: '#F6C6B2' },
  night: { sky: ['#2B2344', '#5B4880'], rings: ['#372C56', '#483A6C', '#5F4C86', '#7F65A2'], glow: '#B794C4' },
} satisfies Record<string, Mood>;
export type Hour = keyof typeof moods;

const square: Point = [1000, 1000];
/** Paints an hour with four circles around a point. `radius` is that of the largest. */
export function hour(s: Studio, name: Hour, at: Point = [500, 460], radius = 430): string {
  const { sky, rings: tones, glow } = moods[name];
  return (
    wash(s, square, [
      [0, sky[0]],
      [1, sky[1]],
    ]) +
    light(s, at, [radius * 1.7, radius * 1.7], glow, 0.5) +
    rings(
      s,
      at,
      tones.map((tone, i) => [radius * (1 - i * 0.235), tone]),
    ) +
    light(s, at, [radius * 1.1, radius * 1.1], glow, 0.55)
  );
}
/** Paints the ground in front: a low table of light that hides the lower circles. */
export const floor = (s: Studio, y: number, color: string, near: string): string =>
  `<g transform="translate(0 ${y})">${wash(
    s,
    [1000, 1000 - y],
    [
      [0, color],
      [1, near],
    ],
  )}</g><g opacity=".6"${s.soft(3)}><g transform="translate(0 ${y})">${fill(1000, 5, '#FFF3E6')}</g></g>`;
