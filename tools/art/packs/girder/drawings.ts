/** Draws Girder & Sons' pictures in black and one colour. The large ones are transparent, so that the section shows through. */
import type { Draw } from '../describe.js';
import { concrete, orange, plaster } from './look.js';
import { box, createPrint, disc, open, type Point, type Print, place, print, times } from './print.js';
import { beam, crane, earth, hammer, helmet, house, ladder, mixer, tools, truss } from './site.js';

type Size = [w: number, h: number];
type Draws = (p: Print, size: Size) => void;
const large: Size = [1100, 1000];
/** Returns a transparent print for the first section of a page. */
const opener =
  (seed: number, draws: Draws, ink = orange, size = large): Draw =>
  () => ({
    drawing: print({ size, seed, ink }, (p) => draws(p, size)),
    width: 1000,
    quality: 60,
  });
/** Returns a print on paper. */
const plate =
  (seed: number, ground: string, draws: Draws, size: Size = [1000, 720], ink = orange): Draw =>
  () => ({ drawing: print({ size, seed, ground, ink }, (p) => draws(p, size)), width: 900, quality: 62 });

const tower: Draws = (p, [w, h]) => {
  p.fill(disc(380, 430, 330));
  p.frame([90, h - 90], [3, 4], [150, 122]);
  p.hatch(box(240, h - 90 - 122 * 4, 150, 122 * 2), { step: 12, width: 4 });
  p.hatch(box(90, h - 212, 450, 122), { step: 16, width: 4, turn: -45 });
  p.scaffold([562, h - 90], [2, 4], [88, 118]);
  const hook = crane(p, [880, h - 90], 690, 690, 60);
  beam(p, hook, 300);
  earth(p, w, h - 90, h);
};
const roof: Draws = (p, [w, h]) => {
  p.fill(
    place([
      [90, 560],
      [1010, 560],
      [550, 190],
    ]),
  );
  truss(p, [550, 560], 920, 370);
  p.solid(box(110, 590, 70, 300) + box(920, 590, 70, 300));
  p.hatch(box(180, 590, 740, 300), { step: 30, width: 5, turn: 90 });
  p.solid(box(70, 575, 960, 22));
  ladder(p, [300, 890], [380, 330], 13);
  helmet(p, [700, 562], 0.5);
  earth(p, w, 890, h);
};
const pair: Draws = (p, [w, h]) => {
  p.fill(disc(800, 320, 220));
  house(p, [550, 890], { w: 560, h: 430, rise: 250 });
  p.scaffold([850, 890], [2, 4], [88, 112]);
  ladder(p, [150, 890], [262, 380], 12);
  earth(p, w, 890, h);
};
const barn: Draws = (p, [w, h]) => {
  p.fill(
    place([
      [120, 470],
      [550, 210],
      [980, 470],
      [980, 890],
      [120, 890],
    ]),
  );
  for (const i of times(6, (n) => n)) {
    const x = 120 + i * 172;
    p.solid(box(x - 10, 470, 20, 420));
  }
  p.line(open([90, 486], [550, 206], [1010, 486]), 18);
  p.line(times(5, (i) => open([206 + i * 172, 480], [206 + i * 172, 480 - 105 + Math.abs(i - 2) * 52])).join(''), 8);
  p.hatch(
    place([
      [550, 210],
      [980, 470],
      [980, 890],
      [550, 890],
    ]),
    { step: 15, width: 4 },
  );
  p.solid(box(430, 610, 240, 280));
  p.line(open([430, 610], [670, 890]) + open([670, 610], [430, 890]), 5);
  earth(p, w, 890, h);
};
const timber: Draws = (p, [w, h]) => {
  p.fill(box(160, 250, 560, 640));
  p.scaffold([140, 890], [5, 5], [118, 132]);
  p.hatch(box(376, 362, 118, 396), { step: 12, width: 4 });
  p.line(open([860, 120], [860, 560]), 4);
  p.solid(box(826, 560, 68, 56));
  p.line(open([730, 120], [1010, 120]) + open([760, 120], [740, 222]), 10);
  p.fill(box(790, 720, 240, 170));
  for (const r of times(4, (i) => i)) {
    p.line(times(3, (i) => box(790 + i * 80, 720 + r * 42, 80, 42)).join(''), 6);
  }
  earth(p, w, 890, h);
};
const crew: Draws = (p, [w, h]) => {
  p.fill(disc(550, 470, 340));
  helmet(p, [550, 430], 1.6);
  tools(p, [550, 690]);
  hammer(p, [250, 890]);
  ladder(p, [810, 890], [850, 540], 8);
  earth(p, w, 890, h);
};
const hiring: Draws = (p, [w, h]) => {
  p.fill(box(520, 90, 360, 800));
  ladder(p, [420, 890], [640, 70], 18);
  p.hatch(box(700, 90, 180, 800), { step: 18, width: 5 });
  p.line(box(520, 90, 360, 800), 10);
  helmet(p, [260, 856], 0.9);
  earth(p, w, 890, h);
};
const plan: Draws = (p, [w, h]) => {
  p.fill(box(150, 170, 720, 560));
  p.line(box(150, 170, 720, 560), 16);
  p.line(
    open([510, 170], [510, 430]) + open([510, 540], [510, 730]) + open([150, 470], [330, 470]) + open([430, 470], [510, 470]),
    12,
  );
  p.line('M330 470a100 100 0 0 1 100 100M510 430a110 110 0 0 1 110 110', 4);
  p.hatch(box(518, 178, 344, 250), { step: 20, width: 4 });
  p.line(
    open([150, 800], [870, 800]) + open([150, 776], [150, 824]) + open([870, 776], [870, 824]) + open([510, 786], [510, 814]),
    6,
  );
  p.solid(
    place([
      [880, 720],
      [1010, 250],
      [1050, 262],
      [924, 734],
      [884, 782],
    ]),
  );
  p.line(times(6, (i) => open([190 + i * 50, 250], [190 + i * 50, 290])).join(''), 5);
  p.solid(box(0, h - 40, w, 12));
};

