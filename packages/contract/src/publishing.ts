import * as z from 'zod/mini';
import { Bundle } from './bundle.js';
import { Done, endpoint } from './endpoint.js';
import { Plan, Sha256, Slug } from './items.js';

/** What the catalogue says about a template, beside the template itself. */
export const Listing = z.object({
  slug: Slug,
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  description: z.string().check(z.maxLength(5000)),
  plan: z._default(Plan, 'starter'),
  price: z._default(z.number().check(z.gte(0), z.lte(100_000)), 0),
  /** Names; unknown ones are added to the catalogue. */
  template_type: z.optional(z.string().check(z.maxLength(60))),
  categories: z._default(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(20)), []),
  tags: z._default(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(50)), []),
  tint: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  featured: z._default(z.boolean(), false),
  fullsite_import: z._default(z.boolean(), false),
  /** Shown as a link, so nothing but a web address. */
  live_url: z.optional(z.url({ protocol: /^https?$/ }).check(z.maxLength(500))),
  /** Slug of the pack it belongs to, which is published first. */
  pack: z.optional(Slug),
  /** Items that share this word are the same design for another platform. */
  variation: z.optional(Slug),
});
export type Listing = z.infer<typeof Listing>;

/** One picture in several widths, each already uploaded. */
export const ListingPicture = z.object({
  sizes: z.array(z.object({ sha256: Sha256, width: z.int(), height: z.int() })).check(z.minLength(1), z.maxLength(5)),
});
export type ListingPicture = z.infer<typeof ListingPicture>;

const provider = { runs: 'provider', access: 'publisher', capabilities: [] } as const;

/** Of these files, the ones the cloud does not have yet. */
export const findMissingMedia = endpoint({
  ...provider,
  name: 'publishing.missing-media',
  method: 'POST',
  path: '/publishing/media/missing',
  input: z.object({ sha256: z.array(Sha256).check(z.maxLength(5000)) }),
  output: z.object({ missing: z.array(Sha256) }),
  errors: [],
});

/** Refused when the bytes do not have that hash or are no picture, font or video the catalogue serves. */
export const uploadMedia = endpoint({
  ...provider,
  name: 'publishing.upload-media',
  method: 'PUT',
  path: '/publishing/media/{sha256}',
  binary: true,
  input: z.object({ sha256: Sha256 }),
  output: Done,
  errors: ['invalid_input', 'too_large'],
});

/** Safe to repeat: the slug names the item, a second call replaces what the first wrote. */
export const publishItem = endpoint({
  ...provider,
  name: 'publishing.publish',
  method: 'POST',
  path: '/publishing/items',
  input: z.object({ listing: Listing, bundle: Bundle, pictures: z.array(ListingPicture).check(z.maxLength(10)) }),
  output: z.object({ id: z.int(), slug: z.string(), created: z.boolean() }),
  errors: ['invalid_bundle', 'media_missing'],
});
