/** Isometric quarters: one 2:1 grid, three tones per face from one sun, shadows on the ground, lit windows. */
import { chance } from '../../drawings/ink.js';
import { f, grad, grain, grainLayer, mix, svg } from '../../drawings/light.js';

/** Colours of a time of day. */
export type Light = {
  sun: string;
  shadow: string;
  grass: string;
  road: string;
  path: string;
  glass: string;
  tree: string;
  autumn: string;
  lit: number;
  snow?: boolean;
};
export const dusk: Light = {
  sun: '#FFE3A6',
  shadow: '#2B2A66',
  grass: '#7FA46A',
  road: '#5E6078',
  path: '#E9DCC6',
  glass: '#8FC3D6',
  tree: '#3F7D5A',
  autumn: '#E08A3C',
  lit: 0.55,
};
export const dawn: Light = {
  sun: '#FFD9C2',
  shadow: '#4A3F78',
  grass: '#9DB38C',
  road: '#75728C',
  path: '#EBDCCB',
  glass: '#A8B8D6',
  tree: '#4F8468',
  autumn: '#D98A5A',
  lit: 0.25,
};
export const noon: Light = {
  sun: '#FFFDF0',
  shadow: '#3B4A7A',
  grass: '#93B777',
  road: '#878A9C',
  path: '#F2E8D6',
  glass: '#9FD0E0',
  tree: '#4C8F62',
  autumn: '#D9A441',
  lit: 0.08,
};
export const snow: Light = {
  sun: '#FFFFFF',
  shadow: '#4A5590',
  grass: '#E9EEF6',
  road: '#9AA3B8',
  path: '#F7F8FB',
  glass: '#A9C4DA',
  tree: '#6F9A86',
  autumn: '#B9876A',
  lit: 0.7,
  snow: true,
};
export const night: Light = {
  sun: '#B9B4F0',
  shadow: '#14143A',
  grass: '#47617A',
  road: '#3A3C5E',
  path: '#8B88A8',
  glass: '#5A6C98',
  tree: '#2F5560',
  autumn: '#7A5A6A',
  lit: 0.85,
};

export const walls = { cream: '#F6EBD9', mint: '#9CC5C1', peach: '#F2C6A0', white: '#FFFDF6', rose: '#E3A79B', sage: '#B9C7A0' };
export const roofs = { red: '#C65A3A', slate: '#4A5578', plum: '#8C4A58', brown: '#7A5542' };
const frameColor = '#FFFDF6';
const brick = '#B5573C';

type Side = 'left' | 'right';
export type House = {
  at: [x: number, y: number];
  /** Width, depth and height of the walls. */
  size: [width: number, depth: number, height: number];
  wall: string;
  roof: string;
  door?: string;
  /** The index of the window on the left side that the door replaces. */
  doorAt?: number;
  windows?: [left: number, right: number];
  chimney?: boolean;
  isFlat?: boolean;
};

