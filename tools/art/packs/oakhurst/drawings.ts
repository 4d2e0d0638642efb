/** Draws Oakhurst's pictures: a toy-sized town from above, in the light of different hours. */
import { f } from '../../drawings/light.js';
import type { Draw } from '../describe.js';
import { createScene, dawn, dusk, type House, type Light, night, noon, roofs, type Scene, snow, walls } from './isometric.js';

const accent = '#E9663F';
const picture =
  (draw: () => string, width = 900, quality = 62): Draw =>
  () => ({ drawing: draw(), width, quality });

const quarterHouses: House[] = [
  { at: [0.6, 0.9], size: [3.2, 3.4, 3.3], wall: walls.cream, roof: roofs.red, doorAt: 1 },
  { at: [10.4, 0.8], size: [3.4, 3.2, 1.7], wall: walls.mint, roof: roofs.slate },
  { at: [0.8, 10.2], size: [3.4, 3.2, 1.7], wall: walls.peach, roof: roofs.red, doorAt: 1, door: accent },
  { at: [10.3, 10.3], size: [4, 3.6, 3.3], wall: walls.white, roof: roofs.plum, windows: [3, 2], doorAt: 1 },
  { at: [-4.6, 2.2], size: [3, 3, 1.7], wall: walls.white, roof: roofs.slate },
  { at: [2.4, -4.6], size: [3, 3, 3.3], wall: walls.mint, roof: roofs.plum },
  { at: [10.8, -4.4], size: [3.2, 3, 3.3], wall: walls.cream, roof: roofs.red },
  { at: [-4.8, 10.6], size: [3, 3, 3.3], wall: walls.mint, roof: roofs.plum },
  { at: [15.2, 1.6], size: [3, 3, 3.3], wall: walls.peach, roof: roofs.red },
  { at: [2, 15.4], size: [3, 3, 3.3], wall: walls.white, roof: roofs.slate },
  { at: [15.6, 10.8], size: [3, 3, 1.7], wall: walls.cream, roof: roofs.slate },
  { at: [10.8, 15.8], size: [3, 3, 1.7], wall: walls.peach, roof: roofs.red },
];
/** Draws a crossing with twelve houses, the background of the front page and, in snow, of the sellers' page. */
const quarter = (light: Light, seed: number, w: number, h: number, origin: [number, number], unit = 54) => {
  const scene = createScene(light, { w, h, unit, origin, seed });
  scene.street(6.6);
  scene.street(6.6, true);
  for (const house of quarterHouses) {
    scene.house(house);
  }
  for (const [x, y, size, isAutumn] of [
    [5.3, 5.2, 1, 0],
    [5.4, 2.6, 0.8, 0],
    [10, 5.3, 0.9, 1],
    [12.4, 5.4, 0.7, 0],
    [5.2, 10.4, 0.85, 1],
    [5.4, 13.2, 1.05, 0],
    [10, 15, 0.8, 0],
    [15.2, 9.9, 0.75, 1],
    [-0.4, 5.3, 0.8, 0],
    [2.4, 5.4, 0.62, 1],
    [5.3, -0.6, 1.1, 0],
    [14.9, 5.4, 1, 0],
    [-1.8, 9.9, 0.9, 0],
    [5.4, 16.4, 0.8, 1],
    [14.6, 14.8, 1.1, 0],
    [9.9, -0.8, 0.7, 0],
  ] as const) {
    scene.tree(x, y, size, isAutumn === 1);
  }
  scene.car(7, 1.4, accent);
  scene.car(8.1, 11.8, walls.mint);
  scene.car(8.1, -2.4, '#F7F3EA');
  scene.sign(4.2, 5);
  scene.sign(14.8, 14.5);
  return scene.draw();
};

/** Draws one home on its plot. */
const plot = (light: Light, seed: number, house: Omit<House, 'at'>, more: (scene: Scene) => void = () => undefined) => {
  const [a, b] = house.size;
  const scene = createScene(light, { w: 960, h: 760, unit: 66, origin: [0.5, 0.58], seed });
  scene.street(b / 2 + 1.5, false, 1.6);
  scene.ground(scene.flat(-0.3, b / 2, 0.7, 1.4, light.path));
  scene.house({ ...house, at: [-a / 2, -b / 2] });
  more(scene);
  return scene.draw();
};
const terrace = () =>
  plot(dusk, 3, { size: [2.4, 3, 3.3], wall: walls.rose, roof: roofs.slate, windows: [2, 2], doorAt: 0 }, (scene) => {
    scene.house({ at: [-3.7, -1.5], size: [2.4, 3, 3.3], wall: walls.cream, roof: roofs.slate, windows: [2, 2] });
    scene.house({ at: [1.3, -1.5], size: [2.4, 3, 3.3], wall: walls.mint, roof: roofs.slate, windows: [2, 2], door: accent });
  });
