import type { KitSettings, StyleValue } from '@kithouse/contract';
import { normalizeColor } from '../../look/tokens.js';
import type { Add } from '../op-list.js';

/** Adds the colours and fonts to the global styles of the coming theme. */
export function setStyles(add: Add, theme: string, settings: KitSettings | undefined): void {
  const values = settings ? listStyleValues(settings) : [];
  if (values.length > 0) {
    add({ id: 'styles', step: 'finalize', op: 'styles.set', args: { theme, values } });
  }
}

/** Lists the presets of a pack; of several with one path the last counts. */
export function listStyleValues({ colors, fonts }: KitSettings): StyleValue[] {
  const values = [
    ...colors.flatMap(({ id, title, color }): StyleValue[] => {
      const [slug, hex] = [toPresetSlug(id), /^#[0-9a-f]+$/i.test(color) ? color : normalizeColor(color)];
      return slug === '' || hex === undefined
        ? []
        : [{ path: `settings.color.palette.${slug}`, value: { name: toName(title, slug), color: hex } }];
    }),
    ...fonts.flatMap(({ id, title, settings }): StyleValue[] => {
      const [slug, family] = [toPresetSlug(id), settings.typography_font_family];
      return slug === '' || typeof family !== 'string' || !/^[^<>{};\\]{1,300}$/.test(family)
        ? []
        : [{ path: `settings.typography.fontFamilies.${slug}`, value: { name: toName(title, slug), fontFamily: family } }];
    }),
  ];
  return [...new Map(values.map((value) => [value.path, value])).values()];
}

/** Returns an id as WordPress writes it into variables and classes: `color1` becomes `color-1`. */
export const toPresetSlug = (id: string): string => (id.toLowerCase().match(/[a-z]+|[0-9]+/g) ?? []).slice(0, 20).join('-');

/** Removes what makes WordPress drop a row when somebody without `unfiltered_html` saves it. */
const toName = (title: string, slug: string): string =>
  title
    .replaceAll("'", '’')
    .replace(/[<>&"\\]/g, '')
    .trim()
    .slice(0, 200) || slug;
