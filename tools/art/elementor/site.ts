/** Widgets that show the site itself: its name, its menu and its owner's social networks. */
import { look, networks } from '../look.js';
import { linkTo } from './content.js';
import { plain, type } from './style.js';
import type { Emitters } from './tree.js';
import { box, px } from './values.js';

export const site = {
  brand: (_, t, { widget }) =>
    widget('kithouse-site-name', {
      logo_width: px(44),
      color: t.ink,
      ...type('typography', { ...look({ kind: 'heading', level: 3 }, t), size: [24, 21] }),
      _element_width: 'auto',
    }),
  siteTitle: (n, t, { widget }) =>
    widget('kithouse-site-name', { show_logo: '', color: t.ink, ...type('typography', look({ role: 'figure', ...n }, t)) }),
  social: (_, t, { id, widget }) =>
    widget('social-icons', {
      social_icon_list: Object.entries(networks).map(([service, label]) => ({
        _id: id(),
        social_icon: { value: `fab fa-${service}`, library: 'fa-brands' },
        link: { ...linkTo('#'), custom_attributes: `aria-label|${label}` },
      })),
      shape: 'square',
      align: 'left',
      icon_color: 'custom',
      // Without a colour, Elementor uses the networks' brand colours.
      icon_primary_color: t.ground ?? '#00000000',
      icon_secondary_color: t.muted,
      icon_size: px(24),
      icon_padding: px(3),
      icon_spacing: px(14),
      _margin: { ...box(0), left: '-3', isLinked: false },
    }),
  nav: (n, t, { id, widget }) =>
    widget('icon-list', {
      view: 'inline',
      icon_list: n.items.map(([text, url]) => ({
        _id: id(),
        text,
        selected_icon: { value: '', library: '' },
        link: linkTo(url),
      })),
      space_between: px(28),
      text_color: t.ink,
      text_color_hover: t.accentText,
      text_indent: px(0),
      ...type('icon_typography', plain(t, 16, '500')),
      _element_width: 'auto',
      // On phones, the menu goes below the name and the button.
      ...(t.breaks ? { _element_width_mobile: 'inherit', _flex_order_mobile: 'end' } : {}),
    }),
} satisfies Partial<Emitters>;
