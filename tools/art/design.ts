/** The catalogue before it takes a builder's format: entries, and the sites that packs create. */
import type { BlockTree } from './blocks/tree.js';
import type { Node, Theme } from './node-types.js';

type Listing = {
  title: string;
  description: string;
  template_type?: string;
  categories: string[];
  tags: string[];
  featured?: boolean;
  plan?: 'pro';
  price?: number;
  styles?: string[];
  translations?: Record<string, { title?: string; description: string }>;
  fullsite_import?: boolean;
};

/** An entry of the catalogue. A pack has items, the others have parts. */
export type Design = {
  slug: string;
  type: 'pack' | 'page' | 'block';
  theme: Theme;
  listing: Listing;
  pack?: string;
  items?: string[];
  parts?: Node[];
};

export type SiteColor = { id: string; title: string; color: string; role?: 'system' };
export type SitePost = {
  slug: string;
  title: string;
  date: string;
  categories: string[];
  picture: string;
  excerpt: string;
  blocks: BlockTree[];
};
type MenuItem = { title: string; to: string };
/** The site that a pack creates. Item slugs have no builder suffix. */
export type Site = {
  title: string;
  slogan: string;
  logo: string;
  colors: SiteColor[];
  pages: { item: string; title: string; slug: string; front_page?: boolean }[];
  posts_page: { title: string; slug: string };
  header: Node[];
  footer: string;
  posts: SitePost[];
  menus: { slug: string; name: string; locations: string[]; items: MenuItem[] }[];
  /** Link targets by link text: slugs or addresses. */
  links: Record<string, string>;
  /** Begins colour and font ids. */
  prefix?: string;
  /** Details of the sample business, each with all its spellings. */
  facts?: Record<string, string[]>;
  slots?: { key: string; label: string; text: string; length: [least: number, most: number] }[];
  forms?: object[];
};
