import * as z from 'zod/mini';
import { BundleForm } from '../bundle.js';
import { operation } from './operation.js';

export const formCreate = operation({
  name: 'form.create',
  step: 'wp-content',
  args: z.object({ form: BundleForm }),
  capability: 'edit_theme_options',
});
