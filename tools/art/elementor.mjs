// Nodes -> Elementor's export: containers and free widgets only, local values only.
import { createHash } from 'node:crypto';
import { familyOf } from './faces.mjs';
import { buttonColours, look, networks } from './nodes.ts';

const px = (size) => ({ unit: 'px', size, sizes: [] });
const em = (size) => ({ unit: 'em', size, sizes: [] });
const percent = (size) => ({ unit: '%', size, sizes: [] });
const auto = { unit: 'custom', size: 'auto', sizes: [] };
const sides = (v, h = v, bottom = v) => ({ unit: 'px', top: String(v), right: String(h), bottom: String(bottom), left: String(h), isLinked: v === h && v === bottom });
const gap = (n) => ({ column: String(n), row: String(n), isLinked: true, unit: 'px', size: n });
const middle = ([d, m]) => Math.round((d + m) / 2);
/** One setting for desktop, tablet and mobile. */
const fit = (key, shape, [d, m]) => ({ [key]: shape(d), ...(d === m ? {} : { [`${key}_tablet`]: shape(middle([d, m])), [`${key}_mobile`]: shape(m) }) });
const media = (name, alt = '') => ({ url: `media/${name}.webp`, id: '', size: '', alt, source: 'library' });

const ground = (bg, key = 'background') => {
  if (typeof bg !== 'object') {
    return bg ? { [`${key}_background`]: 'classic', [`${key}_color`]: bg } : {};
  }
  return {
    [`${key}_background`]: 'gradient',
    [`${key}_color`]: bg.from,
    [`${key}_color_stop`]: percent(0),
    [`${key}_color_b`]: bg.to,
    [`${key}_color_b_stop`]: percent(bg.end ?? 100),
    ...(bg.at
      ? { [`${key}_gradient_type`]: 'radial', [`${key}_gradient_position`]: bg.at.split(' ').reverse().join(' ') }
      : { [`${key}_gradient_type`]: 'linear', [`${key}_gradient_angle`]: { unit: 'deg', size: bg.angle, sizes: [] } }),
  };
};
const covered = (s) => ({
  min_height: px(s.minHeight),
  flex_justify_content: { top: 'flex-start', center: 'center', bottom: 'flex-end' }[s.position.split(' ')[0]],
  background_background: 'classic',
  background_image: media(s.image, s.alt),
  background_position: 'center center',
  background_size: 'cover',
  background_repeat: 'no-repeat',
  ...ground({ from: s.shade[0], to: s.shade[1], angle: s.shadeAngle ?? 90 }, 'background_overlay'),
  background_overlay_opacity: px(1),
});
/** A line along the left edge. */
const sideLine = (s) => (s ? { border_border: s.style ?? 'solid', border_width: { ...sides(0), left: String(s.width ?? 1), isLinked: false }, border_color: s.color } : {});
/** Padding that differs from the sides to the top and bottom. */
const padded = (c) => {
  const h = c.padX ?? c.pad;
  const shape = (at) => sides(at(c.pad), at(h));
  return { padding: shape(([d]) => d), padding_tablet: shape(middle), padding_mobile: shape(([, m]) => m) };
};
/** What an element needs to make sense, and what it repeats: marks that an import reads. */
const marks = ({ needs, repeats }) => (needs || repeats ? { _kithouse: { ...(needs ? { requires: needs } : {}), ...(repeats ? { list: repeats } : {}) } } : {});
const edged = (color, width = 1, bottom = width) => (color ? { border_border: 'solid', border_width: { ...sides(width, width, bottom), isLinked: bottom === width }, border_color: color } : {});
const panel = (c, t) => ({ ...(c.padX ? padded(c) : fit('padding', sides, c.pad)), ...ground(c.bg), border_radius: radius(c.radius ?? t.radius), ...edged(c.line, c.lineWidth, c.lineBottom), ...sideLine(c.side) });
const vertical = { center: 'center', bottom: 'flex-end', top: 'flex-start', stretch: 'stretch' };

