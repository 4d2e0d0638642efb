import { AppError } from '@kithouse/contract';
import sharp from 'sharp';

/** Side of a photo as it is kept, in px: twice the largest that is shown. */
const side = 256;

/** A picture that would unpack to more than this is refused, however small its file. */
const maxPixels = 40_000_000;

/**
 * A square WebP made of nothing but the pixels of a picture: where it was taken, who took it, a profile, a second file
 * hidden behind it, none of that remains. Throws `invalid_input` or `too_large`.
 */
export async function makePhoto(file: Buffer): Promise<Buffer> {
  if (!isPhoto(file)) {
    throw new AppError('invalid_input', 'Please choose a PNG, JPEG or WebP picture.');
  }
  try {
    return await sharp(file, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch (cause) {
    const isHuge = (cause as Error).message.includes('pixel limit');
    const error = isHuge
      ? new AppError('too_large', `A photo may have at most ${maxPixels / 1_000_000} megapixels.`)
      : new AppError('invalid_input', 'This picture cannot be read.');
    throw Object.assign(error, { cause });
  }
}

/** By its first bytes, before any decoder sees it. */
function isPhoto(file: Buffer): boolean {
  const text = (from: number, to: number) => file.toString('latin1', from, to);
  return text(0, 8) === '\x89PNG\r\n\x1a\n' || text(0, 3) === '\xff\xd8\xff' || (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP');
}
