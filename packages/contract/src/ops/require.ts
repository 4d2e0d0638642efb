import * as z from 'zod/mini';
import { Dependency, Platform } from '../items.js';
import { operation } from './operation.js';

/** Fails before anything is changed; without `plugins` or Elementor Pro it only warns. */
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
