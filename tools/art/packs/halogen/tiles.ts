/** Draws the tiles of the tour map, whose ends meet, and the mark. */
import { svg } from '../../drawings/light.js';
import { blue, pink, yellow } from './look.js';
import { times } from './screen.js';

const [low, high, width, height] = [96, 40, 320, 136];
type Way = 'flat' | 'up' | 'down' | 'over' | 'first' | 'last';
/** Draws a tile with one stop. Its line enters and leaves at the height of its neighbours. */
const tile = (way: Way, isSoldOut: boolean) => (): string => {
  const paths: Record<Way, string> = {
    flat: `M-10 ${low}H${width + 10}`,
    up: `M-10 ${low}H190L246 ${high}H${width + 10}`,
    over: `M-10 ${high}H${width + 10}`,
    down: `M-10 ${high}H190L246 ${low}H${width + 10}`,
    first: `M70 ${low}H${width + 10}`,
    last: `M-10 ${low}H70`,
  };
  const [x, y] = [70, way === 'over' || way === 'down' ? high : low];
  const ends =
    way === 'first' || way === 'last' ? `<path d="M${x} ${y - 34}V${y + 34}" stroke="${blue}" stroke-width="22"/>` : '';
  return svg(
    width,
    height,
    '',
    `<rect width="${width}" height="${height}" fill="${yellow}"/><path d="${paths[way]}" fill="none" stroke="${blue}" stroke-width="22" stroke-linejoin="round"/>${ends}<circle cx="${x}" cy="${y}" r="30" fill="${blue}"/>${isSoldOut ? '' : `<circle cx="${x}" cy="${y}" r="17" fill="${yellow}"/>`}`,
  );
};
export const tiles = {
  'stop-first': tile('first', true),
  'stop-flat': tile('flat', false),
  'stop-flat-full': tile('flat', true),
  'stop-up': tile('up', false),
  'stop-up-full': tile('up', true),
  'stop-over': tile('over', false),
  'stop-down': tile('down', false),
  'stop-down-full': tile('down', true),
  'stop-last': tile('last', false),
};

/** Draws the mark: a lamp whose lower half is screened to dots. */
export const halogenLogo = (): string =>
  svg(
    400,
    400,
    '',
    `<rect width="400" height="400" fill="${blue}"/><circle cx="200" cy="200" r="136" fill="${pink}"/><path d="M64 200A136 136 0 0 1 336 200Z" fill="${yellow}"/>${times(
      4,
      (row) =>
        times(9, (i) => {
          const [x, y] = [72 + i * 32 + (row % 2) * 16, 218 + row * 28];
          return Math.hypot(x - 200, y - 200) < 130 ? `<circle cx="${x}" cy="${y}" r="${5 + row * 3.4}" fill="${blue}"/>` : '';
        }),
    )}<path d="M40 200H360" stroke="${blue}" stroke-width="16"/>`,
  );
