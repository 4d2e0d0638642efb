/** Hollow Fern: nineteen photographs, the sheet of twenty-four frames in eight strips, and the holes of a film. */
import { svg } from '../../drawings/light.js';
import type { Draw } from '../describe.js';
import { arch, dance, kiss } from './couples.js';
import { bouquet, fern, rings } from './details.js';
import { chairs, dusk, sea } from './meadow.js';
import { type Box, type Frame, loop, photo, type Scene, strip, tick, wax } from './photo.js';
import { cake, lights } from './tables.js';
import { confetti, sparklers, umbrella } from './weather.js';
import { dress, tripod } from './windows.js';
import { forest, leaves } from './wood.js';

const wide: [number, number] = [1200, 800];
const print =
  (frame: Frame, size = wide, width = size[0], quality = 62): Draw =>
  () => ({ drawing: photo(size, frame), width, quality });
/** Draws three frames of the sheet; `chosen` are circled. */
const three =
  (first: number, frames: [scene: Scene, seed: number, crop?: Box][], chosen: number[] = []): Draw =>
  () => ({
    drawing: strip(
      frames.map(([scene, seed, crop]) => ({ scene, seed, film: first < 13 ? 'plum' : 'warm', ...(crop ? { crop } : {}) })),
      first,
      chosen,
    ),
    width: 860,
    quality: 62,
  });
const tight: Box = [330, 230, 540, 360];
const left: Box = [120, 120, 840, 560];
const right: Box = [360, 120, 780, 520];

/** Draws the chosen frame: a loop, a tick, and the corners of a tighter crop. */
const hero: Draw = () => ({
  drawing: photo(
    [1800, 1000],
    { scene: dusk, seed: 4, crop: [0, 100, 1200, 667] },
    loop([1000, 652], [196, 296], 3, 9) + tick([1208, 352], 62, 11) + wax('M1420 66h62v62M1420 934h62v-62', 8),
  ),
  width: 1600,
  quality: 58,
});
/** Draws a row of holes; the picture behind shows through them. */
const holes: Draw = () => ({
  drawing: svg(
    1980,
    88,
    '',
    `<path fill="#150A08" fill-rule="evenodd" d="M0 0H1980V88H0Z${Array.from({ length: 45 }, (_, i) => `M${i * 44 + 16} 14h12q6 0 6 6v18q0 6 -6 6h-12q-6 0 -6 -6v-18q0 -6 6 -6Z`).join('')}"/>`,
  ),
  width: 1980,
  quality: 60,
});

/** Draws a frond in a frame, circled. */
export const hollowLogo = (): string =>
  photo([400, 400], { scene: fern, seed: 2, crop: [260, 120, 620, 620] }, loop([200, 200], [168, 168], 2, 13));

export const hollowDrawings: Record<string, Draw> = {
  hero,
  holes,
  chairs: print({ scene: chairs, seed: 5 }, [1000, 1250], 800),
  rings: print({ scene: rings, seed: 3, crop: [300, 120, 544, 680] }, [1000, 1250], 800),
  confetti: print({ scene: confetti, seed: 6, crop: [330, 60, 592, 740] }, [1000, 1250], 800),
  kiss: print({ scene: kiss, seed: 9, film: 'plum' }),
  fern: print({ scene: fern, seed: 2 }, [1800, 900], 1600, 56),
  forest: print({ scene: forest, seed: 8 }, [1800, 900], 1600, 56),
  arch: print({ scene: arch, seed: 4 }),
  lights: print({ scene: lights, seed: 12 }),
  dress: print({ scene: dress, seed: 5, film: 'plum', crop: [280, 0, 640, 800] }, [1000, 1250], 800),
  cake: print({ scene: cake, seed: 7 }),
  dance: print({ scene: dance, seed: 3 }),
  sparklers: print({ scene: sparklers, seed: 11 }),
  bouquet: print({ scene: bouquet, seed: 6, film: 'plum' }),
  sea: print({ scene: sea, seed: 7 }, [1800, 900], 1600, 56),
  tripod: print({ scene: tripod, seed: 2, crop: [280, 0, 640, 800] }, [1000, 1250], 800),
  vows: print({ scene: forest, seed: 13, film: 'plum', crop: [300, 250, 600, 400] }),
  umbrella: print({ scene: umbrella, seed: 8 }),
  leaves: print({ scene: leaves, seed: 3 }),
  'sheet-1': three(1, [
    [dress, 21, left],
    [dress, 22, [420, 30, 390, 260]],
    [tripod, 23, right],
  ]),
  'sheet-2': three(
    4,
    [
      [bouquet, 24, tight],
      [bouquet, 25],
      [rings, 26, tight],
    ],
    [1],
  ),
  'sheet-3': three(7, [
    [chairs, 27],
    [chairs, 28, tight],
    [arch, 29, left],
  ]),
  'sheet-4': three(
    10,
    [
      [arch, 30],
      [arch, 31, tight],
      [kiss, 32, tight],
    ],
    [2],
  ),
  'sheet-5': three(13, [
    [confetti, 33, left],
    [confetti, 34],
    [cake, 35, right],
  ]),
  'sheet-6': three(16, [
    [cake, 36, tight],
    [lights, 37],
    [lights, 38, [400, 340, 420, 280]],
  ]),
  'sheet-7': three(
    19,
    [
      [dusk, 39, [200, 160, 840, 560]],
      [dusk, 40, [440, 310, 450, 300]],
      [forest, 41, left],
    ],
    [1],
  ),
  'sheet-8': three(22, [
    [dance, 42],
    [sparklers, 43, left],
    [sparklers, 44],
  ]),
};
