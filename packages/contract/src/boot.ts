import * as z from 'zod/mini';
import { SiteProfile } from './profile.js';
import { KnownAnswer } from './screen.js';
import { ThemePartType } from './theme-part-type.js';

/** Nothing is sent to the library while `is_open` is false. */
export const Connection = z.object({
  is_open: z.boolean(),
  /** Address to connect to; empty for people who can't change it and for sites without one. */
  address: z.string(),
  /** True if a constant in `wp-config.php` sets the address. */
  is_fixed: z.boolean(),
});
export type Connection = z.infer<typeof Connection>;

/** Data that the plugin prints into the page for the library, without keys or secrets. */
export const Boot = z.object({
  rest_root: z.string(),
  nonce: z.string(),
  /** With a trailing slash. */
  assets_url: z.string(),
  admin_url: z.string(),
  locale: z.string(),
  /** Version of the translations; empty without any. The editors download them, wp-admin prints them into the page. */
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
  template_types: z.object({ elementor: z.array(ThemePartType), gutenberg: z.array(ThemePartType) }),
  has_elementor: z.boolean(),
  has_elementor_pro: z.boolean(),
  is_block_theme: z.boolean(),
  /** Main files of the active plugins, such as `woocommerce/woocommerce.php`; null for people who can't edit pages. */
  active_plugins: z.nullable(z.array(z.string())),
  /** The cloud did not answer the last request; the library shows cached data. */
  is_away: z.boolean(),
  /** Set when the cloud accepts no writes of this version. `url` is empty for people who can't update plugins. */
  update: z.nullable(z.object({ minimum: z.string(), url: z.string() })),
  connection: Connection,
  /** 0 outside the editors. */
  post_id: z.int(),
  links: z.object({ portal: z.string(), support: z.string(), documentation: z.string() }),
  /** Cached answers for the first screen of the page; null without any. */
  screen: z.nullable(
    z.object({
      path: z.string(),
      answers: z.array(KnownAnswer),
      /** Expired: shown at once and requested again. */
      is_old: z.boolean(),
    }),
  ),
});
export type Boot = z.infer<typeof Boot>;
