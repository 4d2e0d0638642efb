import { boxOf, colorOf, css, type Settings, sizeOf, typographyOf } from '../element-css.js';
import { escapeAttribute } from '../sanitize-html.js';
import type { StyleSheet } from '../style-sheet.js';
import { html, rows, words } from '../widget-parts.js';
import { classOf, importantly, onScreens, typeSizes } from './responsive.js';

/**
 * Renders an accordion as Elementor shows it at first: the first entry is open. The title's typography doesn't apply to the icon,
 * which has the text size of the element around both.
 */
export function accordion(settings: Settings, sheet: StyleSheet): string {
  const line = `${sizeOf(settings.border_width) ?? '1px'} solid ${colorOf(settings, 'border_color') ?? '#d5d8dc'}`;
  const title = {
    ...typographyOf(settings, 'title_typography', 'primary'),
    color: colorOf(settings, 'title_color') ?? 'var(--e-global-color-primary)',
  };
  const content = { ...typographyOf(settings, 'content_typography', 'text'), color: colorOf(settings, 'content_color') };
  const headRules = onScreens(settings, (at) => ({ padding: boxOf(at('title_padding')) }));
  const titleRules = importantly(onScreens(settings, typeSizes('title_typography')));
  const contentRules = [
    ...onScreens(settings, (at) => ({ padding: boxOf(at('content_padding')) })),
    ...importantly(onScreens(settings, typeSizes('content_typography'))),
  ];
  const element = (classes: string, style: Record<string, string | undefined>, inner: string, name = 'div') =>
    `<${name}${classes} style="${escapeAttribute(css(style))}">${inner}</${name}>`;
  const tag = /^h[1-6]$/.exec(String(settings.title_html_tag))?.[0] ?? 'div';
  const side = settings.icon_align === 'left' ? 'left' : 'right';
  const iconOf = (index: number) => {
    const color = colorOf(settings, index === 0 ? 'icon_active_color' : 'icon_color') ?? title.color;
    return `<span class="kit-fold-icon kit-fold-${side}"><span class="kit-icon ${index === 0 ? 'kit-icon-minus' : 'kit-icon-plus'}" style="${escapeAttribute(css({ color }))}"></span></span>`;
  };
  const entries = rows(settings.tabs).map((row, index) => {
    const active = index === 0 ? (colorOf(settings, 'tab_active_color') ?? title.color) : title.color;
    const text = element(classOf(sheet, titleRules, ''), { ...title, color: active }, words(row.tab_title), 'a');
    const head = element(classOf(sheet, headRules, 'kit-fold-title'), {}, iconOf(index) + text, tag);
    const body =
      index === 0
        ? element(classOf(sheet, contentRules, 'kit-fold-content'), { ...content, 'border-top': line }, html(row.tab_content))
        : '';
    return element(' class="kit-fold"', { border: line }, head + body);
  });
  return `<div class="kit-folds">${entries.join('')}</div>`;
}
