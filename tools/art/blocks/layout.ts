/** Blocks that contain other blocks: sections, columns, grids and cards. */
import type { Node, NodeOf, Size, StackOptions } from '../node-types.js';
import { box, fluid, gapOf, rem } from './lengths.js';
import { insideOf, minColumnWidth, roomOfCell, roomOfColumns, windowWidth } from './room.js';
import { corners, ground, panel, sideLine } from './style.js';
import type { BlockTree, Emitters, Place } from './tree.js';

/** Gives parts their distance to the part above, because separators and buttons have a margin that replaces the gap. */
const emitBelow = (all: (list: Node[], place: Place) => BlockTree[], list: Node[], place: Place, above: Size): BlockTree[] =>
  list.flatMap((node, at) => all([node], { ...place, above: at > 0 ? above[0] : 0 }));

const narrowed = (node: StackOptions) =>
  node.narrow
    ? { type: 'constrained', contentSize: `${node.narrow}px`, justifyContent: node.align ?? 'left' }
    : { type: 'default' };

type Covered = NodeOf<'section' | 'cover'>;
const shade = ({ shade = ['', ''], shadeAngle = 90 }: Covered) =>
  `linear-gradient(${shadeAngle}deg,${shade[0]} 0%,${shade[1]} 100%)`;
/** Puts blocks on a picture. */
const covered = (s: Covered, more: Record<string, unknown>, inner: BlockTree[]): BlockTree => [
  'core/cover',
  {
    url: `media/${s.image}.webp`,
    alt: s.alt,
    dimRatio: 100,
    customGradient: shade(s),
    minHeight: s.minHeight,
    contentPosition: s.position,
    ...more,
  },
  inner,
];

const justified: Record<string, string> = { 'flex-start': 'left', center: 'center' };

/** Returns the spacing of a section without its gap. With a background picture, an inner group sets the gap. */
function sectionSpacing(s: NodeOf<'section'>) {
  const padding = s.bleed ? box([0, 0]) : box(s.pad, [40, 22], s.padBottom ?? s.pad);
  return { padding, margin: { top: '0', bottom: '0' } };
}

export const layout = {
  section(s, outer, all) {
    const t = { ...outer, ...s.theme, room: s.bleed ? windowWidth : Math.min(s.width, windowWidth - 80) };
    const blockGap = gapOf(s.gap);
    const inner = emitBelow(all, s.children, t, s.gap);
    const inside = s.bleed ? { type: 'default' } : { type: 'constrained', contentSize: `${s.width}px` };
    const spacing = sectionSpacing(s);
    if (s.image) {
      // Some themes add the padding of the page to such a group in templates.
      const padding = { right: '0', left: '0' };
      const group: BlockTree = ['core/group', { layout: inside, style: { spacing: { blockGap, padding } } }, inner];
      return covered(s, { align: 'full', style: { spacing } }, [group]);
    }
    const color = { ...ground(s.bg ?? t.ground), text: t.ink };
    const border = s.edge ? { border: { top: { color: s.edge, width: '1px', style: 'solid' } } } : {};
    const style = { color, spacing: { blockGap, ...spacing }, ...border };
    return ['core/group', { tagName: s.tag ?? 'section', align: 'full', layout: inside, style }, inner];
  },
  cover(c, t, all) {
    const style = { border: { radius: corners(c.radius ?? t.radius) }, spacing: { padding: box(c.pad) } };
    const inner = emitBelow(all, c.children, { ...t, ...c.theme, room: insideOf(t.room, c.pad) }, c.gap);
    return covered(c, { style }, [
      ['core/group', { layout: { type: 'default' }, style: { spacing: { blockGap: gapOf(c.gap) } } }, inner],
    ]);
  },
  stack: (s, t, all) => [
    'core/group',
    { layout: narrowed(s), style: { spacing: { blockGap: gapOf(s.gap) } } },
    emitBelow(all, s.children, { ...t, ...s.theme, room: s.narrow ? Math.min(s.narrow, t.room ?? s.narrow) : t.room }, s.gap),
  ],
  slot: (s, t, all) => [
    'core/group',
    {
      metadata: { name: 'Contact form', kithouse_form: s.form },
      layout: { type: 'default' },
      style: { spacing: { blockGap: gapOf(s.gap) } },
    },
    emitBelow(all, s.children, t, s.gap),
  ],
  bar: (b, t, all) => [
    'core/group',
    {
      layout: {
        type: 'flex',
        flexWrap: b.nowrap ? 'nowrap' : 'wrap',
        justifyContent: justified[b.justify] ?? b.justify,
        verticalAlignment: b.valign,
      },
      style: { spacing: { blockGap: b.shrinks ? fluid(b.shrinks) : rem(b.gap) } },
    },
    all(b.children, { ...t, ...b.theme, above: undefined }),
  ],
  card: (c, t, all) => [
    'core/group',
    { layout: { type: 'default' }, style: panel(c, t) },
    emitBelow(all, c.children, { ...t, ...c.theme, room: insideOf(t.room, c.padX ?? c.pad) }, c.gap),
  ],
  row: (r, t, all) => [
    'core/columns',
    {
      verticalAlignment: r.valign === 'center' || r.valign === 'bottom' ? r.valign : null,
      ...(r.stays ? { isStackedOnMobile: false } : {}),
      style: {
        spacing: {
          blockGap: { top: rem(r.gap[1]), left: rem(r.gap[0]) },
          ...(r.flush ? { margin: { top: '0', bottom: '0' } } : {}),
        },
      },
    },
    all(r.cols, { ...t, valign: r.valign, room: roomOfColumns(t.room, r) }),
  ],
  col(c, t, all) {
    const own = c.valign ?? t.valign;
    const verticalAlignment = own === 'center' || own === 'bottom' ? own : t.valign === 'stretch' ? 'stretch' : undefined;
    const room = insideOf(t.room && (t.room * c.width) / 100, c.padX ?? c.pad ?? (c.bg || c.line ? [40, 28] : undefined));
    const inner = emitBelow(all, c.children, { ...t, ...c.theme, valign: undefined, room }, c.gap);
    return [
      'core/column',
      { width: `${c.width}%`, ...(verticalAlignment ? { verticalAlignment } : {}), style: colStyle(c, t) },
      inner,
    ];
  },
  grid: (g, t, all) => [
    'core/group',
    {
      layout: { type: 'grid', minimumColumnWidth: minColumnWidth(g, t.room) },
      style: { spacing: { blockGap: gapOf(g.gap) } },
    },
    all(g.children, { ...t, ...g.theme, above: 0, room: roomOfCell(t.room, g) }),
  ],
} satisfies Partial<Emitters>;

/** Returns the style of a column: a panel if it has a background or a line, otherwise only padding. */
function colStyle(c: NodeOf<'col'>, t: Place) {
  if (c.bg || c.line) {
    return panel(c, t);
  }
  return {
    ...(c.side ? { border: sideLine(c.side) } : {}),
    spacing: { blockGap: gapOf(c.gap), ...(c.pad ? { padding: box(c.pad, c.padX) } : {}) },
  };
}
