import type { BundleMedia, Warning } from '@kithouse/contract';
import { sha256 } from '../bundle/sha256.js';

/** A grey PNG of 1200 by 800 pixels. `plugin/src/WordPress/Placeholder.php` has the same bytes, so that no site downloads it. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAABLAAAAMgAQMAAAAJLglBAAAAA1BMVEXZ3OHfomuYAAAAjElEQVR42u3BMQEAAADCoPVPbQdvoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD4D1+8AARpxgZ8AAAAASUVORK5CYII=';

const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));

/** Replaces every placeholder of an author's site. Sites show Elementor's own instead. */
export const placeholder: { medium: BundleMedia; bytes: Uint8Array } = {
  medium: {
    sha256: sha256(bytes),
    mime: 'image/png',
    width: 1200,
    height: 800,
    bytes: bytes.length,
    alt: '',
    file_name: 'placeholder.png',
  },
  bytes,
};

const ofPlugins =
  /\/(?:elementor|woocommerce)\/assets\/images\/placeholder(?:-v\d+|-attachment)?\.(?:png|svg|webp|jpe?g)(?:[?#]|$)/i;
const inUploads =
  /(?:^|\/)(?:elementor-placeholder-image|woocommerce-placeholder)(?:-\d{1,5}x\d{1,5}|-scaled|-\d{1,3})*\.(?:png|webp|jpe?g)(?:[?#]|$)/i;

/** Returns true for the placeholder picture of Elementor or WooCommerce. */
export const isPlaceholder = (url: string) => ofPlugins.test(url) || inUploads.test(url);

/**
 * Reports how many placeholders were replaced.
 *
 * @param places Where they were found. A block names a picture in its attributes and in its HTML, which is one picture.
 */
export function placeholderWarning(places: readonly string[]): Warning[] {
  const inHtml = new Set(places.filter((path) => path.endsWith('.html')));
  const count = places.filter((path) => !inHtml.has(path.replace(/\.attrs\b.*$/, '.html')) || inHtml.has(path)).length;
  if (count === 0) {
    return [];
  }
  const message =
    count === 1
      ? '1 placeholder image appears where the author chose none. Choose an image of your own.'
      : `${count} placeholder images appear where the author chose none. Choose images of your own.`;
  return [{ code: 'placeholder_pictures', message }];
}
