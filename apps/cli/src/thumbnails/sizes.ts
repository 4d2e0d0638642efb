import sharp from 'sharp';

/** Widths in px in which a picture is stored. */
export const widths = [240, 480, 960] as const;

/** Encodes one picture as WebP in every width, smallest first. */
export async function toSizes(picture: Buffer): Promise<Buffer[]> {
  return Promise.all(widths.map((width) => sharp(picture).resize({ width }).webp({ quality: 50, effort: 6 }).toBuffer()));
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
