/** Lists the drawings of Lantern School: a town in chalk and crayon, a ribbon in twelve pieces, and six portraits. */
import type { Draw } from '../describe.js';
import { flat, ink, place, put, sheet } from './chalk.js';
import { lamps, logo, lost, reading, rucksack, snow, sparks, wicks } from './desk.js';
import { chair, door, gate, table } from './evening.js';
import { months } from './months.js';
import { portraits } from './portraits.js';
import { busAtDawn, kite, pegs, pencilWood } from './scenes.js';
import { bookHouse, pencil } from './things.js';
import { town } from './town.js';

/** Renders a drawing at the size that is stored, because its filters take time for each pixel. */
const drawn =
  (draw: () => string, width: number, quality = 50): Draw =>
  () => ({
    drawing: draw().replace(
      /width="(\d+)" height="(\d+)"/,
      (_, w, h) => `width="${width}" height="${Math.round((width * h) / w)}"`,
    ),
    width,
    quality,
  });

/** Draws roofs and pencils along the top of a section on night. */
const roofs = (): string => {
  const { night, violet, yellow, cream, red, chalk, lilac } = ink;
  const ground = place(
    [-10, 190],
    [240, 178],
    [560, 198],
    [900, 176],
    [1300, 196],
    [1640, 180],
    [1990, 194],
    [1990, 270],
    [-10, 270],
  );
  const house = (x: number, w: number, h: number, lit: number[]) =>
    put(x, 206, bookHouse({ w, h, color: violet, roof: night, lit, door: false }), { scale: 0.9 });
  return sheet(
    [1980, 260],
    house(150, 160, 130, [0]) +
      house(300, 120, 90, [1]) +
      put(420, 206, pencil(104, yellow, 30)) +
      put(478, 206, pencil(143, red, 30)) +
      house(720, 200, 110, [0, 1]) +
      put(1010, 206, pencil(130, lilac, 30)) +
      house(1180, 130, 140, [1]) +
      house(1310, 170, 80, [0, 1]) +
      put(1500, 206, pencil(91, cream, 30)) +
      put(1560, 206, pencil(150, yellow, 30)) +
      house(1740, 160, 130, [1]) +
      put(1890, 206, pencil(117, chalk, 30)),
    { seed: 41, tremble: 5 },
  ).replace('</svg>', `${flat(ground, night)}</svg>`);
};

export const lanternLogo = logo;
const opening = (draw: () => string) => drawn(draw, 760);
export const lanternDrawings: Record<string, Draw> = {
  hero: drawn(town, 900, 42),
  roofs: drawn(roofs, 1400, 40),
  wood: opening(pencilWood),
  bus: opening(busAtDawn),
  pegs: opening(pegs),
  kite: opening(kite),
  door: opening(door),
  table: opening(table),
  gate: opening(gate),
  chair: drawn(chair, 620),
  sparks: drawn(sparks, 620),
  wicks: drawn(wicks, 620),
  lamps: drawn(lamps, 620),
  reading: drawn(reading, 860),
  rucksack: drawn(rucksack, 860),
  snow: drawn(snow, 860),
  lost: drawn(lost, 420),
  ...Object.fromEntries(Object.entries(months).map(([name, draw]) => [name, drawn(draw, 300)])),
  ...Object.fromEntries(Object.entries(portraits).map(([name, draw]) => [name, drawn(draw, 520)])),
};
