/** Draws St Alder's pictures: a window for each page, roundels for people and life events, and window details for posts. */
import { f, grad, mix, svg } from '../../drawings/light.js';
import type { Draw } from '../describe.js';
import { border, floorLight, type Glass, glass, lancetWindow, type Point, polar, smallWindow, times, wall } from './glass.js';

const { deep, sky, dusk, red, gold, amber, green, leaf: lime, bark, white, violet } = glass;
const pale = '#FFF3C9';
const picture =
  (draw: () => string, width: number, quality: number): Draw =>
  () => ({ drawing: draw(), width, quality });
const turn = (i: number, count: number) => (i / count) * Math.PI * 2 - Math.PI / 2;

/** Draws the front page's window: a rose above a tree. */
function rose(g: Glass) {
  const [w, h] = [640, 880];
  const [cx, cy, r] = [w / 2, h * 0.4, w * 0.47];
  const at: Point = [cx, cy];
  g.rays(at, [r * 0.92, r * 1.2, r * 1.61, r * 2.4], 26, [sky, dusk]);
  g.ring(at, r * 0.78, r * 0.93, 24, [red, gold, red, amber], { offset: 0.5 });
  g.ring(at, r * 0.5, r * 0.78, 12, [sky, dusk], { bulge: 0.1 });
  for (const i of times(12, (n) => n)) {
    const a = turn(i, 12);
    g.leaf(polar(at, r * 0.3, a), polar(at, r * 0.75, a), r * 0.13, i % 2 ? gold : green, i % 2 ? amber : lime);
  }
  g.ring(at, r * 0.38, r * 0.5, 24, [deep, dusk], { offset: 0.5 });
  g.ring(at, r * 0.24, r * 0.38, 12, [red, amber], { offset: 0.5, bulge: 0.12 });
  g.ring(at, r * 0.13, r * 0.25, 8, [dusk, sky]);
  g.ring(at, 0, r * 0.13, 6, [gold, pale]);
  g.band(w, [h * 0.83, h], 7, [green, mix(green, lime, 0.35)], 12);
  const [foot, crown] = [h * 0.965, cy + r];
  g.cell(
    `M${cx - 60} ${f(foot)}C${cx - 22} ${f(foot - 120)} ${cx - 30} ${f(crown + 40)} ${cx - 14} ${f(crown - 30)}L${cx + 14} ${f(crown - 30)}C${cx + 30} ${f(crown + 40)} ${cx + 22} ${f(foot - 120)} ${cx + 60} ${f(foot)}Z`,
    bark,
  );
  for (const d of [1, -1]) {
    g.cell(
      `M${cx + d * 10} ${f(crown + 60)}Q${cx + d * 90} ${f(crown + 30)} ${cx + d * 150} ${f(crown - 20)}L${cx + d * 138} ${f(crown - 34)}Q${cx + d * 80} ${f(crown + 6)} ${cx + d * 10} ${f(crown + 26)}Z`,
      bark,
    );
    for (const i of times(9, (n) => n)) {
      const spot: Point = [cx + d * (52 + i * 45), crown + 30 + Math.sin(i * 0.5) * 20 + (i % 2 ? 54 : -14)];
      g.shape(
        times(6, (k): Point => {
          const [x, y] = polar([0, 0], 54 + ((i * 7) % 5) * 3, k * 1.05 + i);
          return [spot[0] + x, spot[1] + y * 0.72];
        }),
        [lime, green, gold, amber][i % 4] ?? green,
      );
    }
    bird(g, [cx + d * -222, h * 0.662], d * 1.1);
  }
}
const bird = (g: Glass, [x, y]: Point, s: number) =>
  g.cell(
    `M${f(x - 42 * s)} ${f(y)}q${f(34 * s)} -44 ${f(84 * s)} -30q${f(-26 * s)} 8 ${f(-34 * s)} 34q${f(26 * s)} 10 ${f(40 * s)} -2q${f(-20 * s)} 40 ${f(-60 * s)} 28z`,
    white,
  );

