/** The first pictures of the pages: neighbours on the seams of the hill. */
import { cast } from './cast.js';
import { bed, bowl, bunting, longTable } from './furniture.js';
import { hillside, type Seam, street } from './hillside.js';
import { person } from './people.js';
import { flower, plant, tree } from './plants.js';
import { bicycle, bird, cloud, dog, house } from './street.js';
import { steam } from './tools.js';
import { box, type Collage, collage, ink, oval, strip } from './torn.js';

/** Draws the hill of the front page with everybody on it. */
export function hero(): string {
  const c = collage(1600, 1000, ink.peach);
  c.paper(oval(800, 850, 330), { color: ink.amber, rough: 6, rim: 12 });
  c.paper(oval(800, 850, 250), { color: ink.butter, rough: 5, rim: 8, lift: 0.7 });
  cloud(c, 170, 610, 240);
  cloud(c, 1440, 640, 280);
  bird(c, 330, 640, 26);
  bird(c, 392, 610, 18);
  bird(c, 1180, 600, 22);
  hillside(c, 4, [745, 935], (layer, seam) => {
    if (layer === 0) {
      street(c, seam, 70);
      street(c, seam, 1230);
      tree(c, 400, seam(400), 190, ink.leaf);
      tree(c, 1500, seam(1500), 220, ink.teal);
    } else if (layer === 1) {
      tree(c, 1130, seam(1130), 240, ink.leaf);
      person(c, 520, seam(520), cast.walter, { scale: 0.66 });
    } else if (layer === 2) {
      person(c, 260, seam(260), cast.hana, { scale: 0.73 });
      person(c, 690, seam(690), cast.rosa, { scale: 0.75 });
      person(c, 930, seam(930), cast.tunde, { scale: 0.76 });
      person(c, 1300, seam(1300), cast.samir, { scale: 0.73 });
    } else if (layer === 3) {
      bed(c, 330, seam(420), 240, 3);
      person(c, 800, seam(800), cast.ines, { scale: 0.75 });
      dog(c, 1090, seam(1090), 0.62);
      flower(c, 1440, seam(1440), 120, ink.coral);
      flower(c, 1496, seam(1496), 92, ink.berry);
      flower(c, 110, seam(110), 110, ink.rust);
    }
  });
  return c.done();
}

type Scene = (c: Collage, layer: number, seam: Seam) => void;
/** Draws the first picture of a page: words lie at its top left, people are at its right. */
const opening = (n: number, scene: Scene, sky?: (c: Collage) => void) => (): string => {
  const c = collage(1600, 760, ink.peach);
  sky?.(c);
  hillside(c, n, [620 - n * 12, 716], (layer, seam) => scene(c, layer, seam));
  return c.done();
};
const sun = (x: number, y: number, r: number) => (c: Collage) => {
  c.paper(oval(x, y, r), { color: ink.amber, rough: 5, rim: 10 });
  c.paper(oval(x, y, r * 0.7), { color: ink.butter, rough: 4, rim: 6, lift: 0.6 });
};

