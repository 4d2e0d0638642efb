/** Pictures that are torn into their card: projects, posts, people, and the cook on the receipt. */
import { cast, type Name } from './cast.js';
import { bed, bowl, longTable } from './furniture.js';
import { person } from './people.js';
import { flower, plant, tree } from './plants.js';
import { bicycle, bird, cloud, dog, house } from './street.js';
import { pot, steam } from './tools.js';
import { along, box, type Collage, collage, hill, ink, oval, round, strip } from './torn.js';

type Card = { sky: string; foot?: string; size?: [number, number]; low?: number };
const card =
  ({ sky, foot = ink.cream, size: [w, h] = [900, 640], low = 38 }: Card, scene: (c: Collage, y: number) => void) =>
  (): string => {
    const c = collage(w, h, sky);
    scene(c, h - low);
    c.foot(hill(w, h + 60, [h - low - 8, h - low + 16, h - low - 12, h - low + 12, h - low - 6]), foot);
    return c.done();
  };
const meadow = (c: Collage, y: number, color: string, up = 150): void =>
  c.paper(hill(c.w, c.h + 60, [y - up, y - up * 1.3, y - up * 0.8, y - up * 1.15, y - up]), { color, rough: 5, rim: 9 });

export const table = card({ sky: ink.butter }, (c, y) => {
  c.paper(oval(450, 250, 170), { color: ink.coral, rough: 5, rim: 9 });
  person(c, 210, y + 20, cast.mei, { scale: 1.02 });
  person(c, 460, y + 10, cast.walter, { scale: 1.04 });
  person(c, 700, y + 20, cast.samir, { scale: 1.02, flip: true });
  longTable(c, 60, y + 80, 780);
  for (const [x, color] of [
    [180, ink.rust],
    [370, ink.teal],
    [560, ink.moss],
    [730, ink.berry],
  ] as const) {
    bowl(c, x, y - 34, 110, color, x > 500 ? ink.leaf : ink.amber);
  }
});
export const beds = card({ sky: ink.sky }, (c, y) => {
  cloud(c, 250, 150, 260);
  meadow(c, y, ink.leaf, 180);
  tree(c, 770, y - 150, 330, ink.moss);
  person(c, 600, y - 20, cast.rosa, { scale: 0.94, flip: true });
  bed(c, 60, y + 20, 420, 12);
});
export const workshop = card({ sky: ink.rose }, (c, y) => {
  c.paper(box(70, 90, 760, 150), { color: ink.wood, print: ['lines', '#7A4E31'] });
  for (const [x, h] of [
    [140, 90],
    [220, 120],
    [310, 70],
    [620, 110],
    [710, 84],
  ] as const) {
    c.paper(strip([x, 130], [x, 130 + h], 9), { color: ink.steel, rim: 3 });
    c.paper(oval(x, 128, 20), { color: ink.amber, rim: 3 });
  }
  meadow(c, y, ink.coral, 70);
  bicycle(c, 360, y + 6, 1.5, ink.teal);
  person(c, 720, y + 20, cast.samir, { scale: 1.05 });
});
export const library = card({ sky: ink.amber }, (c, y) => {
  for (let row = 0; row < 3; row++) {
    const at = 170 + row * 150;
    const colors = [ink.rust, ink.teal, ink.berry, ink.cream, ink.moss, ink.coral, ink.plum];
    for (let i = 0; i < 8; i++) {
      const h = 60 + ((i * 37 + row * 53) % 50);
      if ((i + row) % 4 === 2) {
        c.paper(oval(150 + i * 64, at - 34, 30), { color: colors[(i + row * 3) % 7] ?? ink.rust, rim: 4 });
      } else {
        c.paper(box(124 + i * 64, at - h, 44, h), { color: colors[(i + row * 2) % 7] ?? ink.rust, rim: 4 });
      }
    }
    c.paper(box(80, at, 560, 24), { color: ink.wood });
  }
  person(c, 740, y + 16, cast.hana, { scale: 1.12 });
});
export const potFull = card({ sky: ink.rose, size: [1200, 720] }, (c, y) => {
  c.paper(oval(600, 330, 300), { color: ink.butter, rough: 6, rim: 10 });
  steam(c, 600, 300, 1.7);
  c.put(
    600,
    y - 180,
    () => {
      c.paper(oval(0, -6, 74, 18), { color: ink.amber, rim: 3 });
      pot(c);
    },
    { scale: 2.5 },
  );
  person(c, 200, y + 20, cast.cook, { scale: 1.15 });
  person(c, 1010, y + 20, cast.tunde, { scale: 1.15, flip: true });
});
export const firstBed = card({ sky: ink.sky, size: [1200, 720] }, (c, y) => {
  c.paper(oval(980, 190, 110), { color: ink.amber, rough: 5, rim: 9 });
  cloud(c, 340, 170, 320);
  bird(c, 640, 190, 30);
  meadow(c, y, ink.leaf, 160);
  bed(c, 120, y + 20, 560, 21);
  person(c, 830, y + 20, cast.kofi, { scale: 1.2, flip: true });
  person(c, 1020, y + 20, cast.marguerite, { scale: 1.1, flip: true });
});
export const budget = card({ sky: ink.butter, size: [1200, 720] }, (c, y) => {
  for (const [i, [h, color]] of (
    [
      [330, ink.coral],
      [190, ink.teal],
      [120, ink.leaf],
      [76, ink.berry],
    ] as const
  ).entries()) {
    c.paper(box(150 + i * 170, y - h + 10, 140, h + 60), { color, ...(i % 2 ? { print: ['dots', ink.moss] as const } : {}) });
    flower(c, 220 + i * 170, y - h + 14, 96, i % 2 ? ink.rust : ink.amber);
  }
  person(c, 980, y + 20, cast.mei, { scale: 1.25, flip: true });
});
export const lot = card({ sky: ink.sky, foot: ink.peach, size: [1000, 820] }, (c, y) => {
  cloud(c, 300, 160, 340);
  house(c, 30, y - 160, 220, 320, ink.rose, ink.berry, 2);
  house(c, 760, y - 160, 200, 280, ink.butter, ink.rust, 4);
  meadow(c, y, ink.wood, 150);
  c.paper(
    along([
      [300, y - 170],
      [700, y - 180],
      [704, y - 60],
      [296, y - 50],
    ]),
    { color: ink.steel, print: ['check', ink.plum] },
  );
  plant(c, 360, y - 20, 110, ink.leaf, 5);
  plant(c, 660, y - 10, 80, ink.moss, 5);
  person(c, 500, y + 14, cast.marguerite, { scale: 1.05 });
});
export const lost = card({ sky: ink.peach, size: [900, 560] }, (c, y) => {
  c.paper(oval(640, 240, 150), { color: ink.amber, rough: 5, rim: 9 });
  meadow(c, y, ink.rose, 90);
  c.paper(strip([300, y - 10], [292, 110], 12), { color: ink.wood, rim: 4 });
  c.paper(
    along([
      [150, 120],
      [400, 132],
      [446, 164],
      [400, 196],
      [152, 190],
    ]),
    { color: ink.rust },
  );
  c.paper(
    along([
      [440, 210],
      [210, 218],
      [166, 250],
      [212, 282],
      [438, 276],
    ]),
    { color: ink.teal },
  );
  dog(c, 640, y, 1.3);
});
export const invite = card({ sky: ink.amber, foot: ink.amber, size: [900, 760], low: 30 }, (c, y) => {
  c.paper(oval(450, 350, 280), { color: ink.butter, rough: 6, rim: 10 });
  person(c, 260, y + 16, cast.rosa, { scale: 1.3 });
  person(c, 470, y + 16, cast.kofi, { scale: 1.36 });
  person(c, 690, y + 16, cast.hana, { scale: 1.3, flip: true });
});