/** Returns a scene that draws its things from back to front. */
export function createScene(
  light: Light,
  {
    w,
    h,
    unit = 54,
    origin = [0.5, 0.2],
    seed = 1,
  }: { w: number; h: number; unit?: number; origin?: [number, number]; seed?: number },
) {
  const random = chance(seed * 77 + 3);
  const [ox, oy] = [w * origin[0], h * origin[1]];
  const ground: string[] = [];
  const things: { depth: number; draw: string }[] = [];
  const at = (x: number, y: number, z = 0): string =>
    `${f(ox + (x - y) * unit * 0.866)} ${f(oy + (x + y) * unit * 0.5 - z * unit)}`;
  const shape = (points: string[], fill: string, more = '') => `<path d="M${points.join('L')}Z" fill="${fill}" ${more}/>`;
  const add = (depth: number, draw: string) => void things.push({ depth, draw });

  /** Draws a rectangle on the ground, or above it. */
  const flat = (x: number, y: number, a: number, b: number, color: string, z = 0, more = '') =>
    shape([at(x, y, z), at(x + a, y, z), at(x + a, y + b, z), at(x, y + b, z)], color, more);
  const face = (side: Side, x: number, y: number, z: number, a: number, c: number, color: string) =>
    side === 'left'
      ? shape([at(x, y, z), at(x + a, y, z), at(x + a, y, z + c), at(x, y, z + c)], color)
      : shape([at(x, y, z), at(x, y + a, z), at(x, y + a, z + c), at(x, y, z + c)], color);
  const tones = (color: string) => ({
    top: mix(color, light.sun, 0.3),
    left: mix(color, light.sun, 0.06),
    right: mix(color, light.shadow, 0.34),
  });
  const box = (x: number, y: number, z: number, a: number, b: number, c: number, color: string) => {
    const { top, left, right } = tones(color);
    return face('left', x, y + b, z, a, c, left) + face('right', x + a, y, z, b, c, right) + flat(x, y, a, b, top, z + c);
  };
  const cast = (x: number, y: number, a: number, b: number, c: number) => {
    const k = 0.62 * c;
    const points = [
      at(x, y + b),
      at(x + a, y + b),
      at(x + a, y),
      at(x + a + k, y - k * 0.25),
      at(x + a + k, y + b - k * 0.25),
      at(x + a * 0.2 + k, y + b - k * 0.25),
    ];
    return shape(points, light.shadow, 'opacity=".3" filter="url(#soft)"');
  };
  const window_ = (side: Side, x: number, y: number, z: number, a: number, c: number) => {
    const isLit = random() < light.lit;
    const tone = side === 'left' ? 0 : 0.32;
    const edge = mix(frameColor, light.shadow, tone);
    const middle =
      side === 'left'
        ? `M${at(x + a / 2, y, z)}L${at(x + a / 2, y, z + c)}`
        : `M${at(x, y + a / 2, z)}L${at(x, y + a / 2, z + c)}`;
    const [fx, fy] = side === 'left' ? [x - 0.07, y] : [x, y - 0.07];
    return `${face(side, fx, fy, z - 0.07, a + 0.14, c + 0.14, edge) + face(side, x, y, z, a, c, isLit ? 'url(#lit)' : mix(light.glass, light.shadow, tone))}<path d="${middle}" stroke="${edge}" stroke-width="${f(unit * 0.055)}"/>`;
  };

  const gable = ({ at: [x, y], size: [a, b, c], wall, roof, chimney = true }: House) => {
    const [z, e, rise, m] = [c + 0.25, 0.24, a * 0.52, x + a / 2];
    const drop = rise * (e / (a / 2));
    const cover = light.snow ? mix(roof, '#FFFFFF', 0.86) : roof;
    const { top, right } = tones(cover);
    const slope = (side: -1 | 1, color: string) => {
      const far = side < 0 ? x - e : x + a + e;
      return shape(
        [
          at(m, y - e, z + rise + 0.16),
          at(m, y + b + e, z + rise + 0.16),
          at(far, y + b + e, z - drop + 0.16),
          at(far, y - e, z - drop + 0.16),
        ],
        color,
      );
    };
    const edge = (far: number, color: string) =>
      shape(
        [
          at(far, y + b + e, z - drop),
          at(m, y + b + e, z + rise),
          at(m, y + b + e, z + rise + 0.16),
          at(far, y + b + e, z - drop + 0.16),
        ],
        color,
      );
    const rows = Array.from({ length: 7 }, (_, i) => {
      const q = (i + 1) / 8;
      const [px, pz] = [m + (a / 2 + e) * q, z + 0.16 + rise - (rise + drop) * q];
      return `<path d="M${at(px, y - e, pz)}L${at(px, y + b + e, pz)}" stroke="${light.shadow}" stroke-opacity=".2" stroke-width="${f(unit * 0.037)}"/>`;
    });
    const stack = chimney
      ? box(x + a * 0.62, y + b * 0.25, z + rise * 0.3, 0.5, 0.5, rise * 0.95, brick) +
        box(
          x + a * 0.62 - 0.06,
          y + b * 0.25 - 0.06,
          z + rise * 1.25,
          0.62,
          0.62,
          0.16,
          light.snow ? '#FFFFFF' : mix(brick, light.shadow, 0.3),
        )
      : '';
    return (
      shape([at(x, y + b, z), at(x + a, y + b, z), at(m, y + b, z + rise)], tones(wall).left) +
      window_('left', m - 0.26, y + b, z + rise * 0.2, 0.52, 0.62) +
      edge(x - e, mix(roof, '#FFFFFF', 0.5)) +
      edge(x + a + e, mix(roof, '#FFFFFF', 0.3)) +
      slope(-1, top) +
      slope(1, mix(right, cover, 0.35)) +
      rows.join('') +
      stack
    );
  };
  const flatRoof = ({ at: [x, y], size: [a, b, c], roof }: House) => {
    const top = light.snow ? '#FFFFFF' : mix(roof, '#FFFFFF', 0.25);
    return (
      box(x - 0.12, y - 0.12, c + 0.25, a + 0.24, b + 0.24, 0.3, roof) +
      flat(x + 0.1, y + 0.1, a - 0.2, b - 0.2, top, c + 0.56) +
      box(x + a * 0.25, y + b * 0.2, c + 0.55, a * 0.3, b * 0.25, 0.55, mix(roof, '#FFFFFF', 0.4))
    );
  };
  const house = (o: House) => {
    const {
      at: [x, y],
      size: [a, b, c],
      wall,
      door = '#1F4E5F',
      doorAt = 0,
      windows: [left, right] = [2, 2],
    } = o;
    const floors = Array.from({ length: Math.max(1, Math.round(c / 1.7)) }, (_, floor) => {
      const z = 0.75 + floor * 1.65;
      const front = Array.from({ length: left }, (_one, i) =>
        floor === 0 && i === doorAt ? '' : window_('left', x + (a / left) * (i + 0.26), y + b, z, (a / left) * 0.48, 0.95),
      );
      const flank = Array.from({ length: right }, (_one, i) =>
        window_('right', x + a, y + (b / right) * (i + 0.26), z, (b / right) * 0.48, 0.95),
      );
      return front.join('') + flank.join('');
    });
    const [dx, dw] = [x + (a / left) * (doorAt + 0.24), (a / left) * 0.5];
    const entrance =
      face('left', dx - 0.08, y + b, 0.2, dw + 0.16, 1.52, frameColor) +
      face('left', dx, y + b, 0.2, dw, 1.44, door) +
      box(dx - 0.12, y + b, 0, dw + 0.24, 0.42, 0.2, light.path);
    add(
      x + y + b,
      cast(x, y, a, b, c + 1.2) +
        box(x, y, 0, a, b, 0.25, mix(wall, light.shadow, 0.35)) +
        box(x, y, 0.25, a, b, c, wall) +
        floors.join('') +
        entrance +
        (o.isFlat ? flatRoof(o) : gable(o)),
    );
  };
  const tree = (x: number, y: number, size = 1, isAutumn = false) => {
    const color = isAutumn ? light.autumn : light.tree;
    const [[cx = 0, cy = 0], [gx = 0, gy = 0]] = [
      at(x, y, 1.5 * size)
        .split(' ')
        .map(Number),
      at(x, y).split(' ').map(Number),
    ];
    const r = unit * 0.72 * size;
    const ball = (dx: number, dy: number, share: number, fill: string) =>
      `<circle cx="${f(cx - r * dx)}" cy="${f(cy - r * dy)}" r="${f(r * share)}" fill="${fill}"/>`;
    const cap = light.snow ? ball(0.12, 0.5, 0.56, '#FFFFFF') : ball(0.3, 0.32, 0.52, mix(color, light.sun, 0.34));
    add(
      x + y + 0.5,
      `<ellipse cx="${f(gx + r * 0.8)}" cy="${f(gy + r * 0.1)}" rx="${f(r * 1.15)}" ry="${f(r * 0.42)}" fill="${light.shadow}" opacity=".3" filter="url(#soft)"/><path d="M${f(gx - r * 0.12)} ${gy}L${f(gx - r * 0.1)} ${cy}h${f(r * 0.2)}L${f(gx + r * 0.12)} ${gy}z" fill="#6B4630"/>${ball(0, 0, 1, mix(color, light.shadow, 0.34))}${ball(0.14, 0.14, 0.84, color)}${cap}`,
    );
  };
  const hedge = (x: number, y: number, a: number, b: number) =>
    add(x + y + b * 0.5, cast(x, y, a, b, 0.5) + box(x, y, 0, a, b, 0.55, light.tree));
  const car = (x: number, y: number, color: string) =>
    add(
      x + y + 1,
      flat(x + 0.1, y + 0.1, 1.2, 1.7, light.shadow, 0, 'opacity=".35" filter="url(#soft)"') +
        box(x, y, 0.12, 0.8, 1.7, 0.36, color) +
        box(x + 0.08, y + 0.36, 0.48, 0.64, 0.95, 0.34, mix(color, light.glass, 0.55)),
    );
  const sign = (x: number, y: number, color = '#E9663F') =>
    add(
      x + y,
      `<path d="M${at(x, y)}L${at(x, y, 1.5)}" stroke="${frameColor}" stroke-width="${f(unit * 0.13)}"/>${face('left', x, y, 0.85, 1.05, 0.7, color)}${face('left', x + 0.16, y, 1.16, 0.74, 0.12, frameColor)}${face('left', x + 0.16, y, 0.98, 0.46, 0.1, frameColor)}`,
    );

  return {
    add,
    box,
    flat,
    face,
    at,
    house,
    tree,
    hedge,
    car,
    sign,
    cast,
    light,
    ground: (...parts: string[]) => void ground.push(...parts),
    /** Draws a street along x, or along y if `isTurned`, with its pavements and centre line. */
    street: (place: number, isTurned = false, width = 2.4) => {
      const lane = (from: number, size: number, color: string) =>
        isTurned ? flat(from, -30, size, 90, color) : flat(-30, from, 90, size, color);
      ground.push(lane(place - 0.45, width + 0.9, light.path), lane(place, width, light.road));
      for (let i = -20; i < 40; i += 1.2) {
        ground.push(
          isTurned
            ? flat(place + width / 2 - 0.05, i, 0.1, 0.6, frameColor)
            : flat(i, place + width / 2 - 0.05, 0.6, 0.1, frameColor),
        );
      }
    },
    draw: (): string => {
      const defs = [
        grad(
          'lawn',
          [
            [0, mix(light.grass, light.sun, 0.3)],
            [0.5, light.grass],
            [1, mix(light.grass, light.shadow, 0.3)],
          ],
          { x2: 1, y2: 0.6 },
        ),
        grad('lit', [
          [0, '#FFF3C4'],
          [1, '#FFC15A'],
        ]),
        grad(
          'haze',
          [
            [0, light.sun, 0.5],
            [0.5, light.sun, 0.05],
            [1, light.shadow, 0.34],
          ],
          { x2: 0.9, y2: 1 },
        ),
        `<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${f(unit * 0.065)}"/></filter>`,
        grain(w, h, 0.06, 0.9),
      ];
      const sorted = [...things].sort((a, b) => a.depth - b.depth).map(({ draw }) => draw);
      return svg(
        w,
        h,
        defs.join(''),
        `<rect width="${w}" height="${h}" fill="url(#lawn)"/>${ground.join('')}${sorted.join('')}<rect width="${w}" height="${h}" fill="url(#haze)" style="mix-blend-mode:soft-light"/>${grainLayer(w, h)}`,
      );
    },
  };
}
export type Scene = ReturnType<typeof createScene>;
