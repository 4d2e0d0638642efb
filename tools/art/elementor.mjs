// Nodes -> Elementor's export: containers and free widgets only, local values only.
import { createHash } from 'node:crypto';
import { buttonColours } from './blocks.mjs';
import { look } from './nodes.mjs';

const px = (size) => ({ unit: 'px', size, sizes: [] });
const em = (size) => ({ unit: 'em', size, sizes: [] });
const percent = (size) => ({ unit: '%', size, sizes: [] });
const sides = (v, h = v) => ({ unit: 'px', top: String(v), right: String(h), bottom: String(v), left: String(h), isLinked: v === h });
const gap = (n) => ({ column: String(n), row: String(n), isLinked: true, unit: 'px', size: n });
const middle = ([d, m]) => Math.round((d + m) / 2);
/** One setting for desktop, tablet and mobile. */
const fit = (key, shape, [d, m]) => ({ [key]: shape(d), ...(d === m ? {} : { [`${key}_tablet`]: shape(middle([d, m])), [`${key}_mobile`]: shape(m) }) });
const media = (name, alt = '') => ({ url: `media/${name}.webp`, id: '', size: '', alt, source: 'library' });

/** The elements of a design; ids follow from its slug, so a rebuild changes nothing that has not changed. */
export function toElementor(design) {
  let count = 0;
  const id = () => createHash('sha1').update(`${design.slug} ${++count}`).digest('hex').slice(0, 7);
  const container = (settings, elements, isInner = true) => ({ id: id(), elType: 'container', isInner, settings: { flex_direction: 'column', padding: sides(0), ...settings }, elements });
  const widget = (widgetType, settings) => ({ id: id(), elType: 'widget', widgetType, isInner: false, settings, elements: [] });
  const all = (list, t) => list.map((node) => emit[node.kind](node, t));
  const type = (prefix, l) => ({
    [`${prefix}_typography`]: 'custom',
    [`${prefix}_font_family`]: l.family,
    ...fit(`${prefix}_font_size`, px, l.size),
    [`${prefix}_font_weight`]: l.weight,
    [`${prefix}_line_height`]: em(l.line),
    [`${prefix}_letter_spacing`]: em(l.spacing ?? 0),
    ...(l.upper ? { [`${prefix}_text_transform`]: 'uppercase' } : {}),
  });
  const plain = (t, size, weight = '400') => ({ family: t.body, size: [size, size], weight, line: 1.5 });
  const narrowed = (node) =>
    node.narrow
      ? { content_width: 'full', width: px(node.narrow), width_tablet: percent(100), width_mobile: percent(100), ...(node.align === 'center' ? { _flex_align_self: 'center' } : {}) }
      : { content_width: 'full' };

  const emit = {
    section(s, outer) {
      const t = { ...outer, ...s.theme };
      const vertical = { top: 'flex-start', center: 'center', bottom: 'flex-end' }[(s.position ?? 'top').split(' ')[0]];
      const settings = {
        html_tag: 'section',
        content_width: 'boxed',
        boxed_width: px(s.width),
        ...fit('flex_gap', gap, s.gap),
        padding: sides(s.pad[0], 40),
        padding_tablet: sides(middle(s.pad), 32),
        padding_mobile: sides(s.pad[1], 22),
        background_background: 'classic',
        background_color: s.bg ?? t.ground,
        ...(s.image
          ? {
              min_height: px(s.minHeight),
              flex_justify_content: vertical,
              background_image: media(s.image, s.alt),
              background_position: 'center center',
              background_size: 'cover',
              background_repeat: 'no-repeat',
              background_overlay_background: 'gradient',
              background_overlay_color: s.shade[0],
              background_overlay_color_stop: percent(0),
              background_overlay_color_b: s.shade[1],
              background_overlay_color_b_stop: percent(100),
              background_overlay_gradient_type: 'linear',
              background_overlay_gradient_angle: { unit: 'deg', size: 90, sizes: [] },
              background_overlay_opacity: px(1),
            }
          : {}),
      };
      return container(settings, all(s.children, t), false);
    },
    stack: (s, t) => container({ ...narrowed(s), ...fit('flex_gap', gap, s.gap) }, all(s.children, t)),
    card: (c, t) =>
      container(
        {
          content_width: 'full',
          ...fit('flex_gap', gap, c.gap),
          ...fit('padding', sides, c.pad),
          background_background: 'classic',
          background_color: c.bg,
          border_radius: sides(c.radius ?? t.radius),
          ...(c.line ? { border_border: 'solid', border_width: sides(1), border_color: c.line } : {}),
        },
        all(c.children, { ...t, ...c.theme }),
      ),
    row: (r, t) =>
      container(
        {
          content_width: 'full',
          flex_direction: r.isReversed ? 'row-reverse' : 'row',
          flex_direction_mobile: 'column',
          flex_align_items: r.valign === 'center' ? 'center' : 'stretch',
          flex_align_items_mobile: 'stretch',
          ...fit('flex_gap', gap, r.gap),
        },
        all(r.cols, t),
      ),
    col: (c, t) => container({ content_width: 'full', width: percent(c.width), width_mobile: percent(100), ...fit('flex_gap', gap, c.gap) }, all(c.children, t)),
    grid: (g, t) =>
      container(
        {
          container_type: 'grid',
          content_width: 'full',
          grid_columns_grid: { unit: 'fr', size: g.cols, sizes: [] },
          grid_columns_grid_tablet: { unit: 'fr', size: Math.min(2, g.cols), sizes: [] },
          grid_columns_grid_mobile: { unit: 'fr', size: 1, sizes: [] },
          grid_rows_grid: { unit: 'custom', size: 'auto', sizes: [] },
          ...fit('grid_gaps', gap, g.gap),
        },
        all(g.children, t),
      ),
    heading(h, t) {
      const l = look(h, t);
      return widget('heading', { title: h.text, header_size: `h${h.level}`, title_color: l.color, ...(l.align ? { align: l.align } : {}), ...type('typography', l) });
    },
    text(p, t) {
      const l = look(p, t);
      return widget('text-editor', { editor: `<p style="margin:0">${p.text}</p>`, text_color: l.color, ...(l.align ? { align: l.align } : {}), ...type('typography', l) });
    },
    image: (i, t) =>
      widget('image', { image: media(i.src, i.alt), image_size: 'full', width: percent(100), image_border_radius: radius(i.radius ?? t.radius), align: 'center' }),
    buttons: (b, t) =>
      container(
        { content_width: 'full', flex_direction: 'row', flex_wrap: 'wrap', flex_gap: gap(12), ...(b.align ? { flex_justify_content: b.align } : {}), ...fit('padding', (n) => ({ ...sides(0), top: String(n), isLinked: false }), [12, 8]) },
        b.items.map((item) => {
          const [background, ink, border] = buttonColours(item, t);
          return widget('button', {
            text: item.text,
            link: { url: item.url, is_external: '', nofollow: '' },
            button_text_color: ink,
            hover_color: ink,
            background_background: 'classic',
            background_color: background,
            button_background_hover_background: 'classic',
            button_background_hover_color: background,
            border_border: 'solid',
            border_width: sides(1),
            border_color: border,
            border_radius: sides(t.buttonRadius),
            text_padding: sides(15, 28),
            ...type('typography', { ...plain(t, 16, '600'), line: 1.3 }),
          });
        }),
      ),
    list: (l, t) =>
      widget('icon-list', {
        icon_list: l.items.map((text) => ({ _id: id(), text, selected_icon: { value: 'fas fa-check', library: 'fa-solid' } })),
        space_between: px(12),
        icon_color: t.accentText,
        icon_size: px(14),
        text_indent: px(8),
        text_color: t.muted,
        ...type('icon_typography', plain(t, 16)),
      }),
    faq: (f, t) =>
      widget('accordion', {
        tabs: f.items.map(([question, answer]) => ({ _id: id(), tab_title: question, tab_content: `<p style="margin:0">${answer}</p>` })),
        selected_icon: { value: 'fas fa-plus', library: 'fa-solid' },
        selected_active_icon: { value: 'fas fa-minus', library: 'fa-solid' },
        title_html_tag: 'h3',
        icon_align: 'right',
        border_width: px(1),
        border_color: t.line,
        title_color: t.ink,
        tab_active_color: t.ink,
        icon_color: t.ink,
        icon_active_color: t.ink,
        content_color: t.muted,
        title_padding: { unit: 'px', top: '20', right: '20', bottom: '20', left: '20', isLinked: true },
        ...type('title_typography', { family: t.body, size: [19, 18], weight: '500', line: 1.4 }),
        ...type('content_typography', { ...plain(t, 17), line: 1.6 }),
      }),
  };
  return all(design.parts, design.theme);
}

/** One radius, or four from the top left clockwise. */
function radius(value) {
  const [top, right, bottom, left] = (Array.isArray(value) ? value : Array(4).fill(value)).map(String);
  return { unit: 'px', top, right, bottom, left, isLinked: !Array.isArray(value) };
}
