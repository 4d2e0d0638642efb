import { AppError } from '@kithouse/contract';
import sharp from 'sharp';

/** Side of a stored photo in px: twice the largest size shown. */
const side = 256;

/** Refuses pictures that decode to more pixels than this, however small the file. */
const maxPixels = 40_000_000;

/**
 * Makes a square WebP from the pixels of a picture alone, without metadata, colour profile or appended files. Throws
 * `invalid_input` or `too_large`.
 */
export async function makePhoto(file: Buffer): Promise<Buffer> {
  if (!isPhoto(file)) {
    throw new AppError('invalid_input', 'Choose a PNG, JPEG or WebP image.');
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
      : new AppError('invalid_input', 'This image can’t be read. Choose another one.');
    throw Object.assign(error, { cause });
  }
}

/** Checks the first bytes before a decoder reads the file. */
function isPhoto(file: Buffer): boolean {
  const text = (from: number, to: number) => file.toString('latin1', from, to);
  return text(0, 8) === '\x89PNG\r\n\x1a\n' || text(0, 3) === '\xff\xd8\xff' || (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP');
}
