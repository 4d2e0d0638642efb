/** Draws Fernway's pictures: a garden of cut paper. */
import { mix } from '../../drawings/light.js';
import type { Draw } from '../describe.js';
import { box, createSheet, dice, disc, frond, hills, leaf, type Point, type Sheet, scallop, sheet } from './paper.js';
import { ballTree, bee, clump, crown, flower, pot, swissLeaf } from './plants.js';

const { ground, shadow, sun, deep, leaf: green, moss, lime, rose, cream, pot: clay, sky, bark, stone, steel } = sheet;

type Options = { width: number; bg?: string; quality?: number; depth?: number };
const picture =
  ([w, h]: Point, draw: (s: Sheet) => void, { width, bg, quality = 72, depth }: Options): Draw =>
  () => {
    const s = createSheet(w, h, bg);
    draw(s);
    return { drawing: s.draw(depth), width, quality };
  };

function hero(s: Sheet) {
  const [x, base] = [570, 850];
  s.lay({ d: disc(500), at: [x, 540], color: sun, lift: 1.8 });
  s.lay({ d: disc(390), at: [x, 540], color: mix(sun, ground, 0.45), lift: 1.2 });
  clump(s, [x, base], { n: 9, spread: 178, l: 640, color: deep, kind: 'fern', seed: 5 });
  clump(s, [x, base], { n: 8, spread: 150, l: 660, color: mix(deep, green, 0.5), seed: 8, lift: 1.1 });
  swissLeaf(s, [x - 110, base - 190], -46, 232, green);
  swissLeaf(s, [x + 118, base - 196], 44, 246, moss);
  swissLeaf(s, [x - 8, base - 290], -5, 214, mix(green, moss, 0.5));
  clump(s, [x, base + 8], { n: 5, spread: 120, l: 380, color: moss, other: lime, seed: 3, lift: 1.1 });
  flower(s, [x - 300, base - 376], 122, rose, 2);
  flower(s, [x + 306, base - 470], 138, cream, 3);
  flower(s, [x + 84, base - 640], 92, rose, 4);
  flower(s, [x - 66, base - 148], 104, cream, 6);
  bee(s, [250, 210], 34, -18);
  pot(s, [x, base], 226, clay);
}

/** Returns hills between two sections. The upper background shows above them, and the lower one continues below. */
const ridge = (layers: string[], seed: number): Draw =>
  picture(
    [1600, 150],
    (s) => {
      const roll = dice(seed);
      for (const [i, color] of layers.entries()) {
        const heights = Array.from({ length: 6 + i }, () => 40 + i * 34 + (roll() - 0.5) * 62);
        s.lay({ d: hills(1600, 160, heights), color, lift: 1, isPlain: i === layers.length - 1 });
      }
    },
    { width: 1600, quality: 80, depth: 0 },
  );

/** Returns a row of the planting calendar: twelve months as slots, and the planting season as a strip of paper. */
const months = (from: number, to: number, color: string): Draw =>
  picture(
    [1200, 64],
    (s) => {
      for (let i = 0; i < 12; i++) {
        s.mark(box(i * 100 + 6, 14, 88, 36, 8), '#F7F0E0', 2, 0.22);
      }
      // A season that starts in autumn ends after New Year.
      const spans =
        from <= to
          ? [[from, to] as const]
          : ([
              [from, 12],
              [1, to],
            ] as const);
      for (const [first, last] of spans) {
        s.lay({ d: box((first - 1) * 100 + 6, 12, (last - first + 1) * 100 - 12, 38, 14), color, lift: 0.9 });
      }
    },
    { width: 900, quality: 82, depth: 0 },
  );

