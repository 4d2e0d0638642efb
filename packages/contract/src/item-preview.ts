import * as z from 'zod/mini';
import { browse } from './browse.js';
import { KitSettings } from './bundle.js';
import { endpoint, mapOf } from './endpoint.js';
import { DemoFacts } from './facts.js';
import { Platform, Slug } from './items.js';

/** Describes a page that a preview can show. `template` shows for any post, search or missing page of a site. */
export const PreviewPage = z.object({ key: z.string(), title: z.string(), kind: z.enum(['page', 'post', 'template']) });
export type PreviewPage = z.infer<typeof PreviewPage>;

/** Describes a palette to try on. `colors` has a value for each colour and token of the pack, by id. */
export const PreviewPalette = z.object({
  id: z.string(),
  title: z.string(),
  swatches: z.array(z.string()),
  colors: mapOf(z.string()),
});
export type PreviewPalette = z.infer<typeof PreviewPalette>;

export const ItemPreview = z.object({
  id: z.int(),
  slug: Slug,
  name: z.string(),
  type: z.enum(['pack', 'page']),
  platform: Platform,
  /** In the order of the pack, then posts and templates. */
  pages: z.array(PreviewPage),
  /** Key of the page to show first. */
  page: z.string(),
  /** The pack's own first. Empty if the pack doesn't say which colours are primary and text. */
  palettes: z.array(PreviewPalette),
  /** Colours as hex and tokens, from which a site computes others; left out without any. */
  look: z.optional(
    z.object({ colors: z.array(z.object({ id: z.string(), color: z.string() })), tokens: KitSettings.shape.tokens }),
  ),
  /** Details of the demo business, which a site can show as its own; left out for a pack that names none. */
  demo: z.optional(DemoFacts),
  /** Address for a frame. `?page=<key>` shows another page; `?site=<origin>` lets that site change colours and logo. */
  frame_url: z.string(),
  /** The same with the header, footer and templates that an import writes on a block theme; left out where nothing differs. */
  block_frame_url: z.optional(z.string()),
  /** Address of a page that anybody can open. */
  share_url: z.string(),
});
export type ItemPreview = z.infer<typeof ItemPreview>;

/** Returns what a preview of a pack or page shows; not found for a block, which has no page. */
export const getItemPreview = endpoint({
  ...browse,
  name: 'items.preview',
  path: '/items/{slug}/preview',
  input: z.object({ slug: Slug }),
  output: ItemPreview,
  errors: ['item_not_found'],
});
