import * as z from 'zod/mini';
import { BundleForm } from '../bundle.js';
import { Recipient } from '../contact-form.js';
import { operation } from './operation.js';

export const formCreate = operation({
  name: 'form.create',
  step: 'wp-content',
  args: z.object({
    form: BundleForm,
    /** Receives the messages. Without it, the form sends where its own settings say, as forms of other packs do. */
    recipient: z.optional(Recipient),
  }),
  capability: 'edit_theme_options',
});
