import * as z from 'zod/mini';
import { Dependency, Platform } from '../items.js';
import { operation } from './operation.js';

/**
 * Fails before anything is changed: capabilities, the builder, and `bytes` of space for pictures. `plugins` and Elementor Pro are
 * what the template shows things of: without them it is imported all the same, with a warning.
 */
export const requireSite = operation({
  name: 'require',
  step: 'permission',
  args: z.object({
    capabilities: z.array(z.string()),
    platform: Platform,
    plugins: z.array(Dependency),
    elementor_pro: z.boolean(),
    bytes: z.int(),
  }),
  capability: null,
});
