import type { KitSettings } from '@kithouse/contract';
import { keepReadable } from '../../look/pack-palette.js';
import { opaqueColors, resolveColors } from '../../look/tokens.js';
import { cleanSettings } from '../../read/elementor/kit-settings.js';

/**
 * Replaces a kit's colours by the chosen ones by id, adjusted so that texts stay readable, and adds its tokens as colours; ignores
 * unknown ids.
 */
export function chooseColors(settings: KitSettings, chosen: Readonly<Record<string, string>>): KitSettings {
  const { tokens = [] } = settings;
  const { colors, fonts } = cleanSettings({
    ...settings,
    colors: [...settings.colors, ...tokens.map(({ id, title, color }) => ({ id, title, color, role: 'custom' as const }))],
  });
  const values = new Map(Object.entries(resolveColors(settings, keepReadable(opaqueColors(settings.colors), chosen))));
  return {
    colors: colors.map((row) => ({ ...row, color: values.get(row.id) ?? row.color })),
    fonts,
    ...(settings.styles ? { styles: settings.styles } : {}),
  };
}
