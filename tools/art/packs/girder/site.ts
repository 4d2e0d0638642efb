/** Draws the things on a building site, on the two plates of a print. */
import { between, box, disc, open, type Point, type Print, place, times } from './print.js';

/** Draws a tower crane on the ground at a point. Its jib reaches `reach` to the left, or to the right if negative. */
export function crane(p: Print, [x, y]: Point, height: number, reach: number, drop: number) {
  const top = y - height;
  const d = Math.sign(reach);
  p.fill(box(x - 30, top, 60, height), 0.9);
  p.lattice([x - 30, y], [x - 30, top], 60, Math.round(height / 62), 7);
  p.solid(
    place([
      [x - 74, y],
      [x + 74, y],
      [x + 56, y - 26],
      [x - 56, y - 26],
    ]),
  );
  p.lattice([x + d * 40, top - 12], [x - d * reach * d, top - 12], d > 0 ? 46 : -46, Math.round(Math.abs(reach) / 58), 6);
  p.lattice([x, top - 12], [x + d * 210, top - 12], d > 0 ? -30 : 30, 5, 6);
  p.solid(box(d > 0 ? x + 140 : x - 220, top - 8, 80, 74));
  const peak: Point = [x, top - 150];
  p.line(place([[x - 26, top - 12], peak, [x + 26, top - 12]]), 7);
  p.line(open(peak, [x - reach * 0.72, top - 54]) + open(peak, [x + d * 190, top - 12]), 4);
  p.solid(box(d > 0 ? x - 96 : x + 34, top + 6, 62, 66));
  p.fill(box(d > 0 ? x - 88 : x + 42, top + 14, 46, 34));
  const hook = x - reach * 0.74;
  p.solid(box(hook - 20, top - 14, 40, 16));
  p.line(open([hook - 6, top], [hook - 6, top + drop]) + open([hook + 6, top], [hook + 6, top + drop]), 3);
  p.solid(disc(hook, top + drop + 14, 16));
  p.line(`M${hook} ${top + drop + 28}v22a14 14 0 1 1 -22 10`, 7);
  return [hook, top + drop + 60] as Point;
}

/** Draws a steel beam on two slings, from the side. */
export function beam(p: Print, [x, y]: Point, width: number) {
  p.line(open([x, y], [x - width * 0.32, y + 74]) + open([x, y], [x + width * 0.32, y + 74]), 4);
  p.fill(box(x - width / 2, y + 74, width, 54));
  p.solid(box(x - width / 2, y + 74, width, 13));
  p.solid(box(x - width / 2, y + 116, width, 13));
  p.hatch(box(x - width / 2, y + 87, width, 14), { step: 8, width: 3 });
  p.line(times(7, (i) => disc(x - width / 2 + (width / 8) * (i + 1), y + 101, 3)).join(''), 4);
}

/** Draws a roof of trusses between two walls. */
export function truss(p: Print, [x, y]: Point, span: number, rise: number) {
  const [left, right, peak]: Point[] = [
    [x - span / 2, y],
    [x + span / 2, y],
    [x, y - rise],
  ] as [Point, Point, Point];
  p.line(place([left, right, peak]), 13);
  const feet = times(5, (i) => between(left, right, (i + 1) / 6));
  const rafters = [
    between(left, peak, 1 / 3),
    between(left, peak, 2 / 3),
    peak,
    between(right, peak, 2 / 3),
    between(right, peak, 1 / 3),
  ];
  feet.forEach((foot, i) => {
    p.line(open(foot, rafters[i] ?? peak), 8);
  });
  p.line(open(feet[0] ?? left, rafters[1] ?? peak, feet[2] ?? left, rafters[3] ?? peak, feet[4] ?? left), 6);
  p.solid([left, right, peak, ...feet].map(([a, b]) => disc(a, b, 15)).join(''));
}

