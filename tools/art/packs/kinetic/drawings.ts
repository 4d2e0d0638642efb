/** Draws Kinetic's pictures: one motion per picture, and edges between bands that lean like a body at full speed. */
import { chance } from '../../drawings/ink.js';
import { f, mix, svg } from '../../drawings/light.js';
import type { Draw } from '../describe.js';
import type { Joints, Point } from './body.js';
import { black, bone, coral, lime, panel, steam } from './look.js';
import { motion, running } from './motion.js';
import { expose, type Plate, plates, type Scene, times } from './trail.js';

const opening: [number, number] = [1240, 1000];
const card: [number, number] = [960, 680];

/** Returns the middle of a hand. */
const hand = (j: Joints, far = false): Point => {
  const { end, tip } = j.arms[far ? 1 : 0];
  return [(end[0] + tip[0]) / 2, (end[1] + tip[1]) / 2];
};
const px = (tall: number) => (n: number) => f(n * tall);

const shot =
  (scene: Omit<Scene, 'size'> & { size?: [number, number] }, quality = 62): Draw =>
  () => ({ drawing: expose({ size: card, ...scene }), width: (scene.size ?? card)[0] > 1000 ? 1100 : 900, quality });

/** Draws a barbell plate from its end. */
const disc = ([x, y]: Point, tall: number, plate: Plate, size = 0.14): string => {
  const p = px(tall);
  const rings = [
    [1, mix(plate.ground, plate.body, 0.1)],
    [0.93, mix(plate.ground, plate.body, 0.24)],
    [0.62, mix(plate.ground, plate.body, 0.1)],
    [0.56, mix(plate.ground, plate.body, 0.32)],
    [0.2, plate.accent],
    [0.1, plate.ground],
  ] as const;
  return rings.map(([r, color]) => `<circle cx="${p(x)}" cy="${p(y)}" r="${p(size * r)}" fill="${color}"/>`).join('');
};
const ghostsOf = (all: Joints[], draw: (j: Joints) => string): string =>
  all
    .slice(0, -1)
    .map((j, i) => `<g opacity="${f(0.06 + 0.24 * (i / all.length))}">${draw(j)}</g>`)
    .join('');

/** Draws a band of lime across the night with the runner ahead of it, for the front page. */
const hero = (): string => {
  const size: [number, number] = [1920, 800];
  const [w, h] = size;
  const random = chance(41);
  const top = (x: number) => 190 - (x - w / 2) * 0.1405;
  const band = `M0 ${f(top(0))}L${w} ${f(top(w))}V${f(top(w) + 520)}L0 ${f(top(0) + 520)}Z`;
  const streaks = times(90, () => {
    const [x, y] = [random() * w, 40 + random() * 480];
    const long = 60 + random() * 420;
    const at = (px: number) => `${f(px)} ${f(top(px) + y)}`;
    return `<path d="M${at(x)}L${at(x + long)}" stroke="${random() > 0.5 ? '#E6FF9C' : '#93C51F'}" stroke-opacity="${f(0.25 + random() * 0.5)}" stroke-width="${f(0.8 + random() * 3)}"/>`;
  }).join('');
  const rails = [-26, 546]
    .map((d) => `<path d="M0 ${f(top(0) + d)}L${w} ${f(top(w) + d)}" stroke="${lime}" stroke-width="3"/>`)
    .join('');
  return expose({
    size,
    plate: { ...plates.lime, ghost: '#86AF2B' },
    motion: motion(running(1.75, 1.08, 1)),
    tall: 690,
    rim: '#E6FF9C',
    origin: [-250, 772],
    poses: 14,
    strands: 14,
    floor: false,
    stage: `<rect width="${w}" height="${h}" fill="${black}"/><path d="${band}" fill="${lime}"/><clipPath id="band"><path d="${band}"/></clipPath><g clip-path="url(#band)">${streaks}</g>${rails}`,
  });
};

