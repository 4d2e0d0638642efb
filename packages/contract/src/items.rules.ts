import type { ItemType, ListType } from './items.js';

const plural = { pack: 'packs', page: 'pages', block: 'blocks' } as const;
const singular = { packs: 'pack', pages: 'page', blocks: 'block' } as const;

export const listTypeOf = (type: ItemType): ListType => plural[type];
export const itemTypeOf = (type: ListType): ItemType => singular[type];
