import type { BundleDocument, BundleForm, BundleSite, Dependency, KitSettings, MenuItem, Warning } from '@kithouse/contract';

/** A document as it was found: what it names is still numbered as on the site it comes from. */
export type RawDocument = {
  /** Its number on that site, or the name of its file. */
  id: string;
  post_type: string;
  template_type: string;
  title: string;
  slug: string;
  /** `id` of the one it lies under; empty for none. */
  parent: string;
  excerpt: string;
  /** `2024-05-06 07:08:09`, UTC. */
  date: string;
  menu_order: number;
  page_template: string;
  conditions: string[];
  terms: { taxonomy: string; slug: string; name: string }[];
  /** Address of the picture that stands for it. */
  featured: string;
  front_page: boolean;
  posts_page: boolean;
  footnotes: NonNullable<BundleDocument['footnotes']>;
  /** Addresses at which it was to be seen. */
  links: string[];
  body: { kind: 'blocks'; content: string } | { kind: 'elementor'; elements: unknown[]; page_settings: Record<string, unknown> };
  /** Where it stood in what was read. */
  place: string;
};

export type RawTerm = { id: string; taxonomy: string; slug: string; name: string; description: string; parent: string };

export type RawMenuItem = {
  id: string;
  /** Slugs of the menus it stands in. */
  menus: string[];
  title: string;
  parent: string;
  order: number;
  type: string;
  /** The post type or taxonomy of what it leads to, and its number. */
  object: string;
  object_id: string;
  url: string;
  details: Pick<MenuItem, 'description' | 'classes' | 'target' | 'xfn' | 'attr_title'>;
};

/** A menu of a block theme. */
export type RawNavigation = { id: string; title: string; slug: string; content: string };

export type RawForm = {
  id: string;
  /** What else it is called by: Contact Form 7 has a hash, too. */
  aliases: string[];
  title: string;
  slug: string;
  post_type: BundleForm['post_type'];
  content: string;
  meta: Record<string, unknown>;
};

/** All that was read of a site, before it is made a bundle. */
export type RawSite = {
  title: string;
  slug: string;
  description: string;
  site: Pick<BundleSite, 'title' | 'slogan' | 'theme'>;
  /** Addresses under which the site was to be seen, the present one first. */
  addresses: string[];
  /** Address of a picture; empty for none. */
  logo: string;
  settings?: KitSettings | undefined;
  documents: RawDocument[];
  terms: RawTerm[];
  menu_items: RawMenuItem[];
  navigations: RawNavigation[];
  /** Slug of a menu → what it is for. */
  locations: Map<string, string[]>;
  forms: RawForm[];
  /** Number of a file of that site → its address. */
  attachments: Map<string, string>;
  /** Number of a post → the pictures that were uploaded to it, which a gallery of its shows when it names none. */
  attached: Map<string, { url: string; id: string; order: number }[]>;
  /** Number of anything of that site → its title, for what can only be told of. */
  titles: Map<string, string>;
  /** Plugins that it says it needs. */
  plugins: Dependency[];
  elementor_pro: boolean;
  /** `id` of the one popup that every number of a popup means, where numbers tell nothing. */
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
