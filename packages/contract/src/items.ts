import * as z from 'zod/mini';
import { Audit } from './audit.js';
import { browse } from './browse.js';
import { endpoint, mapOf, Page, paged } from './endpoint.js';
import { type CountedFacet, countedFacets, getFacet, type IdParameter, type IdsParameter, termFacets } from './facets.js';

export const Platform = z.enum(['elementor', 'gutenberg']);
export type Platform = z.infer<typeof Platform>;

export const ItemType = z.enum(['block', 'page', 'pack']);
export type ItemType = z.infer<typeof ItemType>;

export const ListType = z.enum(['packs', 'pages', 'blocks']);
export type ListType = z.infer<typeof ListType>;

export const Tier = z.enum(['starter', 'pro']);
export type Tier = z.infer<typeof Tier>;

/** Id of a record; larger numbers cannot exist. */
export const Id = z.int().check(z.gte(1), z.lte(2_147_483_647));

export const Slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(120));
export const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const Term = z.object({ id: z.int(), name: z.string(), slug: z.string() });
export type Term = z.infer<typeof Term>;

export const Tag = z.object({ id: z.int(), name: z.string() });

/** Describes a plugin that a template needs. `plugin_file` is WordPress's key, such as `elementor/elementor.php`. */
export const Dependency = z.object({
  id: z.optional(z.int()),
  name: z.string(),
  icon: z.optional(z.string()),
  slug: z.string(),
  plugin_file: z.string(),
  plugin_original_slug: z.optional(z.string()),
  is_pro: z.boolean(),
  is_active: z.optional(z.boolean()),
  installed: z.optional(z.boolean()),
  link: z.optional(z.string()),
  mustHave: z.optional(z.boolean()),
});
export type Dependency = z.infer<typeof Dependency>;

const PluginSlug = z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,119}$/));

/** Has its main file in its folder or, for a single-file plugin such as `hello.php`, in the plugins folder. */
export const InstallablePlugin = z.extend(Dependency, {
  slug: PluginSlug,
  plugin_file: z.string().check(z.regex(/^(?:[\w-]+\/)?[\w-][\w.-]*\.php$/), z.maxLength(200)),
  plugin_original_slug: z.optional(z.union([z.literal(''), PluginSlug])),
});

/** Describes a picture in several widths. `width` and `height` of `src` in px reserve its space. */
export const Picture = z.object({ src: z.string(), srcset: z.string(), width: z.int(), height: z.int() });
export type Picture = z.infer<typeof Picture>;

/** Maps languages, such as `de` or `pt-BR`, to a text that is translated. Missing without translations. */
const translated = z.optional(mapOf(z.string()));

export const Item = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  /** Titles in other languages than the title's. */
  titles: translated,
  slug: z.string(),
  type: ItemType,
  params: z.object({ type: ItemType }),
  platform: Platform,
  plan: Tier,
  is_pro: z.boolean(),
  /** In the currency of the instance; 0 is free. */
  price: z.number(),
  rating: z.number(),
  rating_count: z.int(),
  downloads: z.int(),
  favourite_count: z.int(),
  thumbnail: z.nullable(z.string()),
  thumbnail2: z.nullable(z.string()),
  thumbnail3: z.nullable(z.string()),
  /** Pictures of `thumbnail`, `thumbnail2` and `thumbnail3`, in that order. */
  pictures: z.array(Picture),
  /** Main colour of the pictures, `#rrggbb`, for the background. */
  tint: z.nullable(z.string()),
  template_type: z.nullable(Term),
  categories: z.array(Term),
  dependencies: z.array(Dependency),
  fullsite_import: z.boolean(),
  has_settings: z.boolean(),
  pack: z.nullable(z.object({ id: z.int(), name: z.string(), titles: translated, slug: z.string() })),
  /** Number of blocks and pages of a pack; otherwise 0. */
  layouts: z.int(),
  /** Missing until the item is published again after an update of the cloud. */
  audit: z.optional(Audit),
});
export type Item = z.infer<typeof Item>;

