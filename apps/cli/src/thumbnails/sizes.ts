import sharp from 'sharp';

/**
 * Widths in px in which a picture is stored: three for tiles, and one for the lightbox, which shows pictures at 1040 CSS px,
 * on screens with two pixels per CSS pixel.
 */
export const widths = [240, 480, 960, 2080] as const;
export const tileWidths = widths.slice(0, 3);

/** Limits one file. A long picture gets a lower quality until it fits. */
export const maxPictureBytes = 200_000;

/** Returns qualities to try in order; artefacts of the widest size are invisible at two pixels per CSS pixel. */
const qualitiesOf = (width: number) => (width > 960 ? [35, 25, 15] : [50, 35, 25]);

/** Encodes one picture as WebP in every width, smallest first, but never wider than drawn. Omits a lightbox size that exceeds the limit. */
export async function toSizes(picture: Buffer, maxBytes = maxPictureBytes): Promise<Buffer[]> {
  const { width: drawn } = await sharp(picture).metadata();
  const wanted = widths.filter((width) => width <= drawn);
  const sizes = await Promise.all((wanted.length > 0 ? wanted : [drawn]).map((width) => encode(picture, width, maxBytes)));
  return sizes.filter((bytes, index) => index < tileWidths.length || bytes.length <= maxBytes);
}

/** Encodes with the best quality that fits into the limit, or else with the lowest. */
async function encode(picture: Buffer, width: number, maxBytes: number): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of qualitiesOf(width)) {
    bytes = await sharp(picture).resize({ width }).webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= maxBytes) {
      break;
    }
  }
  return bytes;
}

/** Returns the tint of a picture: the mean of its most frequent saturated hue, or of the whole picture without one. */
export async function findTint(picture: Buffer): Promise<string> {
  const { data } = await sharp(picture)
    .resize(48, 48, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hues = Array.from({ length: 13 }, () => ({ weight: 0, sum: [0, 0, 0] }));
  for (let at = 0; at + 2 < data.length; at += 3) {
    const rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const chroma = Math.max(...rgb) - Math.min(...rgb);
    const colourful = hues[chroma < 24 ? 12 : Math.floor(hueOf(rgb) / 30) % 12];
    const weight = chroma < 24 ? 0.02 : chroma / 255;
    if (colourful) {
      colourful.weight += weight;
      colourful.sum = colourful.sum.map((sum, channel) => sum + weight * (rgb[channel] ?? 0));
    }
  }
  const main = hues.reduce((best, hue) => (hue.weight > best.weight ? hue : best));
  return `#${main.sum
    .map((sum) =>
      Math.round(sum / main.weight)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function hueOf([red = 0, green = 0, blue = 0]: number[]): number {
  const max = Math.max(red, green, blue);
  const chroma = max - Math.min(red, green, blue);
  const sector =
    max === red ? ((green - blue) / chroma + 6) % 6 : max === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4;
  return sector * 60;
}
