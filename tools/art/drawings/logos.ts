/** Logos of the packs. Each is one shape on one background, so that it stays legible at the height of a line. */
import { circle, line, path, pick, rect, svg, times } from './ink.js';

const square = (body: string) => svg(400, 400, body);

/** Draws a lamp over two waves. */
const driftwood = () =>
  square(
    rect(0, 0, 400, 400, '#1E2B27', 'rx="80"') +
      path('M200 60L262 190H138z', '#E5C68C') +
      rect(176, 190, 48, 46, '#F6F4EC') +
      line('M60 280q35-44 70 0t70 0 70 0 70 0', '#8FB0AE', 22) +
      line('M60 336q35-44 70 0t70 0 70 0 70 0', '#F6F4EC', 22),
  );
/** Draws a pot with a round belly. */
const loam = () =>
  square(
    circle(200, 200, 200, '#F8D8C3') +
      path('M150 92h100v34c60 26 92 70 92 118 0 52-46 90-142 90S58 296 58 244c0-48 32-92 92-118z', '#9A4322') +
      rect(138, 76, 124, 26, '#33241E', 'rx="13"') +
      line('M78 226q61 34 122 0t122 0', '#FBF6EF', 20),
  );
/** Draws a flame in an arch. */
const morsel = () =>
  square(
    rect(0, 0, 400, 400, '#B4331B', 'rx="40"') +
      path('M70 350V200a130 130 0 0 1 260 0v150z', '#1E1410') +
      path(
        'M200 130c70 70 84 110 62 158-14 30-36 42-62 42s-48-12-62-42c-14-32-4-60 20-86 4 26 14 36 26 40-8-40 0-78 16-112z',
        '#E8A33D',
      ) +
      path('M200 244c26 30 32 48 22 68-6 12-14 18-22 18s-16-6-22-18c-10-20-4-38 22-68z', '#FBF2E4'),
  );
/** Draws a star over an opening horizon. */
const northbeam = () =>
  square(
    rect(0, 0, 400, 400, '#262B66', 'rx="96"') +
      path('M200 44l30 96 96 30-96 30-30 96-30-96-96-30 96-30z', '#F2F5FF') +
      times(3, (i) =>
        line(
          `M${90 - i * 6} ${318 + i * 4}Q200 ${286 + i * 44} ${310 + i * 6} ${318 + i * 4}`,
          pick(['#7CE8D2', '#8B97FF', '#56618E'], i),
          14,
        ),
      ),
  );
/** Draws a quarter circle on its plinth. */
const plinth = () =>
  square(
    rect(0, 0, 400, 400, '#F2431D') +
      path('M80 250A170 170 0 0 1 250 80V250z', '#141414') +
      circle(290, 130, 44, '#FFC531') +
      rect(60, 270, 280, 60, '#F3F0E8'),
  );

export const logos: Record<string, () => string> = {
  'driftwood-logo': driftwood,
  'loam-logo': loam,
  'morsel-logo': morsel,
  'northbeam-logo': northbeam,
  'plinth-logo': plinth,
};
