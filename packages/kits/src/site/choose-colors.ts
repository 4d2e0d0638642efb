import type { KitSettings } from '@kithouse/contract';
import { cleanSettings } from '../elementor/kit-settings.js';

/** The colours and fonts of a kit with those a person chose instead, by id; ids that the kit does not have do nothing. */
export function chooseColors(settings: KitSettings, chosen: Readonly<Record<string, string>>): KitSettings {
  const { colors, fonts } = cleanSettings(settings);
  return {
    colors: colors.map((row) => (Object.hasOwn(chosen, row.id) ? { ...row, color: chosen[row.id] ?? row.color } : row)),
    fonts,
    ...(settings.styles ? { styles: settings.styles } : {}),
  };
}