type House = { w: number; h: number; rise: number; done?: boolean };
/** Draws a house from the front. An unfinished house has holes, props and a bare roof. */
export function house(p: Print, [x, y]: Point, { w, h, rise, done = true }: House) {
  const wall = box(x - w / 2, y - h, w, h);
  const roof = place([
    [x - w / 2 - 40, y - h],
    [x, y - h - rise],
    [x + w / 2 + 40, y - h],
  ]);
  const windows: Point[] = [
    [-0.3, 0.72],
    [0.3, 0.72],
    [-0.3, 0.32],
    [0.3, 0.32],
  ];
  if (done) {
    p.fill(wall);
    p.solid(roof);
    p.line(wall, 8);
    p.hatch(box(x + w * 0.12, y - h, w * 0.38, h), { step: 12, width: 3 });
    p.solid(box(x + w * 0.24, y - h - rise * 0.95, 46, rise * 0.6));
  } else {
    p.line(
      open(
        [x - w / 2, y],
        [x - w / 2, y - h * 0.9],
        [x - w * 0.3, y - h],
        [x - w * 0.1, y - h * 0.86],
        [x + w * 0.2, y - h * 0.96],
        [x + w / 2, y - h * 0.7],
        [x + w / 2, y],
      ),
      8,
    );
    p.line(
      open([x - w / 2 - 40, y - h], [x - 16, y - h - rise]) +
        times(5, (i) => open([x - w / 2 + i * 60, y - h - 40 - i * 44], [x - w / 2 + i * 60, y - h * 0.9])).join(''),
      6,
    );
    p.hatch(box(x - w / 2, y - h * 0.5, w, h * 0.5), { step: 16, width: 2.5, turn: -38 });
    p.line(open([x + w / 2 + 130, y], [x + w / 2, y - h * 0.56]), 9);
  }
  for (const [dx, dy] of windows) {
    const pane = box(x + dx * w - 42, y - dy * h - 48, 84, 96);
    if (done) {
      p.solid(pane);
      p.line(open([x + dx * w - 60, y - dy * h + 54], [x + dx * w + 60, y - dy * h + 54]), 9);
    } else {
      p.line(pane + open([x + dx * w - 42, y - dy * h - 48], [x + dx * w + 42, y - dy * h + 48]), 5);
    }
  }
  p.solid(box(x - 42, y - 140, 84, 140));
  if (done) {
    p.fill(disc(x + 24, y - 66, 7));
  }
}

/** Draws the ground, with a section of the earth below. */
export function earth(p: Print, w: number, y: number, h: number) {
  p.solid(box(0, y, w, 12));
  p.hatch(box(0, y + 12, w, h - y - 12), { step: 22, width: 5, turn: -45 });
}

export function helmet(p: Print, [x, y]: Point, s = 1) {
  const at = (dx: number, dy: number): Point => [x + dx * s, y + dy * s];
  const shell = `M${at(-150, 0).join()}C${at(-150, -190).join()} ${at(150, -190).join()} ${at(150, 0).join()}Z`;
  p.fill(shell);
  p.line(shell, 9 * s);
  p.hatch(
    `M${at(30, 0).join()}C${at(60, -60).join()} ${at(60, -120).join()} ${at(20, -142).join()}C${at(120, -130).join()} ${at(150, -60).join()} ${at(150, 0).join()}Z`,
    {
      step: 11,
      width: 4,
    },
  );
  p.line(open(at(-34, -138), at(-44, -20)) + open(at(34, -138), at(44, -20)), 8 * s);
  p.solid(place([at(-196, 0), at(196, 0), at(214, 30), at(-214, 30)]));
}

/** Draws a spirit level, a trowel and a hammer. */
export function tools(p: Print, [x, y]: Point) {
  const level = box(x - 330, y - 70, 660, 70);
  p.fill(level);
  p.line(level, 9);
  p.solid(box(x - 64, y - 54, 128, 38) + box(x - 292, y - 50, 60, 30) + box(x + 232, y - 50, 60, 30));
  p.fill(`M${x - 20} ${y - 50}h40a14 14 0 0 1 0 28h-40a14 14 0 0 1 0 -28Z`);
  p.hatch(box(x - 330, y - 22, 660, 22), { step: 9, width: 3 });
}
export function hammer(p: Print, [x, y]: Point) {
  p.fill(box(x - 18, y - 330, 36, 330));
  p.line(box(x - 18, y - 330, 36, 330), 8);
  p.hatch(box(x, y - 330, 18, 330), { step: 9, width: 3 });
  p.solid(
    place([
      [x - 110, y - 400],
      [x + 70, y - 400],
      [x + 150, y - 372],
      [x + 70, y - 330],
      [x - 110, y - 330],
    ]),
  );
}
export function ladder(p: Print, foot: Point, top: Point, rungs: number) {
  const n: Point = [64, 10];
  const move = ([a, b]: Point): Point => [a + n[0], b + n[1]];
  p.line(open(foot, top) + open(move(foot), move(top)), 12);
  p.line(
    times(rungs, (i) => open(between(foot, top, (i + 0.7) / rungs), move(between(foot, top, (i + 0.7) / rungs)))).join(''),
    7,
  );
}

export function mixer(p: Print, [x, y]: Point, s = 1) {
  const at = (dx: number, dy: number): Point => [x + dx * s, y + dy * s];
  const drum = place([at(-150, -250), at(-60, -390), at(40, -400), at(170, -270), at(120, -130), at(-80, -120)]);
  p.fill(drum);
  p.line(drum, 9 * s);
  p.hatch(place([at(40, -400), at(170, -270), at(120, -130), at(20, -124)]), { step: 13, width: 4 });
  p.line(open(at(-118, -302), at(146, -188)), 14 * s);
  p.line(open(at(-60, -130), at(-120, 0)) + open(at(80, -130), at(150, 0)) + open(at(-120, -50), at(150, -50)), 12 * s);
  p.solid(disc(...at(120, -34), 44 * s));
  p.fill(disc(...at(120, -34), 16 * s));
  p.solid(place([at(-210, -240), at(-150, -262), at(-52, -398), at(-92, -420)]));
}
