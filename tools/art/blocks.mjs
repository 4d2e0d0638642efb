// Nodes -> trees of core blocks: [name, attributes, inner]. The editor itself serialises them (build.mjs).
import { stackOf } from './faces.mjs';
import { buttonColours, look, networks } from './nodes.ts';

const rem = (px) => `${+(px / 16).toFixed(4)}rem`;
/** Grows with the window from `mobile` at 390 px to `desktop` at 1280 px. */
function fluid([desktop, mobile]) {
  if (desktop === mobile) {
    return rem(desktop);
  }
  const slope = (desktop - mobile) / (1280 - 390);
  return `clamp(${rem(mobile)}, ${rem(+(mobile - slope * 390).toFixed(2))} + ${+(slope * 100).toFixed(3)}vw, ${rem(desktop)})`;
}
/** WordPress ignores a gap that is calculated, so it keeps one size. */
const gap = ([desktop, mobile]) => rem(Math.round((desktop + mobile) / 2));
const box = (v, h = v, bottom = v) => ({ top: fluid(v), right: fluid(h), bottom: fluid(bottom), left: fluid(h) });
/** What an element needs to make sense, and what it repeats: marks that an import reads. */
const marked = ([name, attributes, inner = []], { needs, repeats }) =>
  needs || repeats
    ? [name, { ...attributes, metadata: { ...attributes.metadata, kithouse: { ...(needs ? { requires: needs } : {}), ...(repeats ? { list: repeats } : {}) } } }, inner]
    : [name, attributes, inner];
const make = (node, t) => marked(emit[node.kind](node, t), node);
const all = (list, t) => list.map((node) => make(node, t));
/** Emits the blocks of a column or stack. A separator states its distance itself, because themes give it margins of their own. */
const allBelow = (list, t, blockGap) => list.map((node, at) => make(node, at > 0 && node.kind === 'rule' ? { ...t, above: blockGap } : t));
const typography = (l) => ({
  fontFamily: stackOf(l.face),
  fontSize: fluid(l.size),
  fontWeight: l.weight,
  ...(l.italic ? { fontStyle: 'italic' } : {}),
  lineHeight: String(l.line),
  ...(l.spacing ? { letterSpacing: `${l.spacing}em` } : {}),
  ...(l.upper ? { textTransform: 'uppercase' } : {}),
  ...(l.align ? { textAlign: l.align } : {}),
});
const words = (node, t) => {
  const l = look(node, t);
  const linked = /<a /.test(node.text) ? { elements: { link: { color: { text: l.color } } } } : {};
  return { typography: typography(l), color: { text: l.color }, ...linked };
};
const narrowed = (node, inner) => (node.narrow ? { type: 'constrained', contentSize: `${node.narrow}px`, justifyContent: node.align ?? 'left' } : inner);
const ground = (bg) => {
  if (typeof bg !== 'object') {
    return bg ? { background: bg } : {};
  }
  const stops = `${bg.from} 0%,${bg.to} ${bg.end}%`;
  return { gradient: bg.at ? `radial-gradient(at ${bg.at},${stops})` : `linear-gradient(${bg.angle}deg,${stops})` };
};
const corners = (radius) =>
  Array.isArray(radius) ? Object.fromEntries(['topLeft', 'topRight', 'bottomRight', 'bottomLeft'].map((corner, i) => [corner, `${radius[i]}px`])) : `${radius}px`;
/** A line along the left edge. */
const side = (s) => (s ? { left: { color: s.color, style: s.style ?? 'solid', width: `${s.width ?? 1}px` } } : {});
/** A line around a panel, which can be thicker below. */
const edge = ({ line, lineWidth = 1, lineBottom }) => {
  if (!line) {
    return {};
  }
  const at = (width) => ({ color: line, style: 'solid', width: `${width}px` });
  return lineBottom
    ? { top: at(lineWidth), right: at(lineWidth), bottom: at(lineBottom), left: at(lineWidth) }
    : { width: `${lineWidth}px`, color: line, style: 'solid' };
};
const panel = (c, t) => ({
  color: ground(c.bg),
  border: { radius: corners(c.radius ?? t.radius), ...edge(c), ...side(c.side) },
  spacing: { blockGap: gap(c.gap), padding: box(c.pad, c.padX) },
});
const shaded = (s) => `linear-gradient(${s.shadeAngle ?? 90}deg,${s.shade[0]} 0%,${s.shade[1]} 100%)`;
const covered = (s, t, extra, inner) => [
  'core/cover',
  {
    url: `media/${s.image}.webp`,
    alt: s.alt,
    dimRatio: 100,
    customGradient: shaded(s),
    minHeight: s.minHeight,
    contentPosition: s.position,
    ...extra,
  },
  inner,
];

