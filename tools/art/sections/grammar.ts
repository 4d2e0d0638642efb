/** The parts of a neutral section. `to-blocks.ts` and `to-elementor.ts` turn each into their builder's own. */

export type Align = 'left' | 'center' | 'right';

/** A size of text. The font is the site's. */
export type Size = 'giant' | 'display' | 'figure' | 'quote' | 'lead' | 'small' | 'label';

/** `plain` is the site's background, `tint` is slightly darker or lighter, and `inverse` swaps the colours of text and background. */
export type Ground = 'plain' | 'tint' | 'inverse';

/** The shape of a picture, which stays if the owner replaces the picture. */
export type Ratio = '1:1' | '4:5' | '3:2' | '16:9' | '3:1';

export type Heading = { kind: 'heading'; level: 1 | 2 | 3 | 4; text: string; size?: Size; align?: Align };
export type Text = { kind: 'text'; text: string; size?: Size; align?: Align; bold?: boolean };
export type Button = { label: string; url: string; quiet?: boolean };
export type Buttons = { kind: 'buttons'; items: Button[]; align?: Align };
/** `width` in px keeps a small picture small. */
export type Picture = {
  kind: 'picture';
  name: string;
  alt: string;
  ratio: Ratio;
  round?: boolean;
  width?: number;
  align?: Align;
};
/** Parts below each other; `narrow` is the maximum line length in px. */
export type Stack = { kind: 'stack'; gap: number; narrow?: number; align?: Align; children: Node[] };
/** Columns with shares of 100, stacked on phones. */
export type Columns = {
  kind: 'columns';
  gap: number;
  valign: 'top' | 'center' | 'bottom';
  columns: { share: number; gap: number; children: Node[] }[];
};
/** Cells of equal width: `count` side by side on a desktop. */
export type Grid = { kind: 'grid'; count: 2 | 3 | 4 | 5 | 6; gap: number; children: Node[] };
/** A panel. `line` has a border, `top` a strong rule above, `side` one at the start. */
export type Card = {
  kind: 'card';
  look: 'tint' | 'line' | 'inverse' | 'top' | 'side';
  gap: number;
  pad: number;
  children: Node[];
};
/** Parts on one line if they fit. */
export type Bar = { kind: 'bar'; justify: 'left' | 'center' | 'space-between'; gap: number; children: Node[] };
export type List = { kind: 'list'; items: string[]; look: 'ticks' | 'dots' | 'numbers' };
export type Accordion = { kind: 'accordion'; items: [question: string, answer: string][] };
export type Table = { kind: 'table'; head?: string[]; rows: string[][] };
/** `width` as a percentage of the space turns the rule into a bar of a chart. */
export type Rule = { kind: 'rule'; look: 'line' | 'strong' | 'accent'; width?: number };
/** A picture with a panel on it, which has its own background. */
export type Cover = {
  kind: 'cover';
  name: string;
  alt: string;
  height: number;
  place: 'left' | 'center' | 'right';
  children: Node[];
};
/** The site's own logo and title. */
export type Brand = { kind: 'brand'; align?: Align };
/** The site's pages as a menu. */
export type Menu = { kind: 'menu'; items: [label: string, url: string][]; justify: 'left' | 'center' | 'right' };
export type Social = { kind: 'social'; align?: Align };

export type Node =
  | Heading
  | Text
  | Buttons
  | Picture
  | Stack
  | Columns
  | Grid
  | Card
  | Bar
  | List
  | Accordion
  | Table
  | Rule
  | Cover
  | Brand
  | Menu
  | Social;

/** A section: its entry in the catalogue and its parts. */
export type Section = {
  /** `kind-variant`, which both builders share. */
  slug: string;
  title: string;
  description: string;
  /** The kind's name in the catalogue, such as “Hero”. */
  type: string;
  tags: string[];
  trades?: string[];
  ground: Ground;
  /** The anchor for links such as `/#prices`. */
  anchor?: string;
  tag: 'section' | 'header' | 'footer';
  /** The width of the content: the site's, or less for reading. */
  width: 'wide' | 'text' | 'full';
  pad: [desktop: number, phone: number];
  gap: number;
  children: Node[];
};

