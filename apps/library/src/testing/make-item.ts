import type { Item } from '@kithouse/contract';

/** A free block with one picture; a test names what it is about. */
export function makeItem(changes: Partial<Item> = {}): Item {
  return {
    id: 1,
    name: 'Arch hero',
    title: 'Arch hero',
    slug: 'arch-hero',
    type: 'block',
    platform: 'elementor',
    plan: 'starter',
    is_pro: false,
    price: 0,
    rating: 0,
    rating_count: 0,
    downloads: 0,
    favourite_count: 3,
    thumbnail: 'https://cloud.example/files/arch.webp',
    thumbnail2: null,
    thumbnail3: null,
    pictures: [{ src: 'https://cloud.example/files/arch.webp', srcset: '', width: 480, height: 300 }],
    tint: '#8fcdd6',
    template_type: { id: 1, name: 'Hero', slug: 'hero' },
    categories: [],
    dependencies: [],
    fullsite_import: false,
    has_settings: false,
    pack: null,
    layouts: 0,
    ...changes,
  };
}