const size: Point = [560, 900];
/** Draws the background of a page's window: rays, a border, and a ring of light around the subject. */
function ground(g: Glass, at: Point, radius: number, [one, two]: [string, string], rim: string[], inside: string[]) {
  g.rays(at, [radius * 0.9, radius * 1.35, radius * 1.9, radius * 3.2], 20, [one, two]);
  border(g, ...size, 34, rim);
  g.ring(at, radius * 0.84, radius, 22, [gold, red, amber, red], { offset: 0.5 });
  g.ring(at, radius * 0.42, radius * 0.84, 14, inside, { bulge: 0.04 });
  g.ring(at, 0, radius * 0.42, 8, inside);
}

function wheat(g: Glass) {
  const at: Point = [280, 400];
  ground(g, at, 205, [dusk, sky], [red, deep, gold, deep], [sky, mix(sky, white, 0.3)]);
  g.band(560, [770, 900], 6, [bark, amber, mix(bark, amber, 0.4)], 8);
  for (const [i, x] of [-120, -78, -38, 0, 38, 78, 120].entries()) {
    const [foot, tip]: [Point, Point] = [
      [280 - x * 0.5, 800],
      [280 + x * 1.25, 330 + Math.abs(x) * 0.75],
    ];
    const point = (t: number): Point => [foot[0] + (tip[0] - foot[0]) * t, foot[1] + (tip[1] - foot[1]) * t];
    const [a, b] = [point(0), point(0.72)];
    g.shape(
      [
        [a[0] - 8, a[1]],
        [b[0] - 5, b[1]],
        [b[0] + 5, b[1]],
        [a[0] + 8, a[1]],
      ],
      i % 2 ? lime : gold,
    );
    for (const n of times(5, (k) => k)) {
      const from = point(0.66 + n * 0.075);
      for (const d of [1, -1]) {
        g.leaf(from, [from[0] + d * (25 - n) + x * 0.06, from[1] - 44], 15, (n + i) % 2 ? gold : amber);
      }
    }
    g.leaf(point(1), [tip[0] + x * 0.08, tip[1] - 58], 15, pale);
  }
  g.cell('M196 640Q280 600 364 640L370 688Q280 652 190 688Z', red);
  for (const [x, turned] of [
    [150, -1],
    [410, 1],
  ] as const) {
    g.cell(`M${x - 84} 852Q${x - 88} 764 ${x} 758Q${x + 88} 764 ${x + 84} 852Z`, amber);
    g.leaf([x - 44, 826], [x - 44 + turned * 26, 782], 16, pale);
    g.leaf([x + 20, 826], [x + 20 + turned * 26, 782], 16, pale);
  }
}

/** Draws one fish with a head, rows of scales, fins and a tail. */
function fish(g: Glass, [x, y]: Point, d: number, [one, two]: [string, string]) {
  const p = (dx: number, dy: number): Point => [x + dx * d, y + dy];
  g.shape([p(-118, 0), p(-196, -74), p(-170, 0)], two);
  g.shape([p(-118, 0), p(-196, 74), p(-170, 0)], one);
  g.shape([p(-40, -58), p(10, -112), p(66, -60)], two);
  g.shape([p(-30, 58), p(0, 104), p(44, 60)], one);
  for (const i of times(6, (n) => n)) {
    const [from, to] = [-124 + i * 38, -124 + (i + 1) * 38 + 6];
    const half = (at: number) => 70 * Math.sqrt(Math.max(0.02, 1 - ((at - 10) / 150) ** 2));
    for (const side of [1, -1]) {
      g.shape(
        [p(from, 0), p(from + 6, half(from) * side), p(to, half(to) * side), p(to + 8, 0)],
        (i + (side > 0 ? 1 : 0)) % 2 ? one : two,
      );
    }
  }
  g.cell(
    `M${p(96, -60).map(f).join(' ')}Q${p(164, -44).map(f).join(' ')} ${p(186, 4).map(f).join(' ')}Q${p(160, 48).map(f).join(' ')} ${p(96, 60).map(f).join(' ')}Q${p(122, 0).map(f).join(' ')} ${p(96, -60).map(f).join(' ')}Z`,
    gold,
  );
  g.ring(p(142, -12), 0, 12, 4, [white, deep]);
}
function fishes(g: Glass) {
  ground(g, [280, 420], 215, [dusk, deep], [green, deep, sky, deep], [sky, dusk]);
  g.band(560, [690, 780], 6, [sky, green, dusk], 16);
  g.band(560, [760, 840], 5, [green, dusk, sky], 16, 2);
  g.band(560, [826, 900], 6, [dusk, deep, green], 14, 4);
  fish(g, [284, 336], 1, [amber, red]);
  fish(g, [276, 520], -1, [white, mix(sky, white, 0.5)]);
}

