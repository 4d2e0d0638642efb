/** Heads of torn paper: a face, hair, glasses, a beard or a hat. */
import { before, behind, type Hair } from './hair.js';
import { box, type Collage, ink, oval, round, type Sheet, strip } from './torn.js';

export const skins = { light: '#F2C09A', warm: '#D9976A', brown: '#A9683F', deep: '#6E4128' };
export const hairs = { black: '#2B1B2D', brown: '#6B3F28', red: '#B9481F', straw: '#DDAE5C', grey: '#C9C2C0' };

/** Angles in degrees from hanging straight down, outwards. */
export type Arm = { up?: number; fore?: number; holds?: (c: Collage) => void };
export type Person = {
  skin: keyof typeof skins;
  hair: Hair;
  hairColor: string;
  coat: Sheet;
  /** How far the coat reaches: a jacket, a coat or a dress. */
  cut?: 'jacket' | 'coat' | 'dress';
  legs?: string;
  shoes?: string;
  left?: Arm;
  right?: Arm;
  apron?: string;
  glasses?: boolean;
  beard?: boolean;
  child?: boolean;
  /** The side to which the face looks: -1 to 1. */
  looks?: number;
};

export function drawHead(c: Collage, { skin, hair, hairColor, glasses, beard, looks = 0 }: Person): void {
  const [tone, flesh] = [{ color: hairColor, rim: 4, rough: 2.6, lift: 0.7 }, skins[skin]];
  c.paper(box(-13, -324, 26, 34), { color: flesh, lift: 0.3, rim: 2 });
  const back = behind[hair]?.();
  if (back) {
    c.paper(back, tone);
  }
  if (hair === 'scarf') {
    c.paper(
      round([
        [-47, -348],
        [-38, -394],
        [0, -411],
        [38, -394],
        [47, -348],
        [42, -300],
        [0, -282],
        [-42, -300],
      ]),
      tone,
    );
    c.paper(oval(0, -350, 30, 36), { color: flesh, lift: 0.4, rim: 2.5, rough: 1.2 });
  } else {
    c.paper(oval(0, -354, 36, 41), { color: flesh, lift: 0.7, rim: 3, rough: 1.4 });
    c.paper(oval(-36 + looks * 3, -352, 7, 9), { color: flesh, lift: 0.2, rim: 1.5, rough: 0.6 });
    c.paper(oval(36 + looks * 3, -352, 7, 9), { color: flesh, lift: 0.2, rim: 1.5, rough: 0.6 });
  }
  const x = looks * 8;
  if (beard) {
    c.paper(
      round([
        [-33, -346],
        [-30, -318],
        [0, -302],
        [30, -318],
        [33, -346],
        [16, -334],
        [-16, -334],
      ]),
      tone,
    );
  }
  for (const eye of [x - 13, x + 13]) {
    c.dot(eye, -356, 5.4, ink.white, skin === 'deep' ? 0.9 : 0);
    c.dot(eye, -356, 3.6, ink.plum);
  }
  c.dot(x - 21, -341, 7, ink.rust, 0.28);
  c.dot(x + 21, -341, 7, ink.rust, 0.28);
  c.mark(`M${x + looks * 2} -352q${4 + looks * 3} 8 -2 10`, ink.plum, 2.2, 0.55);
  c.mark(`M${x - 10} -333q10 9 20 0`, beard || skin === 'deep' ? ink.cream : ink.plum, 2.8);
  if (glasses) {
    c.mark(
      `M${x - 24} -356a11 11 0 1 0 22 0a11 11 0 1 0 -22 0M${x + 2} -356a11 11 0 1 0 22 0a11 11 0 1 0 -22 0M${x - 2} -357h4`,
      ink.plum,
      2.6,
    );
  }
  const front = before[hair]?.();
  if (front) {
    c.paper(front, tone);
  }
  if (hair === 'bald') {
    c.paper(oval(-36, -366, 9, 15), tone);
    c.paper(oval(36, -366, 9, 15), tone);
  }
  if (hair === 'cap') {
    c.paper(
      round([
        [-40, -368],
        [-36, -396],
        [0, -414],
        [36, -396],
        [40, -368],
        [0, -376],
      ]),
      tone,
    );
    c.paper(strip([-42, -369], [42, -369], 9), { ...tone, color: ink.cream, print: ['stripes', hairColor] });
    c.paper(oval(0, -416, 12), { ...tone, color: ink.cream });
  }
  if (hair === 'straw') {
    c.paper(
      round([
        [-30, -380],
        [-26, -410],
        [0, -420],
        [26, -410],
        [30, -380],
      ]),
      tone,
    );
    c.paper(oval(0, -381, 66, 12), tone);
    c.paper(strip([-30, -388], [30, -388], 5), { ...tone, color: ink.rust });
  }
}
