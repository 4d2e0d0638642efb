import * as z from 'zod/mini';
import { brand } from './brand.js';
import { endpoint } from './endpoint.js';
import { Id, ItemType } from './items.js';

export const toggleFavourite = endpoint({
  name: 'favourites.toggle',
  method: 'POST',
  path: '/items/favourite',
  runs: 'cloud',
  access: 'signed-in',
  capabilities: [brand.readCapability],
  input: z.object({ id: Id, itemType: ItemType, action: z.enum(['do', 'undo']) }),
  output: z.object({ data: z.object({ starred: z.array(z.int()), favourite_count: z.int() }) }),
  errors: ['item_not_found'],
});
