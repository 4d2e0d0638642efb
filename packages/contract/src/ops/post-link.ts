import * as z from 'zod/mini';
import { mapOf } from '../endpoint.js';
import { operation, symbolMakers } from './operation.js';

export const postLink = operation({
  name: 'post.link',
  step: 'finalize',
  args: z.object({ post: z.string(), refs: mapOf(z.string()) }),
  references: { post: 'post.create|component.ensure', refs: symbolMakers },
  capability: null,
});