const jump = motion(`
  0    0    | 6 0   | -20 20 | -26 24 | 8 10 4    | -8 12 4
  0.22 0    | 34 -8 | -70 20 | -76 24 | 58 92 -6  | 50 90 -6
  0.5  0.06 | 24 0  | 60 30  | 50 30  | -20 8 52  | -28 6 56
  0.86 0.34 | 20 4  | 128 24 | 116 26 | 62 100 16 | 50 104 20
  1.22 0.46 | 26 0  | 92 30  | 82 30  | 88 112 0  | 78 110 0
  1.54 0.36 | 30 -6 | 50 40  | 38 40  | 72 88 -4  | 62 90 -4
`);
const hurdle = motion(`
  0    0    | 14 0 | -46 84 | 40 90  | 34 16 6   | -16 96 40
  0.42 0    | 16 0 | 34 90  | -40 84 | -28 12 46 | 62 96 0
  0.9  0.16 | 30 -6 | 66 40 | -50 70 | -22 70 40 | 84 30 -6
  1.3  0.3  | 40 -14 | 84 16 | -40 60 | 30 108 20 | 88 10 -12
  1.7  0.14 | 26 -6 | 20 60 | -10 70 | 66 104 10 | 50 4 6
  2.1  0    | 14 0 | -44 84 | 36 90  | 72 82 4   | 4 18 6
`);
const cartwheel = motion(`
  0    0 | 0 0    | 150 6  | 170 6   | 24 4 20   | -24 4 20
  0.42 0 | 70 0   | 150 4  | 176 4   | 10 6 10   | -62 4 24
  0.86 0 | 150 10 | 176 4  | 196 4   | -90 4 20  | -144 4 24
  1.24 0 | 200 10 | 196 4  | 214 4   | -140 4 20 | -196 4 20
  1.66 0 | 270 0  | 238 4  | 250 4   | -232 4 20 | -280 4 10
  2.1  0 | 356 0  | 512 6  | 530 6   | -336 4 4  | -380 4 10
`);
const swing = motion(
  `
  0    0 | 68 -30 | -30 4 | -34 4 | 26 46 -8  | 22 44 -8
  0.02 0 | 60 -26 | 0 4   | -4 4  | 30 52 -8  | 26 50 -8
  0.06 0 | 26 -8  | 48 4  | 44 4  | 14 22 -4  | 10 20 -4
  0.1  0 | -2 2   | 88 2  | 84 2  | -2 2 0    | -6 2 0
  0.1  0 | -6 4   | 112 2 | 108 2 | -4 2 0    | -8 2 0
`,
  'floor',
  0.55,
);
const stairs = motion(`
  0    0    | 10 -4 | 24 30  | -22 30 | 34 40 4  | -18 14 30
  0.3  0.1  | 12 -4 | 4 30   | 0 30   | 10 22 2  | 20 86 26
  0.6  0.22 | 10 -4 | -24 34 | 28 34  | -16 10 30 | 54 80 2
  0.9  0.34 | 12 -4 | 0 30   | 2 30   | 18 88 26 | 14 24 2
  1.2  0.46 | 10 -4 | 26 34  | -22 30 | 56 82 2  | -16 12 30
  1.5  0.58 | 12 -4 | 2 30   | 0 30   | 14 24 2  | 20 88 26
  1.8  0.7  | 8 -4  | -20 30 | 30 40  | -14 10 28 | 60 84 2
`);
const press = motion(
  `
  0    0 | 54 -30 | 6 4    | 2 4    | 62 84 -8 | 56 80 -8
  0.02 0 | 38 -20 | 4 4    | 0 4    | 34 46 -4 | 28 42 -4
  0.06 0.02 | 2 0 | -26 92 | -30 90 | 2 4 20   | -4 4 20
  0.08 0 | 10 0   | 58 122 | 52 120 | 40 66 -6 | 34 62 -6
  0.1  0 | 2 0    | 70 112 | 64 112 | 4 6 0    | -2 4 0
  0.12 0 | -2 4   | 140 50 | 134 50 | 30 36 10 | -26 20 30
  0.13 0 | 0 6    | 176 4  | 172 4  | 36 44 0  | -34 22 34
`,
  'floor',
  0.8,
);
const start = motion(`
  0    0 | 78 -30 | 4 4   | -4 4  | 58 92 30  | 12 84 50
  0.12 0 | 80 -30 | 8 4   | 0 4   | 40 66 34  | 2 52 50
  0.5  0.01 | 52 -16 | -50 70 | 70 70 | -34 8 50 | 76 100 10
  1.1  0 | 38 -10 | 60 84 | -54 80 | 70 96 4 | -36 8 50
  1.7  0.03 | 24 -6 | -52 84 | 52 90 | -30 14 48 | 74 84 4
`);
const lift = motion(
  `
  0    0 | 62 -34 | 4 2  | 0 2  | 58 82 -8 | 52 78 -8
  0.02 0 | 52 -28 | 2 2  | -2 2 | 44 62 -6 | 38 58 -6
  0.05 0 | 30 -14 | 0 2  | -4 2 | 20 30 -2 | 14 26 -2
  0.09 0 | -3 0   | -4 4 | -8 4 | -2 2 0   | -6 2 0
`,
  'floor',
  0.95,
);
const row = motion(
  `
  0    0.2 | 30 -10 | 78 2   | 74 2   | 124 128 -14 | 120 126 -14
  0.16 0.2 | 22 -6  | 80 2   | 76 2   | 108 92 -8   | 104 90 -8
  0.34 0.2 | 4 0    | 74 8   | 70 8   | 94 36 4     | 92 36 4
  0.4  0.2 | -20 6  | 10 96  | 4 96   | 92 20 8     | 90 20 8
`,
  'seat',
);
const punch = motion(
  `
  0    0 | 8 4  | 28 132 | 40 128  | 24 22 2   | -28 20 24
  0.06 0 | 10 4 | 18 138 | 46 126  | 28 26 2   | -26 22 24
  0.16 0 | 16 2 | 50 96  | 36 134  | 34 30 0   | -34 16 34
  0.26 0 | 22 0 | 92 6   | 28 136  | 40 34 0   | -40 8 44
`,
  'floor',
  0.5,
);
const skip = motion(
  times(11, (i) => {
    const up = i % 2;
    return `${f(i * 0.18)} ${up ? 0.09 : 0} | 3 -2 | -8 62 | -12 60 | ${up ? 6 : 16} ${up ? 10 : 30} ${up ? 44 : 2} | ${up ? 2 : 12} ${up ? 12 : 28} ${up ? 48 : 2}`;
  }).join('\n'),
);
const pedal = motion(
  times(9, (i) => {
    const turn = (i / 8) * Math.PI * 2;
    const [a, b] = [Math.cos(turn), Math.cos(turn + Math.PI)];
    const limb = (c: number, s: number) => `${f(58 + 24 * c + 4 * s)} ${f(82 + 34 * c - 8 * s)} ${f(10 - 12 * s)}`;
    return `0 0.62 | ${f(50 + 2 * a)} -34 | 66 6 | 62 6 | ${limb(a, Math.sin(turn))} | ${limb(b, -Math.sin(turn))}`;
  }).join('\n'),
  'seat',
);
const stretch = motion(
  `
  0    0 | 2 0    | -6 6  | -10 6 | 2 2 0   | -2 2 0
  0.02 0 | -4 -4  | 110 6 | 104 6 | 2 2 0   | -2 2 0
  0.04 0 | -10 -8 | 174 4 | 168 4 | 2 2 0   | -2 2 0
  0.12 0 | 10 0   | 166 4 | 160 4 | 40 44 0 | -20 6 30
  0.26 0 | -6 -10 | 188 4 | 180 4 | 78 84 0 | -52 14 60
`,
  'floor',
  0.9,
);
const pull = motion(
  `
  0 1.24 | 2 4   | 178 2  | 174 2  | -6 14 40  | -12 20 40
  0 1.24 | 6 6   | 166 18 | 162 18 | -8 24 40  | -14 30 40
  0 1.24 | 10 -4 | 120 84 | 116 84 | -10 40 40 | -16 46 40
  0 1.24 | 12 -12 | 62 138 | 58 138 | -8 56 40 | -16 60 40
`,
  'bar',
  0.75,
);
const fling = motion(
  `
  0    0 | -14 -4 | 150 70 | 144 70 | 10 16 0  | -22 10 20
  0.1  0 | 6 0    | 140 40 | 134 40 | 16 24 0  | -20 12 26
  0.22 0 | 30 -12 | 104 14 | 98 14  | 26 40 -4 | -18 20 34
  0.34 0 | 48 -20 | 66 8   | 60 8   | 34 52 -6 | -20 26 40
`,
  'floor',
  0.25,
);
const burpee = motion(
  `
  0    0    | 88 -20 | 0 4    | -6 4   | -84 2 -30 | -90 2 -30
  0.06 0    | 84 -30 | 2 4    | -4 4   | 10 96 10  | 4 96 10
  0.24 0    | 56 -20 | 20 20  | 14 20  | 70 110 -8 | 64 108 -8
  0.36 0    | 20 -6  | 90 20  | 84 20  | 34 52 -4  | 28 50 -4
  0.48 0.26 | -4 -6  | 172 6  | 166 6  | -4 8 56   | -14 12 60
`,
  'floor',
  0.5,
);
const handstand = motion(
  `
  0    0 | 6 0    | 160 6 | 154 6 | 30 20 4   | -20 8 24
  0.3  0 | 80 -6  | 160 4 | 154 4 | 24 30 0   | -40 8 30
  0.5  0 | 140 6  | 176 2 | 170 2 | -40 20 20 | -130 4 30
  0.56 0 | 170 20 | 182 2 | 178 2 | -120 30 40 | -176 4 40
  0.58 0 | 181 24 | 182 2 | 178 2 | -174 4 40 | -184 4 40
`,
  'floor',
  0.6,
);
const rest = motion(
  `
  0    0.29 | 2 0   | 30 40 | 24 40 | 86 84 0 | 82 86 0
  0    0.29 | 20 10 | 40 44 | 34 44 | 86 84 0 | 82 86 0
  0    0.29 | 38 26 | 44 40 | 38 40 | 86 84 0 | 82 86 0
  0    0.29 | 44 30 | 40 30 | 34 30 | 86 84 0 | 82 86 0
`,
  'seat',
  0.5,
);
const squat = motion(
  `
  0    0 | 0 0    | 30 6  | 24 6  | 0 0 0      | -4 0 0
  0.02 0 | 14 -6  | 60 6  | 54 6  | 40 52 -6   | 36 50 -6
  0.06 0 | 26 -12 | 84 6  | 78 6  | 84 108 -14 | 80 106 -14
  0.1  0 | 20 -8  | 92 6  | 86 6  | 112 140 -22 | 108 138 -22
`,
  'floor',
  0.95,
);

