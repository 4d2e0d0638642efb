/** Torn paper for streets: houses, the sky, a dog and a bicycle. */
import { along, box, type Collage, ink, oval, type Point, round, strip } from './torn.js';

export const house = (c: Collage, x: number, y: number, w: number, h: number, color: string, roof: string, lit = 2): void => {
  c.paper(box(x, y - h, w, h + 30), { color });
  c.paper(
    along([
      [x - 14, y - h + 4],
      [x + w / 2, y - h - w * 0.5],
      [x + w + 14, y - h + 4],
    ]),
    { color: roof },
  );
  for (let i = 0; i < 4; i++) {
    c.paper(box(x + w * (i % 2 ? 0.58 : 0.18), y - h * (i < 2 ? 0.86 : 0.45), w * 0.24, h * 0.24), {
      color: i < lit ? ink.butter : ink.sky,
      rim: 3,
      lift: 0.4,
    });
  }
};
export const cloud = (c: Collage, x: number, y: number, w: number, color = ink.white): void =>
  c.paper(
    round([
      [x - w / 2, y],
      [x - w * 0.42, y - w * 0.14],
      [x - w * 0.18, y - w * 0.2],
      [x, y - w * 0.32],
      [x + w * 0.2, y - w * 0.2],
      [x + w * 0.42, y - w * 0.16],
      [x + w / 2, y],
    ]),
    {
      color,
      rough: 3.4,
      rim: 3,
    },
  );
export const bird = (c: Collage, x: number, y: number, s: number, color = ink.plum): void => {
  c.paper(
    round(
      [
        [x - s, y - s * 0.5],
        [x - s * 0.2, y - s * 0.12],
        [x, y - s * 0.3],
        [x + s * 0.2, y - s * 0.12],
        [x + s, y - s * 0.5],
        [x + s * 0.1, y + s * 0.16],
        [x - s * 0.1, y + s * 0.16],
      ],
      4,
    ),
    { color, rim: 2, rough: 1, lift: 1.6 },
  );
};
/** Draws a dog that looks right, with its feet at this place. */
export const dog = (c: Collage, x: number, y: number, s: number, color = ink.wood): void =>
  c.put(
    x,
    y,
    () => {
      const coat = { color, rim: 4, rough: 2.6, lift: 0.8 };
      c.paper(
        round([
          [-74, -62],
          [-108, -104],
          [-98, -112],
          [-62, -78],
        ]),
        coat,
      );
      for (const at of [-58, -40, 34, 52]) {
        c.paper(
          along([
            [at - 9, -50],
            [at + 9, -50],
            [at + 8, 0],
            [at - 9, 0],
          ]),
          coat,
        );
      }
      c.paper(
        round([
          [-74, -60],
          [-60, -86],
          [0, -82],
          [56, -90],
          [66, -60],
          [40, -36],
          [-56, -36],
        ]),
        coat,
      );
      c.paper(
        round([
          [44, -84],
          [44, -124],
          [70, -138],
          [94, -122],
          [122, -108],
          [118, -92],
          [88, -88],
          [66, -74],
        ]),
        coat,
      );
      c.paper(
        round([
          [52, -130],
          [64, -136],
          [66, -96],
          [52, -82],
          [42, -100],
        ]),
        { ...coat, color: ink.plum },
      );
      c.dot(88, -118, 4, ink.plum);
      c.paper(oval(119, -103, 8, 7), { ...coat, color: ink.plum, rim: 2 });
      c.paper(strip([44, -82], [66, -72], 7), { ...coat, color: ink.rust, rim: 2 });
    },
    { scale: s },
  );

export const bicycle = (c: Collage, x: number, y: number, s: number, color = ink.rust): void =>
  c.put(
    x,
    y,
    () => {
      for (const at of [-96, 96]) {
        c.paper(oval(at, -62, 62), { color: ink.plum, rim: 4 });
        c.paper(oval(at, -62, 50), { color: ink.butter, rim: 2, lift: 0.2 });
        c.mark(`M${at - 48} -62h96M${at} -110v96M${at - 34} -96l68 68M${at + 34} -96l-68 68`, ink.plum, 2, 0.6);
        c.dot(at, -62, 8, ink.plum);
      }
      const tube = (a: Point, b: Point) => c.paper(strip(a, b, 7), { color, rim: 3, rough: 1, lift: 0.6 });
      tube([-96, -62], [-30, -150]);
      tube([-30, -150], [70, -150]);
      tube([-30, -150], [0, -62]);
      tube([0, -62], [70, -150]);
      tube([-96, -62], [0, -62]);
      tube([96, -62], [66, -174]);
      c.paper(strip([46, -186], [88, -170], 8), { color: ink.plum, rim: 3 });
      c.paper(
        round([
          [-60, -160],
          [-10, -166],
          [0, -154],
          [-54, -150],
        ]),
        { color: ink.plum, rim: 3 },
      );
      c.dot(0, -62, 14, ink.plum);
    },
    { scale: s },
  );
