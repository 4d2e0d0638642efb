import * as z from 'zod/mini';
import { operation } from './operation.js';

export const conditionsSet = operation({
  name: 'conditions.set',
  step: 'finalize',
  args: z.object({ post: z.string(), conditions: z.array(z.string()) }),
  references: { post: 'post.create' },
  capability: 'manage_options',
});
