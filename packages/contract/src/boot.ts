import * as z from 'zod/mini';
import { SiteProfile } from './profile.js';

/** What the plugin prints into the page for the library. No key, no secret. */
export const Boot = z.object({
  rest_root: z.string(),
  nonce: z.string(),
  /** Address of the folder the built library lies in, with a slash at the end. */
  assets_url: z.string(),
  admin_url: z.string(),
  locale: z.string(),
  is_rtl: z.boolean(),
  theme: z.enum(['light', 'dark', 'auto']),
  user: z.nullable(SiteProfile),
  can: z.object({ read: z.boolean(), edit_pages: z.boolean(), upload_files: z.boolean(), manage_options: z.boolean() }),
  has_elementor: z.boolean(),
  has_elementor_pro: z.boolean(),
  /** The cloud did not answer when it was last asked: what is shown is what this site last heard. */
  is_away: z.boolean(),
  /** The post being edited; 0 outside the editors. */
  post_id: z.int(),
  /** Pages of the provider, opened in a new tab. */
  links: z.object({ portal: z.string(), support: z.string(), documentation: z.string(), video: z.string() }),
  /** Answers already at hand, so that the first screen asks for nothing: call name, input, output. */
  answers: z.array(z.object({ name: z.string(), input: z.record(z.string(), z.unknown()), output: z.unknown() })),
});
export type Boot = z.infer<typeof Boot>;