/** Draws leaves on both sides of a clear middle. */
function clearing(s: Sheet) {
  for (const [x, side] of [
    [-30, 1],
    [1630, -1],
  ] as const) {
    clump(s, [x - side * 20, 520], { n: 7, spread: 170, l: 400, color: mix(deep, green, 0.3), kind: 'fern', seed: 20 + side });
    clump(s, [x, 860], { n: 8, spread: 150, l: 660, color: mix(deep, green, 0.45), kind: 'fern', seed: 12 + side });
    swissLeaf(s, [x + side * 40, 640], side * 62, 250, green);
    swissLeaf(s, [x + side * 20, 420], side * 84, 230, moss);
    swissLeaf(s, [x + side * 120, 830], side * 34, 260, mix(green, moss, 0.6));
    clump(s, [x + side * 10, 210], { n: 4, spread: 70, l: 300, color: moss, other: lime, seed: 4 });
    clump(s, [x + side * 30, -60], { n: 5, spread: 90, l: -330, color: green, seed: 9 });
  }
  flower(s, [196, 640], 88, rose, 3);
  flower(s, [1440, 380], 92, cream, 5);
  flower(s, [1380, 730], 70, sun, 8);
  flower(s, [90, 330], 66, cream, 9);
}

/** Draws a seedling's first two leaves. */
function sprout(s: Sheet) {
  s.lay({ d: disc(190), at: [450, 300], color: sun, lift: 1.2 });
  s.lay({ d: leaf(230, 74, 26), at: [450, 430], turn: 54, color: lime, lift: 1.2, vein: 190 });
  s.lay({ d: leaf(260, 80, -24), at: [450, 430], turn: -48, color: moss, lift: 1.2, vein: 214 });
  s.lay({ d: box(-9, -90, 18, 180, 8), at: [450, 440], color: green, lift: 0.8 });
  s.lay({ d: 'M60 556C160 470 300 410 450 408S740 470 840 556Z', color: bark, lift: 1.4 });
  s.lay({ d: 'M180 556C260 500 360 466 450 466S640 500 720 556Z', color: mix(bark, clay, 0.4), lift: 0.8 });
  bee(s, [690, 170], 26, -16);
}