function dove(g: Glass) {
  const at: Point = [280, 440];
  ground(g, at, 218, [dusk, violet], [violet, gold, deep, gold], [sky, mix(dusk, violet, 0.5)]);
  for (const i of times(9, (n) => n)) {
    const a = Math.PI * (1.14 + i * 0.09);
    g.leaf(polar([280, 650], 330, a), polar([280, 650], 560, a), 15, i % 2 ? amber : gold);
  }
  for (const d of [1, -1]) {
    for (const i of times(6, (n) => n)) {
      const a = -Math.PI / 2 + d * (0.34 + i * 0.25);
      g.leaf(
        [280 + d * (26 + i * 4), 430 + i * 10],
        polar([280 + d * 20, 430], 262 - i * 20, a),
        34,
        i % 2 ? white : mix(white, sky, 0.26),
      );
    }
    g.leaf([280, 560], [280 + d * 62, 700], 30, mix(white, sky, 0.2));
  }
  g.leaf([280, 560], [280, 724], 34, white);
  g.cell('M280 300C330 330 346 430 326 520C312 580 296 600 280 610C264 600 248 580 234 520C214 430 230 330 280 300Z', white);
  g.cell('M280 262C318 262 330 296 320 330C312 352 298 362 280 364C262 362 248 352 240 330C230 296 242 262 280 262Z', white);
  g.leaf([280, 336], [280, 398], 22, amber);
  for (const d of [1, -1]) {
    g.ring([280 + d * 29, 304], 0, 5, 3, [deep]);
  }
  g.leaf([280, 386], [356, 350], 26, lime, green);
  g.leaf([280, 386], [214, 424], 24, green, lime);
  g.band(560, [790, 900], 6, [green, mix(green, lime, 0.4)], 12);
}

function lamp(g: Glass) {
  const at: Point = [280, 470];
  ground(g, at, 220, [dusk, deep], [gold, deep, red, deep], [mix(amber, red, 0.4), red]);
  for (const i of times(16, (n) => n)) {
    g.leaf(polar(at, 110, turn(i, 16)), polar(at, 214, turn(i, 16)), 13, i % 2 ? gold : pale);
  }
  g.shape(
    [
      [272, 0],
      [288, 0],
      [288, 262],
      [272, 262],
    ],
    bark,
  );
  g.shape(
    [
      [280, 246],
      [372, 340],
      [188, 340],
    ],
    bark,
  );
  g.shape(
    [
      [280, 246],
      [326, 340],
      [234, 340],
    ],
    amber,
  );
  for (const [i, x] of [196, 252, 308].entries()) {
    g.shape(
      [
        [x, 346],
        [x + 56, 346],
        [x + 50 - (i - 1) * 8, 600],
        [x + 6 - (i - 1) * 8, 600],
      ],
      i === 1 ? pale : gold,
    );
  }
  g.leaf([280, 590], [280, 388], 62, amber);
  g.leaf([280, 588], [280, 440], 36, pale);
  g.shape(
    [
      [196, 600],
      [364, 600],
      [384, 642],
      [176, 642],
    ],
    bark,
  );
  g.leaf([280, 642], [280, 712], 20, gold);
  g.band(560, [770, 840], 6, [dusk, violet, sky], 12);
  g.band(560, [830, 900], 5, [violet, dusk], 10, 3);
}

