/** People of torn paper, from a head, a coat, arms, legs and a thing to hold. The origin is between the feet. */
import { type Arm, drawHead, type Person, skins } from './heads.js';
import { along, type Collage, ink, oval, type Point, round, type Sheet, strip } from './torn.js';

const turned = ([x, y]: Point, length: number, degrees: number, side: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.sin(angle) * length * side, y + Math.cos(angle) * length];
};

function drawArm(c: Collage, side: number, { up = 14, fore = 6, holds }: Arm, coat: Sheet, skin: string): void {
  const shoulder: Point = [43 * side, -286];
  const elbow = turned(shoulder, 72, up, side);
  const hand = turned(elbow, 62, fore, side);
  const sleeve = { ...coat, lift: 0.7, rim: 4, rough: 1.6 };
  c.paper(strip(shoulder, elbow, 19, 17), sleeve);
  if (holds) {
    c.put(hand[0], hand[1], () => holds(c), { flip: side < 0 });
  }
  c.paper(strip(elbow, hand, 17, 13), sleeve);
  c.paper(oval(hand[0], hand[1], 14), { color: skin, lift: 0.5, rough: 1, rim: 2.5 });
}

const coats: Record<NonNullable<Person['cut']>, Point[]> = {
  jacket: [
    [-28, -306],
    [28, -306],
    [52, -288],
    [50, -220],
    [54, -152],
    [-54, -152],
    [-50, -220],
    [-52, -288],
  ],
  coat: [
    [-28, -306],
    [28, -306],
    [52, -288],
    [52, -210],
    [68, -108],
    [-68, -108],
    [-52, -210],
    [-52, -288],
  ],
  dress: [
    [-28, -306],
    [28, -306],
    [50, -288],
    [44, -214],
    [82, -78],
    [-82, -78],
    [-44, -214],
    [-50, -288],
  ],
};

/** Draws a person whose feet are at this place. */
export function person(c: Collage, x: number, y: number, p: Person, { scale = 1, flip = false } = {}): void {
  const { coat, cut = 'jacket', legs = ink.plum, shoes = ink.berry, apron } = p;
  const small = p.child ? 0.62 : 1;
  c.put(
    x,
    y,
    () => {
      for (const side of [-1, 1]) {
        c.paper(
          along([
            [side * 4, -180],
            [side * 40, -180],
            [side * 38, -12],
            [side * 10, -12],
          ]),
          { color: legs, rim: 3.5, lift: 0.8 },
        );
        c.paper(
          round([
            [side * 6, 2],
            [side * 5, -18],
            [side * 28, -22],
            [side * 54, -8],
            [side * 52, 3],
          ]),
          { color: shoes, rim: 3, rough: 1.2, lift: 0.6 },
        );
      }
      c.paper(along(coats[cut]), { rim: 5, ...coat });
      if (apron) {
        c.paper(
          along([
            [-26, -270],
            [26, -270],
            [40, -214],
            [46, -118],
            [-46, -118],
            [-40, -214],
          ]),
          { color: apron, rim: 4, lift: 0.5 },
        );
        c.mark('M-26 -270L-18 -304M26 -270L18 -304', ink.cream, 5);
      }
      c.put(0, p.child ? -8 : 0, () => c.put(0, p.child ? 92 : 0, () => drawHead(c, p), { scale: p.child ? 1.32 : 1 }));
      drawArm(c, -1, p.left ?? {}, coat, skins[p.skin]);
      drawArm(c, 1, p.right ?? {}, coat, skins[p.skin]);
    },
    { scale: scale * small, flip },
  );
}
