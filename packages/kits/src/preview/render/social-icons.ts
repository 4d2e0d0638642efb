import { isRecord } from '../../read/parse-json.js';
import { presetOf } from './blocks/block-layout.js';
import { boxOf, colorOf, css, type Settings, sizeOf, textOf } from './element-css.js';
import { classOf, onScreens } from './elements/responsive.js';
import { networkColor } from './network-colors.js';
import { iconOf } from './network-icons.js';
import { escapeAttribute, escapeText } from './sanitize-html.js';
import type { StyleSheet } from './style-sheet.js';
import { rows } from './widget-parts.js';

type Attributes = Readonly<Record<string, unknown>>;

/** Renders a block's link to a social network in the look of its list. */
export function socialLinkToHtml({ service, label }: Attributes, list: Attributes): string {
  const network = textOf(service) ?? '';
  const paint = (name: string) => {
    const slug = textOf(list[name]);
    return presetOf(list[`${name}Value`]) ?? (slug === undefined ? undefined : `var(--wp--preset--color--${slug})`);
  };
  const style = css({ color: paint('iconColor'), 'background-color': paint('iconBackgroundColor') });
  return item('li', 'wp-social-link', style, linkTo(network, textOf(label) ?? network));
}

/** Renders Elementor's widget. */
export function socialIcons(settings: Settings, sheet: StyleSheet): string {
  const isCustom = settings.icon_color === 'custom';
  const styleOf = (network: string) =>
    css({
      color: (isCustom ? colorOf(settings, 'icon_secondary_color') : undefined) ?? '#fff',
      'background-color': (isCustom ? colorOf(settings, 'icon_primary_color') : undefined) ?? networkColor(network),
      'border-radius': boxOf(settings.border_radius) ?? radii[String(settings.shape)] ?? '10%',
    });
  const rules = onScreens(settings, (at, suffix) => ({
    'font-size': sizeOf(at('icon_size')) ?? (suffix === '' ? '25px' : undefined),
    '--kit-icon-padding': sizeOf(at('icon_padding')),
    'column-gap': sizeOf(at('icon_spacing')) ?? (suffix === '' ? '5px' : undefined),
    'justify-content': textOf(at('align')) ?? (suffix === '' ? 'center' : undefined),
  }));
  const items = rows(settings.social_icon_list).map((row) =>
    item('span', '', styleOf(networkOf(row)), linkTo(networkOf(row), labelOf(row))),
  );
  return `<div${classOf(sheet, rules, 'kit-social')}>${items.join('')}</div>`;
}

const radii: Record<string, string> = { square: '0', rounded: '10%', circle: '50%' };

const item = (tag: string, className: string, style: string, inner: string) =>
  `<${tag} class="${`kit-network ${className}`.trim()}"${style === '' ? '' : ` style="${escapeAttribute(style)}"`}>${inner}</${tag}>`;

const linkTo = (network: string, label: string) =>
  `<a>${iconOf(network)}<span class="kit-hidden">${escapeText(label)}</span></a>`;

/** Reads the network from the name of an icon, such as `fab fa-x-twitter`. */
function networkOf({ social_icon }: Settings): string {
  const value = isRecord(social_icon) ? String(social_icon.value) : '';
  const name = /fa-([a-z0-9-]+)$/.exec(value)?.[1] ?? '';
  return name === 'x-twitter' ? 'x' : name.replace(/-(?:f|in|p|plane|square)$/, '');
}

function labelOf(row: Settings): string {
  const { custom_attributes } = isRecord(row.link) ? row.link : {};
  return /^aria-label\|([^,|]+)$/.exec(String(custom_attributes))?.[1] ?? networkOf(row);
}