export const projects = opening(
  3,
  (c, layer, seam) => {
    if (layer === 0) {
      tree(c, 1540, seam(1540), 210, ink.teal);
      street(c, seam, 1250);
    } else if (layer === 1) {
      bicycle(c, 1180, seam(1180), 0.9);
      person(c, 1010, seam(1010), cast.samir, { scale: 0.73 });
      person(c, 870, seam(870), cast.cook, { scale: 0.73 });
    } else if (layer === 2) {
      bed(c, 1300, seam(1300), 250, 5);
      flower(c, 90, seam(90), 90, ink.rust);
      plant(c, 200, seam(200), 60);
    }
  },
  sun(1090, 420, 250),
);
export const lunch = opening(
  4,
  (c, layer, seam) => {
    if (layer === 0) {
      bunting(c, [850, 340], [1620, 220], 11);
      tree(c, 1500, seam(1500), 250, ink.leaf);
    } else if (layer === 1) {
      person(c, 900, seam(900), cast.mei, { scale: 0.69 });
      person(c, 1070, seam(1070), cast.tunde, { scale: 0.73 });
      person(c, 1250, seam(1250), cast.walter, { scale: 0.71 });
    } else if (layer === 2) {
      const y = seam(1320) + 26;
      longTable(c, 780, y, 570);
      for (const [x, color] of [
        [860, ink.rust],
        [990, ink.teal],
        [1120, ink.berry],
        [1250, ink.moss],
      ] as const) {
        bowl(c, x, y - 118, 76, color);
      }
      steam(c, 990, y - 150, 0.6);
      dog(c, 1440, seam(1440), 0.6);
    }
  },
  (c) => cloud(c, 1230, 150, 300),
);
export const give = opening(
  5,
  (c, layer, seam) => {
    if (layer === 0) {
      tree(c, 770, seam(770), 190, ink.moss);
    } else if (layer === 1) {
      person(c, 960, seam(960), cast.carrier, { scale: 0.73 });
      person(c, 1210, seam(1210), cast.hana, { scale: 0.75 });
    } else if (layer === 3) {
      person(c, 1330, seam(1330), cast.kofi, { scale: 0.66 });
      flower(c, 240, seam(240), 84, ink.coral);
      flower(c, 1400, seam(1400), 96, ink.amber);
    }
  },
  sun(1100, 470, 210),
);
export const volunteer = opening(
  6,
  (c, layer, seam) => {
    if (layer === 0) {
      street(c, seam, 1320);
    } else if (layer === 1) {
      person(c, 930, seam(930), cast.kofi, { scale: 0.78 });
      person(c, 1090, seam(1090), cast.rosa, { scale: 0.75 });
      person(c, 1270, seam(1270), cast.marguerite, { scale: 0.73, flip: true });
    } else if (layer === 3) {
      bed(c, 1120, seam(1120), 260, 8);
    }
  },
  (c) => {
    cloud(c, 1060, 190, 250);
    cloud(c, 1420, 170, 330);
  },
);
export const dates = opening(7, (c, layer, seam) => {
  if (layer === 0) {
    bunting(c, [872, 330], [1600, 290], 9);
    c.paper(strip([880, seam(880)], [870, 310], 8), { color: ink.wood, rim: 3 });
    tree(c, 1480, seam(1480), 200, ink.leaf);
  } else if (layer === 1) {
    person(c, 960, seam(960), cast.samir, { scale: 0.71, flip: true });
    person(c, 1120, seam(1120), cast.ines, { scale: 0.76 });
    person(c, 1260, seam(1260), cast.mei, { scale: 0.73 });
  } else if (layer === 3) {
    dog(c, 790, seam(790), 0.56, ink.plum);
  }
});
export const who = opening(
  8,
  (c, layer, seam) => {
    if (layer === 0) {
      house(c, 1400, seam(1400), 130, 130, ink.sky, ink.rust, 4);
      tree(c, 1600, seam(1600), 170, ink.teal);
    } else if (layer === 1) {
      person(c, 900, seam(900), cast.walter, { scale: 0.69, flip: true });
      person(c, 1050, seam(1050), cast.marguerite, { scale: 0.73 });
      person(c, 1240, seam(1240), cast.tunde, { scale: 0.73 });
    } else if (layer === 4) {
      flower(c, 1260, seam(1260), 80, ink.amber);
      flower(c, 1340, seam(1340), 60, ink.coral);
    }
  },
  sun(1070, 430, 240),
);
export const contact = opening(
  9,
  (c, layer, seam) => {
    if (layer === 0) {
      c.paper(box(920, seam(940) - 150, 30, 160), { color: ink.wood, rim: 3 });
      c.paper(box(860, seam(940) - 250, 150, 118), { color: ink.rust });
      c.paper(strip([882, seam(940) - 206], [988, seam(940) - 206], 7), { color: ink.plum, rim: 2 });
      tree(c, 1520, seam(1520), 190, ink.leaf);
    } else if (layer === 1) {
      person(c, 1100, seam(1100), cast.hana, { scale: 0.73 });
      person(c, 1260, seam(1260), cast.ines, { scale: 0.76, flip: true });
    } else if (layer === 3) {
      dog(c, 1360, seam(1360), 0.56);
    }
  },
  (c) => {
    cloud(c, 1330, 190, 330);
    bird(c, 1080, 270, 24);
    bird(c, 1140, 236, 17);
  },
);
