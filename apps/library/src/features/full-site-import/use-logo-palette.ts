import type { SiteForm } from '@kithouse/contract';
import { type Palette, readLogo } from '@kithouse/kits/look';
import { useEffect, useState } from 'react';

/** In px. More pixels change no palette. */
const side = 96;

/** Returns a palette from an uploaded logo; undefined for the pack's logo, a colourless one, and one that can't be read. */
export function useLogoPalette(logo: SiteForm['logo']): Palette | undefined {
  const [found, setFound] = useState<{ url: string; palette: Palette | undefined }>();
  const url = logo && logo.id !== 0 ? logo.url : undefined;
  useEffect(() => {
    if (url === undefined) {
      return;
    }
    let isLeft = false;
    readPicture(url).then(
      (palette) => isLeft || setFound({ url, palette }),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [url]);
  return found !== undefined && found.url === url ? found.palette : undefined;
}

/** Reads a picture's colours. Rejects if it doesn't load, or is on another host that doesn't allow it. */
async function readPicture(url: string): Promise<Palette | undefined> {
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
