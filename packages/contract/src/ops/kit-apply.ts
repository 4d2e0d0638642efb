import * as z from 'zod/mini';
import { KitSettings } from '../bundle.js';
import { operation } from './operation.js';

/**
 * Colours and fonts of the active kit of Elementor, or of the block editor's global styles, each by its id. With `add` existing
 * ones stay as they are; with `set` they are replaced, and so are `styles`.
 */
export const kitApply = operation({
  name: 'kit.apply',
  step: 'finalize',
  args: z.object({ settings: KitSettings, mode: z.optional(z.enum(['add', 'set'])) }),
  capability: { by: 'mode', of: { set: 'edit_theme_options' }, otherwise: 'edit_others_posts' },
});
