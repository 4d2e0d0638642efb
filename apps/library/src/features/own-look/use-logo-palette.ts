import type { SiteForm } from '@kithouse/contract';
import type { Palette } from '@kithouse/kits/look';
import { useEffect, useState } from 'react';
import { readLogoPicture } from './read-logo-picture.js';

/** Returns a palette from an uploaded logo; undefined for the pack's logo, a colourless one, and one that can't be read. */
export function useLogoPalette(logo: SiteForm['logo']): Palette | undefined {
  const [found, setFound] = useState<{ url: string; palette: Palette | undefined }>();
  const url = logo && logo.id !== 0 ? logo.url : undefined;
  useEffect(() => {
    if (url === undefined) {
      return;
    }
    let isLeft = false;
    readLogoPicture(url).then(
      (palette) => isLeft || setFound({ url, palette }),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [url]);
  return found !== undefined && found.url === url ? found.palette : undefined;
}
