import { fontProperties, fontSetting } from '../../read/elementor/kit-settings.js';
import { fill, findStyle, globalsOf, isSet, type Settings } from './own-settings.js';
import type { FontRow, PackRows } from './pack-rows.js';

/** Returns the font of a kit's style, such as `h2`, in the settings of a row. */
export function fontOfStyle(styles: Settings, style: string | undefined, rows: PackRows): Settings {
  if (style === undefined) {
    return {};
  }
  const prefix = `${style}_typography`;
  const found = findStyle(styles, `${prefix}_typography`);
  if (found && 'reference' in found) {
    return rows.findFont(found.reference.replace('globals/typography?id=', ''))?.settings ?? {};
  }
  return found?.value === 'custom'
    ? Object.fromEntries(
        Object.entries(styles).flatMap(([name, value]): [string, unknown][] => {
          const property = name.startsWith(`${prefix}_`) ? `typography_${name.slice(prefix.length + 1)}` : '';
          return fontSetting.test(property) ? [[property, value]] : [];
        }),
      )
    : {};
}

/**
 * Gives an element the font of its default row. A reference replaces the whole font, so an element that sets some properties
 * itself gets the others as values, including those from the kit's style for its tag.
 */
export function fillFont(settings: Settings, group: string, row: FontRow | undefined, style: Settings): Settings {
  const key = `${group}_typography`;
  if (Object.hasOwn(globalsOf(settings), key)) {
    return settings;
  }
  const isOwn = settings[key] === 'custom';
  const known = new Set(Object.keys(row?.settings ?? {}).map(propertyOf));
  const more = Object.entries(style).filter(([name]) => propertyOf(name) !== 'typography' && !known.has(propertyOf(name)));
  if (!isOwn && more.length === 0) {
    return row ? fill(withoutFont(settings, group), key, { reference: `globals/typography?id=${row.id}` }) : settings;
  }
  const own = isOwn ? settings : withoutFont(settings, group);
  const values = [...more, ...Object.entries(row?.settings ?? {})].filter(
    ([name]) => propertyOf(name) !== 'typography' && !isSet(own, `${group}_${propertyOf(name)}`),
  );
  const filled = values.reduce((all, [name, value]) => fill(all, name.replace(/^typography/, group), { value }), own);
  return values.length === 0 ? own : { ...filled, [key]: 'custom' };
}

/** Returns the property of a setting for any screen: `font_size` of `typography_font_size_tablet`. */
const propertyOf = (name: string): string =>
  fontProperties.find((property) => `${name}_`.startsWith(`typography_${property}_`)) ?? name;

/** Removes values that Elementor ignores while the group isn't custom. */
const withoutFont = (settings: Settings, group: string): Settings =>
  Object.fromEntries(
    Object.entries(settings).filter(
      ([name]) => !(name.startsWith(`${group}_`) && fontSetting.test(`typography_${name.slice(group.length + 1)}`)),
    ),
  );
