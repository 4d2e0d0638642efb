import type {
  CloudVersion,
  ImportRow,
  Item,
  listPricing,
  Order,
  Output,
  Platform,
  SavedTemplate,
  SessionUser,
} from '@kithouse/contract';
import { aDetail, anItem } from '../../apps/library/src/testing/items.js';

type Listing = Pick<Item, 'slug' | 'type' | 'platform' | 'plan' | 'title'> & {
  description?: string;
  items?: string[];
  price?: number;
  categories?: string[];
};

const listings = Object.values(import.meta.glob<Listing>('/catalogue/*/listing.json', { eager: true, import: 'default' }));
const layoutsOf = (slug: string) => listings.find((one) => one.slug === slug)?.items ?? [];

const pictures = Object.keys(import.meta.glob('/catalogue/*/thumbnails/1-480.webp'));

/** Returns the picture of a template, or for a pack those of its layouts. */
function picturesOf(slug: string) {
  const own = pictures.filter((src) => src.startsWith(`/catalogue/${slug}/`));
  const layouts = layoutsOf(slug).map((layout) => `/catalogue/${layout}/`);
  const found = own.length > 0 ? own : pictures.filter((src) => layouts.some((folder) => src.startsWith(folder))).slice(0, 3);
  return found.map((src) => ({ src, srcset: '', width: 480, height: 600 }));
}

/** The starter templates as the cloud lists them. */
export const items = listings.map(({ slug, title, type, platform, plan: tier, price = 0, categories = [] }, index): Item => {
  const shown = picturesOf(slug);
  return anItem({
    id: index + 1,
    name: title,
    slug,
    type,
    platform,
    plan: tier,
    is_pro: tier !== 'starter',
    price,
    pictures: shown,
    thumbnail: shown[0]?.src ?? null,
    thumbnail2: shown[1]?.src ?? null,
    thumbnail3: shown[2]?.src ?? null,
    downloads: 120 + index,
    fullsite_import: type === 'pack',
    categories: categories.map((category, at) => ({ id: at + 1, name: category, slug: category.toLowerCase() })),
  });
});

/** Returns what the page of an item shows. A pack lists its layouts. */
export function detailOf(slug: string) {
  const item = items.find((one) => one.slug === slug) ?? items[0] ?? anItem();
  const { description = '' } = listings.find((one) => one.slug === slug) ?? {};
  const layouts = layoutsOf(slug).map((layout) => items.find((one) => one.slug === layout) ?? item);
  return aDetail({ ...item, layouts: layouts.length }, { description, items: layouts });
}

export const paged = <Row>(data: Row[]) => ({ data, current_page: 1, total_page: data.length > 0 ? 1 : 0, total: data.length });

export const person = { id: 1, name: 'Ada Lovelace', profile_photo: null };
export const at = '2026-11-18T09:12:00.000Z';

export const anImport = (title: string, changes: Partial<ImportRow> = {}): ImportRow => ({
  import_id: title.toLowerCase().replaceAll(' ', '-'),
  title,
  platform: 'gutenberg',
  kind: 'page',
  state: 'done',
  at,
  by: person.name,
  created: { posts: 1, media: 14, terms: 2, plugins: 0 },
  edit_link: '#',
  visit: '#',
  can_undo: true,
  ...changes,
});

export const aVersion = (number: number, changes: Partial<CloudVersion> = {}): CloudVersion => ({
  number,
  name: '',
  is_current: false,
  restored_from: null,
  created_at: at,
  created_by: person,
  parts: 12,
  media: { count: 3, bytes: 1_200_000 },
  ...changes,
});

export const aTemplate = (id: number, title: string, changes: Partial<SavedTemplate> = {}): SavedTemplate => ({
  id,
  title,
  date: at,
  type: 'page',
  is_pushed: false,
  is_kit: false,
  preview_url: '#',
  export_url: '#',
  ...changes,
});

export const pricePlans: Output<typeof listPricing> = [
  { type: 'year', name: 'Premium', price: 99, discounted_price: 59, currency: 'USD' },
  { type: 'one_time', name: 'Lifetime', price: 149, discounted_price: 149, currency: 'USD' },
];

export const anOrder = (changes: Partial<Order> = {}): Order => ({
  number: 'K7FM-92QX',
  state: 'pending',
  name: 'Premium',
  item: null,
  plan: 'year',
  amount: 59,
  currency: 'USD',
  payment: 'manual',
  instructions: 'Please transfer the amount to\nExample Ltd., IBAN DE02 1203 0000 0000 2020 51',
  created_at: at,
  paid_at: null,
  closed_at: null,
  ...changes,
});

export const sessionUser: SessionUser = {
  id: 1,
  name: person.name,
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  joined: '2026-01-02T03:04:05.000Z',
  profile_photo: null,
  plan: ['free'],
  is_verified: true,
};

/** Returns featured packs, and some pages and blocks. */
export const featuredOn = (platform: Platform = 'elementor') =>
  items
    .filter((item, index) => item.platform === platform && (item.type === 'pack' || index % 5 === 0))
    .slice(0, 12)
    .map((item) => ({ ...item, description: '' }));
