/** Draws the town at night, for the front page. */
import { ink, put, sticker } from './chalk.js';
import { bookHouse, child, glow, hill, lantern, moon, pencil, post, stars } from './things.js';

const { cream, night, violet, red, yellow, dusk, rose, lilac, chalk, amber, sky } = ink;
type Place = [x: number, y: number, scale?: number];
const houses = (...all: [Place, Parameters<typeof bookHouse>[0]][]): string =>
  all.map(([[x, y, scale = 1], house]) => put(x, y, bookHouse(house), { scale })).join('');
const pencils = (...all: [Place, height: number, color: string][]): string =>
  all.map(([[x, y, scale = 1], h, color]) => put(x, y, pencil(h, color), { scale })).join('');

/** Draws the town with one lantern, which hangs out over the edge of the sheet. */
export const town = (): string =>
  sticker(
    [1240, 1120],
    stars(5, 30, [70, 130, 1100, 380]) +
      put(268, 300, moon(112), { turn: -12 }) +
      hill(
        1240,
        [
          [0, 660],
          [360, 580],
          [800, 690],
          [1260, 600],
        ],
        1140,
        '#4A3CA6',
      ) +
      houses(
        [[170, 720, 1.02], { w: 170, h: 250, color: rose, roof: red, lit: [1, 2] }],
        [[400, 690, 1], { w: 150, h: 330, color: chalk, roof: violet, lit: [0, 3, 4] }],
        [[1090, 720, 1.1], { w: 180, h: 300, color: yellow, roof: red, lit: [0, 3] }],
      ) +
      pencils([[548, 700], 220, red], [[620, 716], 320, yellow], [[940, 736], 250, lilac]) +
      hill(
        1240,
        [
          [0, 850],
          [420, 740],
          [860, 860],
          [1260, 770],
        ],
        1140,
        violet,
      ) +
      put(752, 450, glow(440, 'g')) +
      houses(
        [[250, 930, 1.34], { w: 210, h: 270, color: red, roof: yellow, lit: [0, 1] }],
        [[1080, 940, 1.4], { w: 190, h: 210, color: sky, roof: cream, lit: [1] }],
      ) +
      pencils([[446, 910, 1.3], 230, chalk], [[78, 950, 1.3], 210, yellow]) +
      hill(
        1240,
        [
          [0, 1010],
          [500, 900],
          [900, 980],
          [1260, 930],
        ],
        1140,
        dusk,
      ) +
      put(572, 1072, child({ coat: yellow, hat: red, bag: violet }), { scale: 1.3 }) +
      put(764, 1084, child({ coat: chalk, hat: yellow, hair: amber, lifts: true, skirt: true }), { scale: 1.1 }) +
      put(410, 1086, child({ coat: red, hat: cream, bag: chalk, hair: night }), { scale: 1.02 }),
    {
      seed: 4,
      paper: night,
      margins: [100, 44, 46],
      over: put(936, 1060, post(860, 160)) + put(776, 530, lantern(), { scale: 1.3, turn: 3 }),
    },
  );