const bar = (plate: Plate, tall: number): Pick<Scene, 'before' | 'behind'> => ({
  behind: (_, all) => ghostsOf(all, (j) => disc(hand(j), tall, plate)),
  before: (last) => disc(hand(last), tall, plate),
});
/** Draws a kettlebell in line with the arm. */
const bell = ({ arms: [{ end, tip }] }: Joints, tall: number, plate: Plate): string => {
  const p = px(tall);
  const [dx, dy] = [tip[0] - end[0], tip[1] - end[1]];
  const [x, y] = [tip[0] + dx * 1.1, tip[1] + dy * 1.1];
  return `<circle cx="${p(tip[0] + dx * 0.1)}" cy="${p(tip[1] + dy * 0.1)}" r="${p(0.045)}" fill="none" stroke="${plate.accent}" stroke-width="${p(0.02)}"/><circle cx="${p(x)}" cy="${p(y)}" r="${p(0.075)}" fill="${plate.accent}"/><circle cx="${p(x - 0.022)}" cy="${p(y - 0.026)}" r="${p(0.022)}" fill="#fff" opacity=".35"/>`;
};
const ballAt = ([x, y]: Point, tall: number, plate: Plate, r = 0.085): string => {
  const p = px(tall);
  return `<circle cx="${p(x)}" cy="${p(y)}" r="${p(r)}" fill="${plate.accent}"/><path d="M${p(x - r * 0.9)} ${p(y - r * 0.3)}Q${p(x)} ${p(y + r * 0.4)} ${p(x + r * 0.9)} ${p(y - r * 0.3)}" stroke="${plate.ground}" stroke-width="${p(0.008)}" fill="none"/><circle cx="${p(x - r * 0.35)}" cy="${p(y - r * 0.4)}" r="${p(r * 0.22)}" fill="#fff" opacity=".4"/>`;
};
const box = (x: number, y: number, w: number, h: number, color: string, tall: number): string => {
  const p = px(tall);
  return `<path d="M${p(x)} ${p(y)}h${p(w)}v${p(h)}h${p(-w)}Z" fill="${color}"/>`;
};
/** Draws a wooden box with the hole of its handle. */
const crate = (x: number, height: number, plate: Plate, tall: number): string =>
  box(x, -height, 0.62, height, mix(plate.ground, plate.body, 0.3), tall) +
  box(x, -height, 0.62, 0.03, mix(plate.ground, plate.body, 0.55), tall) +
  box(x + 0.23, -height + 0.12, 0.16, 0.045, plate.ground, tall);