const villa = () =>
  plot(noon, 5, { size: [4.2, 3.4, 3.3], wall: walls.white, roof: roofs.red, windows: [3, 2], doorAt: 1 }, (scene) => {
    scene.tree(3.4, 0.4, 1.1);
    scene.tree(-3.2, 1.4, 0.9, true);
    scene.hedge(-3.4, 2.3, 2.2, 0.4);
    scene.hedge(0.9, 2.3, 2.6, 0.4);
  });
const flats = () =>
  plot(
    night,
    7,
    { size: [3.8, 3.4, 5], wall: walls.peach, roof: roofs.slate, windows: [3, 3], doorAt: 1, isFlat: true },
    (scene) => {
      scene.tree(2.8, 2, 0.7);
      scene.car(3.2, 3.1, walls.white);
    },
  );
const barn = () =>
  plot(
    dusk,
    9,
    { size: [3, 5, 1.9], wall: walls.sage, roof: roofs.brown, windows: [2, 4], chimney: false, door: '#7A2E1C' },
    (scene) => {
      scene.tree(3, -1.4, 1.2, true);
      scene.tree(-2.8, 1.4, 0.8);
    },
  );
const newBuild = () =>
  plot(
    noon,
    11,
    { size: [3.6, 3, 3.3], wall: walls.white, roof: '#3A3D55', windows: [2, 2], isFlat: true, door: accent },
    (scene) => {
      scene.sign(2.6, 2.2);
      scene.tree(-2.7, 0.9, 0.6);
      scene.hedge(2.4, -1.4, 0.4, 2.6);
    },
  );
const cottage = () =>
  plot(snow, 13, { size: [3.2, 2.8, 1.7], wall: walls.cream, roof: roofs.red, windows: [2, 2], door: '#1F4E5F' }, (scene) => {
    scene.tree(2.9, 0.2, 1);
    scene.tree(-2.7, 0.8, 0.7, true);
  });

/** Draws a street with houses on both sides, at the hour of its light. */
const row = (light: Light, seed: number, list: { wall: string; roof: string; height: number }[], isGreen: boolean) => {
  const scene = createScene(light, { w: 1200, h: 800, unit: 60, origin: [0.5, 0.12], seed });
  scene.street(5, false, 2);
  for (const [i, { wall, roof, height }] of list.entries()) {
    scene.house({ at: [-4.6 + i * 3.5, 0.8], size: [2.9, 2.8, height], wall, roof, doorAt: i % 2 });
    scene.house({
      at: [-3.4 + i * 3.5, 8.6],
      size: [2.9, 2.6, height],
      wall: list[(i + 2) % list.length]?.wall ?? wall,
      roof,
      doorAt: (i + 1) % 2,
    });
    if (isGreen) {
      scene.tree(-5 + i * 3.5, 4.3, 0.6 + (i % 3) * 0.12, i % 3 === 1);
    }
  }
  scene.car(1.4, 5.5, accent);
  return scene.draw();
};
const mill = () =>
  row(
    dusk,
    21,
    [
      { wall: walls.rose, roof: roofs.slate, height: 3.3 },
      { wall: walls.cream, roof: roofs.slate, height: 3.3 },
      { wall: walls.mint, roof: roofs.slate, height: 3.3 },
      { wall: walls.peach, roof: roofs.slate, height: 3.3 },
      { wall: walls.white, roof: roofs.slate, height: 3.3 },
    ],
    true,
  );
const oldtown = () =>
  row(
    night,
    23,
    [
      { wall: walls.cream, roof: roofs.red, height: 1.7 },
      { wall: walls.peach, roof: roofs.plum, height: 3.3 },
      { wall: walls.white, roof: roofs.red, height: 1.7 },
      { wall: walls.rose, roof: roofs.brown, height: 3.3 },
      { wall: walls.cream, roof: roofs.red, height: 1.7 },
    ],
    false,
  );