const roofing: Draws = (p) => {
  p.fill(
    place([
      [60, 520],
      [500, 170],
      [940, 520],
    ]),
  );
  for (const r of times(7, (i) => i)) {
    const y = 210 + r * 46;
    const half = ((y - 170) / 350) * 440;
    p.line(times(Math.ceil(half / 34), (i) => `M${500 - half + i * 68} ${y}a34 30 0 0 0 68 0`).join(''), 6);
  }
  p.line(open([40, 536], [500, 170], [960, 536]), 20);
  p.solid(box(700, 170, 70, 190));
  p.hatch(box(120, 536, 760, 190), { step: 14, width: 4 });
  p.line(open([120, 536], [120, 720]) + open([880, 536], [880, 720]), 12);
};
const extension: Draws = (p) => {
  house(p, [330, 650], { w: 400, h: 340, rise: 190 });
  p.fill(box(560, 400, 340, 250));
  p.line(box(560, 400, 340, 250), 10);
  p.solid(box(540, 376, 390, 28));
  p.solid(box(596, 452, 268, 198));
  p.line(open([730, 452], [730, 650]), 8);
  p.solid(box(0, 650, 1000, 12));
  p.hatch(box(0, 662, 1000, 60), { step: 20, width: 5 });
};
const steelwork: Draws = (p) => {
  p.fill(disc(640, 320, 200));
  p.frame([170, 650], [4, 3], [160, 150], 20);
  p.lattice([150, 170], [850, 170], 36, 12, 7);
  p.hatch(box(330, 200, 160, 150), { step: 12, width: 4 });
  p.hatch(box(490, 350, 160, 150), { step: 12, width: 4, turn: -45 });
  p.solid(box(0, 650, 1000, 12));
};
const pouring: Draws = (p) => {
  mixer(p, [420, 650], 1.25);
  p.fill(
    place([
      [640, 650],
      [760, 470],
      [900, 650],
    ]),
  );
  p.hatch(
    place([
      [760, 470],
      [900, 650],
      [740, 650],
    ]),
    { step: 12, width: 4 },
  );
  p.line(
    place([
      [640, 650],
      [760, 470],
      [900, 650],
    ]),
    8,
  );
  p.solid(box(0, 650, 1000, 12));
};
const before: Draws = (p) => {
  house(p, [480, 640], { w: 480, h: 380, rise: 190, done: false });
  p.solid(box(0, 640, 1000, 12));
  p.solid(
    place([
      [640, 640],
      [700, 590],
      [780, 610],
      [860, 570],
      [950, 640],
    ]),
  );
};
const after: Draws = (p) => {
  p.fill(disc(830, 180, 90));
  house(p, [480, 640], { w: 480, h: 380, rise: 190 });
  p.solid(box(0, 640, 1000, 12));
  p.line(open([850, 640], [850, 470]), 10);
  p.fill(disc(850, 420, 80));
  p.hatch(disc(850, 420, 80), { step: 12, width: 4 });
};
const mill =
  (isDone: boolean): Draws =>
  (p) => {
    const roofs = times(4, (i) =>
      place([
        [120 + i * 190, 330],
        [120 + i * 190, 190],
        [310 + i * 190, 330],
      ]),
    );
    if (isDone) {
      p.fill(box(120, 330, 760, 310));
      p.solid(roofs.join(''));
      p.hatch(box(500, 330, 380, 310), { step: 16, width: 4 });
      p.solid(times(4, (i) => box(170 + i * 190, 400, 96, 140)).join(''));
    } else {
      p.line(roofs[0] ?? '', 7);
      p.line(open([310, 330], [310, 210], [420, 300]) + open([690, 330], [690, 250]), 7);
      p.hatch(box(120, 450, 760, 190), { step: 18, width: 3, turn: -40 });
      p.line(times(4, (i) => box(170 + i * 190, 400, 96, 140) + open([170 + i * 190, 400], [266 + i * 190, 540])).join(''), 6);
    }
    p.line(box(120, 330, 760, 310), 9);
    p.solid(box(0, 640, 1000, 12));
  };