/** Draws the sun and two far hills. */
const far = (s: Sheet, at: Point = [s.w * 0.7, s.h * 0.3], r = 120) => {
  s.lay({ d: disc(r), at, color: sun, lift: 1 });
  s.lay({
    d: hills(s.w, s.h, [s.h * 0.42, s.h * 0.36, s.h * 0.45, s.h * 0.38, s.h * 0.44]),
    color: mix(lime, sky, 0.5),
    lift: 0.8,
  });
  s.lay({
    d: hills(s.w, s.h, [s.h * 0.5, s.h * 0.53, s.h * 0.46, s.h * 0.52, s.h * 0.48]),
    color: mix(moss, sky, 0.25),
    lift: 1,
  });
};
function longGarden(s: Sheet) {
  far(s, [650, 190], 110);
  s.lay({ d: hills(900, 730, [420, 410, 416, 408, 420]), color: lime, lift: 1 });
  s.lay({
    d: 'M430 412C520 470 300 520 420 590C500 640 420 690 380 740H700C700 660 560 640 520 580C480 520 600 470 470 412Z',
    color: '#E8D6AE',
    lift: 0.6,
  });
  for (const [x, y, r, seed] of [
    [90, 470, 96, 1],
    [230, 430, 62, 2],
    [820, 480, 104, 3],
    [690, 432, 60, 4],
  ] as const) {
    crown(s, [x, y], r, seed % 2 ? green : moss, seed);
  }
  s.lay({ d: box(560, 300, 110, 116), color: bark, lift: 1 });
  s.lay({ d: 'M540 310L615 236L690 310Z', color: rose, lift: 1 });
  s.lay({ d: box(596, 350, 40, 66), color: cream, lift: 0.4 });
  crown(s, [40, 640], 130, deep, 7);
  crown(s, [880, 660], 120, deep, 8);
  for (const [x, y, r, color, seed] of [
    [180, 650, 62, rose, 4],
    [290, 700, 46, cream, 5],
    [750, 690, 58, sun, 6],
  ] as const) {
    clump(s, [x, y + 90], { n: 4, spread: 70, l: 120, color: moss, seed });
    flower(s, [x, y], r, color, seed);
  }
}
function shadeGarden(s: Sheet) {
  for (const [x, y, r] of [
    [160, 120, 90],
    [480, 70, 130],
    [760, 170, 80],
    [330, 250, 60],
  ] as const) {
    s.lay({ d: disc(r), at: [x, y], color: mix(green, lime, 0.45), lift: 0.4 });
  }
  for (const [x, w] of [
    [210, 84],
    [640, 116],
    [840, 60],
  ] as const) {
    s.lay({
      d: `M${x - w / 2} -10L${x + w / 2} -10L${x + w * 0.6} 560Q${x} 600 ${x - w * 0.66} 560Z`,
      color: mix(bark, deep, 0.35),
      lift: 1.6,
    });
  }
  s.lay({ d: hills(900, 730, [520, 500, 530, 506, 526]), color: green, lift: 1.2 });
  clump(s, [330, 690], { n: 9, spread: 150, l: 330, color: moss, kind: 'fern', seed: 2 });
  clump(s, [760, 720], { n: 9, spread: 150, l: 300, color: lime, other: moss, kind: 'fern', seed: 3 });
  clump(s, [90, 720], { n: 8, spread: 150, l: 220, color: mix(green, '#BFD8CF', 0.35), seed: 6, wide: 0.24 });
  clump(s, [550, 740], { n: 9, spread: 160, l: 210, color: lime, other: cream, seed: 7, wide: 0.26 });
  flower(s, [520, 470], 44, cream, 3);
  flower(s, [170, 520], 36, cream, 5);
}
function roofGarden(s: Sheet) {
  s.lay({ d: disc(120), at: [210, 190], color: sun, lift: 1 });
  const houses = [
    [0, 330, 150],
    [140, 250, 120],
    [250, 360, 170],
    [410, 290, 110],
    [520, 230, 100],
    [610, 340, 160],
    [760, 270, 150],
  ] as const;
  for (const [i, [x, y, w]] of houses.entries()) {
    s.lay({ d: box(x, y, w, 420), color: mix(i % 2 ? stone : '#B9C7BC', sky, 0.25), lift: 1 });
    for (let n = 0; n < 4; n++) {
      s.lay({
        d: box(x + 24 + (n % 2) * 46, y + 30 + Math.floor(n / 2) * 50, 22, 28),
        color: n === i % 4 ? sun : mix(shadow, sky, 0.5),
        lift: 0.2,
      });
    }
  }
  s.lay({ d: box(-10, 560, 920, 180), color: clay, lift: 1.6 });
  s.lay({ d: box(-10, 540, 920, 34), color: mix(clay, cream, 0.35), lift: 1 });
  clump(s, [150, 500], { n: 7, spread: 130, l: 210, color: moss, kind: 'fern', seed: 4 });
  pot(s, [150, 500], 66, deep, false);
  ballTree(s, [400, 500], 84, green, 3, 96);
  pot(s, [400, 506], 76, cream, false);
  clump(s, [630, 500], { n: 6, spread: 90, l: 240, color: lime, seed: 5 });
  flower(s, [590, 300], 50, rose, 2);
  flower(s, [690, 350], 44, cream, 4);
  pot(s, [630, 500], 70, sun, false);
  clump(s, [830, 500], { n: 8, spread: 140, l: 170, color: green, seed: 8, wide: 0.2 });
  pot(s, [830, 504], 58, rose, false);
}
function meadow(s: Sheet) {
  far(s, [220, 180], 96);
  const roll = dice(7);
  for (const [row, y] of [470, 560, 660, 760].entries()) {
    for (let i = 0; i < 15; i++) {
      const color = mix([deep, green, moss, lime][(i + row) % 4] ?? green, sky, 0.3 - row * 0.1);
      s.lay({
        d: leaf(190 + roll() * 90, 15),
        at: [i * 66 + roll() * 40 - 20, y + 60],
        turn: (roll() - 0.5) * 34,
        color,
        lift: 0.5,
      });
    }
    for (let i = 0; i < 3; i++) {
      const at: Point = [90 + i * 300 + row * 74 + roll() * 60, y - 90 + roll() * 50];
      flower(s, at, 30 + row * 8, [rose, cream, sun, rose][(i + row) % 4] ?? rose, row * 3 + i + 1);
    }
  }
  bee(s, [430, 260], 26, -14);
  bee(s, [690, 330], 22, 18);
}
/** Draws the plan of a garden from above: lawn, path, pond, beds and trees. */
function plan(s: Sheet) {
  s.lay({ d: box(40, 40, 1040, 760, 26), color: lime, lift: 1.4 });
  s.lay({
    d: 'M40 600C260 560 300 420 470 400S760 470 800 330S900 120 880 40H980C1000 150 980 300 890 400S640 520 500 500S260 680 40 700Z',
    color: '#E8D6AE',
    lift: 0.5,
  });
  s.lay({ d: scallop(128, 11, 4), at: [250, 250], color: mix('#7FB7C4', sky, 0.2), lift: 0.4 });
  s.lay({ d: scallop(84, 9, 6), at: [250, 250], color: mix('#7FB7C4', cream, 0.4), lift: 0.3 });
  s.lay({ d: box(560, 70, 210, 190, 8), color: stone, lift: 0.8 });
  for (const n of [0, 1, 2]) {
    s.mark(`M${560 + n * 70} 70V260`, mix(stone, shadow, 0.3), 2);
  }
  s.lay({ d: box(620, 120, 90, 90, 6), color: clay, lift: 0.9 });
  for (const [x, y, r, color, seed] of [
    [980, 560, 120, green, 2],
    [850, 690, 92, moss, 3],
    [120, 420, 72, deep, 4],
    [420, 120, 70, green, 5],
    [660, 660, 66, deep, 6],
    [440, 640, 54, moss, 8],
    [1010, 380, 50, deep, 9],
  ] as const) {
    crown(s, [x, y], r, color, seed);
  }
  for (const [x, y, color, seed] of [
    [150, 760, rose, 1],
    [230, 740, cream, 2],
    [310, 764, sun, 3],
    [390, 744, rose, 4],
    [560, 760, cream, 5],
    [500, 330, rose, 6],
    [590, 350, sun, 7],
  ] as const) {
    flower(s, [x, y], 40, color, seed);
  }
}