const orchard = () =>
  row(
    noon,
    25,
    [
      { wall: walls.white, roof: roofs.red, height: 1.7 },
      { wall: walls.sage, roof: roofs.brown, height: 1.7 },
      { wall: walls.mint, roof: roofs.red, height: 1.7 },
      { wall: walls.cream, roof: roofs.slate, height: 1.7 },
      { wall: walls.peach, roof: roofs.red, height: 1.7 },
    ],
    true,
  );

/** Draws a street while everybody sleeps. */
const morning = () =>
  row(
    dawn,
    27,
    [
      { wall: walls.cream, roof: roofs.plum, height: 1.7 },
      { wall: walls.mint, roof: roofs.slate, height: 3.3 },
      { wall: walls.rose, roof: roofs.plum, height: 1.7 },
      { wall: walls.white, roof: roofs.slate, height: 3.3 },
      { wall: walls.peach, roof: roofs.plum, height: 1.7 },
    ],
    true,
  );
/** Draws a house behind a scaffold. */
const survey = () =>
  plot(noon, 29, { size: [3.4, 3, 3.3], wall: walls.peach, roof: roofs.brown, windows: [2, 2] }, (scene) => {
    const { add, at, box } = scene;
    const pole = (x: number, y: number) =>
      `<path d="M${at(x, y)}L${at(x, y, 4)}" stroke="#5A5F73" stroke-width="8"/><path d="M${at(x, y)}L${at(x, y, 4)}" stroke="#D5DAE4" stroke-width="3"/>`;
    const deck = (z: number) => box(-1.8, 1.55, z, 3.7, 0.5, 0.08, '#C99B6B');
    add(
      6,
      [-1.8, -0.6, 0.6, 1.8].map((x) => pole(x, 2.05)).join('') +
        deck(1.5) +
        deck(3) +
        box(0.4, 1.62, 1.58, 0.4, 0.3, 0.34, accent),
    );
    scene.tree(-3.1, 0.2, 0.8);
  });

/** Draws a room without its front walls. */
const room = (light: Light, seed: number, wall: string, furnish: (scene: Scene) => void) => {
  const scene = createScene(light, { w: 960, h: 760, unit: 92, origin: [0.5, 0.53], seed });
  const { box, flat, face } = scene;
  scene.ground(flat(-2.9, -2.5, 5.8, 5.2, '#8A5F42', -0.01));
  for (let i = 0; i < 12; i++) {
    scene.ground(flat(-2.8, -2.4 + i * 0.42, 5.6, 0.4, i % 2 ? '#C99B6B' : '#C08F5E'));
  }
  scene.add(
    -20,
    box(-3, -2.6, 0, 0.2, 5.2, 2.7, wall) +
      box(-2.8, -2.6, 0, 5.8, 0.2, 2.7, wall) +
      face('left', -1.6, -2.39, 0.9, 1.5, 1.3, walls.white) +
      face('left', -1.5, -2.38, 1, 1.3, 1.1, light.lit > 0.5 ? 'url(#lit)' : light.glass) +
      face('left', 1, -2.39, 0.9, 1.5, 1.3, walls.white) +
      face('left', 1.1, -2.38, 1, 1.3, 1.1, light.lit > 0.5 ? 'url(#lit)' : light.glass),
  );
  furnish(scene);
  return scene.draw();
};
const kitchen = () =>
  room(noon, 31, walls.mint, ({ add, box, flat }) => {
    add(
      -9,
      box(-2.8, -2.4, 0, 0.9, 3.6, 0.95, walls.white) +
        box(-2.85, -2.4, 0.95, 1, 3.65, 0.1, '#3A3D55') +
        flat(-2.6, -1.2, 0.5, 0.8, '#8FA0B1', 1.06) +
        flat(-2.6, 0.1, 0.55, 0.8, '#22303F', 1.06),
    );
    add(-6, box(2, -2.4, 0, 0.9, 0.9, 1.9, walls.cream));
    add(
      2,
      box(-0.6, -0.5, 0.62, 2.2, 1.2, 0.12, '#B5774A') +
        box(-0.5, -0.4, 0, 0.12, 0.12, 0.62, '#7A4B2E') +
        box(1.4, 0.5, 0, 0.12, 0.12, 0.62, '#7A4B2E') +
        box(0.2, -0.1, 0.74, 0.3, 0.3, 0.16, accent),
    );
    for (const [x, y] of [
      [-0.3, 1],
      [0.9, 1],
      [-0.3, -1.1],
      [0.9, -1.1],
    ] as const) {
      add(x + y + (y > 0 ? 3 : 1), box(x, y, 0, 0.45, 0.45, 0.42, '#3F6B4A'));
    }
  });
