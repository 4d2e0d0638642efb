import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ResolvedMedia } from '@kithouse/kits';
import sharp from 'sharp';

const pictureMimes: Partial<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  heif: 'image/avif',
  svg: 'image/svg+xml',
};
const otherMimes: Partial<Record<string, string>> = { '.woff2': 'font/woff2', '.mp4': 'video/mp4' };

/** Returns what the catalogue needs to know about a file, or why it cannot serve it. */
export async function measureMedia(name: string, bytes: Uint8Array): Promise<ResolvedMedia> {
  const file = { sha256: hashOf(bytes), bytes: bytes.length, file_name: path.posix.basename(name) };
  const other = otherMimes[path.posix.extname(name).toLowerCase()];
  if (other) {
    return { ...file, mime: other };
  }
  const found = await sharp(bytes, { limitInputPixels: 80_000_000 })
    .metadata()
    .catch(() => undefined);
  const mime = found && pictureMimes[found.format];
  if (mime === 'image/svg+xml' && isActive(bytes)) {
    return { failed: 'it is an SVG that contains scripts or external links' };
  }
  return mime ? { ...file, mime, width: found.width, height: found.height } : { failed: 'it isn’t a supported image' };
}

/** Returns true for a drawing that the cloud would refuse, so that it does not block a whole pack. */
const isActive = (bytes: Uint8Array) =>
  /<(?:script|foreignObject|iframe|object|embed|!ENTITY|!DOCTYPE)|\son[a-z]+\s*=|javascript:|@import|(?:href|src)\s*=\s*["']?\s*(?:https?:)?\/\//i.test(
    new TextDecoder().decode(bytes),
  );

export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
