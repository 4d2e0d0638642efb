/** Halogen: pictures in halftone overprint, and the tiles of the tour map. */
import type { Draw } from '../describe.js';
import { cassette } from './cassette.js';
import { drums } from './drums.js';
import { four } from './four.js';
import { gate } from './gate.js';
import { globe } from './globe.js';
import { guitar } from './guitar.js';
import { crowd } from './hands.js';
import { jack } from './jack.js';
import { bside, runaway } from './journal.js';
import { megaphone, microphone } from './microphone.js';
import { moth } from './moth.js';
import { mouth } from './mouth.js';
import { hero } from './singer.js';
import { afterglow, complaint } from './sleeves.js';
import { amp, ball } from './snaps.js';
import { speakers, turntable } from './speakers.js';
import { desk, pedal } from './stagecraft.js';
import { still } from './still.js';
import { synth } from './synth.js';
import { tiles } from './tiles.js';
import { van } from './van.js';

/** Dots stay sharp only without loss, in few colours and at the size that they are drawn in. */
const screened = (draws: Record<string, () => string>): Record<string, Draw> =>
  Object.fromEntries(
    Object.entries(draws).map(([name, draw]) => [name, (): ReturnType<Draw> => ({ drawing: draw(), width: 1400, colors: 16 })]),
  );

export { halogenLogo } from './tiles.js';
export const halogenDrawings: Record<string, Draw> = screened({
  hero,
  globe,
  turntable,
  moth,
  four,
  gate,
  crowd,
  megaphone,
  speakers,
  microphone,
  afterglow,
  complaint,
  cassette,
  still,
  mouth,
  guitar,
  drums,
  synth,
  ball,
  amp,
  pedal,
  desk,
  van,
  bside,
  runaway,
  jack,
  ...tiles,
});
