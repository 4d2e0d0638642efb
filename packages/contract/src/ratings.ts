import * as z from 'zod/mini';
import { brand } from './brand.js';
import { endpoint } from './endpoint.js';
import { Id } from './items.js';
import { Reviews } from './profile.js';

/** Rates a pack, once per account; a repeat replaces it. `reviews` holds all of the account's ratings. */
export const rateItem = endpoint({
  name: 'ratings.rate',
  method: 'POST',
  path: '/items/rating',
  runs: 'cloud',
  access: 'signed-in',
  capabilities: [brand.readCapability],
  input: z.object({ type_id: Id, itemType: z._default(z.literal('pack'), 'pack'), rating: z.int().check(z.gte(1), z.lte(5)) }),
  output: z.object({ data: z.object({ reviews: Reviews }) }),
  errors: ['item_not_found'],
});
