import { isRecord } from '../../../read/parse-json.js';
import { colorOf, gradientOf, type Settings } from '../element-css.js';
import type { Rule } from '../style-sheet.js';

/** Returns the rule for the background overlay of a box, which is below its content. */
export function overlayRules(settings: Settings): Rule[] {
  const kind = settings.background_overlay_background;
  const color = colorOf(settings, 'background_overlay_color');
  if (kind === undefined || color === undefined) {
    return [];
  }
  const { background_overlay_opacity: opacity } = settings;
  const style = {
    content: '""',
    position: 'absolute',
    inset: '0',
    'border-radius': 'inherit',
    'background-color': kind === 'gradient' ? undefined : color,
    'background-image': kind === 'gradient' ? gradientOf(settings, 'background_overlay_') : undefined,
    opacity: isRecord(opacity) && Number(opacity.size) >= 0 ? `${Number(opacity.size)}` : '0.5',
  };
  return [[(own) => `${own}::before`, style]];
}
