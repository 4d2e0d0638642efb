import type { KitSettings, StyleValue } from '@kithouse/contract';
import { normalizeColor } from '../../look/tokens.js';

/** Lists a pack's colours and fonts as presets. */
export const listPresets = ({ colors, fonts }: KitSettings): StyleValue[] => [
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

/** Returns an id as WordPress writes it into variables and classes: `color1` becomes `color-1`. */
export const toPresetSlug = (id: string): string => (id.toLowerCase().match(/[a-z]+|[0-9]+/g) ?? []).slice(0, 20).join('-');

/** Removes what makes WordPress drop a row when somebody without `unfiltered_html` saves it. */
export const toName = (title: string, slug: string): string =>
  title
    .replaceAll("'", '’')
    .replace(/[<>&"\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 190) || slug;

/** Returns how the names of a pack begin: as those of its colours, or its title. */
export function findPrefix(settings: KitSettings | undefined, title: string | undefined): string {
  const [first = [], ...others] = (settings?.colors ?? []).map(({ id }) => toPresetSlug(id).split('-').slice(0, -1));
  const length = first.findIndex((word, index) => others.some((words) => words[index] !== word));
  const shared = others.length === 0 ? [] : length === -1 ? first : first.slice(0, length);
  return shared.join('-') || toPresetSlug(title ?? '') || 'pack';
}