const attic = () =>
  room(dusk, 33, walls.peach, ({ add, box, flat }) => {
    add(-8, flat(-1.2, -0.6, 3.4, 2.6, '#3F6B4A', 0.02) + flat(-1, -0.4, 3, 2.2, '#557F5E', 0.03));
    add(
      -5,
      box(-2.8, -1.6, 0, 1.2, 2.8, 0.45, '#2B2A55') +
        box(-2.8, -1.6, 0.45, 0.3, 2.8, 0.5, '#3A3970') +
        box(-2.4, -1.3, 0.45, 0.7, 0.7, 0.18, accent),
    );
    add(
      -3,
      box(1.2, -2.4, 0, 1.4, 0.5, 1.8, '#8C5A3A') +
        box(1.3, -2.0, 0.5, 1.2, 0.1, 0.08, walls.cream) +
        box(1.3, -2.0, 1.1, 1.2, 0.1, 0.08, walls.cream),
    );
    add(2, box(0, 0.2, 0, 1.1, 0.8, 0.36, '#B5774A') + box(0.3, 0.4, 0.36, 0.3, 0.3, 0.08, walls.white));
    add(4, box(2, 1.4, 0, 0.5, 0.5, 0.5, '#C65A3A'));
  });

/** Draws a removal van in front of an open door. */
const van = () => {
  const scene = createScene(noon, { w: 960, h: 760, unit: 74, origin: [0.5, 0.46], seed: 41 });
  const { box, face, flat } = scene;
  scene.street(2.6, false, 2);
  scene.house({ at: [-2.4, -2.2], size: [3, 3, 3.3], wall: walls.cream, roof: roofs.plum, door: accent });
  scene.add(
    6,
    flat(0.6, 3.3, 4.2, 1.2, noon.shadow, 0, 'opacity=".3" filter="url(#soft)"') +
      box(0.5, 3, 0.3, 2.6, 1.2, 1.5, walls.white) +
      box(3.1, 3.1, 0.3, 0.9, 1, 0.95, accent) +
      face('right', 4.01, 3.2, 0.75, 0.8, 0.4, noon.glass) +
      face('left', 0.8, 4.21, 0.9, 1.6, 0.3, '#2B2A55') +
      [0.9, 3.2].map((x) => face('left', x, 4.22, 0.05, 0.5, 0.45, '#22223F')).join(''),
  );
  for (const [x, y, size] of [
    [-0.9, 1.7, 0.5],
    [-0.2, 2, 0.4],
    [-1, 2.3, 0.36],
  ] as const) {
    scene.add(x + y + 0.6, scene.cast(x, y, size, size, size) + box(x, y, 0, size, size, size, '#C99B6B'));
  }
  scene.tree(1.9, 0.2, 0.9);
  return scene.draw();
};

/** Draws boxes in an empty room, one of them with a cat. */
const boxes = () =>
  room(dawn, 35, walls.sage, ({ add, box, at, cast }) => {
    for (const [x, y, z, size] of [
      [-2.2, -1.6, 0, 1],
      [-2.1, -0.4, 0, 0.8],
      [-2.1, -1.5, 1, 0.7],
      [-1, -1.7, 0, 0.7],
      [0.9, 0.4, 0, 1],
    ] as const) {
      add(
        x + y + z + 4,
        (z ? '' : cast(x, y, size, size, size)) +
          box(x, y, z, size, size, size * 0.8, '#C99B6B') +
          box(x + size * 0.42, y - 0.01, z, size * 0.14, size + 0.02, size * 0.81, '#E4C79A'),
      );
    }
    const [cx = 0, cy = 0] = at(1.4, 0.9, 0.8).split(' ').map(Number);
    add(
      9,
      `<g transform="translate(${cx} ${cy})" fill="#2B2A55"><path d="M-42 8C-46 -40 -30 -58 -24 -62L-30 -96L-10 -80H10L30 -96L24 -62C36 -50 46 -30 42 8Z"/><path d="M40 2C84 -6 84 -52 66 -62" fill="none" stroke="#2B2A55" stroke-width="13" stroke-linecap="round"/><circle cx="-10" cy="-60" r="4" fill="#FFC15A"/><circle cx="10" cy="-60" r="4" fill="#FFC15A"/></g>`,
    );
  });

