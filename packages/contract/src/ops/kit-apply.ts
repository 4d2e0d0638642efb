import * as z from 'zod/mini';
import { KitSettings } from '../bundle.js';
import { operation } from './operation.js';

/** Sets colours and fonts by id. With `add` existing ones stay as they are; with `set` they are replaced, and so are `styles`. */
export const kitApply = operation({
  name: 'kit.apply',
  step: 'finalize',
  args: z.object({ settings: KitSettings, mode: z.optional(z.enum(['add', 'set'])) }),
  capability: { by: 'mode', of: { set: 'edit_theme_options' }, otherwise: 'edit_others_posts' },
});