function boat(g: Glass) {
  ground(g, [280, 390], 215, [sky, dusk], [gold, red, amber, red], [mix(gold, white, 0.2), amber]);
  g.band(560, [640, 730], 6, [sky, dusk], 16, 1);
  g.shape(
    [
      [272, 170],
      [290, 170],
      [292, 640],
      [270, 640],
    ],
    bark,
  );
  for (const i of times(4, (n) => n)) {
    const y = 196 + i * 96;
    const out = (at: number) => 300 + Math.sin(((at - 180) / 420) * Math.PI * 0.62) * 190;
    g.cell(
      `M298 ${y}L${f(out(y))} ${y}Q${f(out(y + 48) + 10)} ${y + 48} ${f(out(y + 96))} ${y + 96}L298 ${y + 96}Z`,
      i % 2 ? white : red,
    );
  }
  for (const i of times(3, (n) => n)) {
    const y = 300 + i * 94;
    g.shape(
      [
        [266, y],
        [266, y + 94],
        [266 - (i + 1) * 52, y + 94],
        [266 - i * 52 - 8, y],
      ],
      i % 2 ? gold : white,
    );
  }
  g.shape(
    [
      [286, 120],
      [370, 146],
      [286, 172],
    ],
    red,
  );
  for (const [i, y] of [622, 664, 706].entries()) {
    const [one, two] = [i * 26, (i + 1) * 26];
    g.shape(
      [
        [74 + one, y],
        [280, y],
        [280, y + 42],
        [74 + two, y + 42],
      ],
      i % 2 ? amber : bark,
    );
    g.shape(
      [
        [280, y],
        [490 - one, y],
        [490 - two, y + 42],
        [280, y + 42],
      ],
      i % 2 ? bark : amber,
    );
  }
  g.band(560, [740, 820], 6, [dusk, sky, green], 16, 2);
  g.band(560, [806, 900], 5, [deep, dusk, green], 16, 4);
}

function star(g: Glass) {
  const at: Point = [280, 340];
  ground(g, at, 200, [deep, dusk], [violet, deep, sky, deep], [dusk, deep]);
  for (const i of times(8, (n) => n)) {
    const [a, long] = [turn(i, 8), i === 4 ? 330 : i % 2 ? 128 : 196];
    for (const d of [1, -1]) {
      g.shape(
        [at, polar(at, 58, a + (d * Math.PI) / 8), polar(at, long, a)],
        d > 0 ? (i % 2 ? amber : gold) : i % 2 ? gold : pale,
      );
    }
  }
  g.band(560, [700, 900], 7, [green, mix(green, deep, 0.35), mix(green, lime, 0.3)], 18, 1);
  g.cell('M250 900C236 830 330 800 300 730L330 726C372 800 300 830 344 900Z', gold);
  g.shape(
    [
      [196, 742],
      [196, 640],
      [252, 596],
      [308, 640],
      [308, 742],
    ],
    mix(white, sky, 0.35),
  );
  g.shape(
    [
      [184, 646],
      [252, 590],
      [320, 646],
      [308, 654],
      [252, 612],
      [196, 654],
    ],
    red,
  );
  g.shape(
    [
      [308, 742],
      [308, 570],
      [364, 570],
      [364, 742],
    ],
    mix(white, amber, 0.25),
  );
  g.shape(
    [
      [300, 574],
      [336, 470],
      [372, 574],
    ],
    red,
  );
  g.leaf([252, 742], [252, 660], 34, gold);
  g.leaf([336, 650], [336, 596], 20, amber);
}

const colors = [sky, red, gold, green, amber, sky, gold];
const page = (draw: (g: Glass) => void, seed: number, lights: string[]): Draw =>
  picture(() => lancetWindow({ w: 560, h: 900, seed, draw, lights, margin: [90, 60], floor: 170 }), 700, 56);

