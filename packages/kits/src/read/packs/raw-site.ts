import type { BundleDocument, BundleForm, BundleSite, Dependency, KitSettings, MenuItem, Warning } from '@kithouse/contract';
import type { Design } from '../elementor/read-design.js';

/** Describes a document as found; its references are still ids of its site. */
export type RawDocument = {
  /** Id on its site, or the file's name. */
  id: string;
  post_type: string;
  template_type: string;
  title: string;
  slug: string;
  /** `id` of the parent; empty for none. */
  parent: string;
  excerpt: string;
  /** `2024-05-06 07:08:09`, UTC. */
  date: string;
  menu_order: number;
  page_template: string;
  conditions: string[];
  terms: { taxonomy: string; slug: string; name: string }[];
  /** Address of the featured picture. */
  featured: string;
  front_page: boolean;
  posts_page: boolean;
  footnotes: NonNullable<BundleDocument['footnotes']>;
  /** Addresses of the document. */
  links: string[];
  body: { kind: 'blocks'; content: string } | { kind: 'elementor'; elements: unknown[]; page_settings: Record<string, unknown> };
  /** Position in the source. */
  place: string;
};

export type RawTerm = { id: string; taxonomy: string; slug: string; name: string; description: string; parent: string };

export type RawMenuItem = {
  id: string;
  /** Slugs of its menus. */
  menus: string[];
  title: string;
  parent: string;
  order: number;
  type: string;
  /** Post type or taxonomy of the target, and its id. */
  object: string;
  object_id: string;
  url: string;
  details: Pick<MenuItem, 'description' | 'classes' | 'target' | 'xfn' | 'attr_title'>;
};

/** Describes a block theme menu. */
export type RawNavigation = { id: string; title: string; slug: string; content: string };

export type RawForm = {
  id: string;
  /** Other identifiers: Contact Form 7 uses a hash too. */
  aliases: string[];
  title: string;
  slug: string;
  post_type: BundleForm['post_type'];
  content: string;
  meta: Record<string, unknown>;
};

/** Holds everything that was read from a site before it becomes a bundle. */
export type RawSite = {
  title: string;
  slug: string;
  description: string;
  site: Pick<BundleSite, 'title' | 'slogan' | 'theme'>;
  /** Addresses of the site, the current one first. */
  addresses: string[];
  /** Address of a picture; empty for none. */
  logo: string;
  settings?: KitSettings | undefined;
  /** Global classes and variables of Elementor 4. */
  design?: Design;
  /** Files of Elementor 4 components, by number. */
  components: Map<string, unknown>;
  documents: RawDocument[];
  terms: RawTerm[];
  menu_items: RawMenuItem[];
  navigations: RawNavigation[];
  /** Menu locations by menu slug. */
  locations: Map<string, string[]>;
  forms: RawForm[];
  /** Addresses of attachments by id. */
  attachments: Map<string, string>;
  /** Pictures uploaded to each post, which its gallery shows without ids. */
  attached: Map<string, { url: string; id: string; order: number }[]>;
  /** Titles by id, for messages. */
  titles: Map<string, string>;
  /** Declared required plugins. */
  plugins: Dependency[];
  elementor_pro: boolean;
  /** `id` of the only popup, for any popup id where ids are missing. */
  popup?: string;
  warnings: Warning[];
};

export const emptySite = (): RawSite => ({
  title: '',
  slug: '',
  description: '',
  site: {},
  addresses: [],
  logo: '',
  documents: [],
  terms: [],
  menu_items: [],
  navigations: [],
  locations: new Map(),
  forms: [],
  attachments: new Map(),
  attached: new Map(),
  titles: new Map(),
  plugins: [],
  elementor_pro: false,
  components: new Map(),
  warnings: [],
});

export const emptyDocument = {
  slug: '',
  parent: '',
  excerpt: '',
  date: '',
  menu_order: 0,
  page_template: '',
  conditions: [],
  terms: [],
  featured: '',
  front_page: false,
  posts_page: false,
  footnotes: [],
  links: [],
};
