import * as z from 'zod/mini';
import { BundleDocument, BundleForm, BundleMenu, KitSettings, MenuItem } from './bundle.js';
import { ContentMedium } from './content.js';
import { mapOf } from './endpoint.js';
import { Dependency, InstallablePlugin, Platform, Sha256 } from './items.js';

/** Steps of an import as people see them, in order. */
export const Step = z.enum(['permission', 'download', 'theme', 'plugin', 'templates', 'wp-content', 'finalize']);
export type Step = z.infer<typeof Step>;

export const PostKind = z.enum(['page', 'post', 'library', 'part']);

const Theme = { slug: z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]*$/), z.maxLength(120)), name: z.string() };

/**
 * Settings that an import can change. `logo_size` is a width in px; `elementor_container` enables Elementor's container feature.
 */
export const SiteOption = z.enum([
  'blogname',
  'blogdescription',
  'page_on_front',
  'page_for_posts',
  'logo',
  'logo_size',
  'menu_location',
  'elementor_container',
]);
export type SiteOption = z.infer<typeof SiteOption>;

/**
 * Resolves a page address that exists on the site: `both` gives the new page another, `draft` keeps it a draft, `replace` drafts
 * the existing page until the import is undone.
 */
export const Conflict = z.enum(['both', 'draft', 'replace']);
export type Conflict = z.infer<typeof Conflict>;

const Count = z.int().check(z.gte(0));

/** Describes an item of `menu.fill` with one target: the id of a `post.create` or `term.ensure`, or an address. */
const PlannedMenuItem = z
  .object({
    key: MenuItem.shape.key,
    title: z.string(),
    parent: z.optional(z.string()),
    post: z.optional(z.string()),
    term: z.optional(z.string()),
    url: z.optional(z.string()),
    description: MenuItem.shape.description,
    classes: MenuItem.shape.classes,
    target: MenuItem.shape.target,
    xfn: MenuItem.shape.xfn,
    attr_title: MenuItem.shape.attr_title,
  })
  .check(
    z.refine(({ post, term, url }) => [post, term, url].filter((target) => target !== undefined).length === 1, {
      error: 'a menu item has exactly one of post, term and url',
    }),
  );

function areInOrder(items: readonly { key: string; parent?: string | undefined }[]): boolean {
  const seen = new Set<string>();
  return items.every(({ key, parent }) => {
    const isNew = !seen.has(key) && (parent === undefined || seen.has(parent));
    seen.add(key);
    return isNew;
  });
}

type OptionArgs = {
  name: SiteOption;
  value?: string | number | undefined;
  post?: string | undefined;
  media?: string | undefined;
  attachment?: number | undefined;
  menu?: string | undefined;
  location?: string | undefined;
};

function hasValue({ name, value, post, media, attachment, menu, location }: OptionArgs): boolean {
  switch (name) {
    case 'blogname':
    case 'blogdescription':
      return typeof value === 'string' && [...value].length <= 500;
    case 'page_on_front':
    case 'page_for_posts':
      return post !== undefined;
    case 'logo':
      return media !== undefined || attachment !== undefined;
    case 'logo_size':
      return typeof value === 'number' && value >= 20 && value <= 800;
    case 'menu_location':
      return menu !== undefined && location !== undefined;
    case 'elementor_container':
      return value === undefined;
  }
}

const op = <Name extends string, Args extends z.ZodMiniType>(name: Name, args: Args) =>
  z.object({
    /** Unique in the plan; other operations refer to it. */
    id: z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{0,119}$/)),
    step: Step,
    op: z.literal(name),
    args,
    needs: z.array(z.string()),
    /** Share of the progress. */
    weight: z.int().check(z.gte(1)),
  });

/**
 * Lists the operations of a plan, each idempotent and reversible. The plugin refuses any other. `post` in an operation's
 * arguments is the id of its `post.create`.
 */