const disc: Point = [440, 440];
const centre: Point = [220, 220];
/** Returns a roundel: a subject on rings of glass. */
const round = (seed: number, [one, two]: [string, string], draw: (g: Glass) => void): Draw =>
  picture(
    () =>
      smallWindow(disc, seed, 'round', (g) => {
        g.ring(centre, 150, 214, 16, [gold, red, amber, red], { offset: 0.5 });
        g.ring(centre, 74, 158, 12, [one, two]);
        g.ring(centre, 0, 74, 6, [one, two]);
        draw(g);
      }),
    440,
    58,
  );

const key = (g: Glass) => {
  g.shape(
    [
      [208, 196],
      [232, 196],
      [232, 366],
      [208, 366],
    ],
    gold,
  );
  for (const y of [300, 338]) {
    g.shape(
      [
        [232, y],
        [276, y],
        [276, y + 24],
        [232, y + 24],
      ],
      amber,
    );
  }
  g.ring([220, 138], 30, 66, 8, [gold, pale, amber]);
};
const bellShape = (g: Glass, [x, y]: Point, s: number) => {
  const p = (dx: number, dy: number) => `${f(x + dx * s)} ${f(y + dy * s)}`;
  g.ring([x, y - 104 * s], 0, 20 * s, 4, [bark, amber]);
  g.cell(`M${p(0, -90)}C${p(-58, -84)} ${p(-52, 20)} ${p(-92, 70)}L${p(0, 70)}Z`, gold);
  g.cell(`M${p(0, -90)}C${p(58, -84)} ${p(52, 20)} ${p(92, 70)}L${p(0, 70)}Z`, amber);
  g.cell(`M${p(-92, 70)}L${p(92, 70)}L${p(102, 98)}L${p(-102, 98)}Z`, pale);
  g.ring([x, y + 118 * s], 0, 22 * s, 5, [red, bark]);
};
const book = (g: Glass) => {
  for (const d of [1, -1]) {
    g.cell(
      `M220 140Q${220 + d * 70} 96 ${220 + d * 140} 128V312Q${220 + d * 70} 282 220 326Z`,
      d > 0 ? white : mix(white, gold, 0.3),
    );
    g.cell(`M220 326Q${220 + d * 70} 282 ${220 + d * 140} 312L${220 + d * 148} 332Q${220 + d * 70} 300 220 346Z`, red);
  }
  for (const [i, y] of [176, 214, 252].entries()) {
    g.shape(
      [
        [110, y + 8],
        [184, y],
        [184, y + 14],
        [110, y + 22],
      ],
      i === 0 ? red : gold,
    );
    g.shape(
      [
        [256, y],
        [330, y + 8],
        [330, y + 22],
        [256, y + 14],
      ],
      i === 2 ? red : gold,
    );
  }
  g.cell('M212 150L228 150L232 376L220 362L208 376Z', amber);
};
const ladle = (g: Glass) => {
  g.shape(
    [
      [252, 84],
      [276, 92],
      [222, 268],
      [200, 260],
    ],
    bark,
  );
  g.cell('M108 258H300C300 330 262 356 204 356C146 356 108 330 108 258Z', amber);
  g.cell('M108 258H300Q204 292 108 258Z', gold);
  for (const [i, x] of [130, 172, 214].entries()) {
    g.cell(
      `M${x} 240Q${x - 26} 204 ${x} 172Q${x + 22} 140 ${x + 4} 104L${x + 20} 108Q${x + 46} 142 ${x + 20} 178Q${x + 2} 206 ${x + 18} 240Z`,
      i % 2 ? white : mix(white, sky, 0.3),
    );
  }
};
const shell = (g: Glass) => {
  for (const i of times(7, (n) => n)) {
    const [a, b] = [Math.PI * (1.1 + i * 0.114), Math.PI * (1.1 + (i + 1) * 0.114)];
    g.shape(
      [[220, 344], polar([220, 300], 176, a), polar([220, 300], 188, (a + b) / 2), polar([220, 300], 176, b)],
      i % 2 ? white : mix(amber, white, 0.5),
    );
  }
  g.cell('M168 330H272L256 366H184Z', gold);
};
const rings = (g: Glass) => {
  g.ring(centre, 0, 158, 5, [deep, violet, dusk, violet, dusk]);
  g.ring([166, 240], 48, 84, 7, [gold, pale]);
  g.ring([274, 240], 48, 84, 7, [amber, gold], { offset: 0.5 });
  g.shape(
    times(8, (i) => polar([220, 118], i % 2 ? 22 : 56, turn(i, 8))),
    white,
  );
};
/** Draws a lily with a stem, leaves and five petals. */
const flower = (g: Glass, [x, y]: Point, foot: number, s: number) => {
  g.shape(
    [
      [x - 9 * s, y],
      [x + 9 * s, y],
      [x + 11 * s, foot],
      [x - 11 * s, foot],
    ],
    green,
  );
  for (const d of [1, -1]) {
    g.leaf([x + d * 8 * s, foot - 6], [x + d * 118 * s, foot - 150 * s], 46, lime, green);
    g.leaf([x, y + 30 * s], [x + d * 128 * s, y - 86 * s], 56, white, mix(white, sky, 0.24));
    g.leaf([x, y + 30 * s], [x + d * 66 * s, y - 132 * s], 52, mix(white, gold, 0.16), white);
  }
  g.leaf([x, y + 36 * s], [x, y - 152 * s], 50, white, mix(white, sky, 0.2));
  g.leaf([x, y + 26 * s], [x, y - 60 * s], 24, gold);
};
const lily = (g: Glass) => flower(g, [220, 222], 400, 1);

