import {
  AppError,
  type Audit,
  facets,
  type Listing,
  type ListingPicture,
  listWeightNames,
  type NamedColumns,
  type NamedFacet,
  namedFacets,
  type Output,
  type ParsedInput,
  type publishItem,
} from '@kithouse/contract';
import { slugOf } from '@kithouse/contract/search';
import { findFontFault } from '@kithouse/kits';
import { listColorNames } from '@kithouse/kits/look';
import type * as z from 'zod/mini';
import type { Db } from '../../db/client.js';
import type { Deps } from '../../deps.js';
import { noteChange } from '../items/catalogue.service.js';
import { indexItem } from '../items/item-index.service.js';
import { updatePopularity } from '../items/ranking.service.js';
import { type Media, markPublished } from './media.queries.js';
import { fileNameOf, sortMedia } from './media.service.js';
import { auditPublication, checkPublication } from './publication.tasks.js';
import * as queries from './publishing.queries.js';

type Context = Pick<Deps, 'db' | 'files' | 'threads'>;
type Publication = ParsedInput<typeof publishItem>;
/** A listing with the terms that the cloud computes. */
type Described = Listing & { weights: string[] };

/** Adds or replaces a catalogue item in one transaction. Idempotent. */
export async function publish({ threads, ...stores }: Context, given: Publication): Promise<Output<typeof publishItem>> {
  const text = JSON.stringify(given.bundle);
  const order = { owner: 'publisher', bytes: text.length };
  await threads.run(checkPublication, { listing: given.listing, text }, order);
  const media = await getMedia(stores, given);
  assertFonts(given.bundle, media);
  const pictures = given.pictures.map((picture) => toSizes(picture, media));
  const sizes = new Map([...media].map(([sha256, { bytes }]) => [sha256, bytes]));
  const audit = await threads.run(auditPublication, { text, sizes, licence: given.listing.licence }, order);
  const published = await stores.db.transaction().execute((trx) => write(trx, given, { media, pictures, audit }));
  noteChange(stores.db);
  return published;
}

/** Throws for a font whose uploaded file isn't one. */
function assertFonts(bundle: Publication['bundle'], media: Map<string, Media>): void {
  const fault = findFontFault(bundle, (sha256) => media.get(sha256));
  if (fault !== undefined) {
    throw new AppError('invalid_bundle', fault);
  }
}

async function write(
  trx: Db,
  { listing: given, bundle }: Publication,
  { media, pictures, audit }: { media: Map<string, Media>; pictures: ReturnType<typeof toSizes>[]; audit: Audit },
) {
  const listing: Described = {
    ...given,
    colors: given.colors.length > 0 ? given.colors : listColorNames(bundle.settings?.colors ?? []),
    weights: listWeightNames(audit.bytes),
  };
  await queries.lockCatalogue(trx);
  // Reports media again that were swept since the check.
  const kept = await markPublished(trx, [...media.keys()]);
  if (kept.length < media.size) {
    throw new AppError('media_missing', undefined, { missing: [...media.keys()].filter((sha256) => !kept.includes(sha256)) });
  }
  const before = await queries.findPublished(trx, listing.slug);
  if (before && (before.type !== bundle.type || before.platform !== bundle.platform)) {
    throw new AppError(
      'invalid_bundle',
      `The address “${listing.slug}” already belongs to a ${before.type} for ${before.platform}. Choose another address.`,
    );
  }

  const kind = { platform: bundle.platform, type: bundle.type, plan: listing.plan };
  const relations = await saveRelations(trx, listing, bundle);
  const id = await queries.saveItem(trx, {
    ...kind,
    ...relations,
    slug: listing.slug,
    title: listing.title,
    titles: toMap(listing, 'title'),
    description: listing.description,
    descriptions: toMap(listing, 'description'),
    price: listing.price,
    tint: listing.tint ?? null,
    variation: listing.variation ?? null,
    featured: listing.featured,
    rank: listing.rank,
    fullsite_import: listing.fullsite_import,
    has_settings: bundle.type === 'pack' && (bundle.settings !== undefined || bundle.site?.logo !== undefined),
    live_url: listing.live_url ?? null,
    pictures: JSON.stringify(pictures),
    audit: JSON.stringify(audit),
    lightness: -audit.bytes,
  });
  await updatePopularity(trx, id);
  const { template_type = '' } = listing;
  // Nobody searches for a weight.
  const labels = namedFacets.flatMap((facet) => (facet === 'weight' ? [] : listNames(listing, facet))).join(' ');
  await indexItem(trx, id, {
    ...kind,
    ...relations,
    kind: template_type,
    title: textOf(listing, 'title'),
    labels,
    description: textOf(listing, 'description'),
  });
  await queries.saveBundle(trx, id, toBundleValues(bundle, media));
  if (before) {
    await queries.changeCount(trx, before, -1);
  }
  await queries.changeCount(trx, kind, 1);
  return { id, slug: listing.slug, created: before === undefined };
}

