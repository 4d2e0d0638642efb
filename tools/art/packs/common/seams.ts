/** Seams between two sections, with animals, plants and houses. */
import { flower, plant } from './plants.js';
import { bicycle, dog, house } from './street.js';
import { type Collage, collage, hill, ink } from './torn.js';

/** Draws the seam between two sections. The paper below has the colour of the next section. */
const seam = (color: string, phase: number, stand: (c: Collage) => void) => (): string => {
  const c = collage(1600, 190);
  stand(c);
  c.foot(
    hill(
      1600,
      250,
      Array.from({ length: 8 }, (_, k) => 140 + Math.sin(k * 1.3 + phase) * 24),
    ),
    color,
  );
  return c.done();
};
export const seamAmber = seam(ink.amber, 0.4, (c) => {
  c.paper(hill(1600, 250, [110, 150, 120, 160, 118, 148, 120]), {
    color: ink.coral,
    print: ['stripes', '#E66A3D'],
    rough: 5,
    rim: 9,
  });
  dog(c, 1220, 152, 0.8);
  flower(c, 180, 160, 110, ink.rust);
  flower(c, 236, 160, 80, ink.berry);
});
export const seamPlum = seam(ink.plum, 2.1, (c) => {
  c.paper(hill(1600, 250, [150, 108, 150, 122, 160, 112, 146]), {
    color: ink.berry,
    print: ['dots', '#8B3763'],
    rough: 5,
    rim: 9,
  });
  bicycle(c, 330, 150, 0.72);
  plant(c, 1330, 150, 70, ink.leaf, 5);
  plant(c, 1420, 160, 90, ink.moss, 5);
});
export const seamPeach = seam(ink.peach, 1.2, (c) => {
  c.paper(hill(1600, 250, [120, 152, 112, 146, 122, 158, 120]), { color: ink.leaf, rough: 5, rim: 9 });
  for (let i = 0; i < 6; i++) {
    plant(c, 1020 + i * 62, 146, 52 + (i % 3) * 12, i % 2 ? ink.moss : ink.teal, 3);
  }
});
export const seamRust = seam(ink.rust, 3.3, (c) => {
  c.paper(hill(1600, 250, [146, 112, 156, 118, 142, 110, 150]), { color: ink.amber, rough: 5, rim: 9 });
  house(c, 210, 152, 74, 66, ink.sky, ink.plum, 3);
  house(c, 306, 148, 60, 44, ink.butter, ink.berry, 1);
  flower(c, 1380, 152, 104, ink.coral);
});