export const ItemDetail = z.extend(Item, {
  description: z.string(),
  /** Descriptions in other languages. */
  descriptions: translated,
  banner: z.nullable(z.string()),
  screenshots: z.array(Picture),
  live_url: z.nullable(z.string()),
  tags: z.array(Tag),
  pack: z.nullable(z.object({ id: z.int(), name: z.string(), titles: translated, slug: z.string(), items: z.array(Item) })),
  items: z.array(Item),
  variations: z.array(z.object({ platform: Platform, slug: z.string(), name: z.string(), type: ItemType })),
  published_at: z.string(),
  updated_at: z.string(),
});
export type ItemDetail = z.infer<typeof ItemDetail>;

const TierChoice = z.enum(['all', 'starter', 'pro']);
const id = z.optional(Id);
const ids = z.optional(z.array(Id).check(z.maxLength(50)));
/* @__NO_SIDE_EFFECTS__ */
function toParameters() {
  const parameters = termFacets.flatMap((facet) => {
    const { all, one, none } = getFacet(facet);
    return [...(all ? [[all, ids]] : []), ...(one ? [[one, id]] : []), ...(none ? [[none, ids]] : [])];
  });
  return Object.fromEntries(parameters) as Record<IdParameter, typeof id> & Record<IdsParameter, typeof ids>;
}

const filters = {
  platform: z._default(Platform, 'elementor'),
  type: z._default(ListType, 'packs'),
  plan: z._default(TierChoice, 'all'),
  search: z.optional(z.string().check(z.maxLength(100))),
  include_search: z.optional(z.int()),
  ...toParameters(),
};

export const listItems = endpoint({
  ...browse,
  name: 'items.list',
  path: '/items',
  input: z.object({
    ...filters,
    sort: z._default(z.enum(['popular', 'latest', 'rating', 'downloads', 'lightest', 'fit']), 'popular'),
    /** For `fit`: plugins that the site lacks. Items that use one of them come last. */
    missing: ids,
    /** For `fit`: categories whose designs adapt to the site. Their items come first. */
    adaptable: ids,
    page: Page,
    per_page: z._default(z.int().check(z.gte(1), z.lte(100)), 24),
  }),
  output: z.extend(paged(Item), {
    /** `total` and `total_page` are estimates. */
    is_about: z.boolean(),
    /** Search that found the items, when only a corrected or shorter one did; otherwise empty. */
    corrected: z.string(),
  }),
  errors: [],
});

export const getItem = endpoint({
  ...browse,
  name: 'items.get',
  path: '/items/{slug}',
  input: z.object({ slug: Slug, type: z.optional(ItemType), platform: z.optional(Platform), plan: z.optional(TierChoice) }),
  output: ItemDetail,
  errors: ['item_not_found'],
});

const Count = z.object({ total: z.int(), starter: z.int(), pro: z.int() });
const Counts = z.object({ packs: Count, pages: Count, blocks: Count });

export const countItems = endpoint({
  ...browse,
  name: 'items.count',
  path: '/items-count',
  input: z.object({}),
  output: z.object({ elementor: Counts, gutenberg: Counts }),
  errors: [],
});

/** Omits choices without items from `terms`; `total` counts any choice or none. */
const FacetCount = z.object({
  total: z.int(),
  /** The counts are estimates. */
  is_about: z.boolean(),
  terms: z.array(z.object({ id: z.int(), n: z.int() })),
});
export type FacetCount = z.infer<typeof FacetCount>;

const facetCount = z.optional(FacetCount);
/* @__NO_SIDE_EFFECTS__ */
const toFacetCounts = () =>
  Object.fromEntries(countedFacets.map((facet) => [facet, facetCount])) as Record<CountedFacet, typeof facetCount>;

/** Counts within the other filters and the search. Choices replace the current one of their facet; tags add up. */
export const countFacets = endpoint({
  ...browse,
  name: 'items.facets',
  path: '/items-facets',
  input: z.object({
    ...filters,
    facets: z.array(z.enum(countedFacets)).check(z.minLength(1), z.maxLength(countedFacets.length)),
  }),
  output: z.object({ ...toFacetCounts(), plan: z.optional(Count) }),
  errors: [],
});

export const listFeatured = endpoint({
  ...browse,
  name: 'items.featured',
  path: '/featured-items',
  input: z.object({ platform: z._default(Platform, 'elementor') }),
  output: z.object({ data: z.array(z.extend(Item, { description: z.string() })) }),
  errors: [],
});
