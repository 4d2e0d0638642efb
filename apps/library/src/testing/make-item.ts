import type { Item } from '@kithouse/contract';
import { anItem } from './items.js';

const picture = { src: 'https://cloud.example/files/arch.webp', srcset: '', width: 480, height: 300 };

/** A free block with one picture; a test names what it is about. */
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
