/** Overlap: discs in three inks that mix where they meet, and a stipple on each overlap. */
import type { Draw } from '../describe.js';
import { speakers, trio } from './faces.js';
import { grounds } from './grounds.js';
import { hero } from './hero.js';
import { bubbles, clocks, holders, microphone, missed, question, stage, tickets } from './scenes.js';
import {
  badgeAll,
  badgeDay,
  badgeTeam,
  logo,
  lunch,
  marks,
  plan,
  quiet,
  sieve,
  trackMachines,
  trackPeople,
  trackPlaces,
} from './things.js';

const sized = (width: number, draws: Record<string, () => string>, quality = 58): Record<string, Draw> =>
  Object.fromEntries(Object.entries(draws).map(([name, draw]) => [name, () => ({ drawing: draw(), width, quality })]));
/** Names the drawings of a record with a prefix. */
const named = (prefix: string, draws: Record<string, () => string>): Record<string, () => string> =>
  Object.fromEntries(Object.entries(draws).map(([name, draw]) => [`${prefix}-${name}`, draw]));

export const overlapLogo = logo;
export const overlapDrawings: Record<string, Draw> = {
  ...sized(1800, { hero }, 50),
  ...sized(860, { trio, clocks, stage, tickets, holders, microphone, bubbles }),
  ...sized(640, { question, missed }),
  ...sized(480, speakers, 60),
  ...sized(520, { 'track-people': trackPeople, 'track-machines': trackMachines, 'track-places': trackPlaces }),
  ...sized(520, { 'badge-day': badgeDay, 'badge-all': badgeAll, 'badge-team': badgeTeam }),
  ...sized(900, { sieve, quiet, lunch }),
  ...sized(1240, { plan }),
  ...sized(160, named('mark', marks), 70),
  ...sized(1600, named('ground', grounds), 70),
};