/** Returns a window detail that fills a post's picture. */
const detail = (seed: number, at: Point, [one, two]: [string, string], draw: (g: Glass) => void): Draw =>
  picture(
    () =>
      smallWindow([960, 640], seed, 'square', (g) => {
        g.rays(at, [10, 190, 380, 620, 1200], 22, [one, two]);
        draw(g);
      }),
    900,
    50,
  );
const bells = (g: Glass) => {
  g.band(960, [0, 96], 9, [bark, mix(bark, amber, 0.4)], 0);
  bellShape(g, [210, 310], 1.5);
  bellShape(g, [520, 250], 1.05);
  bellShape(g, [790, 340], 1.8);
};
const candle = (g: Glass) => {
  g.ring([330, 220], 128, 170, 18, [gold, amber, red]);
  g.ring([330, 220], 0, 128, 10, [amber, mix(amber, gold, 0.5)]);
  g.leaf([330, 300], [330, 96], 66, gold);
  g.leaf([330, 296], [330, 164], 34, pale);
  for (const i of times(3, (n) => n)) {
    g.shape(
      [
        [278, 304 + i * 112],
        [382, 304 + i * 112],
        [382, 416 + i * 112],
        [278, 416 + i * 112],
      ],
      i % 2 ? mix(white, gold, 0.25) : white,
    );
  }
  for (const [x, y, s] of [
    [600, 420, 0.9],
    [770, 300, 1.1],
    [900, 470, 0.85],
  ] as const) {
    flower(g, [x, y], 660, s);
  }
};
const bowl = (g: Glass) => {
  g.band(960, [470, 640], 8, [bark, mix(bark, amber, 0.5), mix(bark, red, 0.3)], 6);
  for (const [i, x] of [360, 470, 580].entries()) {
    g.cell(
      `M${x} 270Q${x - 52} 208 ${x} 144Q${x + 40} 88 ${x} 20L${x + 36} 28Q${x + 84} 92 ${x + 38} 156Q${x} 210 ${x + 36} 270Z`,
      i % 2 ? white : mix(white, sky, 0.35),
    );
  }
  for (const i of times(5, (n) => n)) {
    const [x0, x1] = [250 + i * 100, 250 + (i + 1) * 100];
    const curve = (x: number) => 300 + 250 * Math.sqrt(Math.max(0, 1 - ((x - 500) / 262) ** 2));
    g.shape(
      [
        [x0, 300],
        [x1, 300],
        [x1, curve(x1)],
        [(x0 + x1) / 2, curve((x0 + x1) / 2)],
        [x0, curve(x0)],
      ],
      [red, amber, red, gold, red][i] ?? red,
    );
  }
  g.cell('M236 300Q500 214 764 300Q500 366 236 300Z', gold);
  for (const [i, [x, y]] of (
    [
      [420, 286],
      [520, 300],
      [600, 280],
      [480, 268],
    ] as const
  ).entries()) {
    g.ring([x, y], 0, 22, 5, i % 2 ? [green, lime] : [amber, red]);
  }
  g.cell('M740 560Q730 440 850 430Q960 440 950 560Z', amber);
  g.leaf([800, 520], [836, 456], 16, pale);
  g.leaf([862, 520], [898, 456], 16, pale);
};

