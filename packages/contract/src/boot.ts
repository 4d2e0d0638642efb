import * as z from 'zod/mini';
import { SiteProfile } from './profile.js';
import { KnownAnswer } from './screen.js';
import { ThemePartType } from './theme-part-type.js';

/** How a site is connected to its library. Nothing is sent to the library while `is_open` is false. */
export const Connection = z.object({
  is_open: z.boolean(),
  /** The address to connect to; empty for people who can't change it and for sites without one. */
  address: z.string(),
  /** The constant in `wp-config.php` sets the address. */
  is_fixed: z.boolean(),
});
export type Connection = z.infer<typeof Connection>;

/** What the plugin prints into the page for the library. No key, no secret. */
export const Boot = z.object({
  rest_root: z.string(),
  nonce: z.string(),
  /** Address of the folder the built library lies in, with a slash at the end. */
  assets_url: z.string(),
  admin_url: z.string(),
  locale: z.string(),
  /** Version of the texts in the person's language; empty when there are none. The editors fetch them, wp-admin has them in its page. */
  texts: z.string(),
  is_rtl: z.boolean(),
  theme: z.enum(['light', 'dark', 'auto']),
  user: z.nullable(SiteProfile),
  can: z.object({
    read: z.boolean(),
    edit_pages: z.boolean(),
    upload_files: z.boolean(),
    install_plugins: z.boolean(),
    manage_options: z.boolean(),
  }),
  /** What a new template can be, for each platform; empty for who may not make any. */
  template_types: z.object({ elementor: z.array(ThemePartType), gutenberg: z.array(ThemePartType) }),
  has_elementor: z.boolean(),
  has_elementor_pro: z.boolean(),
  /** The cloud did not answer when it was last asked: what is shown is what this site last heard. */
  is_away: z.boolean(),
  /** Set when the cloud accepts no writes of this version. `url` is empty for people who can't update plugins. */
  update: z.nullable(z.object({ minimum: z.string(), url: z.string() })),
  connection: Connection,
  /** The post being edited; 0 outside the editors. */
  post_id: z.int(),
  /** Pages of the provider, opened in a new tab. */
  links: z.object({ portal: z.string(), support: z.string(), documentation: z.string() }),
  /** What is at hand of the screen that the page opens with, so that it need not ask first; null when nothing is. */
  screen: z.nullable(
    z.object({
      path: z.string(),
      answers: z.array(KnownAnswer),
      /** Older than the site lets an answer get: shown at once, and to be asked for again. */
      is_old: z.boolean(),
    }),
  ),
});
export type Boot = z.infer<typeof Boot>;