/** The elements of a design; ids follow from its slug, so a rebuild changes nothing that has not changed. */
export function toElementor(design) {
  let count = 0;
  const id = () => createHash('sha1').update(`${design.slug} ${++count}`).digest('hex').slice(0, 7);
  const container = (settings, elements, isInner = true) => ({ id: id(), elType: 'container', isInner, settings: { flex_direction: 'column', padding: sides(0), ...settings }, elements });
  const widget = (widgetType, settings) => ({ id: id(), elType: 'widget', widgetType, isInner: false, settings, elements: [] });
  const all = (list, t) =>
    list.map((node) => {
      const made = emit[node.kind](node, t);
      return { ...made, settings: { ...made.settings, ...marks(node) } };
    });
  const type = (prefix, l) => ({
    [`${prefix}_typography`]: 'custom',
    [`${prefix}_font_family`]: familyOf(l.face),
    ...fit(`${prefix}_font_size`, px, l.size),
    [`${prefix}_font_weight`]: l.weight,
    ...(l.italic ? { [`${prefix}_font_style`]: 'italic' } : {}),
    [`${prefix}_line_height`]: em(l.line),
    [`${prefix}_letter_spacing`]: em(l.spacing ?? 0),
    ...(l.upper ? { [`${prefix}_text_transform`]: 'uppercase' } : {}),
  });
  const plain = (t, size, weight = '400') => ({ face: t.body, size: [size, size], weight, line: 1.5 });
  const narrowed = (node) =>
    node.narrow
      ? { content_width: 'full', width: { unit: 'custom', size: `min(100%, ${node.narrow}px)`, sizes: [] }, width_tablet: percent(100), width_mobile: percent(100), ...(node.align === 'center' ? { _flex_align_self: 'center' } : {}) }
      : { content_width: 'full' };

  const role = (name, t) => look({ kind: 'text', role: name }, t);
  const own = (part, more) => widget('kithouse-content', { part, ...more });
  /** One line of words with links in the same colour. */
  const line = (part, l) => own(part, { color: l.color, link_color: l.color, ...type('typography', l) });
  const title = (part, l) => own(part, { title_color: l.color, ...type('title_typography', l) });
  const body = (t) => ({ color: t.muted, title_color: t.ink, link_color: t.accentText, ...type('typography', look({ kind: 'text' }, t)) });
  const button = (t) => ({ button_color: t.accent, button_ink: t.onAccent });
  const h3 = (t) => type('title_typography', look({ kind: 'heading', level: 2, role: 'h3' }, t));

  const emit = {
    postTitle: (p, t) => title('title', look({ kind: 'heading', level: p.level, role: p.role }, t)),
    postTerms: (_, t) => line('terms', role('eyebrow', t)),
    postMeta: (_, t) => line('date', role('small', t)),
    postPicture: (_, t) => own('picture', { radius: px(t.radius) }),
    postContent: (_, t) => own('text', body(t)),
    postLinks: (_, t) => line('links', { ...role('small', t), color: t.ink }),
    comments: (_, t) => own('comments', { ...body(t), ...button(t), ...h3(t), radius: px(Math.min(t.buttonRadius, 24)) }),
    queryTitle: (_, t) => title('list-title', look({ kind: 'heading', level: 1 }, t)),
    termDescription: (_, t) => line('description', role('lead', t)),
    posts: (p, t) => own('posts', { words: p.nothing, ...body(t), ...h3(t), radius: px(t.radius) }),
    searchForm: (s, t) => own('search', { words: s.hint, ...button(t), ...type('typography', plain(t, 16)), radius: px(Math.min(t.buttonRadius, 24)) }),
    section(s, outer) {
      const t = { ...outer, ...s.theme };
      const bottom = s.padBottom ?? s.pad;
      const settings = {
        html_tag: s.tag ?? 'section',
        ...(s.bleed
          ? { content_width: 'full' }
          : {
              content_width: 'boxed',
              boxed_width: px(s.width),
              padding: sides(s.pad[0], 40, bottom[0]),
              padding_tablet: sides(middle(s.pad), 32, middle(bottom)),
              padding_mobile: sides(s.pad[1], 22, bottom[1]),
            }),
        ...fit('flex_gap', gap, s.gap),
        ...(s.image ? { ...covered(s), background_color: s.bg ?? t.ground } : ground(s.bg ?? t.ground)),
        ...(s.edge ? { border_border: 'solid', border_width: { ...sides(0), top: '1', isLinked: false }, border_color: s.edge } : {}),
      };
      return container(settings, all(s.children, t), false);
    },
    cover: (c, t) =>
      container(
        { content_width: 'full', ...fit('flex_gap', gap, c.gap), ...covered(c), ...fit('padding', sides, c.pad), border_radius: radius(c.radius ?? t.radius), overflow: 'hidden' },
        all(c.children, { ...t, ...c.theme }),
      ),
    stack: (s, t) => container({ ...narrowed(s), ...(t.inBar ? { width: auto } : {}), ...fit('flex_gap', gap, s.gap) }, all(s.children, { ...t, inBar: false, ...s.theme })),
    slot: (s, t) => container({ _kithouse_form: s.form, content_width: 'full', ...fit('flex_gap', gap, s.gap) }, all(s.children, t)),
    bar: (b, t) =>
      container(
        { content_width: 'full', flex_direction: 'row', flex_wrap: b.nowrap ? 'nowrap' : 'wrap', flex_justify_content: b.justify, flex_align_items: vertical[b.valign], ...(b.shrinks ? fit('flex_gap', gap, b.shrinks) : { flex_gap: gap(b.gap) }), ...(b.breaks ? { flex_gap_mobile: gap(12), flex_wrap_mobile: 'wrap' } : {}) },
        all(b.children, { ...t, ...b.theme, inBar: true, breaks: b.breaks }),
      ),
    card: (c, t) => container({ content_width: 'full', ...fit('flex_gap', gap, c.gap), ...panel(c, t) }, all(c.children, { ...t, ...c.theme })),
    row: (r, t) =>
      container(
        {
          content_width: 'full',
          flex_direction: 'row',
          flex_direction_mobile: 'column',
          flex_align_items: 'stretch',
          ...fit('flex_gap', gap, r.gap),
        },
        all(r.cols, { ...t, valign: r.valign, spare: (r.gap[0] * (r.cols.length - 1)) / r.cols.length }),
      ),
    col: (c, t) =>
      container(
        {
          content_width: 'full',
          width: percent(c.width),
          width_mobile: percent(100),
          ...fit('flex_gap', gap, c.gap),
          ...(['center', 'bottom'].includes(c.valign ?? t.valign) ? { flex_justify_content: vertical[c.valign ?? t.valign] } : {}),
          ...(c.bg || c.line ? panel({ pad: [40, 28], ...c }, t) : { ...(c.padX ? padded(c) : c.pad ? fit('padding', sides, c.pad) : {}), ...sideLine(c.side) }),
        },
        all(c.children, { ...t, ...c.theme, valign: undefined }),
      ),
    grid: (g, t) =>
      container(
        {
          container_type: 'grid',
          content_width: 'full',
          grid_columns_grid: { unit: 'fr', size: g.cols, sizes: [] },
          grid_columns_grid_tablet: { unit: 'fr', size: g.cols > 4 ? 3 : Math.min(2, g.cols), sizes: [] },
          grid_columns_grid_mobile: { unit: 'fr', size: g.cols > 4 ? 2 : 1, sizes: [] },
          grid_rows_grid: { unit: 'custom', size: 'auto', sizes: [] },
          ...fit('grid_gaps', gap, g.gap),
        },
        all(g.children, { ...t, ...g.theme }),
      ),
    heading(h, t) {
      const l = look(h, t);
      return widget('heading', { title: h.text, header_size: `h${h.level}`, title_color: l.color, ...(l.align ? { align: l.align } : {}), ...type('typography', l) });
    },
    text(p, t) {
      const l = look(p, t);
      const editor = `<p style="margin:0">${p.text.replaceAll('<a ', '<a style="color:inherit" ')}</p>`;
      const label = p.role === 'label' && p.bg ? { _padding: sides(6, 13), ...ground(p.bg, '_background'), _border_radius: sides(p.radius ?? 99) } : {};
      return widget('text-editor', { editor, text_color: l.color, ...(l.align ? { align: l.align } : {}), ...type('typography', l), ...label });
    },
    image: (i, t) =>
      widget('image', {
        image: media(i.src, i.alt),
        image_size: 'full',
        width: i.width ? px(i.width) : percent(100),
        image_border_radius: radius(i.radius ?? t.radius),
        align: i.width && i.align !== 'center' ? 'left' : 'center',
      }),
    rule: (r, t) => widget('divider', { color: r.color ?? t.line, weight: px(1), gap: px(0) }),
    buttons: (b, t) =>
      container(
        { content_width: 'full', ...(t.inBar ? { width: auto } : {}), flex_direction: 'row', flex_wrap: 'wrap', flex_gap: gap(12), ...(b.align ? { flex_justify_content: b.align } : {}), ...(b.tight ? {} : fit('padding', (n) => ({ ...sides(0), top: String(n), isLinked: false }), [12, 8])), ...(t.breaks ? { width_mobile: auto } : {}) },
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
            ...marks(item),
          });
        }),
      ),
    brand: (_, t) =>
      widget('kithouse-site-name', { logo_width: px(44), color: t.ink, ...type('typography', { ...look({ kind: 'heading', level: 3 }, t), size: [24, 21] }), _element_width: 'auto' }),
    siteTitle: (n, t) => widget('kithouse-site-name', { show_logo: '', color: t.ink, ...type('typography', look({ kind: 'heading', level: 3, role: 'figure', ...n }, t)) }),
    social: (_, t) =>
      widget('social-icons', {
        social_icon_list: Object.entries(networks).map(([service, label]) => ({
          _id: id(),
          social_icon: { value: `fab fa-${service}`, library: 'fa-brands' },
          link: { url: '#', is_external: '', nofollow: '', custom_attributes: `aria-label|${label}` },
        })),
        shape: 'square',
        align: 'left',
        icon_color: 'custom',
        // Without a colour, Elementor paints the networks' own.
        icon_primary_color: t.ground ?? '#00000000',
        icon_secondary_color: t.muted,
        icon_size: px(24),
        icon_padding: px(3),
        icon_spacing: px(14),
        _margin: { ...sides(0), left: '-3', isLinked: false },
      }),
    nav: (n, t) =>
      widget('icon-list', {
        view: 'inline',
        icon_list: n.items.map(([text, url]) => ({ _id: id(), text, selected_icon: { value: '', library: '' }, link: { url, is_external: '', nofollow: '' } })),
        space_between: px(28),
        text_color: t.ink,
        text_color_hover: t.accentText,
        text_indent: px(0),
        ...type('icon_typography', plain(t, 16, '500')),
        _element_width: 'auto',
        // Below the name and the button on phones.
        ...(t.breaks ? { _element_width_mobile: 'inherit', _flex_order_mobile: 'end' } : {}),
      }),
    list: (l, t) =>
      widget('icon-list', {
        icon_list: l.items.map((text) => ({ _id: id(), text, selected_icon: { value: 'fas fa-check', library: 'fa-solid' } })),
        space_between: px(12),
        icon_color: t.accentText,
        icon_size: px(14),
        text_indent: px(8),
        text_color: l.color ?? t.muted,
        ...type('icon_typography', plain(t, 16)),
      }),
    faq: (f, t) =>
      widget('accordion', {
        tabs: f.items.map(([question, answer]) => ({ _id: id(), tab_title: question, tab_content: `<p style="margin:0">${answer}</p>` })),
        selected_icon: { value: 'fas fa-plus', library: 'fa-solid' },
        selected_active_icon: { value: 'fas fa-minus', library: 'fa-solid' },
        title_html_tag: 'div',
        icon_align: 'right',
        border_width: px(1),
        border_color: t.line,
        title_color: t.ink,
        tab_active_color: t.ink,
        icon_color: t.ink,
        icon_active_color: t.ink,
        content_color: t.muted,
        title_padding: { unit: 'px', top: '20', right: '20', bottom: '20', left: '20', isLinked: true },
        ...type('title_typography', { face: t.body, size: [19, 18], weight: '500', line: 1.4 }),
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
