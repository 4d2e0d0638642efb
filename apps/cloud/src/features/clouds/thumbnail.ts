import { AppError } from '@kithouse/contract';
import sharp from 'sharp';

/** In px. What is taller keeps its top. */
const most = { width: 800, height: 1000 };
const maxPixels = 20_000_000;

/** How the files begin, as base64 writes it. */
const beginnings: Record<string, string> = { webp: 'UklGR', png: 'iVBORw0KGgo', jpeg: '/9j/' };

const refusal = () => new AppError('invalid_input', 'The picture of this template cannot be read.', { thumbnail: 'no picture' });

/** A WebP made of nothing but the pixels of a picture that came as a data address. Throws `invalid_input`. */
export async function makeThumbnail(address: string): Promise<Buffer> {
  const [, kind = '', base64 = ''] = /^data:image\/(webp|png|jpeg);base64,([A-Za-z0-9+/]+={0,2})$/.exec(address) ?? [];
  // By its first bytes, before any decoder sees it.
  if (!base64.startsWith(beginnings[kind] ?? '-')) {
    throw refusal();
  }
  try {
    const picture = sharp(Buffer.from(base64, 'base64'), { limitInputPixels: maxPixels, failOn: 'error' });
    const { format, width, height, pages = 1 } = await picture.metadata();
    if (format !== kind || pages > 1) {
      throw refusal();
    }
    const side = Math.min(width, most.width);
    const room = Math.max(1, Math.min(Math.round((height * side) / width), most.height));
    return await picture
      .resize(side, room, { fit: 'cover', position: 'top' })
      .webp({ quality: 80 })
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch (cause) {
    throw Object.assign(refusal(), { cause });
  }
}
