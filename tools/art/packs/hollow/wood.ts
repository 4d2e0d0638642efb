/** Scenes in a wood, in the morning and in October. */
import { f } from '../../drawings/light.js';
import { group, oval, rect, shape, stroke, times } from './brush.js';
import { pair } from './figures.js';
import { bloom, type Point, type Room, type Scene } from './photo.js';

const trunks = ({ t, random, soft }: Room, count: number, [least, most]: Point, shade: number, blur: number): string =>
  `<g${soft(blur)}>${times(count, (i) => {
    const w = least + random() * (most - least);
    const x = ((i + random() * 0.8) / count) * 1300 - 50;
    const lean = (random() - 0.5) * 40;
    const bough =
      random() < 0.7
        ? stroke(
            `M${f(x)} ${f(120 + random() * 160)}q${f((random() - 0.5) * 160)} -60 ${f((random() - 0.5) * 300)} -140`,
            t(shade),
            w * 0.3,
          )
        : '';
    return (
      shape(
        `M${f(x - w / 2)} 800C${f(x - w * 0.36)} 500 ${f(x + lean)} 200 ${f(x + lean)} -20H${f(x + lean + w * 0.6)}C${f(x + lean + w * 0.6)} 200 ${f(x + w * 0.4)} 500 ${f(x + w * 0.6)} 800Z`,
        t(shade),
      ) + bough
    );
  })}</g>`;
const leafage = (
  { t, random, soft }: Room,
  count: number,
  [from, to]: Point,
  shade: number,
  size: number,
  blur: number,
): string =>
  `<g${soft(blur)}>${times(count, () => oval(random() * 1200, from + random() ** 2 * (to - from), size * (0.6 + random()), size * (0.4 + random() * 0.5), t(shade + random() * 0.12), `opacity=".8"`))}</g>`;
const beams = ({ grade, soft }: Room, x: number): string =>
  `<g ${'style="mix-blend-mode:screen"'}${soft(8)}>${times(6, (i) => {
    const [a, b] = [x - 240 + i * 84, x - 620 + i * 190];
    return shape(
      `M${a} -20H${a + 34}L${b + 150} 800H${b}Z`,
      grade([
        [0, 1, 0.5],
        [0.7, 0.8, 0.12],
        [1, 0.7, 0],
      ]),
    );
  })}</g>`;
/** Draws a wood in the morning, with light between the trunks. */
const wood = (room: Room, people: string): string => {
  const { grade, soft } = room;
  return (
    rect(
      0,
      0,
      1200,
      800,
      grade([
        [0, 0.72],
        [0.5, 0.9],
        [0.72, 0.82],
        [1, 0.4],
      ]),
    ) +
    trunks(room, 16, [8, 18], 0.7, 3) +
    leafage(room, 70, [0, 260], 0.66, 46, 6) +
    trunks(room, 9, [18, 34], 0.52, 2) +
    bloom(room, [620, 330], 420, 0.8) +
    shape(
      'M0 800V600C240 560 420 590 600 592C800 594 980 560 1200 606V800Z',
      grade([
        [0, 0.52],
        [0.4, 0.3],
        [1, 0.08],
      ]),
    ) +
    shape(
      'M560 596C590 640 520 700 380 800H860C730 720 660 650 636 596Z',
      grade([
        [0, 0.94],
        [1, 0.46],
      ]),
      `opacity=".7"${soft(7)}`,
    ) +
    beams(room, 560) +
    people +
    trunks(room, 4, [56, 92], 0.12, 1.4) +
    leafage(room, 90, [-30, 170], 0.14, 30, 2) +
    `<g${soft(7)}>${leafage(room, 22, [660, 840], 0.06, 70, 7)}</g>`
  );
};
export const forest: Scene = (room) =>
  wood(room, oval(600, 676, 70, 8, room.t(0.04), `opacity=".5"${room.soft(6)}`) + group(574, 676, 0.62, pair(room)));
/** Draws October: leaves in the air, two in coats. */
export const leaves: Scene = (room) => {
  const { t, random } = room;
  const fall = (count: number, size: number, blur: number) =>
    `<g${room.soft(blur)}>${times(count, () => {
      const [x, y] = [random() * 1200, random() * 760];
      return shape(
        `M0 ${-size}C${size} ${-size * 0.4} ${size * 0.7} ${size * 0.7} 0 ${size}C${-size * 0.7} ${size * 0.7} ${-size} ${-size * 0.4} 0 ${-size}Z`,
        t(0.5 + random() * 0.46),
        `transform="translate(${f(x)} ${f(y)}) rotate(${f(random() * 360)}) scale(1 ${f(3 + random() * 7)}e-1)"`,
      );
    })}</g>`;
  return wood(room, fall(46, 7, 0.7) + group(540, 716, 0.9, pair(room))) + fall(26, 13, 1.4) + fall(9, 34, 9);
};