/** Returns a picture of a plant on its own sheet. */
const plate = (bg: string, draw: (s: Sheet) => void): Draw => picture([640, 640], draw, { width: 560, bg });
const lavender = (s: Sheet) => {
  for (const [i, turn] of [-34, -22, -11, 0, 10, 22, 34].entries()) {
    s.lay({ d: box(-3, -330, 6, 330), at: [320, 440], turn, color: moss, lift: 0.5 });
    for (let n = 0; n < 6; n++) {
      const at: Point = [
        320 + Math.sin((turn * Math.PI) / 180) * (230 + n * 26),
        440 - Math.cos((turn * Math.PI) / 180) * (230 + n * 26),
      ];
      s.lay({ d: scallop(22 - n * 2, 6, i + n), at, color: mix('#7A62B0', '#B9A6DC', n / 8), lift: 0.5 });
    }
  }
  clump(s, [320, 450], { n: 7, spread: 130, l: 170, color: mix(moss, sky, 0.4), seed: 4 });
  pot(s, [320, 440], 112, clay);
};
const roseBush = (s: Sheet) => {
  clump(s, [320, 460], { n: 9, spread: 150, l: 300, color: deep, seed: 2, wide: 0.22 });
  for (const [x, y, r, seed] of [
    [210, 250, 76, 1],
    [430, 230, 82, 2],
    [320, 150, 66, 3],
    [320, 330, 88, 4],
  ] as const) {
    flower(s, [x, y], r, seed % 2 ? rose : mix(rose, cream, 0.35), seed);
  }
  pot(s, [320, 450], 108, mix(deep, sky, 0.2), false);
};
const hosta = (s: Sheet) => {
  clump(s, [320, 470], { n: 9, spread: 170, l: 330, color: mix(green, '#BFD8CF', 0.3), seed: 3, wide: 0.25 });
  clump(s, [320, 476], { n: 6, spread: 120, l: 240, color: lime, other: cream, seed: 5, wide: 0.27 });
  pot(s, [320, 460], 110, sun, false);
};
const apple = (s: Sheet) => {
  ballTree(s, [320, 470], 190, green, 4, 130);
  for (const [x, y] of [
    [220, 190],
    [320, 140],
    [420, 210],
    [270, 290],
    [390, 300],
  ] as const) {
    s.lay({ d: disc(26), at: [x, y], color: rose, lift: 0.8 });
    s.lay({ d: leaf(26, 9), at: [x + 3, y - 24], turn: 40, color: lime, lift: 0.4 });
  }
  pot(s, [320, 476], 100, stone, false);
};
const grass = (s: Sheet) => {
  clump(s, [320, 460], { n: 17, spread: 130, l: 370, color: '#D9B565', other: moss, seed: 6, wide: 0.035 });
  clump(s, [320, 464], { n: 11, spread: 100, l: 280, color: lime, other: sun, seed: 9, wide: 0.04 });
  pot(s, [320, 450], 104, rose, false);
};
const treeFern = (s: Sheet) => {
  s.lay({ d: box(-24, 0, 48, 220, 10), at: [320, 280], color: bark, lift: 1 });
  for (const turn of [-118, -88, -58, -30, 0, 30, 58, 88, 118]) {
    s.lay({ d: frond(250, 12), at: [320, 290], turn, color: mix(green, lime, Math.abs(turn) / 150), lift: 0.8 });
  }
  pot(s, [320, 486], 96, clay);
};

