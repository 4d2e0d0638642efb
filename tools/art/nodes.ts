/**
 * The few kinds of parts a design is made of; blocks.mjs and elementor.mjs each turn them into their platform's own.
 */

/** Sizes in px, on a desktop and on a phone. */
export type Size = [desktop: number, phone: number];

/** A ground that runs from one colour to another, by `angle` or from a place such as `top center`. */
export type Glow = { from: string; to: string; angle?: number; at?: string; end?: number };
export type Ground = string | Glow;

/** What all text of a kind looks like. */
export type Role =
  | 'display'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'lead'
  | 'body'
  | 'small'
  | 'eyebrow'
  | 'label'
  | 'quote'
  | 'fact'
  | 'figure';

/** The look of a pack, or of a section on another ground. */
export type Theme = {
  display: string;
  body: string;
  /** The font of short lines above headings. */
  labels?: string;
  weight: number;
  tracking: number;
  /** Writes large headings in capitals. */
  upper?: boolean;
  italic?: boolean;
  labelsAsWritten?: boolean;
  labelTracking?: number;
  ink: string;
  muted: string;
  accent: string;
  onAccent: string;
  /** The accent where people read it: dark or light enough for small type. */
  accentText: string;
  line: string;
  ground?: Ground;
  ghostBg?: string;
  radius: number;
  buttonRadius: number;
  sizes?: Partial<Record<Role, Size>>;
};

/** `needs` names the facts without which a part makes no sense; `repeats` the list that its first child stands for. */
type Marks = { needs?: string[]; repeats?: 'hours' | 'social' };

/** A part of a design. Its other settings are those of its kind. */
export type Node = Marks & { kind: string };

/** Settings of text that differ from those of its role. */
export type TextLook = {
  role?: Role;
  size?: Size;
  face?: string;
  weight?: number;
  line?: number;
  spacing?: number;
  upper?: boolean;
  italic?: boolean;
  color?: string;
  align?: 'left' | 'center' | 'right';
};
type Text = Marks & TextLook;
type Valign = 'top' | 'center' | 'bottom' | 'stretch';
type Radius = number | [topLeft: number, topRight: number, bottomRight: number, bottomLeft: number];
/** A line along the left edge. */
type Side = { color: string; width?: number; style?: 'solid' | 'double' | 'dashed' };
type Box = Marks & { gap?: Size; theme?: Theme };
/** A box with a ground, a border or space inside. */
type Panel = Box & {
  bg?: Ground;
  pad?: Size;
  padX?: Size;
  radius?: Radius;
  line?: string;
  lineWidth?: number;
  /** The width of the line below, where it is thicker than the others. */
  lineBottom?: number;
  side?: Side;
};
/** A picture behind words, with a shade from one colour to another. */
type Backdrop = {
  image?: string;
  alt?: string;
  shade?: [from: string, to: string];
  shadeAngle?: number;
  minHeight?: number;
  position?: string;
};
export type SectionOptions = Box &
  Backdrop & {
    tag?: 'section' | 'div' | 'footer';
    bg?: Ground;
    width?: number;
    pad?: Size;
    padBottom?: Size;
    /** Lets the parts reach the edge of the window. */
    bleed?: boolean;
    /** A line along the top. */
    edge?: string;
  };
export type Button = Marks & { text: string; url: string; ghost?: boolean; bg?: string; ink?: string; border?: string };
type Buttons = Node & { items: Button[]; align?: string };

/** Merges the settings of a part; the last ones win. */
const make = (kind: string, ...settings: object[]): Node => Object.assign({ kind }, ...settings);

export const section = (o: SectionOptions, ...children: Node[]): Node =>
  make('section', { pad: [112, 64], gap: [40, 32], width: 1120 }, o, { children });
type RowOptions = Box & { valign?: Valign; flush?: boolean };
/** Columns that stand under each other on phones. */
export const row = (o: RowOptions, ...cols: Node[]): Node => make('row', { gap: [72, 40], valign: 'center' }, o, { cols });
/** With a ground it is a panel as tall as its neighbours. */
export const col = (width: number, o: Panel & { valign?: Valign }, ...children: Node[]): Node =>
  make('col', { width, gap: [24, 20] }, o, { children });
export const grid = (cols: number, o: Box & { min?: string }, ...children: Node[]): Node =>
  make('grid', { cols, gap: [28, 20] }, o, { children });
export const card = (o: Panel, ...children: Node[]): Node => make('card', { gap: [14, 12], pad: [32, 26] }, o, { children });
/** Parts that belong together; `narrow` keeps their lines short. */
export const stack = (o: Box & { narrow?: number; align?: string }, ...children: Node[]): Node =>
  make('stack', { gap: [22, 18] }, o, { children });
