import * as z from 'zod/mini';
import { ElementorElement } from './elementor-element.js';
import { mapOf } from './endpoint.js';
import { InstallablePlugin, ItemType, Platform, Sha256 } from './items.js';
import { Warning } from './warning.js';

export const BundleMedia = z.object({
  sha256: Sha256,
  mime: z.string(),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  bytes: z.int(),
  alt: z.string(),
  /** Safe for any file system: lower-case letters, digits, single dashes, one extension. */
  file_name: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*\.[a-z0-9]+$/), z.maxLength(120)),
  source_url: z.optional(z.string()),
});
export type BundleMedia = z.infer<typeof BundleMedia>;

const Footnote = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,100}$/)),
  content: z.string().check(z.maxLength(20_000)),
});

const documentFields = {
  key: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/), z.maxLength(120)),
  title: z.string(),
  slug: z.string(),
  post_type: z.string(),
  /** What the author's tool calls it: `page`, `section`, `header`, `popup`… */
  template_type: z.string(),
  page_template: z.optional(z.string()),
  /** Key of the document it lies under. */
  parent: z.optional(z.string()),
  /** Keys of terms of the bundle. */
  terms: z.optional(z.array(z.string())),
  excerpt: z.optional(z.string()),
  /** The picture that stands for it. */
  featured: z.optional(Sha256),
  /** ISO 8601 UTC. */
  date: z.optional(z.string()),
  menu_order: z.optional(z.int()),
  /** Where a part of the theme shows, as `type/name/sub_name/sub_id`. */
  conditions: z.optional(z.array(z.string())),
  front_page: z.optional(z.boolean()),
  posts_page: z.optional(z.boolean()),
  /** Core's footnotes of a block document, in their order. `content` is HTML. */
  footnotes: z.optional(z.array(Footnote).check(z.maxLength(500))),
  /** Sample content, such as posts of a journal, that a site may do without. */
  is_demo: z.optional(z.boolean()),
};

export const BlocksDocument = z.object({ ...documentFields, kind: z.literal('blocks'), content: z.string() });
export const ElementorDocument = z.object({
  ...documentFields,
  kind: z.literal('elementor'),
  content: z.array(ElementorElement),
  page_settings: mapOf(z.unknown()),
});
export const BundleDocument = z.discriminatedUnion('kind', [BlocksDocument, ElementorDocument]);
export type BundleDocument = z.infer<typeof BundleDocument>;

/** The colours and fonts that a kit's templates share. `id` is what their settings refer to. */
export const KitSettings = z.object({
  colors: z.array(z.object({ id: z.string(), title: z.string(), color: z.string(), role: z.enum(['system', 'custom']) })),
  fonts: z.array(
    z.object({ id: z.string(), title: z.string(), settings: mapOf(z.unknown()), role: z.enum(['system', 'custom']) }),
  ),
  /** What else a whole site looks like, in the keys of Elementor's own kit: `body_*`, `h1_*`, `button_*`, `container_width`… */
  styles: z.optional(mapOf(z.unknown())),
});
export type KitSettings = z.infer<typeof KitSettings>;

/** What happens to these when one template comes without its kit: the site's own are kept, they are brought along, or written into the template. */
export const Colors = z.enum(['keep', 'bring', 'flatten']);
export type Colors = z.infer<typeof Colors>;

export const BundleTerm = z.object({
  /** `<taxonomy>/<slug>`, unique in the bundle. */
  key: z.string().check(z.maxLength(300)),
  taxonomy: z.string().check(z.regex(/^[a-z0-9_-]{1,32}$/)),
  slug: z.string().check(z.maxLength(200)),
  name: z.string(),
  description: z.optional(z.string()),
  /** Key of the term it lies under. */
  parent: z.optional(z.string()),
});
export type BundleTerm = z.infer<typeof BundleTerm>;

/** What WordPress keeps of a menu item beside its title and target. */
const menuItemDetails = {
  description: z.optional(z.string().check(z.maxLength(2000))),
  classes: z.optional(z.array(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,80}$/))).check(z.maxLength(20))),
  target: z.optional(z.literal('_blank')),
  xfn: z.optional(z.string().check(z.regex(/^[a-z -]{1,200}$/))),
  attr_title: z.optional(z.string().check(z.maxLength(500))),
};

export const MenuItem = z.object({
  /** Unique in its menu. */
  key: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/), z.maxLength(120)),
  title: z.string(),
  /** Key of the item it lies under, which stands before it. */
  parent: z.optional(z.string()),
  /** One of these: a document, a term of the bundle, or an address; `/` begins one of the site itself. */
  document: z.optional(z.string()),
  term: z.optional(z.string()),
  url: z.optional(z.string()),
  ...menuItemDetails,
});
export type MenuItem = z.infer<typeof MenuItem>;

export const BundleMenu = z.object({
  slug: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/), z.maxLength(120)),
  name: z.string(),
  /** What it is for, in words that are matched with the places of the theme: `primary`, `footer`… */
  locations: z.array(z.string().check(z.maxLength(60))),
  items: z.array(MenuItem),
});
export type BundleMenu = z.infer<typeof BundleMenu>;

/** A form that is a post of the plugin that shows it. */
export const BundleForm = z.object({
  key: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/), z.maxLength(120)),
  title: z.string(),
  post_type: z.enum(['wpcf7_contact_form', 'mc4wp-form', 'everest_form', 'wpforms']),
  content: z.string(),
  meta: mapOf(z.unknown()),
});
export type BundleForm = z.infer<typeof BundleForm>;

/** What a pack calls the site it makes. */
export const BundleSite = z.object({
  title: z.optional(z.string().check(z.maxLength(200))),
  slogan: z.optional(z.string().check(z.maxLength(500))),
  /** A picture of the bundle. */
  logo: z.optional(Sha256),
  /** Slug of wordpress.org of the theme that it was made with. */
  theme: z.optional(z.object({ slug: z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,119}$/)), name: z.string() })),
});
export type BundleSite = z.infer<typeof BundleSite>;

/**
 * The one portable form of a template. Inside content, what the target site numbers itself is a symbol:
 * `kit:media/<sha256>/url`, `kit:media/<sha256>/id`, `kit:doc/<key>/url`, `kit:doc/<key>/id`, `kit:term/<taxonomy>/<slug>/url`,
 * `kit:term/<taxonomy>/<slug>/id`, `kit:menu/<slug>` (the slug it has on the site), `kit:form/<key>/id`.
 */
export const Bundle = z.object({
  format: z.literal(1),
  platform: Platform,
  type: ItemType,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  requires: z.object({ plugins: z.array(InstallablePlugin), elementor_pro: z.boolean() }),
  settings: z.optional(KitSettings),
  /** Only a pack that makes a whole site has these four. */
  site: z.optional(BundleSite),
  terms: z.optional(z.array(BundleTerm)),
  menus: z.optional(z.array(BundleMenu)),
  forms: z.optional(z.array(BundleForm)),
  documents: z.array(BundleDocument).check(z.minLength(1)),
  media: z.array(BundleMedia),
  warnings: z.array(Warning),
});
export type Bundle = z.infer<typeof Bundle>;
