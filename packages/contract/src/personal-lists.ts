import * as z from 'zod/mini';
import { brand } from './brand.js';
import { endpoint, Page, paged } from './endpoint.js';
import { Item, ItemType, Platform, Tier } from './items.js';

const personal = {
  method: 'GET',
  runs: 'cloud',
  access: 'signed-in',
  capabilities: [brand.readCapability],
  errors: [],
} as const;

const input = z.object({
  platform: z.optional(Platform),
  itemType: z._default(z.enum(['all', 'block', 'page', 'pack']), 'all'),
  plan: z._default(z.enum(['all', 'starter', 'pro']), 'all'),
  page: Page,
  /** Returns all rows on one page, up to 1,000. */
  all: z._default(z.boolean(), false),
});

const record = {
  id: z.int(),
  item_id: z.int(),
  name: z.string(),
  type: ItemType,
  platform: Platform,
  plan: Tier,
  slug: z.string(),
  thumbnail: z.nullable(z.string()),
  /** Main colour of the thumbnail, `#rrggbb`. */
  tint: z.nullable(z.string()),
};

export const DownloadRecord = z.object({ ...record, downloaded_at: z.string() });
export type DownloadRecord = z.infer<typeof DownloadRecord>;

export const PurchasedRecord = z.object({ ...record, purchased_at: z.string() });
export type PurchasedRecord = z.infer<typeof PurchasedRecord>;

/** Lists favourites, newest first. Visitors get an empty page with `redirect`, which redirects them to sign in. */
export const listFavourites = endpoint({
  ...personal,
  name: 'profile.my-favourites',
  path: '/profile/my-favourites',
  answers_visitors: true,
  input,
  output: z.extend(paged(Item), { redirect: z.optional(z.boolean()) }),
});

export const listDownloads = endpoint({
  ...personal,
  name: 'profile.download-history',
  path: '/profile/download-history',
  input,
  output: paged(DownloadRecord),
});

export const listPurchasedItems = endpoint({
  ...personal,
  name: 'profile.purchased-items',
  path: '/profile/purchased-items',
  input,
  output: paged(PurchasedRecord),
});
