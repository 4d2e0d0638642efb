import type { KitSettings } from '@kithouse/contract';
import { findFonts } from '../../look/fonts/find-fonts.js';
import type { SiteSource } from '../plan-source.js';

/** Lists the rows of every kit with their own weights: two for headings, two for texts. */
const rows = [
  { id: 'primary', title: 'Primary', role: 'heading', weight: '600' },
  { id: 'secondary', title: 'Secondary', role: 'heading', weight: '400' },
  { id: 'text', title: 'Text', role: 'body', weight: '400' },
  { id: 'accent', title: 'Accent', role: 'body', weight: '500' },
] as const;

/**
 * Sets the default fonts of a kit that nobody has changed to those of the pack. Elementor loads its own from Google on every
 * page, also where nothing shows them.
 */
export function withSystemFonts(settings: KitSettings | undefined, source: SiteSource): KitSettings | undefined {
  const names = new Map((source.fonts ?? []).map(({ name }) => [name.toLowerCase(), name]));
  const used = findFonts(source);
  const own = settings ?? { colors: [], fonts: [] };
  const set = new Set(own.fonts.map(({ id }) => id));
  const added = rows.flatMap(({ id, title, role, weight }): KitSettings['fonts'] => {
    const name = names.get(used[role] ?? '') ?? names.get(used.body ?? '');
    return name === undefined || set.has(id)
      ? []
      : [
          {
            id,
            title,
            role: 'system',
            settings: { typography_typography: 'custom', typography_font_family: name, typography_font_weight: weight },
          },
        ];
  });
  return added.length === 0 ? settings : { ...own, fonts: [...own.fonts, ...added] };
}
