import { drawScene } from '../scenes/draw-scene.js';
import { scenes } from '../scenes/index.js';
import type { Ratio } from './grammar.js';

/** Calm colours that fit any palette until the owner replaces the pictures. */
const palette = { a: '#B9673F', b: '#7C93A0', d: '#22303A', e: '#5E7A66', soft: '#E9E4DB' };
const dusk = { a: '#C98B5A', b: '#6F8794', d: '#2A3B3F', e: '#7C9473', soft: '#EDE7DC' };
const sea = { a: '#D08A63', b: '#5F8C99', d: '#1F3440', e: '#6E8F86', soft: '#E3ECEC' };

/** name: scene, seed and colours */
const scenery = {
  house: ['arch', 1, palette],
  coast: ['waves', 2, sea],
  hills: ['hills', 1, dusk],
  ridge: ['hills', 3, sea],
  dish: ['plate', 1, palette],
  supper: ['plate', 2, dusk],
  salad: ['plate', 5, sea],
  coffee: ['cup', 1, palette],
  tea: ['cup', 3, sea],
  fern: ['plant', 2, palette],
  leaves: ['plant', 4, dusk],
  ida: ['portrait', 1, palette],
  noor: ['portrait', 2, palette],
  sam: ['portrait', 3, palette],
  jon: ['portrait', 4, sea],
  mei: ['portrait', 5, dusk],
  rui: ['portrait', 6, sea],
  ada: ['portrait', 7, dusk],
  tom: ['portrait', 8, palette],
  screen: ['dash', 2, palette],
  bottle: ['bottle', 1, palette],
  jar: ['bottle', 3, sea],
  room: ['room', 1, palette],
  lounge: ['room', 2, sea],
  runner: ['track', 1, palette],
  flowers: ['flowers', 1, palette],
  bouquet: ['flowers', 3, sea],
  books: ['books', 1, palette],
  lamp: ['books', 3, dusk],
  planets: ['orb', 1, palette],
  town: ['city', 1, palette],
  skyline: ['city', 3, sea],
  crane: ['crane', 1, palette],
  cloth: ['fabric', 2, palette],
  linen: ['fabric', 1, sea],
  arcade: ['arches', 1, palette],
  court: ['arches', 3, dusk],
} as const;

type Name = keyof typeof scenery;

const shapes: Record<Ratio, [width: number, height: number]> = {
  '1:1': [640, 640],
  '4:5': [680, 850],
  '3:2': [960, 640],
  '16:9': [1440, 810],
  '3:1': [1440, 480],
};

const isName = (name: string): name is Name => Object.hasOwn(scenery, name);

/** Returns the file name of a picture in this shape. */
export function fileOf(name: string, ratio: Ratio): string {
  if (!isName(name)) {
    throw new Error(`pictures.ts has no scene “${name}”.`);
  }
  return `neutral-${name}-${ratio.replace(':', '-')}.webp`;
}

/** Draws the picture for a file name, as WebP bytes. */
export async function drawFile(file: string): Promise<Buffer> {
  const [, name = '', across, down] = /^neutral-([a-z]+)-(\d+)-(\d+)\.webp$/.exec(file) ?? [];
  const shape = shapes[`${across}:${down}` as Ratio];
  if (!isName(name) || !shape) {
    throw new Error(`${file} is no neutral picture.`);
  }
  const [scene, seed, colors] = scenery[name];
  return drawScene(scenes[scene](colors, seed), shape, { quality: 66 });
}
