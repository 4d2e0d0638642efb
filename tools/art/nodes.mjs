// The few kinds of parts a design is made of; blocks.mjs and elementor.mjs each turn them into their platform's own.
// `needs` names the facts without which a part makes no sense; `repeats` the list that its first child stands for.
// Sizes are [desktop, mobile] in px. A ground (`bg`) is a colour, or `glow(…)` for one that changes.
export const section = (o, ...children) => ({ kind: 'section', pad: [112, 64], gap: [40, 32], width: 1120, ...o, children });
/** Columns that stand under each other on phones. */
export const row = (o, ...cols) => ({ kind: 'row', gap: [72, 40], valign: 'center', ...o, cols });
/** With a ground it is a panel as tall as its neighbours. */
export const col = (width, o, ...children) => ({ kind: 'col', width, gap: [24, 20], ...o, children });
export const grid = (cols, o, ...children) => ({ kind: 'grid', cols, gap: [28, 20], ...o, children });
export const card = (o, ...children) => ({ kind: 'card', gap: [14, 12], pad: [32, 26], ...o, children });
/** Parts that belong together; `narrow` keeps their lines short. */
export const stack = (o, ...children) => ({ kind: 'stack', gap: [22, 18], ...o, children });
/** Where a site shows the pack's form of this key; without a form plugin it keeps its parts. */
export const slot = (form, ...children) => ({ kind: 'slot', form, gap: [18, 16], children });
/** Parts on one line while there is room. */
export const bar = (o, ...children) => ({ kind: 'bar', gap: 16, justify: 'space-between', valign: 'center', ...o, children });
/** A picture with words on it. */
export const cover = (o, ...children) => ({ kind: 'cover', pad: [40, 28], gap: [20, 18], minHeight: 520, position: 'bottom left', ...o, children });
export const heading = (level, text, o = {}) => ({ kind: 'heading', level, text, ...o });
export const text = (content, o = {}) => ({ kind: 'text', text: content, ...o });
export const eyebrow = (content, o = {}) => text(content, { role: 'eyebrow', ...o });
export const lead = (content, o = {}) => text(content, { role: 'lead', ...o });
export const small = (content, o = {}) => text(content, { role: 'small', ...o });
/** A word on a coloured label; it stands in a bar. */
export const tag = (content, o = {}) => text(content, { role: 'label', ...o });
/** `src` names a picture of pictures.mjs; `width` in px keeps it small. */
export const image = (src, alt, o = {}) => ({ kind: 'image', src, alt, ...o });
export const rule = (o = {}) => ({ kind: 'rule', ...o });
export const buttons = (...items) => ({ kind: 'buttons', items });
export const button = (label, o = {}) => ({ text: label, url: '#', ...o });
/** The site itself: its logo and its title, whatever they are, leading to the front page. */
export const brand = () => ({ kind: 'brand' });
/** The title of the site in large letters, for a footer. */
export const siteTitle = (o = {}) => ({ kind: 'siteTitle', ...o });
/** The owner's social networks; the samples stand where theirs will be. */
export const social = () => ({ kind: 'social', repeats: 'social' });
export const networks = { instagram: 'Instagram', facebook: 'Facebook', tiktok: 'TikTok' };
/** Links of a header, each a label and an address; `overlay` is the ground of the opened menu on phones. */
export const nav = (items, o = {}) => ({ kind: 'nav', items, ...o });
export const list = (items, o = {}) => ({ kind: 'list', items, ...o });
export const faq = (items) => ({ kind: 'faq', items });
/** Parts of whatever post or list a page of the site shows. */
export const postTitle = (level, o = {}) => ({ kind: 'postTitle', level, ...o });
export const postTerms = () => ({ kind: 'postTerms' });
export const postMeta = () => ({ kind: 'postMeta' });
export const postPicture = (o = {}) => ({ kind: 'postPicture', ...o });
export const postContent = () => ({ kind: 'postContent' });
export const postLinks = () => ({ kind: 'postLinks' });
export const comments = () => ({ kind: 'comments' });
/** The name of an archive, or the words of a search. */
export const queryTitle = (type) => ({ kind: 'queryTitle', type });
export const termDescription = () => ({ kind: 'termDescription' });
/** The posts of the page, or the words for none. */
export const posts = (o) => ({ kind: 'posts', ...o });
export const searchForm = (hint) => ({ kind: 'searchForm', hint });
export const link = (label, url = '#') => `<a href="${url}">${label}</a>`;
/** A ground that runs from one colour to another: by `angle`, or from a place such as `top center`. */
export const glow = (from, to, { angle, at, end = 100 } = {}) => ({ from, to, angle, at, end });

const sizes = {
  display: [84, 46],
  h1: [68, 42],
  h2: [48, 34],
  h3: [26, 23],
  h4: [20, 19],
  lead: [20, 18],
  body: [17, 17],
  small: [15, 15],
  eyebrow: [14, 13],
  label: [13, 13],
  quote: [42, 29],
  fact: [26, 22],
  figure: [60, 46],
};

/** What a text looks like: face, size, weight, line height, letter spacing, colour. A node's own values come first. */
export function look(node, t) {
  const role = node.role ?? (node.kind === 'heading' ? `h${node.level}` : 'body');
  const isDisplay = node.kind === 'heading' || ['display', 'quote', 'figure', 'fact'].includes(role);
  const isLabel = role === 'eyebrow' || role === 'label';
  const size = node.size ?? t.sizes?.[role] ?? sizes[role];
  const big = size[0] >= 36;
  return {
    size,
    face: node.face ?? (isDisplay ? t.display : isLabel ? (t.labels ?? t.body) : t.body),
    weight: String(node.weight ?? (isLabel ? 600 : isDisplay ? t.weight : 400)),
    line: node.line ?? (size[0] >= 76 ? 1.02 : big ? 1.1 : isDisplay ? 1.25 : role === 'lead' ? 1.5 : isLabel ? 1.4 : 1.6),
    spacing: node.spacing ?? (isLabel ? (t.labelTracking ?? 0.08) : big ? t.tracking : 0),
    upper: node.upper ?? (isLabel ? !t.labelsAsWritten : isDisplay && big && Boolean(t.upper)),
    italic: node.italic ?? (isDisplay && big && Boolean(t.italic)),
    color: node.color ?? (isLabel ? t.accentText : isDisplay ? t.ink : t.muted),
    align: node.align,
  };
}

/** Ground, ink and edge of a button. */
export const buttonColours = (item, t) =>
  item.ghost
    ? [item.bg ?? t.ghostBg ?? '#ffffff00', item.ink ?? t.ink, item.border ?? t.ink]
    : [item.bg ?? t.accent, item.ink ?? t.onAccent, item.bg ?? t.accent];
