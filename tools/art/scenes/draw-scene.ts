import sharp from 'sharp';

/** Draws a scene that covers this shape, as WebP bytes. */
export function drawScene(
  svg: string,
  [width, height]: [number, number],
  o: { quality: number; mirrored?: boolean },
): Promise<Buffer> {
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
  return sharp(Buffer.from(sized), { density: 144 })
    .resize(width, height, { fit: 'cover' })
    .flop(o.mirrored ?? false)
    .webp({ quality: o.quality, effort: 6 })
    .toBuffer();
}