/** A block that WordPress fills; its links have the colour of its words. */
const filled = (name, l, attributes = {}) => [name, { ...attributes, style: { typography: typography(l), color: { text: l.color }, elements: { link: { color: { text: l.color } } } } }];
const role = (name, t) => look({ kind: 'text', role: name }, t);
/** Words of which only the colours are known. */
const prose = (t, inner) => {
  const { face, size, line } = look({ kind: 'text' }, t);
  const style = {
    color: { text: t.muted },
    elements: { heading: { color: { text: t.ink } }, link: { color: { text: t.accentText } }, button: { color: { background: t.accent, text: t.onAccent } } },
    typography: { fontFamily: stackOf(face), fontSize: fluid(size), lineHeight: String(line) },
  };
  return ['core/group', { layout: { type: 'default' }, style }, inner];
};

const emit = {
  postTitle: (p, t) => filled('core/post-title', look({ kind: 'heading', level: p.level, role: p.role }, t), { level: p.level, ...(p.isLink ? { isLink: true } : {}) }),
  postTerms: (_, t) => filled('core/post-terms', role('eyebrow', t), { term: 'category' }),
  postMeta: (_, t) => filled('core/post-date', role('small', t)),
  postPicture: (p, t) => ['core/post-featured-image', { ...(p.isLink ? { isLink: true } : {}), ...(p.ratio ? { aspectRatio: p.ratio } : {}), style: { border: { radius: corners(t.radius) } } }],
  postContent: (_, t) => prose(t, [['core/post-content', { layout: { type: 'constrained', contentSize: '760px' } }]]),
  postLinks: (_, t) => [
    'core/group',
    { layout: { type: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' } },
    ['previous', 'next'].map((type) => filled('core/post-navigation-link', { ...role('small', t), color: t.ink }, { type, showTitle: true })),
  ],
  comments: (_, t) =>
    prose(t, [
      [
        'core/comments',
        {},
        [
          filled('core/comments-title', look({ kind: 'heading', level: 2, role: 'h3' }, t), { level: 2 }),
          ['core/comment-template', {}, [filled('core/comment-author-name', { ...role('small', t), color: t.ink }), filled('core/comment-date', role('small', t)), ['core/comment-content', {}], ['core/comment-reply-link', {}]]],
          ['core/comments-pagination', {}, [['core/comments-pagination-previous', {}], ['core/comments-pagination-next', {}]]],
          ['core/post-comments-form', {}],
        ],
      ],
    ]),
  queryTitle: (q, t) => filled('core/query-title', look({ kind: 'heading', level: 1 }, t), { type: q.type, level: 1 }),
  termDescription: (_, t) => filled('core/term-description', role('lead', t)),
  searchForm: (s, t) => [
    'core/search',
    {
      label: 'Search',
      showLabel: false,
      placeholder: s.hint,
      buttonText: 'Search',
      style: { color: { background: t.accent, text: t.onAccent }, border: { radius: `${Math.min(t.buttonRadius, 24)}px` }, typography: { fontFamily: stackOf(t.body), fontSize: '1rem', fontWeight: '500', letterSpacing: '0' } },
    },
  ],
  posts: (p, t) => [
    'core/query',
    { query: { perPage: 10, pages: 0, offset: 0, postType: 'post', order: 'desc', orderBy: 'date', author: '', search: '', exclude: [], sticky: '', inherit: true } },
    [
      [
        'core/post-template',
        { layout: { type: 'grid', columnCount: 3 }, style: { spacing: { blockGap: gap([44, 32]) } } },
        all([{ kind: 'postPicture', isLink: true, ratio: '3/2' }, { kind: 'postTerms' }, { kind: 'postTitle', level: 2, role: 'h3', isLink: true }, { kind: 'postMeta' }], t).concat([filled('core/post-excerpt', look({ kind: 'text' }, t), { excerptLength: 24, moreText: '' })]),
      ],
      [
        'core/query-pagination',
        { layout: { type: 'flex', justifyContent: 'space-between' }, style: { elements: { link: { color: { text: t.ink } } }, typography: { fontFamily: stackOf(t.body), fontSize: '1rem' } } },
        [['core/query-pagination-previous', {}], ['core/query-pagination-numbers', {}], ['core/query-pagination-next', {}]],
      ],
      ['core/query-no-results', {}, all([{ kind: 'text', role: 'lead', text: p.nothing }], t)],
    ],
  ],
  section(s, outer) {
    const t = { ...outer, ...s.theme };
    const inner = all(s.children, t);
    const layout = s.bleed ? { type: 'default' } : { type: 'constrained', contentSize: `${s.width}px` };
    const padding = s.bleed ? box([0, 0]) : box(s.pad, [40, 22], s.padBottom ?? s.pad);
    const spacing = { blockGap: gap(s.gap), padding, margin: { top: '0', bottom: '0' } };
    if (s.image) {
      const { blockGap, ...around } = spacing;
      return covered(s, t, { align: 'full', style: { spacing: around } }, [['core/group', { layout, style: { spacing: { blockGap } } }, inner]]);
    }
    const color = { ...ground(s.bg ?? t.ground), text: t.ink };
    const edge = s.edge ? { border: { top: { color: s.edge, width: '1px', style: 'solid' } } } : {};
    return ['core/group', { tagName: s.tag ?? 'section', align: 'full', layout, style: { color, spacing, ...edge } }, inner];
  },
  cover: (c, t) =>
    covered(c, t, { style: { border: { radius: corners(c.radius ?? t.radius) }, spacing: { padding: box(c.pad) } } }, [
      ['core/group', { layout: { type: 'default' }, style: { spacing: { blockGap: gap(c.gap) } } }, all(c.children, { ...t, ...c.theme })],
    ]),
  stack: (s, t) => ['core/group', { layout: narrowed(s, { type: 'default' }), style: { spacing: { blockGap: gap(s.gap) } } }, allBelow(s.children, { ...t, ...s.theme }, gap(s.gap))],
  slot: (s, t) => [
    'core/group',
    { metadata: { name: 'Contact form', kithouse_form: s.form }, layout: { type: 'default' }, style: { spacing: { blockGap: gap(s.gap) } } },
    all(s.children, t),
  ],
  bar: (b, t) => [
    'core/group',
    {
      layout: { type: 'flex', flexWrap: b.nowrap ? 'nowrap' : 'wrap', justifyContent: { 'flex-start': 'left', center: 'center' }[b.justify] ?? b.justify, verticalAlignment: b.valign },
      style: { spacing: { blockGap: b.shrinks ? fluid(b.shrinks) : rem(b.gap) } },
    },
    all(b.children, { ...t, ...b.theme }),
  ],
  card: (c, t) => ['core/group', { layout: { type: 'default' }, style: panel(c, t) }, allBelow(c.children, { ...t, ...c.theme }, gap(c.gap))],
  row: (r, t) => [
    'core/columns',
    {
      verticalAlignment: { center: 'center', bottom: 'bottom' }[r.valign] ?? null,
      style: { spacing: { blockGap: { top: rem(r.gap[1]), left: rem(r.gap[0]) }, ...(r.flush ? { margin: { top: '0', bottom: '0' } } : {}) } },
    },
    all(r.cols, { ...t, valign: r.valign }),
  ],
  col: ({ bg, ...c }, t) => [
    'core/column',
    {
      width: `${c.width}%`,
      ...(['center', 'bottom'].includes(c.valign ?? t.valign) ? { verticalAlignment: c.valign ?? t.valign } : t.valign === 'stretch' ? { verticalAlignment: 'stretch' } : {}),
      style: bg || c.line ? panel({ pad: [40, 28], ...c, bg }, t) : { ...(c.side ? { border: side(c.side) } : {}), spacing: { blockGap: gap(c.gap), ...(c.pad ? { padding: box(c.pad, c.padX) } : {}) } },
    },
    allBelow(c.children, { ...t, ...c.theme, valign: undefined }, gap(c.gap)),
  ],
  grid: (g, t) => [
    'core/group',
    {
      layout: { type: 'grid', minimumColumnWidth: g.min ?? { 2: '24rem', 3: '18rem', 4: '14rem', 5: '11rem', 6: '9rem' }[g.cols] },
      style: { spacing: { blockGap: gap(g.gap) } },
    },
    all(g.children, { ...t, ...g.theme }),
  ],
  heading: (h, t) => ['core/heading', { level: h.level, content: h.text, style: words(h, t) }],
  text(p, t) {
    const style = words(p, t);
    if (p.role !== 'label' || !p.bg) {
      return ['core/paragraph', { content: p.text, style }];
    }
    const color = { ...style.color, background: p.bg };
    const padding = { top: '0.35rem', right: '0.8rem', bottom: '0.35rem', left: '0.8rem' };
    return ['core/paragraph', { content: p.text, style: { ...style, color, border: { radius: `${p.radius ?? 99}px` }, spacing: { padding } } }];
  },
  image: (i, t) => [
    'core/image',
    {
      url: `media/${i.src}.webp`,
      alt: i.alt,
      sizeSlug: 'full',
      ...(i.width ? { width: `${i.width}px` } : {}),
      ...(i.align ? { align: i.align } : {}),
      style: { border: { radius: corners(i.radius ?? t.radius) } },
    },
  ],
  rule: (r, t) => ['core/separator', { className: 'is-style-wide', style: { color: { background: r.color ?? t.line }, spacing: { margin: { top: t.above ?? '0', bottom: '0' } } } }],
  buttons: (b, t) => [
    'core/buttons',
    {
      layout: { type: 'flex', ...(b.align ? { justifyContent: b.align } : {}) },
      style: { spacing: { blockGap: '0.75rem', margin: { top: b.tight ? '0' : fluid([36, 28]) } } },
    },
    b.items.map((item) => {
      const [background, text, border] = buttonColours(item, t);
      const pads = b.compact ? [fluid([14.4, 11]), fluid([28, 10])] : ['0.9rem', '1.75rem'];
      const made = [
        'core/button',
        {
          text: item.text,
          url: item.url,
          style: {
            color: { background, text },
            border: { radius: `${t.buttonRadius}px`, width: '1px', color: border, style: 'solid' },
            spacing: { padding: { top: pads[0], bottom: pads[0], left: pads[1], right: pads[1] } },
            typography: { fontFamily: stackOf(t.body), fontSize: b.compact ? fluid([16, 14]) : '1rem', fontWeight: '600', lineHeight: '1.3' },
          },
        },
      ];
      return marked(made, item);
    }),
  ],
  brand: (_, t) => [
    'core/group',
    { layout: { type: 'flex', flexWrap: 'nowrap', verticalAlignment: 'center' }, style: { spacing: { blockGap: '0.5rem' } } },
    [
      ['core/site-logo', { width: 44, shouldSyncIcon: false }],
      ['core/site-title', { level: 0, style: { typography: { ...typography({ ...look({ kind: 'heading', level: 3 }, t), size: [24, 19] }), textDecoration: 'none' }, color: { text: t.ink }, elements: { link: { color: { text: t.ink } } } } }],
    ],
  ],
  siteTitle: (n, t) => ['core/site-title', { level: 0, style: { typography: { ...typography(look({ kind: 'heading', level: 3, role: 'figure', ...n }, t)), textDecoration: 'none' }, color: { text: t.ink }, elements: { link: { color: { text: t.ink } } } } }],
  social: (_, t) => [
    'core/social-links',
    { iconColorValue: t.muted, className: 'is-style-logos-only', style: { spacing: { blockGap: { top: '0.75rem', left: '0.875rem' }, margin: { left: '-3px' } } } },
    Object.entries(networks).map(([service, label]) => ['core/social-link', { url: '#', service, label }]),
  ],
  nav: (n, t) => [
    'core/navigation',
    { ...(n.overlay ? { icon: 'menu', customOverlayBackgroundColor: n.overlay, customOverlayTextColor: t.ink } : {}), layout: { type: 'flex', justifyContent: 'right' }, style: { spacing: { blockGap: '1.75rem' }, color: { text: t.ink }, typography: { fontFamily: stackOf(t.body), fontSize: '1rem', fontWeight: '500' } } },
    n.items.map(([label, url]) => ['core/navigation-link', { label, url, kind: 'custom', isTopLevelLink: true }]),
  ],
  list: (l, t) => [
    'core/list',
    {
      className: 'is-style-checkmark-list',
      style: {
        color: { text: l.color ?? t.muted },
        typography: { fontFamily: stackOf(t.body), fontSize: fluid([16, 16]), lineHeight: '1.5' },
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
          typography: { fontFamily: stackOf(t.body), fontSize: fluid([19, 18]), lineHeight: '1.4' },
        },
      },
      [['core/paragraph', { content: answer, style: { color: { text: t.muted }, typography: { fontFamily: stackOf(t.body), fontSize: fluid([17, 17]), lineHeight: '1.6' } } }]],
    ]),
  ],
};

/** The block trees of a design. */
export const toBlocks = (design) => all(design.parts, design.theme);
