/** Longest side in px of a picture in the drawing, which is itself small. */
const longestSide = 600;
const patience = 2000;

/** Encodes a shown picture as a data address; undefined if it may not be read. */
export function inlineShown(image: HTMLImageElement): string | undefined {
  const { naturalWidth: width, naturalHeight: height } = image;
  return image.complete && width > 0 && height > 0 ? shrink(image, width, height) : undefined;
}

/** Encodes a background address; requests no other site. */
export async function inlineAddress(address: string, page: string): Promise<string | undefined> {
  const url = URL.canParse(address, page) ? new URL(address, page) : undefined;
  if (!url || (url.protocol !== 'data:' && url.origin !== new URL(page).origin)) {
    return undefined;
  }
  const image = new Image();
  image.src = url.href;
  const isThere = await Promise.race([
    image.decode().then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience)),
  ]);
  return isThere ? shrink(image, image.naturalWidth || longestSide, image.naturalHeight || longestSide) : undefined;
}

function shrink(image: HTMLImageElement, width: number, height: number): string | undefined {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  try {
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/webp', 0.7);
  } catch {
    return undefined;
  }
}