/** Draws a skipping rope as a tall loop. */
const rope = (j: Joints, tall: number, color: string, i: number): string => {
  const [x, y] = hand(j);
  const p = px(tall);
  const reach = Math.cos(i * 2.1) > 0 ? -0.86 : 0.52;
  return `<path d="M${p(x)} ${p(y)}C${p(x + 0.36)} ${p(y + reach)} ${p(x - 0.7)} ${p(y + reach)} ${p(x - 0.05)} ${p(y)}" fill="none" stroke="${color}" stroke-width="${p(0.007)}"/>`;
};
const steps = (plate: Plate, tall: number): string =>
  times(9, (i) =>
    box(-0.22 + i * 0.3, -i * 0.117 - 0.012, 3, 0.12 * i + 0.5, mix(plate.ground, plate.body, 0.1 + 0.035 * (i % 2)), tall),
  ).join('');

const sized = (plate: Plate, tall: number, more: (plate: Plate, tall: number) => Partial<Scene>) => ({
  plate,
  tall,
  ...more(plate, tall),
});

/** Draws bananas on their way to the bowl, because breakfast moves as well. */
const breakfast = (): string => {
  const [w, h] = card;
  const fruit = (i: number, n: number) => {
    const t = i / (n - 1);
    const [x, y] = [120 + t * 640, 520 - Math.sin(t * Math.PI * 0.92) * 380];
    const last = i === n - 1;
    const color = last ? lime : mix('#4C6A22', lime, t * 0.6);
    return `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(-70 + t * 250)})" opacity="${last ? 1 : f(0.14 + t * 0.5)}"><path d="M-78 -34Q-60 46 30 50Q86 50 104 10Q108 0 98 -2Q70 10 30 4Q-30 -2 -58 -50Q-66 -60 -72 -54Z" fill="${color}"/><path d="M-70 -48Q-44 22 34 28Q74 28 100 4" fill="none" stroke="${black}" stroke-opacity=".35" stroke-width="4"/><path d="M-78 -34l-8 -26l12 -6l10 16Z" fill="${last ? coral : color}"/></g>`;
  };
  const way = times(60, (i) => `${f(120 + (i / 59) * 640)} ${f(520 - Math.sin((i / 59) * Math.PI * 0.92) * 380)}`).join('L');
  return svg(
    w,
    h,
    `<radialGradient id="spot" cx=".75" cy=".55" r=".7"><stop offset="0" stop-color="#2A3722"/><stop offset="1" stop-color="${black}"/></radialGradient>`,
    `<rect width="${w}" height="${h}" fill="url(#spot)"/><path d="M0 606H${w}" stroke="${lime}" stroke-width="2.5"/><path d="M${way}" fill="none" stroke="#E9FFB8" stroke-width="1.6" stroke-dasharray="2 9"/>${times(14, (i) => fruit(i, 14)).join('')}<path d="M640 560Q650 606 700 612H860Q910 606 920 560Z" fill="${bone}"/><path d="M640 560H920" stroke="${steam}" stroke-width="8"/><path d="M640 560Q650 606 700 612H740Q690 596 676 560Z" fill="#fff"/><circle cx="120" cy="520" r="7" fill="${coral}"/>`,
  );
};

