/** The parts of a design. Each builder makes its own form of them: `blocks/` and `elementor/`. */
import type {
  BarOptions,
  Button,
  ColOptions,
  CoverOptions,
  Glow,
  GridOptions,
  Ground,
  ImageOptions,
  LabelOptions,
  Node,
  NodeOf,
  Panel,
  RowOptions,
  SectionOptions,
  StackOptions,
  TextLook,
  TextOptions,
} from './node-types.js';

export type { Button, Glow, Ground, Node, SectionOptions, Size, TextLook, Theme } from './node-types.js';

export const section = (o: SectionOptions, ...children: Node[]): NodeOf<'section'> => ({
  kind: 'section',
  pad: [112, 64],
  gap: [40, 32],
  width: 1120,
  ...o,
  children,
});
/** Places columns side by side, and stacks them on phones unless the row `stays`. */
export const row = (o: RowOptions, ...cols: Node[]): NodeOf<'row'> => ({
  kind: 'row',
  gap: [72, 40],
  valign: 'center',
  ...o,
  cols,
});
/** Makes a column. With a background, it becomes a panel as tall as its neighbours. */
export const col = (width: number, o: ColOptions, ...children: Node[]): NodeOf<'col'> => ({
  kind: 'col',
  width,
  gap: [24, 20],
  ...o,
  children,
});
export const grid = (cols: number, o: GridOptions, ...children: Node[]): NodeOf<'grid'> => ({
  kind: 'grid',
  cols,
  gap: [28, 20],
  ...o,
  children,
});
export const card = (o: Panel, ...children: Node[]): NodeOf<'card'> => ({
  kind: 'card',
  gap: [14, 12],
  pad: [32, 26],
  ...o,
  children,
});
/** Groups parts that belong together; `narrow` limits the length of their lines. */
export const stack = (o: StackOptions, ...children: Node[]): NodeOf<'stack'> => ({
  kind: 'stack',
  gap: [22, 18],
  ...o,
  children,
});
/** Marks where a site shows the pack's form with this key. Without a form plugin, the slot's own parts stay. */
export const slot = (form: string, ...children: Node[]): NodeOf<'slot'> => ({ kind: 'slot', form, gap: [18, 16], children });
/** Places parts on one line if they fit. */
export const bar = (o: BarOptions, ...children: Node[]): NodeOf<'bar'> => ({
  kind: 'bar',
  gap: 16,
  justify: 'space-between',
  valign: 'center',
  ...o,
  children,
});
/** Puts text on a picture. */
export const cover = (o: CoverOptions, ...children: Node[]): NodeOf<'cover'> => ({
  kind: 'cover',
  pad: [40, 28],
  gap: [20, 18],
  minHeight: 520,
  position: 'bottom left',
  ...o,
  children,
});
export const heading = (level: number, content: string, o: TextOptions = {}): NodeOf<'heading'> => ({
  kind: 'heading',
  level,
  text: content,
  ...o,
});
export const text = (content: string, o: LabelOptions = {}): NodeOf<'text'> => ({ kind: 'text', text: content, ...o });
export const eyebrow = (content: string, o: TextOptions = {}) => text(content, { role: 'eyebrow', ...o });
export const lead = (content: string, o: TextOptions = {}) => text(content, { role: 'lead', ...o });
export const small = (content: string, o: TextOptions = {}) => text(content, { role: 'small', ...o });
/** Writes a word on a coloured label. Put it in a bar. */
export const tag = (content: string, o: LabelOptions = {}) => text(content, { role: 'label', ...o });
/** Shows a picture from `pictures.ts`; `width` in px keeps it small. */
export const image = (src: string, alt: string, o: ImageOptions = {}): NodeOf<'image'> => ({ kind: 'image', src, alt, ...o });
export const rule = (o: { color?: string } = {}): NodeOf<'rule'> => ({ kind: 'rule', ...o });
export const buttons = (...items: Button[]): NodeOf<'buttons'> => ({ kind: 'buttons', items });
/** Places buttons without space above; `compact` buttons fit a header. */
export const tightButtons = ({ compact }: { compact?: boolean }, ...items: Button[]): NodeOf<'buttons'> => ({
  kind: 'buttons',
  items,
  tight: true,
  ...(compact ? { compact } : {}),
});
export const button = (label: string, o: Omit<Button, 'text' | 'url'> & { url?: string } = {}): Button => ({
  text: label,
  url: '#',
  ...o,
});
/** Shows the site's logo and title, which link to the front page. */
export const brand = (): Node => ({ kind: 'brand' });
/** Shows the site's title in large letters, for a footer. */
export const siteTitle = (o: TextLook = {}): Node => ({ kind: 'siteTitle', ...o });
/** Shows sample networks, which an import replaces with the owner's social networks. */
export const social = (): Node => ({ kind: 'social', repeats: 'social' });
/** Lists the links of a header, each with a label and an address; `overlay` is the background of the open menu on phones. */
export const nav = (items: [label: string, url: string][], o: { overlay?: Ground } = {}): Node => ({
  kind: 'nav',
  items,
  ...o,
});
export const list = (items: readonly string[], o: { color?: string } = {}): Node => ({ kind: 'list', items, ...o });
export const faq = (items: [question: string, answer: string][]): Node => ({ kind: 'faq', items });
export const postTitle = (level: number, o: TextLook & { isLink?: boolean } = {}): Node => ({ kind: 'postTitle', level, ...o });
export const postTerms = (): Node => ({ kind: 'postTerms' });
export const postMeta = (): Node => ({ kind: 'postMeta' });
export const postPicture = (o: { isLink?: boolean; ratio?: string } = {}): Node => ({ kind: 'postPicture', ...o });
export const postContent = (): Node => ({ kind: 'postContent' });
export const postLinks = (): Node => ({ kind: 'postLinks' });
export const comments = (): Node => ({ kind: 'comments' });
/** Shows the name of an archive, or the search terms. */
export const queryTitle = (type: 'archive' | 'search'): Node => ({ kind: 'queryTitle', type });
export const termDescription = (): Node => ({ kind: 'termDescription' });
/** Shows the posts of a page, or `nothing` if it has none. */
export const posts = (o: { nothing: string }): Node => ({ kind: 'posts', ...o });
export const searchForm = (hint: string): Node => ({ kind: 'searchForm', hint });
export const link = (label: string, url = '#') => `<a href="${url}">${label}</a>`;
/** Returns a gradient from one colour to another. */
export const glow = (from: string, to: string, { angle, at, end = 100 }: Omit<Glow, 'from' | 'to'> = {}): Glow => ({
  from,
  to,
  angle,
  at,
  end,
});
