/** Draws the catalogue's pictures: a drawing, or a scene in a brand's colours cropped to the shape that shows it. */
import sharp from 'sharp';
import type { Draw } from './drawings/draw.js';
import { loam } from './drawings/loam/index.js';
import { logos } from './drawings/logos.js';
import { morsel } from './drawings/morsel/index.js';
import { northbeam } from './drawings/northbeam/index.js';
import { plinth } from './drawings/plinth/index.js';
import { packs } from './packs/index.js';
import { drawScene } from './scenes/draw-scene.js';
import { type SceneName, scenes } from './scenes/index.js';
import type { Palette } from './scenes/scene.js';

const drawings: Record<string, Draw> = Object.assign(
  { ...loam, ...morsel, ...plinth, ...northbeam },
  ...packs.map((pack) => pack.drawings),
);
const marks: Record<string, () => string> = Object.assign({ ...logos }, ...packs.map((pack) => pack.logo));

/** The colours of the brands whose pictures are scenes. */
const palettes = {
  tidepool: { a: '#FF6B4A', b: '#0E8FA3', d: '#0D2B36', e: '#2F7D4F', soft: '#DDF1F3' },
  fernway: { a: '#E9A24C', b: '#A9C29B', d: '#1F3B2C', e: '#2F7D4F', soft: '#DDE7CC' },
  driftwood: { a: '#C9A66B', b: '#8FB0AE', d: '#1E2B27', e: '#3D5A4C', soft: '#DFE4DA' },
  clearwell: { a: '#2D7FF9', b: '#8FE3CF', d: '#0F2A47', e: '#F7B267', soft: '#E3F0FD' },
  commonground: { a: '#F0592A', b: '#F7B733', d: '#33204A', e: '#5B3A8C', soft: '#FCE4D0' },
} satisfies Record<string, Palette>;

type Scenery = {
  brand: keyof typeof palettes;
  scene: SceneName;
  seed: number;
  shape: [width: number, height: number];
  /** Mirrors a scene behind text on the left. */
  mirrored?: boolean;
};
const scenery = (brand: Scenery['brand'], scene: SceneName, seed: number, ...shape: Scenery['shape']): Scenery => ({
  brand,
  scene,
  seed,
  shape,
});
const sceneries: Record<string, Scenery> = {
  'tidepool-waves': { ...scenery('tidepool', 'waves', 1, 2000, 1200), mirrored: true },
  'fernway-plant': scenery('fernway', 'plant', 1, 1040, 1200),
  'fernway-fern': scenery('fernway', 'plant', 3, 900, 900),
  'fernway-blooms': scenery('fernway', 'flowers', 2, 900, 900),
  'fernway-care': scenery('fernway', 'bottle', 1, 900, 900),
  'driftwood-headland': scenery('driftwood', 'hills', 1, 2000, 1200),
  'driftwood-sea': scenery('driftwood', 'waves', 2, 1200, 1000),
  'driftwood-room': scenery('driftwood', 'room', 1, 1200, 900),
  'driftwood-view': scenery('driftwood', 'hills', 3, 1200, 900),
  'driftwood-boathouse': scenery('driftwood', 'waves', 4, 1200, 900),
  'driftwood-arches': scenery('driftwood', 'arches', 2, 1200, 1000),
  'driftwood-ines': scenery('driftwood', 'portrait', 2, 800, 880),
  'driftwood-tom': scenery('driftwood', 'portrait', 4, 800, 880),
  'driftwood-aoife': scenery('driftwood', 'portrait', 5, 800, 880),
  'clearwell-doctor': scenery('clearwell', 'portrait', 2, 1000, 1000),
  'commonground-dana': scenery('commonground', 'portrait', 1, 800, 880),
  'commonground-yusuf': scenery('commonground', 'portrait', 3, 800, 880),
  'commonground-mei': scenery('commonground', 'portrait', 2, 800, 880),
  'commonground-rui': scenery('commonground', 'portrait', 4, 800, 880),
};

const drawMark = (draw: () => string): Promise<Buffer> =>
  sharp(Buffer.from(draw())).resize(176, 176).webp({ quality: 90, effort: 6 }).toBuffer();

async function drawDrawing(draw: Draw): Promise<Buffer> {
  const made = draw();
  const { drawing, width, quality = 70, colors } = typeof made === 'string' ? { drawing: made } : made;
  const picture = sharp(Buffer.from(drawing), { unlimited: true });
  const fitting = width ?? ((await picture.metadata()).width > 1500 ? 1400 : 1000);
  const fitted = picture.resize({ width: fitting, withoutEnlargement: true });
  if (colors) {
    const few = await fitted.png({ palette: true, colors, dither: 0 }).toBuffer();
    return sharp(few).webp({ lossless: true, effort: 6 }).toBuffer();
  }
  return fitted.webp({ quality, effort: 6 }).toBuffer();
}

/** Draws a catalogue picture by name, as WebP bytes. */
export async function drawPicture(name: string): Promise<Buffer> {
  const [mark, drawing, place] = [marks[name], drawings[name], sceneries[name]];
  if (mark) {
    return drawMark(mark);
  }
  if (drawing) {
    return drawDrawing(drawing);
  }
  if (!place) {
    throw new Error(`pictures.ts has no ${name}`);
  }
  const { brand, scene, seed, shape, mirrored } = place;
  return drawScene(scenes[scene](palettes[brand], seed), shape, { quality: 74, mirrored });
}