type Options<T extends { kind: string }> = Partial<Omit<T, 'kind' | 'children'>>;

export const h1 = (text: string, o: Options<Heading> = {}): Heading => ({ kind: 'heading', level: 1, text, ...o });
export const h2 = (text: string, o: Options<Heading> = {}): Heading => ({ kind: 'heading', level: 2, text, ...o });
export const h3 = (text: string, o: Options<Heading> = {}): Heading => ({ kind: 'heading', level: 3, text, ...o });
export const p = (text: string, o: Options<Text> = {}): Text => ({ kind: 'text', text, ...o });
export const lead = (text: string, o: Options<Text> = {}): Text => p(text, { size: 'lead', ...o });
export const small = (text: string, o: Options<Text> = {}): Text => p(text, { size: 'small', ...o });
/** Returns a short line above a heading. */
export const label = (text: string, o: Options<Text> = {}): Text => p(text, { size: 'label', ...o });
export const buttons = (items: Button[], align?: Align): Buttons => ({ kind: 'buttons', items, align });
export const button = (text: string, url: string): Button => ({ label: text, url });
export const quiet = (text: string, url: string): Button => ({ label: text, url, quiet: true });
export const picture = (name: string, alt: string, ratio: Ratio, o: Options<Picture> = {}): Picture => ({
  kind: 'picture',
  name,
  alt,
  ratio,
  ...o,
});
export const stack = (o: Options<Stack>, ...children: Node[]): Stack => ({ kind: 'stack', gap: 16, ...o, children });
type ColumnsOptions = { shares?: number[]; gap?: number; inner?: number; valign?: Columns['valign'] };
/** Returns columns of equal shares unless `shares` says otherwise. */
export const columns = ({ shares, gap = 64, inner = 20, valign = 'center' }: ColumnsOptions, ...cells: Node[][]): Columns => ({
  kind: 'columns',
  gap,
  valign,
  columns: cells.map((children, at) => ({ share: shares?.[at] ?? Math.round(1000 / cells.length) / 10, gap: inner, children })),
});
export const grid = (count: Grid['count'], children: Node[], gap = 32): Grid => ({ kind: 'grid', count, gap, children });
export const card = (look: Card['look'], o: Options<Card>, ...children: Node[]): Card => ({
  kind: 'card',
  look,
  gap: 12,
  pad: look === 'top' ? 24 : 28,
  ...o,
  children,
});
export const bar = (o: Options<Bar>, ...children: Node[]): Bar => ({
  kind: 'bar',
  justify: 'space-between',
  gap: 16,
  ...o,
  children,
});
export const list = (items: string[], look: List['look'] = 'ticks'): List => ({ kind: 'list', items, look });
export const accordion = (items: Accordion['items']): Accordion => ({ kind: 'accordion', items });
export const table = (rows: string[][], head?: string[]): Table => ({ kind: 'table', rows, head });
export const rule = (look: Rule['look'] = 'line', width?: number): Rule => ({ kind: 'rule', look, width });
export const cover = (o: Omit<Cover, 'kind' | 'children'>, ...children: Node[]): Cover => ({ kind: 'cover', ...o, children });
export const brand = (align?: Align): Brand => ({ kind: 'brand', align });
export const menu = (items: Menu['items'], justify: Menu['justify'] = 'right'): Menu => ({ kind: 'menu', items, justify });
export const social = (align?: Align): Social => ({ kind: 'social', align });
export const link = (text: string, url: string): string => `<a href="${url}">${text}</a>`;

type Entry = Pick<Section, 'slug' | 'title' | 'description'> & { tags?: string[]; trades?: string[] } & Partial<
    Pick<Section, 'ground' | 'width' | 'pad' | 'gap' | 'anchor'>
  >;

/** Returns a function that makes one kind's sections, which share its name, its tags and its anchor. */
export function kind(type: string, tags: string[], defaults: Partial<Section> = {}) {
  return (entry: Entry, ...children: Node[]): Section => ({
    type,
    ground: 'plain',
    tag: 'section',
    width: 'wide',
    pad: [96, 56],
    gap: 40,
    ...defaults,
    ...entry,
    tags: [...new Set([...tags, ...(entry.tags ?? [])])],
    children,
  });
}
