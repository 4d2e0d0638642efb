/** Portraits of invented people, built from a few shapes for hair and clothes. */
import { circle, ellipse, line, path, points, rect } from './ink.js';

type Cut = 'long' | 'curls' | 'bob' | 'bun' | 'short' | 'crop';
/** Colours of a person, with what they wear. */
export type Person = {
  skin: string;
  shade: string;
  hair: string;
  cloth: string;
  trim?: string;
  /** The colour of lines and eyes. */
  dark: string;
  cut: Cut;
  beard?: boolean;
  glasses?: boolean;
  apron?: string;
};
type Hair = (color: string) => string;

const hairBehind: Partial<Record<Cut, Hair>> = {
  long: (c) => path('M258 430c-14-190 60-264 142-264s156 74 142 264c-6 96 10 170 34 240H224c24-70 40-144 34-240z', c),
  curls: (c) =>
    points('270 330, 250 410, 286 250, 350 200, 430 190, 500 230, 540 300, 556 390, 540 460, 264 480')
      .map(([x, y]) => circle(x, y, 62, c))
      .join(''),
  bob: (c) => path('M246 480c-22-210 56-320 154-320s176 110 154 320c-2 34-40 40-56 22H302c-16 18-54 12-56-22z', c),
  bun: (c) => circle(400, 150, 62, c),
};
const hairFront: Record<Cut, Hair> = {
  long: (c) => path('M284 372c0-128 56-188 120-188 70 0 118 60 114 188-28-52-64-84-104-104-36 46-84 78-130 104z', c),
  curls: (c) =>
    points('300 300, 350 250, 410 236, 470 258, 508 306')
      .map(([x, y]) => circle(x, y, 44, c))
      .join(''),
  bob: (c) => path('M278 380c-4-120 44-196 124-196s126 76 120 196c-10-40-22-66-38-86-72 8-132 4-168-6-16 22-30 48-38 92z', c),
  bun: (c) => path('M280 376c-6-110 44-186 120-186s128 76 120 186c-14-58-52-104-120-108-66 4-106 48-120 108z', c),
  short: (c) =>
    path('M276 372c-20-130 44-206 134-200 76 4 128 66 114 200-8-20-16-42-20-72-60 8-118-10-158-44-22 36-50 60-70 116z', c),
  crop: (c) => path('M280 340c0-100 50-160 122-160s120 58 118 160c-14-36-30-56-44-70-50 12-104 10-150-2-20 18-34 38-46 72z', c),
};
const beardOf: Hair = (c) =>
  path('M288 400c6 110 50 174 112 174s108-64 112-174c-20 44-44 58-72 58-16-14-64-14-80 0-30 0-52-14-72-58z', c);

/** Draws a head and shoulders in an 800 by 880 field. */
function person({ skin, shade, hair, cloth, trim, dark, cut, beard, glasses, apron }: Person): string {
  return [
    hairBehind[cut]?.(hair) ?? '',
    path('M110 880c6-190 96-250 220-276h140c124 26 214 86 220 276z', cloth),
    path('M340 500h120v110c-10 50-110 50-120 0z', shade),
    path('M318 612c30 64 134 64 164 0l-12-22H330z', trim ?? shade),
    apron ? path('M300 640l-26 240h252l-26-240-22 60H322z', apron) : '',
    ellipse(284, 412, 26, 36, skin),
    ellipse(516, 412, 26, 36, skin),
    path('M284 380c0-116 48-176 116-176s116 60 116 176c0 118-54 188-116 188s-116-70-116-188z', skin),
    path('M400 204c68 0 116 60 116 176 0 118-54 188-116 188 60-40 74-110 74-190 0-90-24-150-74-174z', shade, 'opacity=".55"'),
    beard ? beardOf(hair) : '',
    hairFront[cut](hair),
    circle(354, 396, 9, dark) + circle(448, 396, 9, dark),
    line('M334 364q20-14 40-4M428 360q20-10 40 4', dark, 7),
    line('M402 400q-16 40-6 50 8 6 18 2', dark, 5, 'opacity=".7"'),
    path('M362 482q40 36 80 0-40 12-80 0z', dark),
    glasses
      ? `<g fill="none" stroke="${dark}" stroke-width="8"><circle cx="352" cy="398" r="40"/><circle cx="450" cy="398" r="40"/><path d="M392 394q9-8 18 0"/></g>`
      : '',
  ].join('');
}
/** Draws a person on a background, with a large disc behind the head. */
export const portrait = (ground: string, disc: string, o: Person): string =>
  rect(0, 0, 800, 880, ground) + circle(400, 420, 320, disc) + person(o);
