// Nodes -> trees of core blocks: [name, attributes, inner]. The editor itself serialises them (build.mjs).
import { look } from './nodes.mjs';

const rem = (px) => `${+(px / 16).toFixed(4)}rem`;
/** Grows with the window from `mobile` at 390 px to `desktop` at 1280 px. */
export function fluid([desktop, mobile]) {
  if (desktop === mobile) {
    return rem(desktop);
  }
  const slope = (desktop - mobile) / (1280 - 390);
  return `clamp(${rem(mobile)}, ${rem(+(mobile - slope * 390).toFixed(2))} + ${+(slope * 100).toFixed(3)}vw, ${rem(desktop)})`;
}
/** WordPress ignores a gap that is calculated, so it keeps one size. */
const gap = ([desktop, mobile]) => rem(Math.round((desktop + mobile) / 2));
const box = (v, h = v) => ({ top: fluid(v), right: fluid(h), bottom: fluid(v), left: fluid(h) });
const all = (list, t) => list.map((node) => emit[node.kind](node, t));
const typography = (l) => ({
  ...(l.stack ? { fontFamily: l.stack } : {}),
  fontSize: fluid(l.size),
  fontWeight: l.weight,
  lineHeight: String(l.line),
  ...(l.spacing ? { letterSpacing: `${l.spacing}em` } : {}),
  ...(l.upper ? { textTransform: 'uppercase' } : {}),
  ...(l.align ? { textAlign: l.align } : {}),
});
const words = (node, t) => {
  const l = look(node, t);
  return { typography: typography(l), color: { text: l.color } };
};
const narrowed = (node, inner) =>
  node.narrow ? { type: 'constrained', contentSize: `${node.narrow}px`, justifyContent: node.align ?? 'left' } : inner;

const emit = {
  section(s, outer) {
    const t = { ...outer, ...s.theme };
    const inner = all(s.children, t);
    const layout = { type: 'constrained', contentSize: `${s.width}px` };
    const spacing = { blockGap: gap(s.gap), padding: box(s.pad, [40, 22]), margin: { top: '0', bottom: '0' } };
    if (s.image) {
      const { blockGap, ...around } = spacing;
      return [
        'core/cover',
        {
          url: `media/${s.image}.webp`,
          alt: s.alt,
          dimRatio: 100,
          customGradient: `linear-gradient(90deg,${s.shade[0]} 0%,${s.shade[1]} 100%)`,
          minHeight: s.minHeight,
          contentPosition: s.position,
          align: 'full',
          style: { spacing: around },
        },
        [['core/group', { layout, style: { spacing: { blockGap } } }, inner]],
      ];
    }
    return [
      'core/group',
      { tagName: 'section', align: 'full', layout, style: { color: { background: s.bg, text: t.ink }, spacing } },
      inner,
    ];
  },
  stack: (s, t) => [
    'core/group',
    { layout: narrowed(s, { type: 'default' }), style: { spacing: { blockGap: gap(s.gap) } } },
    all(s.children, t),
  ],
  card: (c, t) => [
    'core/group',
    {
      layout: { type: 'default' },
      style: {
        color: { background: c.bg },
        border: { radius: `${c.radius ?? t.radius}px`, ...(c.line ? { width: '1px', color: c.line } : {}) },
        spacing: { blockGap: gap(c.gap), padding: box(c.pad) },
      },
    },
    all(c.children, { ...t, ...c.theme }),
  ],
  row: (r, t) => [
    'core/columns',
    {
      verticalAlignment: r.valign === 'center' ? 'center' : null,
      style: { spacing: { blockGap: { top: rem(r.gap[1]), left: rem(r.gap[0]) } } },
    },
    all(r.cols, { ...t, valign: r.valign }),
  ],
  col: (c, t) => [
    'core/column',
    {
      width: `${c.width}%`,
      ...(t.valign === 'center' ? { verticalAlignment: 'center' } : {}),
      style: { spacing: { blockGap: gap(c.gap) } },
    },
    all(c.children, t),
  ],
  grid: (g, t) => [
    'core/group',
    {
      layout: { type: 'grid', minimumColumnWidth: { 2: '24rem', 3: '18rem', 4: '14rem' }[g.cols] },
      style: { spacing: { blockGap: gap(g.gap) } },
    },
    all(g.children, t),
  ],
  heading: (h, t) => ['core/heading', { level: h.level, content: h.text, style: words(h, t) }],
  text: (p, t) => ['core/paragraph', { content: p.text, style: words(p, t) }],
  image: (i, t) => [
    'core/image',
    {
      url: `media/${i.src}.webp`,
      alt: i.alt,
      sizeSlug: 'full',
      style: { border: { radius: corners(i.radius ?? t.radius) } },
    },
  ],
  buttons: (b, t) => [
    'core/buttons',
    {
      layout: { type: 'flex', ...(b.align ? { justifyContent: b.align } : {}) },
      style: { spacing: { blockGap: '0.75rem', margin: { top: fluid([36, 28]) } } },
    },
    b.items.map((item) => {
      const [background, text, border] = buttonColours(item, t);
      return [
        'core/button',
        {
          text: item.text,
          url: item.url,
          style: {
            color: { background, text },
            border: { radius: `${t.buttonRadius}px`, width: '1px', color: border },
            spacing: { padding: { top: '0.9rem', bottom: '0.9rem', left: '1.75rem', right: '1.75rem' } },
            typography: { fontSize: '1rem', fontWeight: '600', lineHeight: '1.3' },
          },
        },
      ];
    }),
  ],
  list: (l, t) => [
    'core/list',
    {
      className: 'is-style-checkmark-list',
      style: {
        color: { text: t.muted },
        typography: { fontSize: fluid([16, 16]), lineHeight: '1.5' },
        spacing: { padding: { left: '1.25rem' } },
      },
    },
    l.items.map((content) => ['core/list-item', { content, style: { spacing: { margin: { bottom: '0.5rem' } } } }]),
  ],
  faq: (f, t) => [
    'core/group',
    { layout: { type: 'default' }, style: { spacing: { blockGap: '0' } } },
    f.items.map(([question, answer]) => [
      'core/details',
      {
        summary: question,
        style: {
          color: { text: t.ink },
          border: { bottom: { color: t.line, width: '1px', style: 'solid' } },
          spacing: { padding: { top: '1.25rem', bottom: '1.25rem' } },
          typography: { fontSize: fluid([19, 18]), lineHeight: '1.4' },
        },
      },
      [
        [
          'core/paragraph',
          {
            content: answer,
            style: {
              color: { text: t.muted },
              typography: { fontSize: fluid([17, 17]), lineHeight: '1.6' },
            },
          },
        ],
      ],
    ]),
  ],
};

const corners = (radius) =>
  Array.isArray(radius)
    ? Object.fromEntries(['topLeft', 'topRight', 'bottomRight', 'bottomLeft'].map((corner, i) => [corner, `${radius[i]}px`]))
    : `${radius}px`;

export const buttonColours = (item, t) =>
  item.ghost ? [item.bg ?? t.ghostBg ?? '#ffffff00', item.ink ?? t.ink, item.border ?? t.ink] : [item.bg ?? t.accent, item.ink ?? t.onAccent, item.bg ?? t.accent];

/** The block trees of a design. */
export const toBlocks = (design) => all(design.parts, design.theme);
