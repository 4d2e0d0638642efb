import * as z from 'zod/mini';
import { BundleDocument, BundleForm, BundleMenu, KitSettings, MenuItem } from './bundle.js';
import { ContentMedium } from './content.js';
import { mapOf } from './endpoint.js';
import { Dependency, InstallablePlugin, Platform, Sha256 } from './items.js';

/** The parts of an import as a person sees them, in their order. */
export const Step = z.enum(['permission', 'download', 'theme', 'plugin', 'templates', 'wp-content', 'finalize']);
export type Step = z.infer<typeof Step>;

export const PostKind = z.enum(['page', 'post', 'library', 'part']);

const Theme = { slug: z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]*$/), z.maxLength(120)), name: z.string() };

/**
 * What an import may set of a site, and of what kind each is. `logo_size` is a width in px; `elementor_container` switches on
 * the feature of Elementor without which a site shows no containers.
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
 * When a page of this site has the address of one that comes: with `both` the new one gets another, with `draft` it stays a draft,
 * with `replace` the site's own becomes a draft, and comes back when the import is undone.
 */
export const Conflict = z.enum(['both', 'draft', 'replace']);
export type Conflict = z.infer<typeof Conflict>;

const Count = z.int().check(z.gte(0));

/** An item of `menu.fill`. It has one target: the id of a `post.create`, the id of a `term.ensure`, or an address. */
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
    /** Unique within the plan; other operations name it in `needs` and in their arguments. */
    id: z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{0,119}$/)),
    step: Step,
    op: z.literal(name),
    args,
    needs: z.array(z.string()),
    /** Its share of the whole, for the progress that is shown. */
    weight: z.int().check(z.gte(1)),
  });

/**
 * What a site can be told to do, each thing once and so that it can be taken back. The plugin knows these and refuses any other.
 * `post` in the arguments of an operation is the id of the `post.create` that it is about.
 */
export const Op = z.discriminatedUnion('op', [
  /**
   * Fails before anything is touched: capabilities, the builder, and `bytes` of room for pictures. `plugins` and Elementor Pro
   * are what the template shows things of: without them it comes all the same, with a warning.
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
  /** By the slug of wordpress.org, or one that is installed already. */
  op('plugin.ensure', z.object({ plugin: InstallablePlugin })),
  /** Installs it and makes it that of the site; `activate` is false where what visitors see is to change only at the end. */
  op('theme.ensure', z.object({ ...Theme, activate: z.optional(z.boolean()) })),
  /** Makes an installed theme that of the site. */
  op('theme.activate', z.object(Theme)),
  op('media.fetch', z.object({ media: z.array(ContentMedium) })),
  op(
    'term.ensure',
    z.object({
      taxonomy: z.string(),
      slug: z.string(),
      name: z.string(),
      description: z.optional(z.string()),
      /** Id of the operation that makes its parent. */
      parent: z.optional(z.string()),
    }),
  ),
  op(
    'post.create',
    z
      .object({
        document: BundleDocument,
        /**
         * `page` is a page of the site, `post` an entry of its blog or of another type of content, `library` a saved template of
         * the builder, `part` a part of the theme.
         */
        as: PostKind,
        title: z.string(),
        /** Ids of `term.ensure`. */
        terms: z.array(z.string()),
        /** Id of the `post.create` it lies under. */
        parent: z.optional(z.string()),
        /**
         * Which operation made what a symbol names, by what stands behind `kit:`: `doc/about`, `term/category/news`,
         * `menu/main`, `form/contact`. What comes later is left as it is for `post.link`.
         */
        refs: z.optional(mapOf(z.string())),
        /** What becomes of a page of this site that has the same address; `both` when nothing is said. */
        on_conflict: z.optional(Conflict),
      })
      .check(
        z.refine(({ as, document }) => as !== 'library' || document.kind === 'elementor', {
          error: 'only Elementor has saved templates',
          path: ['as'],
        }),
      ),
  ),
  /** Puts into a post the addresses and numbers of what came after it, by the `refs` of `post.create`. */
  op('post.link', z.object({ post: z.string(), refs: mapOf(z.string()) })),
  /** A menu of that slug, reused when the site has it. `menu.fill` gives it its items when their pages are there. */
  op('menu.ensure', z.object({ slug: BundleMenu.shape.slug, name: z.string() })),
  op(
    'menu.fill',
    z.object({
      /** Id of `menu.ensure`. */
      menu: z.string(),
      items: z
        .array(PlannedMenuItem)
        .check(z.refine(areInOrder, { error: 'each key appears once, and a parent comes before its children' })),
    }),
  ),
  op('form.create', z.object({ form: BundleForm })),
  /**
   * Colours and fonts of the active kit of Elementor, or of the block editor's global styles, each by its id. With `add` those
   * that are there already stay as they are; with `set` they become what is given, and so do `styles`.
   */
  op('kit.apply', z.object({ settings: KitSettings, mode: z.optional(z.enum(['add', 'set'])) })),
  /**
   * `value` is a text or a number; `post`, `media` (a sha256), `menu` name what this import made; `attachment` is a picture of
   * the site itself. `location` is what a menu is for.
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
  /** Makes what was created visible, at the very end. A single import makes drafts and has none. */
  op('publish', z.object({ posts: z.array(z.string()) })),
  /** Compares what there is with what was planned; tells, changes nothing. */
  op('verify', z.object({ documents: Count, media: Count, term_count: z.optional(Count), menu_item_count: z.optional(Count) })),
]);
export type Op = z.infer<typeof Op>;
export type OpName = Op['op'];
