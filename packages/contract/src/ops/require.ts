import * as z from 'zod/mini';
import { Dependency, Platform } from '../items.js';
import { operation } from './operation.js';

/** Fails before anything is changed. Without `plugins`, Elementor Pro or a place for fonts, it only warns. */
export const requireSite = operation({
  name: 'require',
  step: 'permission',
  args: z.object({
    capabilities: z.array(z.string()),
    platform: Platform,
    plugins: z.array(Dependency),
    elementor_pro: z.boolean(),
    bytes: z.int(),
    /** Oldest version of WordPress that can run the plan. */
    wordpress: z.optional(z.string().check(z.regex(/^\d{1,2}\.\d{1,2}$/))),
    /** Whether fonts are stored. Without them, pages show similar ones. */
    fonts: z.optional(z.boolean()),
  }),
  capability: null,
});
