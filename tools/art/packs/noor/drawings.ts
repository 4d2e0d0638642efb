/** Noor Hadley: felt-pen drawings on index cards, and the paper that they hang on. */
import type { Draw } from '../describe.js';
import { cup, draft, ear, first, fridays, horse, lost, phone, post, scales, second, third } from './desk.js';
import { hero } from './hero.js';
import { papers } from './paper.js';
import { corridor, heap, map, portrait, stage, tin, years } from './rooms.js';
import { ballot, bees, bridge, cake, heat, ward } from './work.js';

const drawn =
  (draw: () => string, width: number, quality = 60): Draw =>
  () => ({ drawing: draw(), width, quality });
const sized = (width: number, draws: Record<string, () => string>, quality?: number): Record<string, Draw> =>
  Object.fromEntries(Object.entries(draws).map(([name, draw]) => [name, drawn(draw, width, quality)]));

export { noorLogo } from './desk.js';
export const noorDrawings: Record<string, Draw> = {
  ...papers,
  hero: drawn(hero, 1040, 58),
  ...sized(900, { heap, corridor, portrait, years, tin, stage, map }),
  ...sized(720, { ward, bridge, cake, bees, heat, ballot, first, second, third, phone, lost }),
  ...sized(420, { cup, ear, draft, post }),
  ...sized(900, { horse, scales, fridays }),
};
