/** Containers: sections, columns, grids and cards. */
import type { GridOptions, NodeOf, StackOptions, Valign } from '../node-types.js';
import { colStyle, corners, covered, ground, panel } from './style.js';
import type { Emitters, Place } from './tree.js';
import { box, css, fit, fr, gap, middle, percent, px, type Settings } from './values.js';

const vertical: Record<Valign, string> = { center: 'center', bottom: 'flex-end', top: 'flex-start', stretch: 'stretch' };

const narrowed = (node: StackOptions): Settings =>
  node.narrow
    ? {
        content_width: 'full',
        width: css(`min(100%, ${node.narrow}px)`),
        width_tablet: percent(100),
        width_mobile: percent(100),
        ...(node.align === 'center' ? { _flex_align_self: 'center' } : {}),
      }
    : { content_width: 'full' };

/** Returns the width and padding of a section. A section that bleeds reaches the edge of the window. */
function sectionBox(s: NodeOf<'section'>): Settings {
  if (s.bleed) {
    return { content_width: 'full' };
  }
  const bottom = s.padBottom ?? s.pad;
  return {
    content_width: 'boxed',
    boxed_width: px(s.width),
    padding: box(s.pad[0], 40, bottom[0]),
    padding_tablet: box(middle(s.pad), 32, middle(bottom)),
    padding_mobile: box(s.pad[1], 22, bottom[1]),
  };
}

const columns = (cols: number): Settings => ({
  grid_columns_grid: fr(cols),
  grid_columns_grid_tablet: fr(cols > 4 ? 3 : Math.min(2, cols)),
  grid_columns_grid_mobile: fr(cols > 4 ? 2 : 1),
  grid_rows_grid: css('auto'),
});

/** Returns the vertical alignment of a column's parts if it isn't the top. */
const columnAlign = (own: Valign | undefined): Settings =>
  own === 'center' || own === 'bottom' ? { flex_justify_content: vertical[own] } : {};

const inside = (node: GridOptions, t: Place): Place => ({ ...t, ...node.theme });

export const layout = {
  section(s, outer, { container, all }) {
    const t = inside(s, outer);
    const settings = {
      html_tag: s.tag ?? 'section',
      ...sectionBox(s),
      ...fit('flex_gap', gap, s.gap),
      ...(s.image ? { ...covered(s), background_color: s.bg ?? t.ground } : ground(s.bg ?? t.ground)),
      ...(s.edge ? { border_border: 'solid', border_width: { ...box(0), top: '1', isLinked: false }, border_color: s.edge } : {}),
    };
    return container(settings, all(s.children, t), false);
  },
  cover: (c, t, { container, all }) =>
    container(
      {
        content_width: 'full',
        ...fit('flex_gap', gap, c.gap),
        ...covered(c),
        ...fit('padding', (size: number) => box(size), c.pad),
        border_radius: corners(c.radius ?? t.radius),
        overflow: 'hidden',
      },
      all(c.children, inside(c, t)),
    ),
  stack: (s, t, { container, all }) =>
    container(
      { ...narrowed(s), ...(t.inBar ? { width: css('auto') } : {}), ...fit('flex_gap', gap, s.gap) },
      all(s.children, { ...t, inBar: false, ...s.theme }),
    ),
  slot: (s, t, { container, all }) =>
    container({ _kithouse_form: s.form, content_width: 'full', ...fit('flex_gap', gap, s.gap) }, all(s.children, t)),
  bar: (b, t, { container, all }) =>
    container(
      {
        content_width: 'full',
        flex_direction: 'row',
        flex_wrap: b.nowrap ? 'nowrap' : 'wrap',
        flex_justify_content: b.justify,
        flex_align_items: vertical[b.valign],
        ...(b.shrinks ? fit('flex_gap', gap, b.shrinks) : { flex_gap: gap(b.gap) }),
        ...(b.breaks ? { flex_gap_mobile: gap(12), flex_wrap_mobile: 'wrap' } : {}),
      },
      all(b.children, { ...t, ...b.theme, inBar: true, breaks: b.breaks }),
    ),
  card: (c, t, { container, all }) =>
    container({ content_width: 'full', ...fit('flex_gap', gap, c.gap), ...panel(c, t) }, all(c.children, inside(c, t))),
  row: (r, t, { container, all }) =>
    container(
      {
        content_width: 'full',
        flex_direction: 'row',
        flex_direction_mobile: r.stays ? 'row' : 'column',
        ...(r.stays ? { flex_wrap_mobile: 'nowrap' } : {}),
        flex_align_items: 'stretch',
        ...fit('flex_gap', gap, r.gap),
      },
      all(r.cols, { ...t, valign: r.valign, stays: r.stays }),
    ),
  col: (c, t, { container, all }) =>
    container(
      {
        content_width: 'full',
        width: percent(c.width),
        width_mobile: percent(t.stays ? c.width : 100),
        ...fit('flex_gap', gap, c.gap),
        ...columnAlign(c.valign ?? t.valign),
        ...colStyle(c, t),
      },
      all(c.children, { ...inside(c, t), valign: undefined, stays: undefined }),
    ),
  grid: (g, t, { container, all }) =>
    container(
      { container_type: 'grid', content_width: 'full', ...columns(g.cols), ...fit('grid_gaps', gap, g.gap) },
      all(g.children, inside(g, t)),
    ),
} satisfies Partial<Emitters>;
