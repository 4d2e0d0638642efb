import type { Item } from '@kithouse/contract';
import { anItem } from './items.js';

const picture = { src: 'https://cloud.example/files/arch.webp', srcset: '', width: 480, height: 300 };

/** Creates a free block with one picture and the given changes. */
export const makeItem = (changes: Partial<Item> = {}): Item =>
  anItem({
    id: 1,
    name: 'Arch hero',
    type: 'block',
    thumbnail: picture.src,
    thumbnail2: null,
    thumbnail3: null,
    pictures: [picture],
    template_type: { id: 1, name: 'Hero', slug: 'hero' },
    ...changes,
  });
