import sharp, { type Sharp } from 'sharp';
import { type Cut, cutFor, defaultSizes } from './image-sizes.js';

export type Drawn = { width: number; height: number; extension: string; bytes: Buffer };

const maxPixels = 80_000_000;

/** Encodes like WordPress: in the picture's format, JPEG at 82, WebP at 86; AVIF at a matching quality. */
const writers = {
  jpg: (image: Sharp) => image.jpeg({ quality: 82 }),
  webp: (image: Sharp) => image.webp({ quality: 86 }),
  png: (image: Sharp, palette: boolean) => image.png({ palette }),
  avif: (image: Sharp) => image.avif({ quality: 60, effort: 2 }),
};

export const drawable = Object.keys(writers);

/**
 * Draws copies of a picture in the sizes that WordPress would create, each once. Skips animations and pictures with camera
 * rotation, which WordPress rotates before it resizes.
 */
export async function drawVariants(picture: Buffer, extension: string): Promise<Drawn[]> {
  const write = writers[extension as keyof typeof writers];
  const { width, height, pages = 1, orientation = 1, isPalette } = await sharp(picture).metadata();
  if (write === undefined || pages > 1 || orientation > 1 || width * height > maxPixels) {
    return [];
  }
  const cuts = defaultSizes.flatMap((size) => cutFor({ width, height }, size) ?? []);
  const drawn: Drawn[] = [];
  for (const cut of new Map(cuts.map((one) => [`${one.width}x${one.height}`, one])).values()) {
    const bytes = await write(draw(picture, cut), isPalette).timeout({ seconds: 30 }).toBuffer();
    drawn.push({ width: cut.width, height: cut.height, extension, bytes });
  }
  return drawn;
}

const draw = (picture: Buffer, { width, height, from }: Cut) =>
  sharp(picture, { limitInputPixels: maxPixels, failOn: 'error' }).extract(from).resize(width, height, { fit: 'fill' });
