/** The few kinds of parts that a design is made of, and the look of a pack. */

/** Sizes in px on a desktop and on a phone. */
export type Size = [desktop: number, phone: number];

/** A gradient from one colour to another, at an `angle` or from a place such as `top center`. */
export type Glow = { from: string; to: string; angle?: number; at?: string; end?: number };
export type Ground = string | Glow;

/** A kind of text, such as a heading or a label. */
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

/** The look of a pack, or of a section on another background. */
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

/** `needs` lists the facts that a part depends on; `repeats` names the list that its first child represents. */
export type Marks = { needs?: string[]; repeats?: 'hours' | 'social' };

/** Settings of text that differ from those of its role. */
export type TextLook = {
  role?: Role;
  size?: Size;
  /** Lets the size grow with the window in Elementor too, for words that fill the page. */
  grows?: boolean;
  face?: string;
  weight?: number;
  line?: number;
  spacing?: number;
  upper?: boolean;
  italic?: boolean;
  color?: string;
  align?: 'left' | 'center' | 'right';
};
export type TextOptions = Marks & TextLook;
/** Text on a coloured label, or `turned` to run from top to bottom. */
export type LabelOptions = TextOptions & { bg?: string; radius?: number; turned?: boolean };
export type Valign = 'top' | 'center' | 'bottom' | 'stretch';
export type Radius = number | [topLeft: number, topRight: number, bottomRight: number, bottomLeft: number];
/** A border on the left edge. */
export type Side = { color: string; width?: number; style?: 'solid' | 'double' | 'dashed' };
/** `theme` overrides the look that the box inherits. */
type Box = Marks & { gap?: Size; theme?: Partial<Theme> };
/** A box with a background, a border or padding. */
export type Panel = Box & {
  bg?: Ground;
  pad?: Size;
  padX?: Size;
  radius?: Radius;
  line?: string;
  lineWidth?: number;
  /** The width of the bottom border, if it is thicker than the others. */
  lineBottom?: number;
  side?: Side;
};
/** A picture behind text, with a shade from one colour to another. */
export type Backdrop = {
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
    /** A border along the top. */
    edge?: string;
  };
/** `stays` keeps the columns side by side on phones. */
export type RowOptions = Box & { valign?: Valign; flush?: boolean; stays?: boolean };
export type ColOptions = Panel & { valign?: Valign };
export type GridOptions = Box & { min?: string };
export type StackOptions = Box & { narrow?: number; align?: string };
export type BarOptions = Marks & {
  gap?: number;
  justify?: string;
  valign?: Valign;
  nowrap?: boolean;
  shrinks?: Size;
  theme?: Partial<Theme>;
  /** In Elementor, lets a one-line bar wrap on phones. */
  breaks?: boolean;
};
export type CoverOptions = Box & Backdrop & { pad?: Size; radius?: Radius };
export type ImageOptions = Marks & { width?: number; align?: string; radius?: Radius };
export type Button = Marks & { text: string; url: string; ghost?: boolean; bg?: string; ink?: string; border?: string };

type Parent = { children: Node[]; gap: Size };
/** The settings of each kind of part. */
interface Settings {
  section: SectionOptions & Parent & { pad: Size; width: number };
  row: RowOptions & { gap: Size; valign: Valign; cols: Node[] };
  col: ColOptions & Parent & { width: number };
  grid: GridOptions & Parent & { cols: number };
  card: Panel & Parent & { pad: Size };
  stack: StackOptions & Parent;
  slot: Parent & { form: string };
  bar: BarOptions & { gap: number; justify: string; valign: Valign; children: Node[] };
  cover: CoverOptions & Parent & { pad: Size; minHeight: number; position: string };
  heading: TextOptions & { level: number; text: string };
  text: LabelOptions & { text: string };
  image: ImageOptions & { src: string; alt: string };
  rule: { color?: string };
  buttons: { items: Button[]; align?: string; tight?: boolean; compact?: boolean };
  brand: unknown;
  siteTitle: TextLook;
  social: unknown;
  nav: { items: [label: string, url: string][]; overlay?: Ground };
  list: { items: readonly string[]; color?: string };
  faq: { items: [question: string, answer: string][] };
  postTitle: TextLook & { level: number; isLink?: boolean };
  postTerms: unknown;
  postMeta: unknown;
  postPicture: { isLink?: boolean; ratio?: string };
  postContent: unknown;
  postLinks: unknown;
  comments: unknown;
  queryTitle: { type: 'archive' | 'search' };
  termDescription: unknown;
  posts: { nothing: string };
  searchForm: { hint: string };
}
export type Kind = keyof Settings;
export type NodeOf<K extends Kind> = { [P in K]: { kind: P } & Marks & Settings[P] }[K];
/** A part of a design. */
export type Node = NodeOf<Kind>;
