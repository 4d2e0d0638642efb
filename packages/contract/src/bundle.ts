import * as z from 'zod/mini';
import { ContactForm } from './contact-form.js';
import { DocumentDesign } from './design.js';
import { ElementorElement } from './elementor-element.js';
import { mapOf } from './endpoint.js';
import { DemoFacts, Slot } from './facts.js';
import { BundleFont } from './fonts.js';
import { InstallablePlugin, ItemType, Platform, Sha256 } from './items.js';
import { Warning } from './warning.js';

export const BundleMedia = z.object({
  sha256: Sha256,
  mime: z.string(),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  bytes: z.int(),
  alt: z.string(),
  /** Safe on any file system: lower-case letters, digits, single dashes, one extension. */
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
  /** Type in the author's tool: `page`, `section`, `header`, `popup`… */
  template_type: z.string(),
  page_template: z.optional(z.string()),
  parent: z.optional(z.string()),
  terms: z.optional(z.array(z.string())),
  excerpt: z.optional(z.string()),
  featured: z.optional(Sha256),
  date: z.optional(z.string()),
  menu_order: z.optional(z.int()),
  /** Display conditions of a theme part, as `type/name/sub_name/sub_id`. */
  conditions: z.optional(z.array(z.string())),
  front_page: z.optional(z.boolean()),
  posts_page: z.optional(z.boolean()),
  /** In order; `content` is HTML. */
  footnotes: z.optional(z.array(Footnote).check(z.maxLength(500))),
  /** Optional sample content, such as blog posts. */
  is_demo: z.optional(z.boolean()),
};

export const BlocksDocument = z.object({ ...documentFields, kind: z.literal('blocks'), content: z.string() });
export const ElementorDocument = z.object({
  ...documentFields,
  kind: z.literal('elementor'),
  content: z.array(ElementorElement),
  page_settings: mapOf(z.unknown()),
});
/** A document in a plan. Global classes and variables have their own operation there, `design.ensure`. */
export const PlanDocument = z.discriminatedUnion('kind', [BlocksDocument, ElementorDocument]);
export const BundleDocument = z.discriminatedUnion('kind', [
  BlocksDocument,
  z.extend(ElementorDocument, { design: z.optional(DocumentDesign) }),
]);
export type BundleDocument = z.infer<typeof BundleDocument>;

const ColorId = z.string().check(z.regex(/^[\w-]{1,60}$/));

/** A colour that follows others: `mix` names a second colour, `white` or `black`, and its share. */
export const ColorToken = z.object({
  id: ColorId,
  title: z.string(),
  /** As the author drew it, while nobody has chosen other colours. */
  color: z.string(),
  from: ColorId,
  mix: z.optional(z.tuple([ColorId, z.number().check(z.gte(0), z.lte(1))])),
  alpha: z.optional(z.number().check(z.gte(0), z.lte(1))),
});
export type ColorToken = z.infer<typeof ColorToken>;

export const KitSettings = z.object({
  colors: z.array(z.object({ id: z.string(), title: z.string(), color: z.string(), role: z.enum(['system', 'custom']) })),
  fonts: z.array(
    z.object({ id: z.string(), title: z.string(), settings: mapOf(z.unknown()), role: z.enum(['system', 'custom']) }),
  ),
  /** Every other colour of a pack. Plans have them among `colors`. */
  tokens: z.optional(z.array(ColorToken).check(z.maxLength(500))),
  /** Other global styles, in the keys of Elementor's kit: `body_*`, `h1_*`, `button_*`, `container_width`… */
  styles: z.optional(mapOf(z.unknown())),
});
export type KitSettings = z.infer<typeof KitSettings>;

/** Chooses for a template without its kit: keep the site's colours and fonts, add the template's, or inline them. */
export const Colors = z.enum(['keep', 'bring', 'flatten']);
export type Colors = z.infer<typeof Colors>;

export const BundleTerm = z.object({
  /** `<taxonomy>/<slug>`, unique in the bundle. */
  key: z.string().check(z.maxLength(300)),
  taxonomy: z.string().check(z.regex(/^[a-z0-9_-]{1,32}$/)),
  slug: z.string().check(z.maxLength(200)),
  name: z.string(),
  description: z.optional(z.string()),
  parent: z.optional(z.string()),
});
export type BundleTerm = z.infer<typeof BundleTerm>;

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
  /** Comes before it. */
  parent: z.optional(z.string()),
  /** One of these: a document, a term of the bundle, or an address; a leading `/` means the site itself. */
  document: z.optional(z.string()),
  term: z.optional(z.string()),
  url: z.optional(z.string()),
  ...menuItemDetails,
});
export type MenuItem = z.infer<typeof MenuItem>;

export const BundleMenu = z.object({
  slug: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/), z.maxLength(120)),
  name: z.string(),
  /** Words that are matched with the theme's menu locations: `primary`, `footer`… */
  locations: z.array(z.string().check(z.maxLength(60))),
  items: z.array(MenuItem),
});
export type BundleMenu = z.infer<typeof BundleMenu>;

export const BundleForm = z.object({
  key: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/), z.maxLength(120)),
  title: z.string(),
  post_type: z.enum(['wpcf7_contact_form', 'mc4wp-form', 'everest_form', 'wpforms']),
  content: z.string(),
  meta: mapOf(z.unknown()),
});
export type BundleForm = z.infer<typeof BundleForm>;

export const BundleSite = z.object({
  title: z.optional(z.string().check(z.maxLength(200))),
  slogan: z.optional(z.string().check(z.maxLength(500))),
  logo: z.optional(Sha256),
  /** Details of the demo business, for which a person enters their own. */
  facts: z.optional(DemoFacts),
  /** Sentences that a person can rewrite. */
  slots: z.optional(z.array(Slot).check(z.maxLength(60))),
  /** Forms that documents name as `kit:form/<key>/id`. They send to the email address among a person's facts. */
  contact_forms: z.optional(z.array(ContactForm).check(z.maxLength(10))),
  /** Theme on wordpress.org that the pack was made with. */
  theme: z.optional(z.object({ slug: z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,119}$/)), name: z.string() })),
});
export type BundleSite = z.infer<typeof BundleSite>;

/**
 * Defines the portable format of a template. Symbols in the content stand for ids and addresses of the target site:
 * `kit:media/<sha256>/url`, `kit:media/<sha256>/id`, `kit:doc/<key>/url`, `kit:doc/<key>/id`, `kit:term/<taxonomy>/<slug>/url`,
 * `kit:term/<taxonomy>/<slug>/id`, `kit:menu/<slug>` (its slug on the site), `kit:form/<key>/id`.
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
  /**
   * Families that the documents name, and for a pack those that a person can choose instead. Their files are among the media, and
   * no document shows those.
   */
  fonts: z.optional(z.array(BundleFont).check(z.maxLength(20))),
  /** Only a whole-site pack has these four. */
  site: z.optional(BundleSite),
  terms: z.optional(z.array(BundleTerm)),
  menus: z.optional(z.array(BundleMenu)),
  forms: z.optional(z.array(BundleForm)),
  documents: z.array(BundleDocument).check(z.minLength(1)),
  media: z.array(BundleMedia),
  warnings: z.array(Warning),
});
export type Bundle = z.infer<typeof Bundle>;
