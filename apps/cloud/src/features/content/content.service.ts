import { AppError, brand, type Content, type getContent, type ParsedInput, type Platform } from '@kithouse/contract';
import { addressFonts, personalize } from '@kithouse/kits';
import type { Db } from '../../db/client.js';
import { bumpVersion } from '../items/items.service.js';
import { hasPurchased, listAccountPlans } from '../purchases/purchases.service.js';
import { addVariants } from '../variants/variants.service.js';
import { recolor } from './colors.service.js';
import { addDownload, findItem, getBundle } from './content.queries.js';

type Reader = { id: number; is_verified: boolean };
type Requested = { db: Db; filesUrl: string };
type Asking = ParsedInput<typeof getContent> & { keeps_design?: boolean };

const editors: Record<Platform, string> = { elementor: 'Elementor', gutenberg: 'the block editor' };

/** Returns everything that a site needs to build one template, for an entitled account. */
export async function get({ db, filesUrl }: Requested, user: Reader, input: Asking): Promise<Content> {
  const item = await getAllowed(db, user, input);
  const { documents, media: files, requires, warnings, settings, fonts, site } = await getBundle(db, item.id);
  const [document] = documents;
  if (!document) {
    throw new AppError('item_not_found');
  }

  if (!input.dry_run) {
    await countDownload(db, user, item.id);
  }

  const stored = files.map(({ file, ...rest }) => ({ ...rest, url: filesUrl + file }));
  const shown = addressFonts({ fonts: fonts ?? undefined, media: stored });
  const { facts, locale, keeps_design, design } = input;
  const own = personalize({ document, media: shown.media }, { site: site ?? undefined, facts, locale });
  return {
    item_id: item.id,
    name: item.title,
    platform: item.platform,
    requires,
    media: await addVariants(db, filesUrl, own.media, input.image_sizes),
    ...(shown.fonts.length > 0 ? { fonts: shown.fonts } : {}),
    ...recolor({ document: own.document, settings: settings ?? undefined, warnings, keeps_design, design }, input.colors),
  };
}

async function getAllowed(db: Db, user: Reader, requested: ParsedInput<typeof getContent>) {
  const item = await getItem(db, user, requested);
  if (item.type === 'pack') {
    throw new AppError('invalid_input', 'A pack is imported as a whole site. Choose one of its pages or blocks instead.');
  }
  await assertEntitled(db, user, item);
  return item;
}

type Item = NonNullable<Awaited<ReturnType<typeof findItem>>>;

/** Returns an item for a confirmed account, checking the builder if one is named. */
export async function getItem(
  db: Db,
  user: Reader | undefined,
  { id, platform }: { id: number; platform?: Platform },
): Promise<Item> {
  if (user && !user.is_verified) {
    throw new AppError('invalid_data');
  }
  const item = await findItem(db, id);
  if (!item) {
    throw new AppError('item_not_found');
  }
  if (platform !== undefined && item.platform !== platform) {
    throw new AppError('invalid_input', `This template is made for ${editors[item.platform]}.`);
  }
  return item;
}

/** Throws for a paid item that the account doesn't have; a visitor has none. */
export async function assertEntitled(db: Db, user: Pick<Reader, 'id'> | undefined, item: Priced): Promise<void> {
  if (!(await isEntitled(db, user, item))) {
    throw new AppError(brand.requiredProCode);
  }
}

/** Counts a download once per account and item. */
export async function countDownload(db: Db, user: Reader, itemId: number): Promise<void> {
  if (await addDownload(db, user.id, itemId)) {
    await bumpVersion(db);
  }
}

type Priced = Pick<Item, 'id' | 'plan' | 'price'>;

/** Returns true for a free item, and for one that the account bought or has by a plan that includes everything. */
export async function isEntitled(db: Db, user: Pick<Reader, 'id'> | undefined, { id, plan, price }: Priced): Promise<boolean> {
  if (plan === 'starter' && Number(price) === 0) {
    return true;
  }
  return user !== undefined && ((await hasPurchased(db, user.id, id)) || (await listAccountPlans(db, user.id)).includes('pro'));
}
