/** Widgets that show words and pictures. */
import { buttonColors, look } from '../look.js';
import type { Button, NodeOf } from '../node-types.js';
import { corners, ground, plain, type } from './style.js';
import { type Emitters, marksOf, type Place } from './tree.js';
import { box, css, fit, gap, media, percent, px, type Settings } from './values.js';

export const linkTo = (url: string) => ({ url, is_external: '', nofollow: '' });

const labelStyle = (p: NodeOf<'text'>): Settings =>
  p.role === 'label' && p.bg ? { _padding: box(6, 13), ...ground(p.bg, '_background'), _border_radius: box(p.radius ?? 99) } : {};

const paragraph = (words: string, isTurned = false) =>
  `<p style="margin:0${isTurned ? ';writing-mode:vertical-rl' : ''}">${words}</p>`;

function buttonSettings(item: Button, t: Place): Settings {
  const [background, ink, border] = buttonColors(item, t);
  return {
    text: item.text,
    link: linkTo(item.url),
    button_text_color: ink,
    hover_color: ink,
    background_background: 'classic',
    background_color: background,
    button_background_hover_background: 'classic',
    button_background_hover_color: background,
    border_border: 'solid',
    border_width: box(1),
    border_color: border,
    border_radius: box(t.buttonRadius),
    text_padding: box(15, 28),
    ...type('typography', plain(t, 16, '600', 1.3)),
    ...marksOf(item),
  };
}

/** Returns the look of questions with a line below each and closed answers, as blocks have them. */
const faqStyle = (t: Place): Settings => ({
  selected_icon: { value: 'fas fa-caret-right', library: 'fa-solid' },
  selected_active_icon: { value: 'fas fa-caret-down', library: 'fa-solid' },
  title_html_tag: 'div',
  icon_align: 'left',
  icon_space: px(4),
  border_width: px(1),
  border_color: t.line,
  title_color: t.ink,
  tab_active_color: t.ink,
  icon_color: t.ink,
  icon_active_color: t.ink,
  content_color: t.muted,
  title_padding: box(22, 0),
  content_padding: box(0, 0, 22),
  ...type('title_typography', plain(t, [19, 18], '500', 1.2)),
  ...type('content_typography', plain(t, 17, '400', 1.6)),
});

export const content = {
  heading(h, t, { widget }) {
    const l = look(h, t);
    const align = l.align ? { align: l.align } : {};
    const header = { title: h.text, header_size: `h${h.level}`, title_color: l.color, ...align };
    return widget('heading', { ...header, ...type('typography', l) });
  },
  text(p, t, { widget }) {
    const l = look(p, t);
    const editor = paragraph(p.text.replaceAll('<a ', '<a style="color:inherit;text-decoration:underline" '), p.turned);
    const align = l.align ? { align: l.align } : {};
    return widget('text-editor', { editor, text_color: l.color, ...align, ...type('typography', l), ...labelStyle(p) });
  },
  image: (i, t, { widget }) =>
    widget('image', {
      image: media(`${i.src}.webp`, i.alt),
      image_size: 'full',
      width: i.width ? px(i.width) : percent(100),
      image_border_radius: corners(i.radius ?? t.radius),
      align: i.width && i.align !== 'center' ? 'left' : 'center',
    }),
  rule: (r, t, { widget }) => widget('divider', { color: r.color ?? t.line, weight: px(1), gap: px(0) }),
  buttons: (b, t, { container, widget }) =>
    container(
      {
        content_width: 'full',
        ...(t.inBar ? { width: css('auto') } : {}),
        flex_direction: 'row',
        flex_wrap: 'wrap',
        flex_gap: gap(12),
        ...(b.align ? { flex_justify_content: b.align } : {}),
        ...(b.tight || t.inBar
          ? {}
          : fit('padding', (top: number) => ({ ...box(0), top: String(top), isLinked: false }), [12, 8])),
        ...(t.breaks ? { width_mobile: css('auto') } : {}),
      },
      b.items.map((item) => widget('button', buttonSettings(item, t))),
    ),
  list: (l, t, { id, widget }) =>
    widget('icon-list', {
      icon_list: l.items.map((text) => ({
        _id: id(),
        text,
        selected_icon: { value: 'fas fa-check', library: 'fa-solid' },
      })),
      space_between: px(12),
      icon_color: t.accentText,
      icon_size: px(14),
      text_indent: px(8),
      text_color: l.color ?? t.muted,
      ...type('icon_typography', plain(t, 16)),
    }),
  faq: (f, t, { id, widget }) =>
    widget('toggle', {
      tabs: f.items.map(([question, answer]) => ({ _id: id(), tab_title: question, tab_content: paragraph(answer) })),
      ...faqStyle(t),
    }),
} satisfies Partial<Emitters>;