const can = (s: Sheet, [x, y]: Point, k: number, color: string) => {
  s.lay({
    d: 'M120 -60C250 -110 250 110 130 110V80C200 70 200 -60 120 -30Z',
    at: [x, y],
    scale: k,
    color: mix(color, shadow, 0.2),
    lift: 1.2,
  });
  s.lay({ d: 'M-130 20L-290 -130L-262 -150L-120 -50Z', at: [x, y], scale: k, color, lift: 1 });
  s.lay({ d: 'M-318 -98L-254 -178L-236 -160L-300 -84Z', at: [x, y], scale: k, color: mix(color, cream, 0.3), lift: 0.8 });
  s.lay({ d: box(-140, -100, 280, 250, 26), at: [x, y], scale: k, color, lift: 1.6 });
  s.lay({ d: box(-140, -30, 280, 34), at: [x, y], scale: k, color: cream, lift: 0.3 });
  s.lay({
    d: 'M-120 -100Q0 -210 120 -100L92 -100Q0 -176 -92 -100Z',
    at: [x, y],
    scale: k,
    color: mix(color, shadow, 0.2),
    lift: 0.9,
  });
};
const careCan = (s: Sheet) => {
  can(s, [410, 330], 1.05, rose);
  for (const [x, y] of [
    [66, 240],
    [92, 300],
    [50, 320],
    [112, 370],
    [74, 410],
  ] as const) {
    s.lay({ d: leaf(34, 16), at: [x, y], turn: 0, color: '#7FB7C4', lift: 0.5 });
  }
  clump(s, [110, 590], { n: 7, spread: 130, l: 150, color: moss, seed: 5 });
};
const shears = (s: Sheet) => {
  for (const [x, y, seed] of [
    [130, 470, 1],
    [330, 500, 2],
    [560, 480, 3],
  ] as const) {
    crown(s, [x, y + 40], 130, seed === 2 ? moss : green, seed);
  }
  for (const side of [1, -1]) {
    s.lay({
      d: 'M0 0C-16 -120 -10 -220 30 -300C44 -200 40 -90 22 0Z',
      at: [350, 330],
      turn: side * 24 - 4,
      color: side > 0 ? steel : mix(steel, cream, 0.5),
      lift: 1.2,
    });
    s.lay({
      d: box(-17, 0, 34, 210, 17),
      at: [356, 322],
      turn: side * 28,
      color: side > 0 ? clay : mix(clay, shadow, 0.16),
      lift: 1.2,
    });
  }
  s.lay({ d: disc(18), at: [354, 326], color: sun, lift: 0.6 });
};
const barrow = (s: Sheet) => {
  clump(s, [330, 330], { n: 7, spread: 120, l: 230, color: green, seed: 3, wide: 0.2 });
  flower(s, [270, 200], 58, cream, 2);
  flower(s, [400, 170], 66, rose, 4);
  clump(s, [460, 330], { n: 6, spread: 120, l: 180, color: lime, kind: 'fern', seed: 6 });
  s.lay({ d: 'M470 300L700 250L706 276L480 336Z', color: bark, lift: 1 });
  s.lay({ d: 'M150 300H580L490 460H250Z', color: sun, lift: 1.8 });
  s.lay({ d: 'M480 440L530 560L556 552L520 430Z', color: bark, lift: 1 });
  s.lay({ d: disc(66), at: [236, 510], color: shadow, lift: 1.2 });
  s.lay({ d: disc(26), at: [236, 510], color: cream, lift: 0.5 });
};