/** Returns the edge between two bands, with wind along it. */
const edge =
  (upper: string, lower: string, rule: string, seed: number): Draw =>
  () => {
    const [w, h] = [1920, 170];
    const random = chance(seed);
    const at = (x: number) => h - 6 - (x / w) * (h - 12);
    const wind = times(26, () => {
      const [x, long] = [random() * w, 80 + random() * 360];
      const d = (random() > 0.5 ? 1 : -1) * (8 + random() * random() * 90);
      return `<path d="M${f(x)} ${f(at(x) + d)}L${f(x + long)} ${f(at(x + long) + d)}" stroke="${d < 0 ? lower : upper}" stroke-width="${f(1 + random() * 4)}" stroke-opacity="${f(0.35 + random() * 0.65)}"/>`;
    }).join('');
    return {
      drawing: svg(
        w,
        h,
        '',
        `<rect width="${w}" height="${h}" fill="${upper}"/><path d="M0 ${at(0)}L${w} ${at(w)}V${h}H0Z" fill="${lower}"/>${wind}<path d="M0 ${at(0)}L${w} ${at(w)}" stroke="${rule}" stroke-width="4"/>`,
      ),
      width: 1920,
      quality: 60,
    };
  };

/** Draws three bars at full tilt. */
export const kineticLogo = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><rect width="400" height="400" fill="${lime}"/><path d="M60 330L116 70H164L108 330Z" fill="${black}" opacity=".35"/><path d="M132 330L188 70H236L180 330Z" fill="${black}" opacity=".65"/><path d="M204 330L260 70H340L284 330Z" fill="${black}"/></svg>`;

const { black: night, lime: day, panel: grey, bone: chalk } = plates;
export const kineticDrawings: Record<string, Draw> = {
  hero: () => ({ drawing: hero(), width: 1920, quality: 52 }),
  jump: shot({
    size: opening,
    motion: jump,
    origin: [110, 850],
    ...sized(night, 530, (p, t) => ({ before: () => crate(1.3, 0.4, p, t) })),
  }),
  hurdle: shot({
    size: opening,
    motion: hurdle,
    origin: [60, 850],
    ...sized(day, 470, (p, t) => ({
      behind: () => box(1.42, -0.46, 0.03, 0.46, p.body, t) + box(1.16, -0.48, 0.46, 0.06, p.accent, t),
    })),
  }),
  cartwheel: shot({ size: opening, motion: cartwheel, origin: [120, 850], plate: night, tall: 470 }),
  swing: shot({
    size: opening,
    motion: swing,
    origin: [330, 860],
    poses: 12,
    ...sized(day, 720, (p, t) => ({
      behind: (_, all) => ghostsOf(all, (j) => bell(j, t, p)),
      before: (last) => bell(last, t, p),
    })),
  }),
  stairs: shot({
    size: opening,
    motion: stairs,
    origin: [150, 860],
    floor: false,
    ...sized(night, 440, (p, t) => ({ behind: () => steps(p, t) })),
  }),
  press: shot({ size: opening, motion: press, origin: [330, 880], poses: 12, ...sized(night, 640, (p, t) => bar(p, t)) }),
  start: shot({ size: opening, motion: start, origin: [120, 850], plate: day, tall: 490 }),
  lift: shot({ motion: lift, origin: [220, 610], poses: 10, ...sized(day, 470, (p, t) => bar(p, t)) }),
  row: shot({
    motion: row,
    origin: [230, 590],
    poses: 10,
    ...sized(night, 560, (p, t) => ({ behind: () => box(-0.3, -0.14, 1.7, 0.035, p.ghost, t) + disc([1.3, -0.16], t, p, 0.16) })),
  }),
  punch: shot({
    motion: punch,
    origin: [160, 610],
    poses: 10,
    ...sized(grey, 500, (p, t) => ({
      behind: () =>
        box(1.2, -1.3, 0.02, 0.3, p.ghost, t) +
        box(1.06, -1.05, 0.3, 0.82, p.accent, t) +
        box(1.06, -0.92, 0.3, 0.03, p.ground, t),
    })),
  }),
  skip: shot({
    motion: skip,
    origin: [110, 600],
    poses: 11,
    strands: 6,
    ...sized(night, 380, (p, t) => ({ behind: (_, all) => all.map((j, i) => rope(j, t, p.accent, i)).join('') })),
  }),
  pedal: shot({
    motion: pedal,
    origin: [330, 612],
    poses: 14,
    ...sized(day, 560, (p, t) => ({
      behind: () =>
        disc([0.74, -0.2], t, p, 0.2) +
        disc([0.14, -0.22], t, p, 0.1) +
        box(0.02, -0.6, 0.03, 0.58, p.body, t) +
        box(0.56, -0.64, 0.03, 0.46, p.body, t) +
        box(0.44, -0.66, 0.2, 0.035, p.body, t) +
        box(-0.1, -0.61, 0.24, 0.04, p.body, t) +
        box(-0.1, -0.03, 0.9, 0.03, p.body, t),
    })),
  }),
  stretch: shot({ motion: stretch, origin: [170, 600], plate: grey, tall: 440 }),
  pull: shot({
    motion: pull,
    origin: [210, 640],
    floor: false,
    ...sized(grey, 450, (p, t) => ({ behind: () => box(-2, -1.262, 4, 0.02, p.accent, t) })),
  }),
  fling: shot({
    motion: fling,
    origin: [250, 610],
    ...sized(night, 450, (p, t) => ({
      behind: (_, all) => ghostsOf(all, (j) => ballAt(hand(j), t, p)),
      before: () =>
        times(
          6,
          (i) => `<g opacity="${f(0.3 + i * 0.14)}">${ballAt([0.98 + i * 0.1, -0.62 - i * 0.02 + i * i * 0.014], t, p)}</g>`,
        ).join(''),
    })),
  }),
  burpee: shot({ motion: burpee, origin: [230, 610], plate: day, tall: 370 }),
  handstand: shot({ motion: handstand, origin: [170, 610], plate: night, tall: 430 }),
  rest: shot({
    motion: rest,
    origin: [210, 600],
    poses: 8,
    strands: 8,
    ...sized(chalk, 540, (p, t) => ({
      behind: () =>
        box(-0.3, -0.22, 1.2, 0.05, p.body, t) +
        box(-0.2, -0.18, 0.04, 0.18, p.body, t) +
        box(0.76, -0.18, 0.04, 0.18, p.body, t),
    })),
  }),
  squat: shot({ motion: squat, origin: [210, 610], poses: 10, plate: day, tall: 480 }),
  breakfast: () => ({ drawing: breakfast(), width: 900, quality: 62 }),
  'black-lime': edge(black, lime, black, 3),
  'lime-black': edge(lime, black, black, 5),
  'black-panel': edge(black, panel, lime, 7),
  'panel-black': edge(panel, black, lime, 11),
  'black-bone': edge(black, bone, lime, 13),
  'lime-panel': edge(lime, panel, black, 19),
  'panel-lime': edge(panel, lime, black, 23),
  'bone-lime': edge(bone, lime, black, 29),
  'lime-bone': edge(lime, bone, black, 31),
  'panel-bone': edge(panel, bone, lime, 37),
  'bone-black': edge(bone, black, lime, 17),
};
