import * as z from 'zod/mini';
import { Facts } from '../facts.js';
import { operation } from './operation.js';

/** Stores the details of the business for the next import and for single templates. The name is the title of the site. */
export const factsSet = operation({
  name: 'facts.set',
  step: 'finalize',
  args: z.object({ values: Facts }),
  capability: 'manage_options',
});
