import { colorOf, css, type Settings, sizeOf, typographyOf } from '../element-css.js';
import { escapeAttribute } from '../sanitize-html.js';
import { linked, logoHtml, type SiteShown, titleOf } from '../site-parts.js';
import type { StyleSheet } from '../style-sheet.js';
import { classOf, importantly, onScreens, typeSizes } from './responsive.js';

/** Renders our widget with the site's logo and title. */
export function siteName(settings: Settings, shown: SiteShown | undefined, sheet: StyleSheet): string {
  const style = css({ color: colorOf(settings, 'color'), ...typographyOf(settings) });
  const hasLogo = shown?.site.logo !== undefined && settings.show_logo !== '';
  // On a site one link contains both. Here only the title has one, so that a preview can change the logo.
  const logo = hasLogo ? logoHtml(shown, sizeOf(settings.logo_width) ?? '48px', true) : '';
  const name = `<span class="kit-site-title">${linked(shown?.front, titleOf(shown))}</span>`;
  const names = classOf(sheet, importantly(onScreens(settings, typeSizes('typography'))), 'kit-site-name');
  return `<div${names} style="${escapeAttribute(style)}">${logo}${name}</div>`;
}