/** Returns a picture of a team member's boots. */
const boots = (bg: string, color: string, decorate: (s: Sheet) => void): Draw =>
  plate(bg, (s) => {
    s.lay({ d: hills(640, 660, [548, 536, 552, 538, 548]), color: mix(bg, moss, 0.6), lift: 0.8 });
    for (const [x, y, tone] of [
      [390, 0, mix(color, shadow, 0.18)],
      [250, 26, color],
    ] as const) {
      s.lay({ d: 'M-76 -330Q0 -352 76 -330L70 30C120 60 190 70 196 130H-78Z', at: [x, 430 + y], color: tone, lift: 1.7 });
      s.lay({
        d: 'M-76 -330Q0 -352 76 -330L75 -284Q0 -304 -77 -284Z',
        at: [x, 430 + y],
        color: mix(tone, cream, 0.5),
        lift: 0.5,
      });
      s.lay({ d: box(-84, 122, 286, 30, 10), at: [x, 430 + y], color: mix(tone, shadow, 0.5), lift: 0.8 });
    }
    decorate(s);
  });

function waterAtSix(s: Sheet) {
  s.lay({ d: disc(250), at: [820, 470], color: sun, lift: 1.4 });
  s.lay({ d: disc(190), at: [820, 470], color: mix(sun, cream, 0.4), lift: 0.8 });
  s.lay({ d: hills(1200, 820, [520, 480, 540, 500, 530]), color: mix(moss, '#F5CBA7', 0.35), lift: 1 });
  s.lay({ d: hills(1200, 820, [640, 670, 610, 660, 630]), color: green, lift: 1.2 });
  can(s, [700, 360], 0.92, deep);
  for (const [x, y] of [
    [398, 330],
    [372, 400],
    [420, 420],
    [352, 470],
    [404, 500],
    [378, 560],
  ] as const) {
    s.lay({ d: leaf(40, 18), at: [x, y], color: '#7FB7C4', lift: 0.5 });
  }
  clump(s, [370, 790], { n: 9, spread: 140, l: 220, color: lime, seed: 4, wide: 0.2 });
  clump(s, [930, 820], { n: 9, spread: 150, l: 230, color: moss, kind: 'fern', seed: 7 });
  flower(s, [140, 640], 70, rose, 3);
}
function dryShade(s: Sheet) {
  s.lay({ d: scallop(420, 15, 3), at: [330, -60], color: green, lift: 1.4 });
  s.lay({ d: scallop(340, 13, 5), at: [860, -110], color: deep, lift: 1.4 });
  s.lay({ d: 'M500 -20H640C650 260 640 480 720 660H410C500 480 510 260 500 -20Z', color: bark, lift: 1.8 });
  s.lay({ d: hills(1200, 820, [620, 650, 610, 650, 630]), color: mix(bark, clay, 0.4), lift: 1.2 });
  for (const [i, x] of [110, 300, 480, 690, 880, 1080].entries()) {
    const at: Point = [x, 760 - (i % 2) * 30];
    if (i % 3 === 0) {
      clump(s, at, { n: 8, spread: 150, l: 230, color: moss, kind: 'fern', seed: i + 2 });
    } else {
      clump(s, at, { n: 7, spread: 140, l: 180, color: i % 2 ? lime : mix(green, sky, 0.3), seed: i + 2, wide: 0.24 });
    }
  }
  flower(s, [300, 560], 44, cream, 2);
  flower(s, [900, 560], 50, '#B9A6DC', 4);
}
function leaves(s: Sheet) {
  const roll = dice(11);
  s.lay({ d: hills(1200, 820, [560, 590, 540, 580, 560]), color: mix(moss, clay, 0.3), lift: 1 });
  const tones = [rose, sun, clay, '#B5651D', mix(sun, moss, 0.4)];
  for (let i = 0; i < 70; i++) {
    const t = roll();
    const at: Point = [200 + t * 860, 760 - Math.sin(t * Math.PI) * 260 * roll() - roll() * 40];
    s.lay({ d: leaf(96 + roll() * 50, 38), at, turn: roll() * 360, color: tones[i % 5] ?? rose, lift: 0.6, vein: 80 });
    if (i === 44) {
      hedgehog(s, [640, 600]);
    }
  }
  for (const [x, y] of [
    [220, 160],
    [520, 90],
    [860, 220],
    [1010, 120],
  ] as const) {
    s.lay({ d: leaf(90, 36), at: [x, y], turn: roll() * 360, color: tones[Math.floor(roll() * 5)] ?? sun, lift: 1.6, vein: 76 });
  }
}
const hedgehog = (s: Sheet, [x, y]: Point) => {
  for (const [row, r] of [210, 170, 126].entries()) {
    for (let i = 0; i < 17; i++) {
      const turn = -100 + i * 11.4 + row * 4;
      s.lay({
        d: leaf(r, 16),
        at: [x, y],
        turn,
        color: mix(bark, row === 2 ? '#D9B48A' : shadow, row === 1 ? 0.1 : 0.3),
        lift: 0.5,
      });
    }
  }
  s.lay({
    d: 'M-40 40C-80 -90 60 -120 120 -60C170 -40 220 0 236 24C240 44 220 50 200 46H-40Z',
    at: [x + 40, y],
    color: '#E3C39A',
    lift: 1.1,
  });
  s.lay({ d: disc(13), at: [x + 276, y + 26], color: shadow, lift: 0.4 });
  s.lay({ d: disc(10), at: [x + 190, y - 26], color: shadow, lift: 0.3 });
};
/** Draws the van's area: a river, five villages and hills. */
function map(s: Sheet) {
  s.lay({ d: scallop(420, 16, 5), at: [560, 460], color: lime, lift: 1.6 });
  s.lay({ d: scallop(330, 14, 8), at: [530, 450], color: mix(lime, moss, 0.5), lift: 0.9 });
  s.lay({
    d: 'M250 20C360 190 270 300 430 380S760 430 720 580S820 800 900 880H980C900 780 800 720 800 590S820 390 600 330S440 180 350 20Z',
    color: '#8FC0CB',
    lift: 0.5,
  });
  for (const [x, y, r, seed] of [
    [300, 620, 70, 1],
    [390, 690, 56, 2],
    [760, 260, 66, 3],
    [850, 330, 52, 4],
  ] as const) {
    crown(s, [x, y], r, seed % 2 ? green : deep, seed);
  }
  for (const [x, y, color] of [
    [330, 470, rose],
    [560, 300, sun],
    [620, 560, rose],
    [800, 480, cream],
    [470, 200, cream],
  ] as const) {
    s.lay({ d: box(-34, -34, 68, 50), at: [x, y], color: cream, lift: 0.9 });
    s.lay({ d: 'M-46 -30L0 -76L46 -30Z', at: [x, y], color: color === cream ? clay : color, lift: 0.8 });
  }
  s.lay({ d: box(-4, -190, 8, 190), at: [600, 300], color: bark, lift: 0.6 });
  s.lay({ d: 'M0 -190L110 -160L0 -124Z', at: [604, 300], color: rose, lift: 1 });
}

