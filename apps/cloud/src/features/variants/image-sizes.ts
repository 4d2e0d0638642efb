import type { ImageSize } from '@kithouse/contract';

type Size = { width: number; height: number };

/** Describes the source area and the resulting size. */
export type Cut = Size & { from: { left: number; top: number; width: number; height: number } };

/**
 * Lists WordPress's sizes without a theme: thumbnail, medium, medium_large, large, 1536x1536, 2048x2048, and the threshold above
 * which it uses a smaller copy as the picture.
 */
export const defaultSizes: ImageSize[] = [
  { width: 150, height: 150, crop: true },
  { width: 300, height: 300, crop: false },
  { width: 768, height: 0, crop: false },
  { width: 1024, height: 1024, crop: false },
  { width: 1536, height: 1536, crop: false },
  { width: 2048, height: 2048, crop: false },
  { width: 2560, height: 2560, crop: false },
];

/**
 * Ports WordPress's `image_resize_dimensions()` to the pixel: undefined when it would create no copy, because the picture is
 * smaller or has that size.
 */
export function cutFor(picture: Size, size: ImageSize): Cut | undefined {
  if (picture.width <= 0 || picture.height <= 0 || (size.width <= 0 && size.height <= 0) || !isLarger(picture, size)) {
    return undefined;
  }
  const cut = size.crop ? cropped(picture, size) : { ...constrained(picture, size), from: { left: 0, top: 0, ...picture } };
  return isSame(cut.width, picture.width) && isSame(cut.height, picture.height) ? undefined : cut;
}

function isLarger(picture: Size, size: Size): boolean {
  if (size.height === 0) {
    return picture.width >= size.width;
  }
  return size.width === 0 ? picture.height >= size.height : picture.width >= size.width || picture.height >= size.height;
}

/** Ports `wp_fuzzy_number_match()`. */
const isSame = (a: number, b: number) => Math.abs(a - b) <= 1;

function cropped(picture: Size, size: Size): Cut {
  const aspect = picture.width / picture.height;
  const least = { width: Math.min(size.width, picture.width), height: Math.min(size.height, picture.height) };
  const width = least.width || Math.round(least.height * aspect);
  const height = least.height || Math.round(width / aspect);
  const ratio = Math.max(width / picture.width, height / picture.height);
  const from = { width: Math.round(width / ratio), height: Math.round(height / ratio) };
  return {
    width,
    height,
    from: {
      left: Math.floor((picture.width - from.width) / 2),
      top: Math.floor((picture.height - from.height) / 2),
      ...from,
    },
  };
}

/** Ports `wp_constrain_dimensions()`. */
function constrained(picture: Size, max: Size): Size {
  const is_wider = max.width > 0 && picture.width > max.width;
  const is_higher = max.height > 0 && picture.height > max.height;
  const ratios = [is_wider ? max.width / picture.width : 1, is_higher ? max.height / picture.height : 1];
  const [smaller, larger] = [Math.min(...ratios), Math.max(...ratios)];
  const is_over = Math.round(picture.width * larger) > max.width || Math.round(picture.height * larger) > max.height;
  const ratio = is_over ? smaller : larger;
  const width = Math.max(1, Math.round(picture.width * ratio));
  const height = Math.max(1, Math.round(picture.height * ratio));
  return {
    width: is_wider && width === max.width - 1 ? max.width : width,
    height: is_higher && height === max.height - 1 ? max.height : height,
  };
}
