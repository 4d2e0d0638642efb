/** Cut paper: flat layers with lit edges and stepped shadows, one light from the top left, and the grain of the paper on top. */
import { f, grad, mix, svg } from '../../drawings/light.js';

export type Point = [x: number, y: number];
export const sheet = {
  ground: '#EFE8D6',
  shadow: '#1C2B22',
  sun: '#F0B64C',
  deep: '#1E4A3A',
  leaf: '#2F6B4A',
  moss: '#6E9A4E',
  lime: '#8FBF5F',
  rose: '#D9573B',
  cream: '#F7F0E0',
  pot: '#C4653A',
  sky: '#CFE0D2',
  bark: '#7A5238',
  stone: '#CDC2A8',
  steel: '#8FA39B',
};

type Cut = {
  d: string;
  at?: Point;
  turn?: number;
  scale?: number;
  color: string;
  /** The height above the layer below. */
  lift?: number;
  /** The length of the vein that is pressed into a leaf. */
  vein?: number;
  /** Keeps the colour plain, so that it meets the background of a section. */
  isPlain?: boolean;
};
/** Offsets and opacities of the copies that make up a shadow. They look softer than one copy and cost less than a filter. */
const steps: [away: number, opacity: number][] = [
  [1.2, 0.17],
  [2.6, 0.13],
  [4.4, 0.1],
  [6.8, 0.07],
  [9.6, 0.05],
  [13, 0.035],
];

