import { isRecord } from '../../../read/parse-json.js';
import { colorOf, css, gradientOf, type Settings } from '../element-css.js';
import { escapeAttribute } from '../sanitize-html.js';

/** Renders the background overlay of a box, which is below its content. */
export function overlayOf(settings: Settings): string {
  const kind = settings.background_overlay_background;
  const color = colorOf(settings, 'background_overlay_color');
  if (kind === undefined || color === undefined) {
    return '';
  }
  const { background_overlay_opacity: opacity } = settings;
  const style = {
    'background-color': kind === 'gradient' ? undefined : color,
    'background-image': kind === 'gradient' ? gradientOf(settings, 'background_overlay_') : undefined,
    opacity: isRecord(opacity) && Number(opacity.size) >= 0 ? `${Number(opacity.size)}` : '0.5',
  };
  return `<span class="kit-veil" style="${escapeAttribute(css(style))}"></span>`;
}
