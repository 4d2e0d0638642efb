import type { countFacets, countItems, ItemType, listFeatured, listItems, listSimilar, Platform } from '@kithouse/contract';
import { AppError, type getItem, Item, type ItemDetail, type Output, type ParsedInput } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import { PreparedAnswer } from '../../prepared-answer.js';
import { type CardStore, createCardStore } from './card-store.js';
import type { LiveCatalogue } from './catalogue.service.js';
import { listChangedCards } from './changes.queries.js';
import { tierIds } from './item-keys.js';
import * as queries from './items.queries.js';
import { toPicture } from './pictures.js';
import { listSimilarIds } from './similar.queries.js';

export { bumpVersion } from './ranking.service.js';

/** Lists the dependencies of reading items by id. `filesUrl` is the address of the files with a trailing slash. */
export type Cards = { db: Db; filesUrl: string };
/** Lists the dependencies of reading the catalogue. */
export type Shelf = Cards & { catalogue: LiveCatalogue; cardStore: CardStore };

const featuredLimit = 12;
const similarLimit = 8;

/** Opens a store of cards that are checked against the contract once. */
export const openCardStore = (cards: Cards): CardStore =>
  createCardStore({
    read: (ids) => queries.listItemsById(cards.db, ids),
    listStamps: (ids) => queries.listStamps(cards.db, ids),
    listChanges: (since, limit) => listChangedCards(cards.db, since, limit),
    toJson: (row) => JSON.stringify(Item.parse(toItem(row, cards.filesUrl))),
  });

export async function list(shelf: Shelf, query: ParsedInput<typeof listItems>): Promise<PreparedAnswer<typeof listItems>> {
  const version = await shelf.catalogue.getVersion();
  const { ids, total, is_about, corrected } = await shelf.catalogue.find(query);
  return new PreparedAnswer<typeof listItems>('data', await shelf.cardStore.list(ids, version), {
    current_page: query.page,
    total_page: Math.ceil(total / query.per_page),
    total,
    is_about,
    corrected,
  });
}

/** Counts the items that a list would show with each choice of these facets. */
export async function countChoices(
  { catalogue }: Shelf,
  { facets, ...query }: ParsedInput<typeof countFacets>,
): Promise<Output<typeof countFacets>> {
  await catalogue.getVersion();
  const { plan: tiers, ...counts } = Object.fromEntries(await catalogue.countFacets(query, facets));
  const of = (id: number) => tiers?.terms.find((term) => term.id === id)?.n ?? 0;
  return { ...counts, ...(tiers && { plan: { total: tiers.total, starter: of(tierIds.starter), pro: of(tierIds.pro) } }) };
}

/** Returns the detail of a slug. Throws not found if type, platform or plan differ from the item's. */
export async function getDetail(shelf: Shelf, requested: ParsedInput<typeof getItem>): Promise<ItemDetail> {
  const row = await queries.findItemBySlug(shelf.db, requested.slug);
  if (!row || !isAskedFor(row, requested)) {
    throw new AppError('item_not_found');
  }
  const packId = row.type === 'pack' ? row.id : row.pack_id;
  const [siblings, variations] = await Promise.all([
    packId === null ? [] : queries.listIdsOfPack(shelf.db, packId).then((ids) => readCards(shelf, ids)),
    row.variation === null ? [] : queries.listVariations(shelf.db, row.variation, row.id),
  ]);
  const { descriptions, ...card } = row;
  const item = toItem(card, shelf.filesUrl);
  const widest = row.pictures[0]?.at(-1);
  return {
    ...item,
    description: row.description,
    ...(descriptions && { descriptions }),
    banner: widest ? shelf.filesUrl + widest.file : null,
    screenshots: item.pictures,
    live_url: row.live_url,
    tags: row.tags,
    pack: row.pack ? { ...row.pack, items: siblings } : null,
    items: row.type === 'pack' ? siblings : [],
    variations,
    published_at: row.published_at,
    updated_at: row.updated_at,
  };
}

async function readCards({ cardStore, catalogue }: Shelf, ids: number[]): Promise<Item[]> {
  const cards = await cardStore.list(ids, await catalogue.getVersion());
  return cards.map((json) => JSON.parse(json.toString()) as Item);
}

export async function count(db: Db): Promise<Output<typeof countItems>> {
  const rows = await queries.listCounts(db);
  const of = (platform: Platform, type: ItemType) => {
    const on = (tier: string) => rows.find((row) => row.platform === platform && row.type === type && row.plan === tier)?.n ?? 0;
    const [starter, pro] = [on('starter'), on('pro')];
    return { total: starter + pro, starter, pro };
  };
  const all = (platform: Platform) => ({
    packs: of(platform, 'pack'),
    pages: of(platform, 'page'),
    blocks: of(platform, 'block'),
  });
  return { elementor: all('elementor'), gutenberg: all('gutenberg') };
}

export async function listFeaturedItems(shelf: Shelf, platform: Platform): Promise<Output<typeof listFeatured>> {
  const ids = await queries.listFeaturedIds(shelf.db, platform, featuredLimit);
  const rows = await queries.listItemsById(shelf.db, ids);
  return { data: rows.map((row) => ({ ...toItem(row, shelf.filesUrl), description: row.description })) };
}

export async function listSimilarItems(shelf: Shelf, slug: string): Promise<PreparedAnswer<typeof listSimilar>> {
  const version = await shelf.catalogue.getVersion();
  const ids = await listSimilarIds(shelf.db, slug, similarLimit);
  if (!ids) {
    throw new AppError('item_not_found');
  }
  return new PreparedAnswer<typeof listSimilar>('data', await shelf.cardStore.list(ids, version), {});
}

/** Treats missing filters as any. */
const isAskedFor = (row: queries.ItemRow, { type, platform, plan: tier = 'all' }: ParsedInput<typeof getItem>) =>
  (type ?? row.type) === row.type && (platform ?? row.platform) === row.platform && (tier === 'all' || tier === row.plan);

/** Lists the cards of these ids in order, without unknown ids. */
export async function listByIds({ db, filesUrl }: Cards, ids: number[]): Promise<Item[]> {
  const rows = await queries.listItemsById(db, ids);
  return rows.map((row) => toItem(row, filesUrl));
}

function toItem({ titles, audit, ...row }: queries.ItemRow, filesUrl: string): Item {
  const pictures = row.pictures.flatMap((sizes) => toPicture(sizes, filesUrl) ?? []);
  const [thumbnail = null, thumbnail2 = null, thumbnail3 = null] = pictures.map(({ src }) => src);
  return { ...row, ...(titles && { titles }), ...(audit && { audit }), pictures, thumbnail, thumbnail2, thumbnail3 };
}
