/** Describes a filter of the lists of packs, pages and blocks. */
type Facet = {
  /** Number of its kind in stored keys, at most 15. A stored number never changes; 0, 1, 7, 8, 9 and 10 belong to `item-keys.ts`. */
  key: number;
  /** Column of the item, and whether it stores one id, a list of ids, or the name of the tier. */
  column: string;
  stores: 'id' | 'ids' | 'tier';
  /** Parameter of the calls that asks for one choice. */
  one?: string;
  /** Parameter that asks for all of several choices. */
  all?: string;
  /** Parameter that asks for none of several choices. */
  none?: string;
  /** Another choice replaces the current one; otherwise choices add up. */
  isExclusive: boolean;
  /** Whether `items.facets` counts its choices. */
  isCounted: boolean;
  /** Table of the names, for terms that a publication adds. */
  table?: string;
  /** Field of a listing with the names of the terms; the cloud fills in `weights`. */
  listing?: string;
  /** Parameter of the library's address with the slug of the choice. */
  address?: string;
  /** Lists whose sidebar shows it. */
  lists: readonly ('packs' | 'pages' | 'blocks')[];
};

const everywhere = ['packs', 'pages', 'blocks'] as const;

/** Lists every filter once, for the calls, the cloud and the library. */
export const facets = {
  plan: { key: 2, column: 'plan', stores: 'tier', one: 'plan', isExclusive: true, isCounted: true, lists: everywhere },
  template_type: {
    key: 3,
    column: 'template_type_id',
    stores: 'id',
    one: 'template_type_id',
    isExclusive: true,
    isCounted: true,
    table: 'template_types',
    listing: 'template_type',
    address: 'templateType',
    lists: ['pages', 'blocks'],
  },
  category: {
    key: 4,
    column: 'category_ids',
    stores: 'ids',
    one: 'category_id',
    isExclusive: true,
    isCounted: true,
    table: 'categories',
    listing: 'categories',
    address: 'category',
    lists: everywhere,
  },
  style: {
    key: 12,
    column: 'style_ids',
    stores: 'ids',
    one: 'style_id',
    isExclusive: true,
    isCounted: true,
    table: 'styles',
    listing: 'styles',
    address: 'style',
    lists: everywhere,
  },
  color: {
    key: 11,
    column: 'color_ids',
    stores: 'ids',
    one: 'color_id',
    isExclusive: true,
    isCounted: true,
    table: 'colors',
    listing: 'colors',
    address: 'color',
    lists: everywhere,
  },
  weight: {
    key: 13,
    column: 'weight_ids',
    stores: 'ids',
    one: 'weight_id',
    isExclusive: true,
    isCounted: true,
    table: 'weights',
    listing: 'weights',
    address: 'weight',
    lists: everywhere,
  },
  tag: {
    key: 5,
    column: 'tag_ids',
    stores: 'ids',
    all: 'tags',
    one: 'tag_id',
    isExclusive: false,
    isCounted: true,
    table: 'tags',
    listing: 'tags',
    lists: everywhere,
  },
  dependency: {
    key: 6,
    column: 'dependency_ids',
    stores: 'ids',
    all: 'include',
    none: 'exclude',
    isExclusive: false,
    isCounted: true,
    lists: everywhere,
  },
} as const satisfies Record<string, Facet>;

type Facets = typeof facets;
export type FacetName = keyof Facets;
/** Filters by the id of a record: all but the tier. */
export type TermFacet = Exclude<FacetName, 'plan'>;
/** Filters with at least these fields. */
type FacetWith<Fields> = { [F in FacetName]: Facets[F] extends Fields ? F : never }[FacetName];
/** Filters whose choices the library's address names by slug. */
export type SlugFacet = FacetWith<{ address: string }>;
/** Filters by terms that a publication adds by name. */
export type NamedFacet = FacetWith<{ table: string }>;
export type CountedFacet = FacetWith<{ isCounted: true }>;
export type TermTable = Facets[NamedFacet]['table'];

type ColumnTypes = { id: number | null; ids: number[] };
type ColumnsOf<F extends TermFacet> = { [G in F as Facets[G]['column']]: ColumnTypes[Facets[G]['stores']] };
/** Columns of an item by which it is filtered. */
export type TermColumns = ColumnsOf<TermFacet>;
/** Those with ids of a `TermTable`. */
export type NamedColumns = ColumnsOf<NamedFacet>;

type ParametersOf<Key extends string> = {
  [F in TermFacet]: Facets[F] extends Record<Key, infer P extends string> ? P : never;
}[TermFacet];
/** Parameters that take one id. */
export type IdParameter = ParametersOf<'one'>;
/** Parameters that take several ids. */
export type IdsParameter = ParametersOf<'all'> | ParametersOf<'none'>;

const rows: Record<FacetName, Facet> = facets;

export const getFacet = (name: FacetName): Facet => rows[name];

/* @__NO_SIDE_EFFECTS__ */
const listNames = <Name extends FacetName>(isIn: (facet: Facet) => unknown) =>
  (Object.keys(facets) as Name[]).filter((name) => isIn(rows[name]));

export const termFacets = listNames<TermFacet>(({ stores }) => stores !== 'tier');
export const namedFacets = listNames<NamedFacet>(({ table }) => table);
export const slugFacets = listNames<SlugFacet>(({ address }) => address);
export const countedFacets = listNames<CountedFacet>(({ isCounted }) => isCounted);

/** Returns the filters by slug in the sidebar of a list. */
export const listSlugFacets = (type: (typeof everywhere)[number]) => slugFacets.filter((name) => rows[name].lists.includes(type));
