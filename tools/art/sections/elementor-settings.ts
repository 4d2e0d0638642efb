/** Elementor settings that derive from the tokens of sections. */
import { type Box, em, fit, px, type Settings } from '../elementor/values.js';
import { sizes } from './tokens.js';

export const edge = (width: Box, color: string | undefined): Settings => ({
  border_border: 'solid',
  border_width: width,
  ...(color ? { border_color: color } : { __globals__: { border_color: 'globals/colors?id=primary' } }),
});

/** Returns the size of text. It sets no font family, so the site's global fonts apply. */
export function typeOf(prefix: string, name: keyof typeof sizes | undefined, bold = false): Settings {
  const found = name && sizes[name];
  if (!found && !bold) {
    return {};
  }
  const isLabel = name === 'label';
  return {
    [`${prefix}_typography`]: 'custom',
    ...(found ? fit(`${prefix}_font_size`, px, found.size) : {}),
    ...(bold || isLabel ? { [`${prefix}_font_weight`]: '700' } : {}),
    ...(found ? { [`${prefix}_line_height`]: em(found.line) } : {}),
    ...(isLabel ? { [`${prefix}_letter_spacing`]: em(0.06), [`${prefix}_text_transform`]: 'uppercase' } : {}),
  };
}