/** Draws one neighbour at full length on a mound that runs into the card below. */
const portrait = (name: Name, sky: string, ground: string) =>
  card({ sky, size: [560, 640], low: 40 }, (c, y) => {
    c.paper(oval(280, 270, 190), { color: ground, rough: 5, rim: 9 });
    person(c, 280, y + 18, cast[name], { scale: 1.26 });
  });
export const portraits = {
  marguerite: portrait('marguerite', ink.sky, ink.butter),
  tunde: portrait('tunde', ink.rose, ink.coral),
  rosa: portrait('rosa', ink.butter, ink.amber),
  samir: portrait('samir', ink.amber, ink.coral),
  hana: portrait('hana', ink.rose, ink.amber),
  walter: portrait('walter', ink.sky, ink.teal),
};

/** Draws the cook at the top of the receipt. */
export function receipt(): string {
  const c = collage(1200, 420);
  steam(c, 400, 160, 1);
  person(c, 400, 408, cast.carrier, { scale: 0.98 });
  person(c, 190, 408, cast.ines, { scale: 1 });
  c.paper(
    round([
      [560, 420],
      [580, 330],
      [660, 300],
      [760, 320],
      [790, 420],
    ]),
    { color: ink.moss },
  );
  flower(c, 640, 330, 120, ink.rust);
  flower(c, 700, 330, 90, ink.amber);
  tree(c, 960, 420, 380, ink.teal);
  c.foot(hill(1200, 480, [408, 396, 410, 394, 406]), ink.amber);
  return c.done();
}
export function logo(): string {
  const c = collage(176, 176);
  c.paper(oval(88, 78, 52), { color: ink.amber, rim: 6 });
  c.paper(
    round([
      [4, 168],
      [20, 118],
      [70, 96],
      [120, 112],
      [168, 92],
      [174, 168],
    ]),
    { color: ink.rust, rim: 6 },
  );
  c.paper(
    round([
      [4, 172],
      [30, 140],
      [90, 128],
      [150, 138],
      [174, 172],
    ]),
    { color: ink.plum, rim: 6 },
  );
  return c.done();
}
