/** Turns the description of a pack into its designs, its site and its post templates. */
import type { Design, Site } from '../design.js';
import { makePack, type PackEntry } from '../designs/pack.js';
import type { Draw } from '../drawings/draw.js';
import type { Theme } from '../nodes.js';
import type { Frame } from '../write-frames.js';
import { type Header, header } from './header.js';
import type { Paragraph } from './table.js';
import { toBlock } from './to-block.js';

export type { Draw };

export type Block = PackEntry;
/** `slug` defaults to the key and `menu` to the label; `inMenu: false` keeps a page out of the header. */
export type Page = PackEntry & { slug?: string; label: string; menu?: string; inMenu?: boolean };
export type Post = {
  slug: string;
  title: string;
  /** A day such as `2026-05-14`. */
  date: string;
  category: string;
  /** The name of one of the pack's drawings. */
  picture: string;
  excerpt: string;
  parts: Paragraph[];
};
type Field = { name: string; label: string; kind: string; required?: boolean; is_half?: boolean; options?: string[] };
export type Form = {
  key: string;
  title: string;
  fields: Field[];
  button: string;
  look: Record<string, string | number | boolean>;
};
type NamedColor = [title: string, color: string];

export type PackDescription = {
  slug: string;
  /** Begins item slugs and picture names. */
  prefix: string;
  name: string;
  slogan: string;
  theme: Theme;
  categories: string[];
  styles?: string[];
  tags: string[];
  listing: {
    title: string;
    description: string;
    /** Titles and descriptions by language, such as `de`. */
    translations?: Record<string, { title?: string; description: string }>;
    tags?: string[];
    featured?: boolean;
  };
  /** The four colours that every pack has. */
  roles: Record<'primary' | 'secondary' | 'text' | 'accent', NamedColor>;
  /** The pack's other colours. */
  extras: Record<string, NamedColor>;
  /** Details of the sample business, each with all its spellings. */
  facts: Record<string, string[]>;
  slots: [key: string, label: string, words: string, length: [least: number, most: number]][];
  header: Omit<Header, 'items' | 'theme'> & { theme?: Partial<Theme> };
  blog: { title: string; slug: string };
  form: Form;
  /** Forms beside the contact form. */
  moreForms?: Form[];
  /** Link targets by link text: slugs or addresses. */
  links: Record<string, string>;
  posts: Post[];
  /** The pages in site order, the front page first. */
  pages: Page[];
  blocks: Block[];
  frame: (theme: Theme) => Frame;
  drawings: Record<string, Draw>;
  logo: () => string;
};

/** A pack in the form that the programs in `tools/art` use. */
export type Pack = {
  slug: string;
  designs: [Design, ...Design[]];
  site: Site;
  frame: PackDescription['frame'];
  drawings: Record<string, Draw>;
  logo: Record<string, () => string>;
};

const slugOf = ({ key, slug = key }: Page) => slug;
const menuTitle = ({ menu, label }: Page) => menu ?? label;
const menuItems = (pages: Page[]) => pages.map((page) => ({ title: menuTitle(page), to: slugOf(page) }));

/** Returns a pack's designs, site and drawings. Throws if two entries have the same slug. */
export function describePack(o: PackDescription): Pack {
  const { slug, prefix } = o;
  const designs = makePack(o);
  const slugs = designs.map((design) => design.slug);
  const doubled = slugs.find((one, at) => slugs.indexOf(one) !== at);
  if (doubled) {
    throw new Error(`Two entries have the slug ${doubled}. Choose another key.`);
  }
  if ('ink' in o.extras) {
    throw new Error('The colour of text has the id “ink” in blocks. Choose another id.');
  }
  return {
    slug,
    designs,
    site: siteOf(o),
    frame: o.frame,
    drawings: Object.fromEntries(Object.entries(o.drawings).map(([name, draw]) => [`${prefix}-${name}`, draw])),
    logo: { [`${prefix}-logo`]: o.logo },
  };
}

/** Returns `site.json` in the form that `write-frames.ts` and `catalogue.ts` complete. */
function siteOf(o: PackDescription): Site {
  const { prefix, name, theme } = o;
  const shown = o.pages.filter(({ key, inMenu = true }) => key !== 'home' && key !== 'contact' && inMenu);
  return {
    title: name,
    slogan: o.slogan,
    logo: `media/${prefix}-logo.webp`,
    // Without a prefix, colour and font ids start with the name.
    ...(name.toLowerCase().startsWith(prefix) ? {} : { prefix }),
    facts: o.facts,
    slots: o.slots.map(([key, label, words, length]) => ({ key, label, text: words, length })),
    colors: [
      ...Object.entries(o.roles).map(([id, [title, color]]) => ({ id, title, color, role: 'system' as const })),
      ...Object.entries(o.extras).map(([id, [title, color]]) => ({ id, title, color })),
    ],
    pages: o.pages.map((page) => ({
      item: `${prefix}-${page.key}`,
      title: page.label,
      slug: slugOf(page),
      ...(page.key === 'home' ? { front_page: true } : {}),
    })),
    posts_page: { title: o.blog.title, slug: o.blog.slug },
    header: header({
      ...o.header,
      theme: { ...theme, ...o.header.theme },
      items: [...shown.map((page): [string, string] => [menuTitle(page), `/${slugOf(page)}`]), [o.blog.title, `/${o.blog.slug}`]],
    }),
    footer: `${prefix}-footer`,
    posts: o.posts.map(({ parts, date, picture, category, ...post }) => ({
      ...post,
      date: `${date}T08:00:00Z`,
      categories: [category],
      picture: `media/${prefix}-${picture}.webp`,
      blocks: parts.map(toBlock),
    })),
    menus: menusOf(o, shown),
    forms: [o.form, ...(o.moreForms ?? [])],
    links: o.links,
  };
}

function menusOf({ prefix, name, pages, blog }: PackDescription, shown: Page[]) {
  const posts = { title: blog.title, to: blog.slug };
  return [
    {
      slug: `${prefix}-main`,
      name: `${name} main`,
      locations: ['primary', 'header'],
      items: [...menuItems(shown), posts, ...menuItems(pages.filter(({ key }) => key === 'contact'))],
    },
    {
      slug: `${prefix}-footer`,
      name: `${name} footer`,
      locations: ['footer'],
      items: [...menuItems(pages.slice(1)), posts],
    },
  ];
}
