// The few kinds of parts a design is made of; blocks.mjs and elementor.mjs each turn them into their platform's own.
// Sizes are [desktop, mobile] in px.
export const section = (o, ...children) => ({ kind: 'section', pad: [112, 64], gap: [40, 32], width: 1120, ...o, children });
/** `isReversed` needs a builder that can undo it on phones; blocks keep the order. */
export const row = (o, ...cols) => ({ kind: 'row', gap: [72, 40], valign: 'center', ...o, cols });
export const col = (width, o, ...children) => ({ kind: 'col', width, gap: [24, 20], ...o, children });
export const grid = (cols, o, ...children) => ({ kind: 'grid', cols, gap: [28, 20], ...o, children });
export const card = (o, ...children) => ({ kind: 'card', gap: [14, 12], pad: [32, 26], ...o, children });
/** Parts that belong together; `narrow` keeps their lines short. */
export const stack = (o, ...children) => ({ kind: 'stack', gap: [22, 18], ...o, children });
export const heading = (level, text, o = {}) => ({ kind: 'heading', level, text, ...o });
export const text = (content, o = {}) => ({ kind: 'text', text: content, ...o });
export const eyebrow = (content, o = {}) => text(content, { role: 'eyebrow', ...o });
export const lead = (content, o = {}) => text(content, { role: 'lead', ...o });
export const small = (content, o = {}) => text(content, { role: 'small', ...o });
/** `src` names a picture of pictures.mjs. */
export const image = (src, alt, o = {}) => ({ kind: 'image', src, alt, ...o });
export const buttons = (...items) => ({ kind: 'buttons', items });
export const button = (label, o = {}) => ({ text: label, url: '#', ...o });
export const list = (items, o = {}) => ({ kind: 'list', items, ...o });
export const faq = (items) => ({ kind: 'faq', items });

export const sizes = {
  display: [84, 46],
  h1: [68, 42],
  h2: [48, 34],
  h3: [26, 23],
  h4: [20, 19],
  lead: [20, 18],
  body: [17, 17],
  small: [15, 15],
  eyebrow: [14, 13],
  quote: [42, 29],
  fact: [26, 22],
  figure: [60, 46],
};

/** What a text looks like: size, weight, line height, letter spacing, colour, whether it uses the display face. */
export function look(node, t) {
  const role = node.role ?? (node.kind === 'heading' ? `h${node.level}` : 'body');
  const isDisplay = node.kind === 'heading' || ['quote', 'figure', 'fact'].includes(role);
  const size = sizes[role];
  const big = size[0] >= 40;
  return {
    role,
    size,
    family: isDisplay ? t.display : t.body,
    stack: isDisplay ? t.displayStack : undefined,
    weight: role === 'eyebrow' ? '600' : isDisplay ? String(t.weight) : '400',
    line: role === 'display' ? 1.02 : big ? 1.1 : isDisplay ? 1.25 : role === 'lead' ? 1.5 : 1.6,
    spacing: role === 'eyebrow' ? 0.08 : big ? t.tracking : 0,
    upper: role === 'eyebrow',
    color: node.color ?? (role === 'eyebrow' ? t.accentText : isDisplay ? t.ink : t.muted),
    align: node.align,
  };
}
