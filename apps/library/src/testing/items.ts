import type { Item, ItemDetail, listItems, Output } from '@kithouse/contract';

let last = 0;

/** Creates a free item with three pictures like the cloud. */
export function anItem(changes: Partial<Item> = {}): Item {
  last += 1;
  const name = changes.name ?? `Item ${last}`;
  const pictures = [1, 2, 3].map((number) => ({
    src: `https://cloud.example/files/${last}-${number}.webp`,
    srcset: '',
    width: 480,
    height: 640,
  }));
  return {
    id: last,
    name,
    title: name,
    slug: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    type: 'pack',
    params: { type: changes.type ?? 'pack' },
    platform: 'elementor',
    plan: 'starter',
    is_pro: false,
    price: 0,
    rating: 0,
    rating_count: 0,
    downloads: 0,
    favourite_count: 3,
    thumbnail: pictures[0]?.src ?? null,
    thumbnail2: pictures[1]?.src ?? null,
    thumbnail3: pictures[2]?.src ?? null,
    pictures,
    tint: '#8fcdd6',
    template_type: null,
    categories: [],
    dependencies: [],
    fullsite_import: false,
    has_settings: false,
    pack: null,
    layouts: 0,
    ...changes,
  };
}

export function aDetail(item: Item, changes: Partial<ItemDetail> = {}): ItemDetail {
  return {
    ...item,
    description: '',
    banner: null,
    screenshots: [],
    live_url: null,
    tags: [],
    pack: null,
    items: [],
    variations: [],
    published_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    ...changes,
  };
}

export const aPage = (data: Item[], changes: Partial<Output<typeof listItems>> = {}): Output<typeof listItems> => ({
  data,
  current_page: 1,
  total_page: 1,
  total: data.length,
  is_about: false,
  corrected: '',
  ...changes,
});
