import { type Palette, readLogo } from '@kithouse/kits/look';

/** In px. More pixels change no palette. */
const side = 96;

/** Reads the palette of a picture. Rejects if it doesn't load, or is on another host that doesn't allow it. */
export async function readLogoPicture(url: string): Promise<Palette | undefined> {
  const picture = new Image();
  picture.crossOrigin = 'anonymous';
  picture.src = url;
  await picture.decode();
  const scale = Math.min(1, side / Math.max(picture.naturalWidth || side, picture.naturalHeight || side));
  const width = Math.max(1, Math.round((picture.naturalWidth || side) * scale));
  const height = Math.max(1, Math.round((picture.naturalHeight || side) * scale));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, width, height);
  const pixels = context?.getImageData(0, 0, width, height).data;
  return pixels && readLogo(pixels);
}
