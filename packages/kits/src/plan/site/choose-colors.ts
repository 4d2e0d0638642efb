import type { KitSettings } from '@kithouse/contract';
import { cleanSettings } from '../../read/elementor/kit-settings.js';

/** Replaces a kit's colours and fonts by the chosen ones by id; ignores unknown ids. */
export function chooseColors(settings: KitSettings, chosen: Readonly<Record<string, string>>): KitSettings {
  const { colors, fonts } = cleanSettings(settings);
  return {
    colors: colors.map((row) => (Object.hasOwn(chosen, row.id) ? { ...row, color: chosen[row.id] ?? row.color } : row)),
    fonts,
    ...(settings.styles ? { styles: settings.styles } : {}),
  };
}
