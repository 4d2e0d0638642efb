import type {
  Audit,
  BundleFont,
  BundleForm,
  BundleMenu,
  BundleSite,
  BundleTerm,
  ItemType,
  KitSettings,
  Platform,
  TermColumns,
  TermTable,
  Tier,
} from '@kithouse/contract';
import type { ColumnType, Generated } from 'kysely';

type Term = { id: Generated<number>; slug: string; name: string };
/** Describes a column written as JSON text and read as its parsed value. */
type Json<T> = ColumnType<T, string, string>;
type Nullable<T> = ColumnType<T | null, string | null | undefined, string | null>;

export type CatalogueTables = Record<TermTable, Term> & {
  dependencies: {
    id: Generated<number>;
    plugin_file: string;
    slug: string;
    name: string;
    is_pro: boolean;
    plugin_original_slug: string | null;
    icon: string | null;
    link: string | null;
  };
  items: TermColumns & {
    id: Generated<number>;
    slug: string;
    platform: Platform;
    type: ItemType;
    plan: Tier;
    title: string;
    /** Titles and descriptions in other languages, by language. */
    titles: Nullable<Record<string, string>>;
    description: string;
    descriptions: Nullable<Record<string, string>>;
    /** Decimal text, as the driver returns it. */
    price: ColumnType<string, number, number>;
    tint: string | null;
    /** Those of `dependency_ids` that the item cannot do without. */
    must_have_ids: Generated<number[]>;
    pack_id: number | null;
    variation: string | null;
    featured: boolean;
    fullsite_import: boolean;
    has_settings: boolean;
    live_url: string | null;
    pictures: Json<{ file: string; width: number; height: number }[][]>;
    /** The editors' rank and the person's interest in one sort key. */
    popularity: Generated<number>;
    rank: Generated<number>;
    downloads: Generated<number>;
    rating: Generated<number>;
    /** Missing for items that were published before audits existed. */
    audit: Nullable<Audit>;
    /** The negative weight in bytes. */
    lightness: Generated<number>;
    published_at: Generated<string>;
    updated_at: Generated<string>;
  };
  item_stats: {
    item_id: number;
    downloads: Generated<number>;
    favourites: Generated<number>;
    rating_sum: Generated<number>;
    rating_count: Generated<number>;
    /** The four values above at the time of the last ranking. */
    ranked: Generated<number[]>;
  };
  search_terms: { id: Generated<number>; term: string };
  item_index: { item_id: number; keys: number[] };
  /** The version of the catalogue that last changed an item or its card; the item 0 stands for all cards. */
  item_changes: { item_id: number; version: string };
  item_counts: { platform: Platform; type: ItemType; plan: Tier; n: number };
  catalogue: { id: Generated<boolean>; version: number };
  ratings: { user_id: number; item_id: number; stars: number; updated_at: Generated<string> };
  favourites: { user_id: number; item_id: number; created_at: Generated<string> };
  media: {
    sha256: string;
    extension: string;
    mime: string;
    bytes: number;
    width: number | null;
    height: number | null;
    /** True once a publication uses it; unpublished media are swept. */
    published: Generated<boolean>;
    created_at: Generated<string>;
    /** Null until its smaller copies exist. */
    variants: Generated<number | null>;
  };
  bundles: {
    item_id: number;
    documents: Json<unknown>;
    media: Json<unknown>;
    requires: Json<unknown>;
    warnings: Json<unknown>;
    settings: Nullable<KitSettings>;
    fonts: Nullable<BundleFont[]>;
    site: Nullable<BundleSite>;
    terms: Nullable<BundleTerm[]>;
    menus: Nullable<BundleMenu[]>;
    forms: Nullable<BundleForm[]>;
  };
  media_variants: {
    sha256: string;
    width: number;
    height: number;
    variant_sha256: string;
    extension: string;
    bytes: number;
  };
  purchases: {
    id: Generated<number>;
    user_id: number;
    item_id: number;
    purchased_at: Generated<string>;
    order_id: number | null;
  };
  downloads: { user_id: number; item_id: number; downloaded_at: Generated<string> };
};
