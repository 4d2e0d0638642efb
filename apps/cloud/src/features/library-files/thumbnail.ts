import { AppError } from '@kithouse/contract';
import sharp from 'sharp';

/** In px. Taller pictures are cropped to their top. */
const max = { width: 800, height: 1000 };
const maxPixels = 20_000_000;

/** Lists the first bytes of each type in base64. */
const beginnings: Record<string, string> = { webp: 'UklGR', png: 'iVBORw0KGgo', jpeg: '/9j/' };

const refusal = () =>
  new AppError('invalid_input', 'The preview image of this template can’t be read. Choose another one.', {
    thumbnail: 'no picture',
  });

/** Makes a WebP from the pixels of a data-address picture alone. Throws `invalid_input`. */
export async function makeThumbnail(address: string): Promise<Buffer> {
  const [, kind = '', base64 = ''] = /^data:image\/(webp|png|jpeg);base64,([A-Za-z0-9+/]+={0,2})$/.exec(address) ?? [];
  // Checks the first bytes before a decoder reads the file.
  if (!base64.startsWith(beginnings[kind] ?? '-')) {
    throw refusal();
  }
  try {
    const picture = sharp(Buffer.from(base64, 'base64'), { limitInputPixels: maxPixels, failOn: 'error' });
    const { format, width, height, pages = 1 } = await picture.metadata();
    if (format !== kind || pages > 1) {
      throw refusal();
    }
    const side = Math.min(width, max.width);
    const room = Math.max(1, Math.min(Math.round((height * side) / width), max.height));
    return await picture
      .resize(side, room, { fit: 'cover', position: 'top' })
      .webp({ quality: 80 })
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch (cause) {
    throw Object.assign(refusal(), { cause });
  }
}