/** Where a site shows the pack's form of this key; without a form plugin it keeps its parts. */
export const slot = (form: string, ...children: Node[]): Node => make('slot', { form, gap: [18, 16], children });
type BarOptions = Marks & {
  gap?: number;
  justify?: string;
  valign?: Valign;
  nowrap?: boolean;
  shrinks?: Size;
  theme?: Theme;
  /** In Elementor, a bar that stays one line breaks on phones. */
  breaks?: boolean;
};
/** Parts on one line while there is room. */
export const bar = (o: BarOptions, ...children: Node[]): Node =>
  make('bar', { gap: 16, justify: 'space-between', valign: 'center' }, o, { children });
/** A picture with words on it. */
export const cover = (o: Box & Backdrop & { pad?: Size; radius?: Radius }, ...children: Node[]): Node =>
  make('cover', { pad: [40, 28], gap: [20, 18], minHeight: 520, position: 'bottom left' }, o, { children });
export const heading = (level: number, content: string, o: Text = {}): Node => make('heading', { level, text: content }, o);
export const text = (content: string, o: Text & { bg?: string; radius?: number } = {}): Node =>
  make('text', { text: content }, o);
export const eyebrow = (content: string, o: Text = {}) => text(content, { role: 'eyebrow', ...o });
export const lead = (content: string, o: Text = {}) => text(content, { role: 'lead', ...o });
export const small = (content: string, o: Text = {}) => text(content, { role: 'small', ...o });
/** A word on a coloured label; it stands in a bar. */
export const tag = (content: string, o: Text & { bg?: string; radius?: number } = {}) => text(content, { role: 'label', ...o });
type ImageOptions = Marks & { width?: number; align?: string; radius?: Radius };
/** `src` names a picture of pictures.mjs; `width` in px keeps it small. */
export const image = (src: string, alt: string, o: ImageOptions = {}): Node => make('image', { src, alt }, o);
export const rule = (o: { color?: string } = {}): Node => make('rule', o);
export const buttons = (...items: Button[]): Buttons => ({ kind: 'buttons', items });
/** Buttons without distance above; `compact` ones fit a header. */
export const tightButtons = ({ compact }: { compact?: boolean }, ...items: Button[]): Node =>
  make('buttons', { items, tight: true }, compact ? { compact } : {});
export const button = (label: string, o: Omit<Button, 'text' | 'url'> & { url?: string } = {}): Button => ({
  text: label,
  url: '#',
  ...o,
});
/** The site itself: its logo and its title, whatever they are, leading to the front page. */
export const brand = (): Node => ({ kind: 'brand' });
/** The title of the site in large letters, for a footer. */
export const siteTitle = (o: TextLook = {}): Node => make('siteTitle', o);
/** The owner's social networks; the samples stand where theirs will be. */
export const social = (): Node => ({ kind: 'social', repeats: 'social' });
export const networks = { instagram: 'Instagram', facebook: 'Facebook', tiktok: 'TikTok' };
/** Links of a header, each a label and an address; `overlay` is the ground of the opened menu on phones. */
export const nav = (items: [label: string, url: string][], o: { overlay?: Ground } = {}): Node => make('nav', { items }, o);
export const list = (items: string[], o: { color?: string } = {}): Node => make('list', { items }, o);
export const faq = (items: [question: string, answer: string][]): Node => make('faq', { items });
/** Parts of whatever post or list a page of the site shows. */
export const postTitle = (level: number, o: TextLook = {}): Node => make('postTitle', { level }, o);
export const postTerms = (): Node => ({ kind: 'postTerms' });
export const postMeta = (): Node => ({ kind: 'postMeta' });
export const postPicture = (o: { isLink?: boolean; ratio?: string } = {}): Node => make('postPicture', o);
export const postContent = (): Node => ({ kind: 'postContent' });
export const postLinks = (): Node => ({ kind: 'postLinks' });
export const comments = (): Node => ({ kind: 'comments' });
/** The name of an archive, or the words of a search. */
export const queryTitle = (type: 'archive' | 'search'): Node => make('queryTitle', { type });
export const termDescription = (): Node => ({ kind: 'termDescription' });
/** The posts of the page, or the words for none. */
export const posts = (o: { nothing: string }): Node => make('posts', o);
export const searchForm = (hint: string): Node => make('searchForm', { hint });
export const link = (label: string, url = '#') => `<a href="${url}">${label}</a>`;
/** Returns a ground that runs from one colour to another. */
export const glow = (from: string, to: string, { angle, at, end = 100 }: Omit<Glow, 'from' | 'to'> = {}): Glow => ({
  from,
  to,
  angle,
  at,
  end,
});

const sizes: Record<Role, Size> = {
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
export function look(node: Node & Text & { level?: number }, t: Theme) {
  const role = node.role ?? (node.kind === 'heading' ? (`h${node.level}` as Role) : 'body');
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
export const buttonColours = (item: Button, t: Theme) =>
  item.ghost
    ? [item.bg ?? t.ghostBg ?? '#ffffff00', item.ink ?? t.ink, item.border ?? t.ink]
    : [item.bg ?? t.accent, item.ink ?? t.onAccent, item.bg ?? t.accent];
