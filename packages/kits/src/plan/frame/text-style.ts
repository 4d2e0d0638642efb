import type { KitSettings } from '@kithouse/contract';
import { isRecord } from '../../read/parse-json.js';

/** Style of texts that set none themselves, in CSS. */
export type TextStyle = { fontSize: string; lineHeight: string; fontWeight: string; letterSpacing: '0' };

/**
 * Returns the author's values, or those that the preview shows. Otherwise texts without a setting, such as the icons of an
 * accordion, would have the theme's. `calc()` protects the size from fluid typography, which shrinks plain sizes on phones.
 * Undefined if the import writes the values to the site's kit.
 */
export function textStyleOf(author: KitSettings | undefined, of_site: KitSettings | undefined): TextStyle | undefined {
  if (of_site?.styles?.[textSize] !== undefined) {
    return undefined;
  }
  const size = lengthOf(author, textSize, ['px', 'rem']) ?? '16px';
  const weight = author?.styles?.body_typography_font_weight;
  return {
    fontSize: `calc(${size})`,
    lineHeight: lengthOf(author, 'body_typography_line_height', ['em', 'px', 'rem']) ?? '1.6',
    fontWeight: typeof weight === 'string' && /^[1-9]00$/.test(weight) ? weight : '400',
    letterSpacing: '0',
  };
}

const textSize = 'body_typography_font_size';

function lengthOf(author: KitSettings | undefined, setting: string, units: readonly string[]): string | undefined {
  const own = author?.styles?.[setting];
  const { size, unit } = isRecord(own) ? own : {};
  return typeof size === 'number' && typeof unit === 'string' && units.includes(unit) ? `${size}${unit}` : undefined;
}