/** Draws coloured light across the flagstones, as wide as the page. */
function strip() {
  const [w, h] = [1920, 220];
  const { defs, body } = floorLight({
    colors: [...colors, red, green, dusk, ...colors],
    x: 300,
    y: 0,
    width: 1320,
    height: h,
    spread: 0.36,
  });
  const edges = grad(
    'edge',
    [
      [0, wall],
      [0.22, wall, 0],
      [0.78, wall, 0],
      [1, wall],
    ],
    { x2: 1, y2: 0 },
  );
  const joints = [64, 140].map((y) => `<path d="M0 ${y}H${w}" stroke="#0A0B18" stroke-width="2" opacity=".5"/>`).join('');
  return svg(
    w,
    h,
    `<filter id="pool" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="16"/></filter>${defs}${edges}`,
    `<rect width="${w}" height="${h}" fill="${wall}"/><g opacity=".8">${body}</g>${joints}<rect width="${w}" height="${h}" fill="url(#edge)"/>`,
  );
}

/** Draws an alder leaf in a pointed window. */
export const alderLogo = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><path d="M70 390V190C70 90 140 40 200 10C260 40 330 90 330 190V390Z" fill="${deep}" stroke="${gold}" stroke-width="20"/><path d="M200 340C120 300 104 210 200 90Z" fill="${lime}"/><path d="M200 340C280 300 296 210 200 90Z" fill="${green}"/><path d="M200 390V90" stroke="${lead}" stroke-width="12"/><path d="M200 200L150 168M200 250L142 216M200 200L250 168M200 250L258 216" stroke="${lead}" stroke-width="10" fill="none"/></svg>`;
const lead = '#15161F';

export const alderDrawings: Record<string, Draw> = {
  rose: picture(
    () => lancetWindow({ w: 640, h: 880, seed: 7, draw: rose, lights: colors, margin: [110, 50], floor: 220 }),
    800,
    60,
  ),
  wheat: page(wheat, 11, [gold, amber, red, gold, sky]),
  fish: page(fishes, 13, [sky, green, amber, sky, white]),
  dove: page(dove, 17, [violet, sky, white, gold, violet]),
  lamp: page(lamp, 19, [red, gold, amber, gold, red]),
  boat: page(boat, 23, [amber, gold, red, sky, gold]),
  star: page(star, 29, [sky, violet, gold, green, sky]),
  key: round(31, [sky, dusk], key),
  bell: round(37, [red, mix(red, violet, 0.5)], (g) => bellShape(g, [220, 216], 1.08)),
  book: round(41, [green, mix(green, sky, 0.4)], book),
  ladle: round(43, [violet, dusk], ladle),
  shell: round(47, [sky, dusk], shell),
  rings: round(53, [red, violet], rings),
  lily: round(59, [dusk, green], lily),
  bells: detail(61, [500, 300], [sky, dusk], bells),
  candle: detail(67, [330, 220], [dusk, violet], candle),
  soup: detail(71, [500, 250], [sky, dusk], bowl),
  floor: picture(strip, 1440, 60),
};