/** Draws a leaf with a cut corner. */
export const fernwayLogo = () => {
  const s = createSheet(400, 400);
  s.lay({
    d: 'M40 60Q40 40 60 40H260Q360 40 360 140V340Q360 360 340 360H140Q40 360 40 260Z',
    color: deep,
    isPlain: true,
    lift: 0,
  });
  s.lay({ d: frond(270, 9), at: [150, 316], turn: 30, color: lime, isPlain: true, lift: 0 });
  return s.draw(0);
};

const warm = '#F6DDC4';
const cool = '#D3E2D0';
const straw = '#F3E3B5';
export const fernwayDrawings: Record<string, Draw> = {
  hero: picture([1140, 1190], hero, { width: 960, quality: 70 }),
  'ridge-down': ridge([lime, moss, deep], 3),
  'ridge-up': ridge([moss, lime, ground], 9),
  clearing: picture([1600, 820], clearing, { width: 1500, quality: 62, bg: deep }),
  'months-roses': months(11, 3, rose),
  'months-ferns': months(4, 6, lime),
  'months-hedges': months(10, 12, sun),
  'months-beans': months(5, 7, '#E8946A'),
  'months-tulips': months(10, 11, '#B9A6DC'),
  'months-lawn': months(9, 9, cream),
  long: picture([900, 720], longGarden, { width: 800, bg: sky }),
  shade: picture([900, 720], shadeGarden, { width: 800, bg: mix(deep, green, 0.6) }),
  roof: picture([900, 720], roofGarden, { width: 800, bg: sky }),
  meadow: picture([900, 720], meadow, { width: 800, bg: '#F3E3B5' }),
  plan: picture([1120, 840], plan, { width: 960 }),
  can: plate(cool, careCan),
  shears: plate(warm, shears),
  barrow: plate(sky, barrow),
  lavender: plate(straw, lavender),
  rosebush: plate(cool, roseBush),
  hosta: plate(warm, hosta),
  apple: plate(sky, apple),
  grass: plate(mix(cool, sky, 0.5), grass),
  treefern: plate(straw, treeFern),
  'boots-green': boots(straw, green, (s) => flower(s, [262, 330], 46, cream, 4)),
  'boots-red': boots(cool, rose, (s) => {
    for (const [x, y] of [
      [220, 260],
      [280, 300],
      [226, 350],
      [290, 390],
      [240, 430],
    ] as const) {
      s.lay({ d: disc(15), at: [x, y], color: cream, lift: 0.3 });
    }
  }),
  'boots-yellow': boots(warm, sun, (s) => {
    clump(s, [250, 470], { n: 5, spread: 110, l: 120, color: green, seed: 3, wide: 0.2 });
    flower(s, [250, 350], 40, rose, 5);
  }),
  sprout: picture([900, 560], sprout, { width: 640 }),
  map: picture([1120, 940], map, { width: 800 }),
  'note-six': picture([1200, 800], waterAtSix, { width: 1000, bg: '#F5CBA7' }),
  'note-shade': picture([1200, 800], dryShade, { width: 1000, bg: '#C6D6BE' }),
  'note-leaves': picture([1200, 800], leaves, { width: 1000, bg: '#F3E3B5' }),
};