export const Op = z.discriminatedUnion('op', [
  /**
   * Fails before any change: checks capabilities, the builder, and `bytes` of space for pictures. Missing `plugins` and Elementor
   * Pro only cause warnings.
   */
  op(
    'require',
    z.object({
      capabilities: z.array(z.string()),
      platform: Platform,
      plugins: z.array(Dependency),
      elementor_pro: z.boolean(),
      bytes: z.int(),
    }),
  ),
  /** Installs a plugin by its wordpress.org slug, or activates an installed one. */
  op('plugin.ensure', z.object({ plugin: InstallablePlugin })),
  /** Installs and activates a theme; `activate` is false when visible changes come last. */
  op('theme.ensure', z.object({ ...Theme, activate: z.optional(z.boolean()) })),
  op('theme.activate', z.object(Theme)),
  op('media.fetch', z.object({ media: z.array(ContentMedium) })),
  op(
    'term.ensure',
    z.object({
      taxonomy: z.string(),
      slug: z.string(),
      name: z.string(),
      description: z.optional(z.string()),
      parent: z.optional(z.string()),
    }),
  ),
  op(
    'post.create',
    z
      .object({
        document: BundleDocument,
        /**
         * `page`: a page. `post`: a blog post or other content type. `library`: a saved template of the builder. `part`: a theme
         * part.
         */
        as: PostKind,
        title: z.string(),
        terms: z.array(z.string()),
        parent: z.optional(z.string()),
        /**
         * Operations that create the targets of symbols, by the text after `kit:`: `doc/about`, `term/category/news`,
         * `menu/main`, `form/contact`. `post.link` resolves later ones.
         */
        refs: z.optional(mapOf(z.string())),
        /** Handles a page with the same address; defaults to `both`. */
        on_conflict: z.optional(Conflict),
      })
      .check(
        z.refine(({ as, document }) => as !== 'library' || document.kind === 'elementor', {
          error: 'only Elementor has saved templates',
          path: ['as'],
        }),
      ),
  ),
  /** Resolves the remaining symbols of a post by the `refs` of `post.create`. */
  op('post.link', z.object({ post: z.string(), refs: mapOf(z.string()) })),
  /** Creates or reuses a menu by slug. `menu.fill` adds its items once their pages exist. */
  op('menu.ensure', z.object({ slug: BundleMenu.shape.slug, name: z.string() })),
  op(
    'menu.fill',
    z.object({
      menu: z.string(),
      items: z
        .array(PlannedMenuItem)
        .check(z.refine(areInOrder, { error: 'each key appears once, and a parent comes before its children' })),
    }),
  ),
  op('form.create', z.object({ form: BundleForm })),
  /**
   * Adds colours and fonts to Elementor's active kit or the block editor's global styles, by id. `add` keeps existing ones; `set`
   * replaces them and `styles`.
   */
  op('kit.apply', z.object({ settings: KitSettings, mode: z.optional(z.enum(['add', 'set'])) })),
  /**
   * `value` is a text or a number; `post`, `media` (a sha256), `menu` refer to created content; `attachment` is a picture of the
   * site. `location` is the menu location.
   */
  op(
    'option.set',
    z
      .object({
        name: SiteOption,
        value: z.optional(z.union([z.string(), z.int()])),
        post: z.optional(z.string()),
        media: z.optional(Sha256),
        attachment: z.optional(z.int().check(z.gte(1))),
        menu: z.optional(z.string()),
        location: z.optional(z.string().check(z.maxLength(60))),
      })
      .check(z.refine((option) => hasValue(option), { error: 'the option has no value of its kind' })),
  ),
  /** Only keys that the plugin allows. */
  op('meta.set', z.object({ post: z.string(), key: z.string(), value: z.unknown() })),
  op('conditions.set', z.object({ post: z.string(), conditions: z.array(z.string()) })),
  /** Publishes the created content at the very end. A single import creates drafts and has none. */
  op('publish', z.object({ posts: z.array(z.string()) })),
  /** Compares actual with planned content and reports differences. */
  op('verify', z.object({ documents: Count, media: Count, term_count: z.optional(Count), menu_item_count: z.optional(Count) })),
]);
export type Op = z.infer<typeof Op>;
export type OpName = Op['op'];