export function createSheet(w: number, h: number, ground?: string) {
  let defs = '';
  let body = ground ? `<rect width="${w}" height="${h}" fill="${ground}"/>` : '';
  let count = 0;
  const lay = ({ d, at: [x, y] = [0, 0], turn = 0, scale = 1, color, lift = 1, vein = 0, isPlain = false }: Cut) => {
    const id = `p${count++}`;
    const place = (dx: number, dy: number) =>
      `href="#${id}" transform="translate(${f(x + dx)} ${f(y + dy)}) rotate(${f(turn)}) scale(${scale})"`;
    const angle = ((225 - turn) * Math.PI) / 180;
    const [lx, ly] = [Math.cos(angle) / 2, Math.sin(angle) / 2];
    const edge = mix(color, '#FFF6DF', 0.55);
    defs += `<path id="${id}" d="${d}"/>`;
    if (!isPlain) {
      defs += grad(
        `g${id}`,
        [
          [0, mix(color, '#FFF2CF', 0.2)],
          [0.5, color],
          [1, mix(color, sheet.shadow, 0.2)],
        ],
        { x1: 0.5 + lx, y1: 0.5 + ly, x2: 0.5 - lx, y2: 0.5 - ly },
      );
    }
    body += steps
      .map(
        ([away, opacity]) =>
          `<use ${place(away * lift * 0.55, away * lift)} fill="${sheet.shadow}" stroke="${sheet.shadow}" stroke-width="${f((away * lift * 0.3) / scale)}" stroke-linejoin="round" opacity="${opacity}"/>`,
      )
      .join('');
    body += `<use ${place(0, 0)} fill="${isPlain ? color : `url(#g${id})`}" stroke="${edge}" stroke-opacity=".55" stroke-width="${f(1.2 / scale)}"/>`;
    if (vein) {
      const line = (dx: number, tone: string, width: number) =>
        `<path transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)}) scale(${scale})" d="M${dx} ${f(-vein * 0.06)}L${dx} ${f(-vein)}" stroke="${tone}" stroke-width="${f(width / scale)}" stroke-linecap="round" opacity=".6"/>`;
      body += line(0, mix(color, sheet.shadow, 0.4), 2.2) + line(2, edge, 1.1);
    }
  };
  /** Draws a mark on a layer, such as a seam, a dot or a handle. */
  const mark = (d: string, color: string, width: number, opacity = 1) => {
    body += `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;
  };
  /** Returns the finished picture. `depth` sets the strength of the paper's grain. */
  const draw = (depth = 0.85) =>
    depth === 0
      ? svg(w, h, defs, body)
      : svg(
          w,
          h,
          `${defs}<filter id="tooth" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".03 .05" numOctaves="4" seed="5" result="n"/><feDiffuseLighting in="n" surfaceScale="${depth}" diffuseConstant="1.12" lighting-color="#FFFFFF" result="lit"><feDistantLight azimuth="235" elevation="63"/></feDiffuseLighting><feBlend in="SourceGraphic" in2="lit" mode="multiply" result="toothed"/><feComposite in="toothed" in2="SourceGraphic" operator="in"/></filter>`,
          `<g filter="url(#tooth)">${body}</g>`,
        );
  return { w, h, lay, mark, draw };
}
export type Sheet = ReturnType<typeof createSheet>;

/** Returns a generator of numbers from 0 to 1 that repeats for the same seed. */
export function dice(seed: number) {
  let state = (seed * 48271) % 2147483647 || 1;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

export const disc = (r: number): string => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
export const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;
/** Returns a pointed leaf that grows upwards from the origin. */
export const leaf = (l: number, w: number, bend = 0): string =>
  `M0 0C${f(w)} ${f(-l * 0.25)} ${f(w + bend)} ${f(-l * 0.7)} ${f(bend)} ${f(-l)}C${f(-w + bend)} ${f(-l * 0.7)} ${f(-w)} ${f(-l * 0.25)} 0 0Z`;
/** Returns a frond with small leaves on both sides. */
export const frond = (l: number, n = 13): string =>
  `${Array.from({ length: n }, (_, i) => {
    const t = i / n;
    const y = -l * (0.1 + t * 0.9);
    const reach = l * 0.34 * Math.sin(Math.PI * (0.17 + t * 0.85));
    return [1, -1]
      .map(
        (side) =>
          `M0 ${f(y)}Q${f(side * reach * 0.5)} ${f(y - reach * 0.1)} ${f(side * reach)} ${f(y - reach * 0.62)}Q${f(side * reach * 0.45)} ${f(y - reach * 0.62)} 0 ${f(y - l * 0.055)}Z`,
      )
      .join('');
  }).join('')}M-3 0L3 0L1 ${f(-l)}L-1 ${f(-l)}Z`;
/** Returns a broad leaf whose sides are cut into fingers. */
export const monstera = (s: number): string =>
  [1, -1]
    .map((side) => {
      const wide = (t: number) => side * s * 0.78 * Math.sin(Math.PI * (0.16 + 0.8 * t ** 1.1));
      const y = (t: number) => -1.34 * s * t;
      const fingers = [0.02, 0.22, 0.42, 0.6, 0.78].map((t, i) => {
        const end = t + 0.15;
        const [inner, tip] = [side * s * (0.17 - i * 0.025), wide(end)];
        return `Q${f(wide(t) * 0.9)} ${f(y(t) + s * 0.06)} ${f(tip)} ${f(y(end) - s * 0.09)}Q${f(tip * 0.62)} ${f(y(end) + s * 0.015)} ${f(inner)} ${f(y(end))}`;
      });
      return `M0 0${fingers.join('')}L0 ${f(y(1))}Z`;
    })
    .join('');
/** Returns a round outline with `n` scallops, for a shrub from above, a cloud or a treetop. */
export const scallop = (r: number, n: number, seed = 1): string => {
  const roll = dice(seed);
  const points = Array.from({ length: n }, (_, i) => {
    const angle = ((i + roll() * 0.3) / n) * 2 * Math.PI;
    const reach = r * (0.94 + roll() * 0.12);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const;
  });
  const chord = ((2 * Math.PI * r) / n) * 0.56;
  const [first = [0, 0]] = points;
  return `M${f(first[0])} ${f(first[1])}${[...points.slice(1), first].map(([x, y]) => `A${f(chord)} ${f(chord)} 0 0 1 ${f(x)} ${f(y)}`).join('')}Z`;
};
/** Returns hills from edge to edge, through evenly spaced heights and down to `bottom`. */
export const hills = (w: number, bottom: number, heights: number[]): string => {
  const stride = w / (heights.length - 1);
  const points = heights.map((y, i) => [i * stride, y] as const);
  return `M-20 ${bottom}L-20 ${heights[0]}${points
    .slice(1)
    .map(([x, y], i) => {
      const [px, py] = points[i] ?? [0, 0];
      return `C${f(px + stride * 0.36)} ${f(py)} ${f(x - stride * 0.36)} ${f(y)} ${f(x)} ${f(y)}`;
    })
    .join('')}L${w + 20} ${heights.at(-1)}L${w + 20} ${bottom}Z`;
};
