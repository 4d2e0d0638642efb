import * as z from 'zod/mini';
import { BundleMenu } from '../bundle.js';
import { operation } from './operation.js';

/** Creates a menu. `menu.fill` adds its items once their pages exist. */
export const menuEnsure = operation({
  name: 'menu.ensure',
  step: 'wp-content',
  args: z.object({ slug: BundleMenu.shape.slug, name: z.string() }),
  capability: 'edit_theme_options',
});
