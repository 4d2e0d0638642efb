import { mapValues } from '../../read/map-values.js';
import { isRecord } from '../../read/parse-json.js';

/** The role of a text, by which a pair replaces the fonts of a pack. */
export type FontRole = 'heading' | 'body';

/** Families of a pack by role, as the lower-case name of their first font. */
export type PackFonts = Partial<Record<FontRole, string>>;

/** Returns the first font of a list, as CSS or Elementor writes one, in lower case. */
export const firstFont = (list: string): string =>
  (list.split(',')[0] ?? '')
    .replace(/&quot;|&#0?39;|["'\\]/g, '')
    .trim()
    .toLowerCase();

const headingBlocks = new Set(
  ['heading', 'post-title', 'site-title', 'query-title', 'comments-title'].map((name) => `core/${name}`),
);

export const roleOfBlock = (name: string): FontRole => (headingBlocks.has(name) ? 'heading' : 'body');

const headingWidgets = /^(?:e-)?heading$|site-(?:name|title)$|-(?:post|archive)-title$|^animated-headline$/;
/** These widgets have small titles, in the font of the text. */
const textualTitles = /accordion|toggle|tabs|icon-list|price|progress|counter/;

/** Returns the role of a typography setting, such as `title_typography_font_family`, of this widget. */
export function roleOfSetting(widget: string, key: string): FontRole {
  const isTitle = /^(?:title|heading)_/.test(key) && !textualTitles.test(widget);
  return isTitle || headingWidgets.test(widget) ? 'heading' : 'body';
}

/** Returns the role of a kit's font by its id. */
export const roleOfKitFont = (id: string): FontRole => (/^(?:primary|secondary)$|head|title/.test(id) ? 'heading' : 'body');

/** Returns the role of a family in an element: by the family if headings and texts differ, by the element otherwise. */
export function roleOf(list: string, own: FontRole, fonts: PackFonts): FontRole | undefined {
  const family = firstFont(list);
  const matches = (['heading', 'body'] as const).filter((role) => fonts[role] === family);
  return matches.length === 2 ? own : matches[0];
}

/** Calls back with each setting that names a font family, with the widget around it. */
export function mapFontSettings(
  value: unknown,
  map: (list: string, widget: string, key: string) => string,
  widget = '',
): unknown {
  if (Array.isArray(value)) {
    return mapValues(value, (item) => mapFontSettings(item, map, widget));
  }
  if (!isRecord(value)) {
    return value;
  }
  const inside =
    typeof value.widgetType === 'string' ? value.widgetType : typeof value.elType === 'string' ? value.elType : widget;
  return mapValues(value, (item, key) => {
    const typed = key === 'font-family' && isRecord(item) && typeof item.value === 'string';
    if (typed) {
      const list = map(String(item.value), inside, key);
      return list === item.value ? item : { ...item, value: list };
    }
    return key.endsWith('font_family') && typeof item === 'string' && item !== ''
      ? map(item, inside, key)
      : mapFontSettings(item, map, inside);
  });
}
