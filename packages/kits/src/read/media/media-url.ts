import type { MediaKind } from '../reading.js';

const kinds: [MediaKind, string][] = [
  ['image', 'jpg jpeg jpe jfif png gif webp avif bmp ico heic tif tiff'],
  ['svg', 'svg'],
  ['video', 'mp4 m4v webm ogv mov'],
  ['audio', 'mp3 m4a ogg oga wav flac aac'],
  ['font', 'woff2 woff ttf otf eot'],
];
const kindByExtension = new Map(kinds.flatMap(([kind, list]) => list.split(' ').map((extension) => [extension, kind] as const)));

/** Returns the media type by extension; undefined if it is none of media. */
export function mediaKindOf(url: string): MediaKind | undefined {
  const extension = extensionOf(url);
  return extension === undefined ? undefined : kindByExtension.get(extension);
}

/** Returns the lower-case extension of an address without query and fragment. */
export function extensionOf(url: string): string | undefined {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  const name = path.slice(path.lastIndexOf('/') + 1);
  // Without a path, the last part is a host label and no extension.
  if (/^(?:https?:)?\/\/[^/]*$/.test(path)) {
    return undefined;
  }
  return /\.([a-z0-9]{2,5})$/i.exec(name)?.[1]?.toLowerCase();
}

/** Returns true if the text can be a downloadable address: not empty, inline data, an anchor, a shortcode or a symbol. */
export function isFetchable(url: string): boolean {
  const text = url.trim();
  if (/^(?:https?:)?\/\/[^/\s]/i.test(text)) {
    return true;
  }
  return /^\.{0,2}\/?(?:[^\s:#?{}[\]%<>]|%[0-9a-f]{2})+\.[a-z0-9]{2,5}(?:[?#]|$)/i.test(text) && !text.startsWith('kit:');
}

const sitePath = /^(?:\/(?!\/)|(?:\.{1,2}\/)+|(?=wp-content\/))(?:[^\s?#:]*\/)?(?:uploads|themes|plugins)\/[^\s?#]/i;

/** Returns true for relative addresses of WordPress files: `/wp-content/uploads/a.jpg`, `../uploads/a.jpg`. */
export const isSitePath = (url: string) => sitePath.test(url.trim()) && mediaKindOf(url) !== undefined;

/** Returns true for exactly one address, rather than a text or a list. */
export const isOneAddress = (text: string) => !/[\s"'<>]|,(?=https?:)/i.test(text.trim()) && isFetchable(text);