/** Draws a team member's front door. */
const doorstep = (seed: number, light: Light, wall: string, color: string, extra: (scene: Scene) => void) => {
  const scene = createScene(light, { w: 760, h: 820, unit: 150, origin: [0.52, 0.62], seed });
  const { box, face, flat } = scene;
  scene.ground(flat(-6, 0.9, 14, 1, light.path));
  scene.add(
    -1,
    box(-3, -3, 0, 4.6, 3, 4, wall) +
      face('left', -0.72, 0.01, 0.3, 1.44, 2.24, '#FFFDF6') +
      face('left', -0.6, 0.02, 0.3, 1.2, 2.1, color) +
      face('left', -0.45, 0.03, 1.6, 0.4, 0.6, 'url(#lit)') +
      face('left', 0.05, 0.03, 1.6, 0.4, 0.6, 'url(#lit)') +
      face('left', -0.45, 0.03, 0.5, 0.9, 0.85, '#00000022') +
      face('left', 0.4, 0.04, 1.28, 0.1, 0.1, '#F4D58A') +
      face('left', -2.5, 0.02, 1.3, 1.1, 1.3, '#FFFDF6') +
      face('left', -2.4, 0.03, 1.4, 0.9, 1.1, 'url(#lit)') +
      box(-0.9, 0, 0, 1.8, 0.5, 0.16, light.path) +
      box(-0.8, 0, 0.16, 1.6, 0.3, 0.14, light.path),
  );
  extra(scene);
  return scene.draw();
};
const pot = ({ add, box, at }: Scene, x: number, y: number, color: string) => {
  const [cx, cy] = at(x + 0.2, y + 0.2, 0.75)
    .split(' ')
    .map(Number);
  add(
    x + y + 2,
    `${box(x, y, 0, 0.4, 0.4, 0.4, '#B5573C')}<circle cx="${cx}" cy="${cy}" r="62" fill="${color}"/><circle cx="${f((cx ?? 0) - 16)}" cy="${f((cy ?? 0) - 18)}" r="36" fill="#ffffff" opacity=".18"/>`,
  );
};
const doorGreen = () =>
  doorstep(51, dusk, walls.cream, '#3F6B4A', (scene) => {
    pot(scene, 1, 0.1, '#3F7D5A');
  });
const doorOrange = () =>
  doorstep(53, noon, walls.mint, accent, (scene) => {
    pot(scene, -1.7, 0.1, '#D9A441');
    scene.add(4, scene.box(0.9, 0.9, 0, 0.6, 0.3, 0.35, '#5A4232') + scene.box(1.4, 0.92, 0.3, 0.25, 0.26, 0.25, '#5A4232'));
  });
const doorBlue = () =>
  doorstep(55, night, walls.rose, '#2B2A55', (scene) => {
    pot(scene, 1, 0.1, '#2F5560');
    pot(scene, -1.8, 0.1, '#2F5560');
  });

/** Draws roofs on an oak leaf's green. */
export const oakhurstLogo = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><rect width="400" height="400" rx="60" fill="#2B2A55"/><path d="M200 92L318 160V296L200 364L82 296V160Z" fill="#FFFBF2"/><path d="M200 228L318 160V296L200 364Z" fill="#CFC9DC"/><path d="M200 36L340 118L200 200L60 118Z" fill="#E9663F"/><path d="M200 36L340 118L200 200Z" fill="#C14A28"/><path d="M112 214L158 240V316L112 290Z" fill="#FFC15A"/><path d="M242 250L288 224V270L242 296Z" fill="#FFC15A"/></svg>`;

export const oakhurstDrawings: Record<string, Draw> = {
  quarter: picture(() => quarter(dusk, 1, 1680, 1120, [0.66, -0.02], 62), 1440, 56),
  'quarter-snow': picture(() => quarter(snow, 2, 1680, 900, [0.7, -0.1], 54), 1440, 54),
  terrace: picture(terrace),
  villa: picture(villa),
  flats: picture(flats),
  barn: picture(barn),
  'new-build': picture(newBuild),
  cottage: picture(cottage),
  mill: picture(mill, 1000),
  oldtown: picture(oldtown, 1000),
  orchard: picture(orchard, 1000),
  morning: picture(morning, 1000),
  survey: picture(survey),
  kitchen: picture(kitchen),
  attic: picture(attic),
  van: picture(van),
  boxes: picture(boxes),
  'door-green': picture(doorGreen, 720),
  'door-orange': picture(doorOrange, 720),
  'door-blue': picture(doorBlue, 720),
};
