// Draws the catalogue's pictures: a scene in a brand's palette cut to the shape it is used in, or a drawing of its own.
import sharp from 'sharp';
import { brands } from './brands.mjs';
import { loam } from './drawings/loam/index.ts';
import { logos } from './drawings/logos.ts';
import { morsel } from './drawings/morsel/index.ts';
import { northbeam } from './drawings/northbeam/index.ts';
import { plinth } from './drawings/plinth/index.ts';
import { packs } from './packs/index.ts';
import { scenes } from './scenes.mjs';

const drawings = Object.assign({ ...loam, ...morsel, ...plinth, ...northbeam }, ...packs.map((pack) => pack.drawings));
const marks = Object.assign({ ...logos }, ...packs.map((pack) => pack.logo));

/** name: brand, scene, seed, width, height; mirrored where words lie on the left */
const sceneries = {
  'tidepool-waves': ['tidepool', 'waves', 1, 2000, 1200, 'mirrored'],
  'fernway-plant': ['fernway', 'plant', 1, 1040, 1200],
  'fernway-fern': ['fernway', 'plant', 3, 900, 900],
  'fernway-blooms': ['fernway', 'flowers', 2, 900, 900],
  'fernway-care': ['fernway', 'bottle', 1, 900, 900],
  'driftwood-headland': ['driftwood', 'hills', 1, 2000, 1200],
  'driftwood-sea': ['driftwood', 'waves', 2, 1200, 1000],
  'driftwood-room': ['driftwood', 'room', 1, 1200, 900],
  'driftwood-view': ['driftwood', 'hills', 3, 1200, 900],
  'driftwood-boathouse': ['driftwood', 'waves', 4, 1200, 900],
  'driftwood-arches': ['driftwood', 'arches', 2, 1200, 1000],
  'driftwood-ines': ['driftwood', 'portrait', 2, 800, 880],
  'driftwood-tom': ['driftwood', 'portrait', 4, 800, 880],
  'driftwood-aoife': ['driftwood', 'portrait', 5, 800, 880],
  'clearwell-doctor': ['clearwell', 'portrait', 2, 1000, 1000],
  'commonground-dana': ['commonground', 'portrait', 1, 800, 880],
  'commonground-yusuf': ['commonground', 'portrait', 3, 800, 880],
  'commonground-mei': ['commonground', 'portrait', 2, 800, 880],
  'commonground-rui': ['commonground', 'portrait', 4, 800, 880],
};

/** A drawing may state the width in which it is used, and the quality that keeps it light. */
const toDrawing = (made) => (typeof made === 'string' ? { drawing: made } : made);

/** The picture as WebP bytes. */
export async function drawPicture(name) {
  if (marks[name]) {
    return sharp(Buffer.from(marks[name]())).resize(176, 176).webp({ quality: 90, effort: 6 }).toBuffer();
  }
  if (drawings[name]) {
    const { drawing, width, quality } = toDrawing(drawings[name]());
    const picture = sharp(Buffer.from(drawing), { unlimited: true });
    return picture.resize({ width: width ?? ((await picture.metadata()).width > 1500 ? 1400 : 1000), withoutEnlargement: true }).webp({ quality: quality ?? 70, effort: 6 }).toBuffer();
  }
  const [brandId, scene, seed, width, height, mirrored] = sceneries[name];
  const brand = brands.find(({ id }) => id === brandId);
  const svg = scenes[scene](brand.p, seed).replace('<svg ', `<svg width="${width}" height="${height}" `);
  return sharp(Buffer.from(svg), { density: 144 })
    .resize(width, height, { fit: 'cover' })
    .flop(mirrored === 'mirrored')
    .webp({ quality: 74, effort: 6 }).toBuffer();
}
