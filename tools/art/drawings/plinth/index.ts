/** Plinth: quarter circles, stripes and dots on a grid, and the things they are printed on. */
import type { Draw } from '../draw.js';
import { svg } from '../ink.js';
import { people } from './people.js';
import { wall } from './posters.js';
import { screens } from './screens.js';
import { quilt } from './shapes.js';
import { marks, sign } from './signs.js';
import { books, boxes } from './things.js';

export const plinth: Record<string, Draw> = {
  'plinth-quilt': () => svg(1800, 900, quilt(12, 6, 150, 77)),
  'plinth-wall': wall,
  'plinth-boxes': boxes,
  'plinth-books': books,
  'plinth-sign': sign,
  'plinth-screens': screens,
  'plinth-marks': marks,
  'plinth-strip': () => svg(1800, 300, quilt(12, 2, 150, 131)),
  ...people,
};
