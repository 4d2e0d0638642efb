import { boxOf, colorOf, css, type Settings, sizeOf, typographyOf } from '../element-css.js';
import { escapeAttribute } from '../sanitize-html.js';
import type { StyleSheet } from '../style-sheet.js';
import { rows, words } from '../widget-parts.js';
import { classOf, importantly, onScreens, typeSizes } from './responsive.js';

/**
 * Renders a toggle as Elementor shows it at first: every entry is closed, with a line below its title. The title's typography
 * doesn't apply to the icon, which has the text size of the element around both.
 */
export function toggle(settings: Settings, sheet: StyleSheet): string {
  const color = colorOf(settings, 'title_color') ?? 'var(--e-global-color-primary)';
  const line = `${sizeOf(settings.border_width) ?? '1px'} solid ${colorOf(settings, 'border_color') ?? '#d5d8dc'}`;
  const titleRules = importantly(onScreens(settings, typeSizes('title_typography')));
  const headRules = onScreens(settings, (at) => ({ padding: boxOf(at('title_padding')) }));
  const title = css({ ...typographyOf(settings, 'title_typography', 'primary'), color });
  const icon = iconOf(settings, color, sheet);
  const entries = rows(settings.tabs).map((row) => {
    const text = `<a${classOf(sheet, titleRules, '')} style="${escapeAttribute(title)}">${words(row.tab_title)}</a>`;
    const tag = /^h[1-6]$/.exec(String(settings.title_html_tag))?.[0] ?? 'div';
    const style = escapeAttribute(css({ 'border-bottom': line }));
    return `<${tag}${classOf(sheet, headRules, 'kit-toggle-title')} style="${style}">${icon}${text}</${tag}>`;
  });
  return `<div class="kit-toggles">${entries.join('')}</div>`;
}

function iconOf(settings: Settings, titleColor: string, sheet: StyleSheet): string {
  const side = settings.icon_align === 'right' ? 'right' : 'left';
  const rules = onScreens(settings, (at) => ({ 'margin-inline-end': sizeOf(at('icon_space')) }));
  const style = css({ color: colorOf(settings, 'icon_color') ?? titleColor });
  return `<span${classOf(sheet, rules, `kit-toggle-icon kit-toggle-${side}`)}><span class="kit-icon" style="${escapeAttribute(style)}"></span></span>`;
}
