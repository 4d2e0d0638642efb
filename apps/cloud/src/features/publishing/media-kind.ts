import { AppError } from '@kithouse/contract';
import sharp from 'sharp';
import { assertHarmlessSvg } from './svg-check.js';

export type MediaKind = { extension: string; mime: string; width: number | null; height: number | null };

type Known = { extension: string; mime: string; isImage: boolean; maxBytes: number };

const megabyte = 1024 * 1024;
/** Refuses pictures that decode to more pixels than this, however small the file. */
const maxPixels = 80_000_000;

const image = (extension: string, mime: string, maxBytes = 15 * megabyte): Known => ({
  extension,
  mime,
  isImage: true,
  maxBytes,
});
const kinds = {
  webp: image('webp', 'image/webp'),
  png: image('png', 'image/png'),
  jpeg: image('jpg', 'image/jpeg'),
  gif: image('gif', 'image/gif'),
  avif: image('avif', 'image/avif'),
  svg: image('svg', 'image/svg+xml', megabyte),
  woff2: { extension: 'woff2', mime: 'font/woff2', isImage: false, maxBytes: 2 * megabyte },
  mp4: { extension: 'mp4', mime: 'video/mp4', isImage: false, maxBytes: 30 * megabyte },
} as const;

/**
 * Detects the type from the bytes; throws `invalid_input` for types that the catalogue does not serve, `too_large` for too many
 * pixels.
 */
export async function readMediaKind(file: Buffer): Promise<MediaKind> {
  const kind = sniff(file);
  if (!kind) {
    throw new AppError('invalid_input', 'This file type isn’t supported. Use WebP, PNG, JPEG, GIF, AVIF, SVG, WOFF2 or MP4.');
  }
  if (file.length > kind.maxBytes) {
    throw new AppError('too_large', `A ${kind.extension} file may have at most ${kind.maxBytes / megabyte} MB.`);
  }
  if (kind === kinds.svg) {
    assertHarmlessSvg(file);
  }
  const size = kind.isImage ? await measure(file) : { width: null, height: null };
  return { extension: kind.extension, mime: kind.mime, ...size };
}

async function measure(file: Buffer) {
  const {
    width,
    height,
    pages = 1,
  } = await sharp(file, { limitInputPixels: false, pages: -1 })
    .metadata()
    .catch((cause: unknown) => {
      throw Object.assign(new AppError('invalid_input', 'This image can’t be read. Choose another one.'), { cause });
    });
  // Only the header has been read so far. libvips returns the total height of all frames of an animation.
  if (width * height > maxPixels) {
    throw new AppError('too_large', `An image can have at most ${maxPixels / 1_000_000} megapixels. Choose a smaller one.`);
  }
  return { width, height: Math.round(height / pages) };
}

function sniff(file: Buffer): Known | undefined {
  const text = (start: number, end: number) => file.toString('latin1', start, end);
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') {
    return kinds.webp;
  }
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') {
    return kinds.png;
  }
  if (text(0, 3) === '\xff\xd8\xff') {
    return kinds.jpeg;
  }
  if (/^GIF8[79]a$/.test(text(0, 6))) {
    return kinds.gif;
  }
  if (text(0, 4) === 'wOF2') {
    return kinds.woff2;
  }
  if (text(4, 8) === 'ftyp') {
    return /^avi[fs]$/.test(text(8, 12))
      ? kinds.avif
      : /^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV)$/.test(text(8, 12))
        ? kinds.mp4
        : undefined;
  }
  return /^(\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*)?(<!--(?:(?!-->)[\s\S])*-->\s*)*<svg[\s>]/.test(text(0, 4096))
    ? kinds.svg
    : undefined;
}
