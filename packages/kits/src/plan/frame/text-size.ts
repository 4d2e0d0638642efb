import type { KitSettings } from '@kithouse/contract';
import { isRecord } from '../../read/parse-json.js';

/**
 * Returns the size of texts without one, in CSS: the author's, or the browser's, which the preview shows. Otherwise parts that have
 * no setting, such as the icons of an accordion, would have the theme's. Undefined if the import writes it to the site's kit.
 */
export function textSizeOf(author: KitSettings | undefined, of_site: KitSettings | undefined): string | undefined {
  if (of_site?.styles?.[textSize] !== undefined) {
    return undefined;
  }
  const own = author?.styles?.[textSize];
  const { size, unit } = isRecord(own) ? own : {};
  return typeof size === 'number' && (unit === 'px' || unit === 'rem') ? `${size}${unit}` : '16px';
}

const textSize = 'body_typography_font_size';
