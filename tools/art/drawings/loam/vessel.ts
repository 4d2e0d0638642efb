/** Thrown vessels, each built from the line of its half, with a glaze that the potter dipped or let run. */
import { chance, circle, ellipse, gradient, line, mix, type Point, path, pick, points, rect, times } from '../ink.js';
import { c } from './colors.js';

type Vessel = {
  /** The colour of the clay under the glaze. */
  body?: string;
  /** The fraction of the height that the glaze covers. */
  dip?: number;
  bands?: number;
  specks?: number;
  handle?: string;
  spout?: string;
  /** Leaves out the shadow on the floor. */
  lifted?: boolean;
};

/** Returns a smooth line through the points after the first. */
const curve = (way: Point[]): string =>
  way
    .slice(1)
    .map(([x, y], i) => {
      const from = pick(way, i);
      const before = way[i - 1] ?? from;
      const after = way[i + 2] ?? [x, y];
      return `C${from[0] + (x - before[0]) / 6} ${from[1] + (y - before[1]) / 6} ${x - (after[0] - from[0]) / 6} ${y - (after[1] - from[1]) / 6} ${x} ${y}`;
    })
    .join('');

/** Returns the outline of a vessel from pairs of half-width and height, starting at the foot. */
function outline(profile: Point[]): string {
  const right = profile.map(([r, y]): Point => [r, -y]);
  const left = [...right].reverse().map(([x, y]): Point => [-x, y]);
  return `M${pick(right, 0).join(' ')}${curve(right)}L${pick(left, 0).join(' ')}${curve(left)}z`;
}

let count = 0;
/** Draws a vessel above its origin. Its specks follow from the number of vessels drawn before it. */
export function vessel(profile: Point[], glaze: string, o: Vessel = {}): string {
  const { body = c.bone, dip = 1, bands = 0, specks = 60, handle, spout, lifted } = o;
  const id = `p${++count}`;
  const d = outline(profile);
  const widest = Math.max(...profile.map(([r]) => r));
  const [mouth, height] = pick(profile, -1);
  const r = chance(count * 7 + 3);
  const edge = -height + height * dip;
  const defs =
    `<clipPath id="${id}"><path d="${d}"/></clipPath>` +
    gradient(
      `${id}l`,
      [
        [0, '#000', 0.3],
        [0.16, '#000', 0.06],
        [0.34, '#fff', 0.34],
        [0.5, '#fff', 0.04],
        [0.78, '#000', 0.12],
        [1, '#000', 0.4],
      ],
      { x2: 1, y2: 0 },
    );
  const drip =
    dip < 1
      ? `M${-widest - 10} ${-height - 20}H${widest + 10}V${edge}${times(6, () => `q${-widest / 6 - 2} ${18 + r() * 46} ${-widest / 3 - 4} 0`)}z`
      : `M${-widest - 10} ${-height - 20}H${widest + 10}V40H${-widest - 10}z`;
  return (
    `<defs>${defs}</defs>` +
    (lifted ? '' : ellipse(widest * 0.18, 4, widest * 1.15, widest * 0.2, '#2a1408', 'opacity=".2"')) +
    (handle ? line(handle, mix(glaze, '#000000', 0.16), 26) + line(handle, glaze, 14) : '') +
    (spout ? path(spout, mix(glaze, '#000000', 0.08)) : '') +
    `<g clip-path="url(#${id})">${path(d, body)}${path(drip, glaze)}${times(bands, (i) => rect(-widest, -height * (0.3 + i * 0.1), widest * 2, height * 0.028, mix(glaze, '#000000', 0.42), 'opacity=".7"'))}${times(specks, () => circle(((r() - 0.5) * widest * 2) | 0, -(r() * height) | 0, (0.8 + r() * 2.2).toFixed(1), '#4a2c1a', 'opacity=".38"'))}${rect(-widest - 4, -height - 10, widest * 2 + 8, height + 40, `url(#${id}l)`)}</g>` +
    ellipse(0, -height, mouth, mouth * 0.2, mix(glaze, '#000000', 0.5)) +
    `<ellipse cx="0" cy="${-height}" rx="${mouth}" ry="${mouth * 0.2}" fill="none" stroke="${mix(glaze, '#ffffff', 0.35)}" stroke-width="5"/>`
  );
}

/** Lines of the halves, starting at the foot. */
export const shapes = {
  moon: points('70 0, 150 60, 190 170, 150 285, 66 330, 58 360'),
  bottle: points('84 0, 112 40, 118 190, 92 260, 36 320, 32 430, 44 450'),
  amphora: points('56 0, 84 30, 150 190, 140 290, 60 360, 52 420, 80 450'),
  mug: points('92 0, 104 14, 106 190'),
  bowl: points('70 0, 80 18, 170 80, 220 160'),
  pitcher: points('96 0, 130 40, 140 150, 104 260, 84 320, 96 370'),
  gourd: points('78 0, 136 60, 130 150, 70 220, 92 290, 70 350, 40 370'),
  tumbler: points('70 0, 80 10, 94 170'),
  cone: points('60 0, 70 8, 120 380'),
};
/** Draws a mug with its handle. */
export const mugWith = (glaze: string, o: Vessel) => vessel(shapes.mug, glaze, { handle: 'M98-160C190-170 190-30 98-36', ...o });