const quoteSheet: Draws = (p) => {
  p.fill(
    place([
      [300, 90],
      [880, 60],
      [930, 700],
      [350, 720],
    ]),
  );
  p.line(
    place([
      [300, 90],
      [880, 60],
      [930, 700],
      [350, 720],
    ]),
    9,
  );
  for (const i of times(9, (n) => n)) {
    p.line(open([370 + i * 5, 190 + i * 54], [690 + (i % 3) * 20, 176 + i * 54]), 12);
    p.line(open([790 + i * 4, 170 + i * 54], [850 + i * 4, 168 + i * 54]), 12);
  }
  p.solid(
    place([
      [96, 640],
      [300, 260],
      [346, 284],
      [150, 670],
      [92, 712],
    ]),
  );
  p.line(disc(850, 610, 66), 9);
};
const wind: Draws = (p) => {
  p.fill(
    place([
      [330, 520],
      [640, 250],
      [960, 520],
    ]),
  );
  p.line(open([310, 536], [640, 244], [980, 536]), 18);
  p.hatch(box(400, 536, 500, 190), { step: 14, width: 4 });
  p.line(box(400, 536, 500, 190), 9);
  for (const i of times(6, (n) => n)) {
    p.line(
      `M30 ${190 + i * 62}C${150 + i * 12} ${150 + i * 50} ${260 + i * 8} ${240 + i * 56} ${420 - i * 18} ${150 + i * 62}`,
      8,
    );
  }
  p.solid(
    place([
      [690, 150],
      [780, 120],
      [770, 170],
    ]) +
      place([
        [820, 200],
        [900, 190],
        [880, 236],
      ]),
  );
};
const days: Draws = (p) => {
  for (const row of times(5, (n) => n)) {
    for (const day of times(10, (n) => n)) {
      const cell = box(90 + day * 84, 130 + row * 104, 70, 88);
      const at = row * 10 + day;
      if (at < 33) {
        p.fill(cell);
        p.hatch(cell, { step: 10, width: 3, turn: at % 2 ? 45 : -45 });
      }
      p.line(cell, 6);
    }
  }
  p.solid(box(90, 70, 826, 34));
};

/** Draws a strip of barrier tape. */
const tape = (): string =>
  print({ size: [1920, 26], seed: 3, ground: orange }, (p) => {
    p.solid(
      times(50, (i) =>
        place([
          [i * 44 - 40, 26],
          [i * 44 - 14, 0],
          [i * 44 + 8, 0],
          [i * 44 - 18, 26],
        ]),
      ).join(''),
    );
  });
/** Draws a section through a floor slab: concrete between two lines. */
const slab = (): string =>
  print({ size: [1920, 34], seed: 5, ground: concrete }, (p) => {
    p.solid(box(0, 0, 1920, 8) + box(0, 26, 1920, 8));
    p.hatch(box(0, 8, 1920, 18), { step: 13, width: 3 });
  });

/** Draws the section of a steel beam. */
export const girderLogo = (): string => {
  const p = createPrint([400, 400]);
  const i: Point[] = [
    [50, 50],
    [350, 50],
    [350, 126],
    [238, 126],
    [238, 274],
    [350, 274],
    [350, 350],
    [50, 350],
    [50, 274],
    [162, 274],
    [162, 126],
    [50, 126],
  ];
  p.solid(place(i));
  const { black } = p.plates();
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><rect width="400" height="400" fill="${orange}"/>${black}</svg>`;
};

export const girderDrawings: Record<string, Draw> = {
  tower: opener(7, tower, plaster),
  roof: opener(11, roof),
  pair: opener(13, pair),
  barn: opener(17, barn),
  timber: opener(19, timber),
  crew: opener(23, crew),
  hiring: opener(29, hiring),
  plan: opener(31, plan),
  roofing: plate(37, plaster, roofing),
  extension: plate(41, concrete, extension),
  steelwork: plate(43, plaster, steelwork),
  pouring: plate(47, concrete, pouring),
  before: plate(53, concrete, before),
  after: plate(59, plaster, after),
  'mill-before': plate(61, concrete, mill(false)),
  'mill-after': plate(67, plaster, mill(true)),
  quote: plate(71, plaster, quoteSheet),
  wind: plate(73, plaster, wind),
  days: plate(79, concrete, days),
  tape: () => ({ drawing: tape(), width: 1920, quality: 60 }),
  slab: () => ({ drawing: slab(), width: 1920, quality: 60 }),
};
