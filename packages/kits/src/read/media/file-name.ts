import { toSlug } from '../slug.js';

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mpeg': 'mp3',
  'font/woff2': 'woff2',
  'font/woff': 'woff',
};

/** Builds a portable file name: lower-case letters, digits and single dashes, with one extension. */
export function fileNameOf(name: string, mime: string): string {
  const dot = name.lastIndexOf('.');
  const written = dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
  const extension = extensions[mime] ?? (/^[a-z0-9]{1,8}$/.test(written) ? written : 'bin');
  return `${toSlug(dot > 0 ? name.slice(0, dot) : name, 100) || 'file'}.${extension}`;
}