async function saveRelations(trx: Db, listing: Described, { platform, requires }: Publication['bundle']) {
  const pack = await findPack(trx, listing.pack, platform);
  const plugins = uniqueBy(requires.plugins, ({ plugin_file }) => plugin_file);
  const dependency_ids = await queries.saveDependencies(trx, plugins);
  return {
    ...(await saveNamedTerms(trx, listing, pack)),
    dependency_ids,
    must_have_ids: dependency_ids.filter((_, index) => plugins[index]?.mustHave),
    pack_id: pack?.id ?? null,
  };
}

/** Saves the terms of each filter and returns their ids by the columns of the item. */
async function saveNamedTerms(trx: Db, listing: Described, pack: queries.Published | undefined): Promise<NamedColumns> {
  const columns: [string, number[] | number | null][] = [];
  for (const facet of namedFacets) {
    const { table, column, stores } = facets[facet];
    const own = await queries.saveTerms(trx, table, toTerms(listNames(listing, facet)));
    const ids = own.length === 0 ? listTermsOfPack(pack, facet) : own;
    columns.push([column, stores === 'ids' ? ids : (ids[0] ?? null)]);
  }
  return Object.fromEntries(columns) as NamedColumns;
}

/** Returns the terms of the pack, for an item that names none for its look. */
const listTermsOfPack = (pack: queries.Published | undefined, facet: NamedFacet): number[] =>
  facet === 'style' || facet === 'color' ? (pack?.[facets[facet].column] ?? []) : [];

const listNames = (listing: Described, facet: NamedFacet): string[] => [listing[facets[facet].listing] ?? []].flat();

async function findPack(trx: Db, slug: string | undefined, platform: string): Promise<queries.Published | undefined> {
  if (slug === undefined) {
    return undefined;
  }
  const pack = await queries.findPublished(trx, slug);
  if (pack?.type !== 'pack' || pack.platform !== platform) {
    throw new AppError('invalid_bundle', `There is no pack “${slug}” for ${platform}. Publish the pack first.`);
  }
  return pack;
}

/** Returns every file of the publication, or throws `media_missing` with the hashes to upload. */
async function getMedia(stores: Pick<Context, 'db' | 'files'>, { bundle, pictures }: Publication): Promise<Map<string, Media>> {
  const inPictures = pictures.flatMap(({ sizes }) => sizes.map(({ sha256 }) => sha256));
  const { media, missing } = await sortMedia(stores, [...bundle.media.map(({ sha256 }) => sha256), ...inPictures]);
  if (missing.length > 0) {
    throw new AppError('media_missing', undefined, { missing });
  }
  return media;
}

/** Builds picture sizes with the dimensions measured at the upload. */
function toSizes({ sizes }: z.infer<typeof ListingPicture>, media: Map<string, Media>) {
  return sizes
    .map(({ sha256 }) => {
      const file = media.get(sha256);
      if (!file || file.width === null || file.height === null) {
        throw new AppError('invalid_bundle', `The file ${sha256} isn’t an image.`);
      }
      return { file: fileNameOf(file), width: file.width, height: file.height };
    })
    .sort((a, b) => a.width - b.width);
}

function toBundleValues(bundle: Publication['bundle'], stored: Map<string, Media>) {
  const { documents, media, requires, warnings, settings, fonts, site, terms, menus, forms } = bundle;
  const files = uniqueBy(media, ({ sha256 }) => sha256).flatMap(({ sha256, file_name, alt }) => {
    const file = stored.get(sha256);
    // The extension follows the bytes, so that no picture reaches a site as a program.
    const name = file && `${file_name.replace(/\.[a-z0-9]+$/, '')}.${file.extension}`;
    return file ? [{ sha256, file: fileNameOf(file), file_name: name, mime: file.mime, bytes: file.bytes, alt }] : [];
  });
  return {
    documents: JSON.stringify(documents),
    media: JSON.stringify(files),
    requires: JSON.stringify(requires),
    warnings: JSON.stringify(warnings),
    settings: toJson(settings),
    fonts: toJson(fonts),
    site: toJson(site),
    terms: toJson(terms),
    menus: toJson(menus),
    forms: toJson(forms),
  };
}

const listTranslations = ({ translations }: Listing, field: 'title' | 'description') =>
  Object.entries(translations).flatMap(([language, texts]): [string, string][] => {
    const text = texts[field];
    return text === undefined ? [] : [[language, text]];
  });

/** Returns a text in all languages, for the index. */
const textOf = (listing: Listing, field: 'title' | 'description') =>
  [listing[field], ...listTranslations(listing, field).map(([, text]) => text)].join(' ');

/** Returns the translations of a text by language as JSON; null without any. */
function toMap(listing: Listing, field: 'title' | 'description'): string | null {
  const texts = listTranslations(listing, field);
  return texts.length > 0 ? JSON.stringify(Object.fromEntries(texts)) : null;
}

const toJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** Merges names that differ only in case or accents into one term. */
function toTerms(names: string[]): { slug: string; name: string }[] {
  const terms = names.map((name) => ({ slug: slugOf(name), name: name.trim() })).filter(({ slug }) => slug !== '');
  return uniqueBy(terms, ({ slug }) => slug);
}

function uniqueBy<T>(rows: T[], keyOf: (row: T) => string): T[] {
  return [...new Map(rows.toReversed().map((row) => [keyOf(row), row])).values()].toReversed();
}
