import * as z from 'zod/mini';
import { browse } from './browse.js';
import { endpoint } from './endpoint.js';
import { Item, Slug } from './items.js';

/** Lists items of the same type and platform that share categories, template type or tags, from outside its pack. */
export const listSimilar = endpoint({
  ...browse,
  name: 'items.similar',
  path: '/items/{slug}/similar',
  input: z.object({ slug: Slug }),
  output: z.object({ data: z.array(Item) }),
  errors: ['item_not_found'],
});
