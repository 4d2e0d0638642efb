import * as z from 'zod/mini';
import { Licence } from './audit.js';
import { Bundle } from './bundle.js';
import { ColorName } from './color-name.js';
import { Done, endpoint, mapOf } from './endpoint.js';
import { Sha256, Slug, Tier } from './items.js';
import { isLanguage } from './languages.rules.js';
import { publisherCall } from './operator.js';

const maxRank = 1000;

/** Limits the languages of an item, because each is in every answer that contains it. */
const maxLanguages = 20;

/** Describes an item in another language. */
const ListingTexts = z.object({
  title: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  description: z.optional(z.string().check(z.minLength(1), z.maxLength(5000))),
});

/** Texts by language, such as `de` or `pt-BR`. */
const Translations = mapOf(ListingTexts).check(
  z.refine((texts) => Object.keys(texts).length <= maxLanguages, `At most ${maxLanguages} languages.`),
  z.refine((texts) => Object.keys(texts).every(isLanguage), 'Each key must be a language, such as “de” or “pt-BR”.'),
);

export const Listing = z.object({
  slug: Slug,
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  description: z.string().check(z.maxLength(5000)),
  translations: z._default(Translations, {}),
  plan: z._default(Tier, 'starter'),
  price: z._default(z.number().check(z.gte(0), z.lte(100_000)), 0),
  /** By name; unknown ones are added to the catalogue. */
  template_type: z.optional(z.string().check(z.maxLength(60))),
  categories: z._default(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(20)), []),
  tags: z._default(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(50)), []),
  /** By name, such as `Elegant`. Items of a pack have those of the pack unless they name their own. */
  styles: z._default(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(10)), []),
  /** By default those of its palette or of its pack's. */
  colors: z._default(z.array(ColorName).check(z.maxLength(ColorName.options.length)), []),
  tint: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  featured: z._default(z.boolean(), false),
  /** The editors' rank; lists show higher ones first, by default. */
  rank: z._default(z.int().check(z.gte(-maxRank), z.lte(maxRank)), 0),
  fullsite_import: z._default(z.boolean(), false),
  /** Shown as a link, so only web addresses are valid. */
  live_url: z.optional(z.url({ protocol: /^https?$/ }).check(z.maxLength(500))),
  /** Licence under which people may use the design. */
  licence: z.optional(Licence),
  /** Slug of its pack, which is published first. */
  pack: z.optional(Slug),
  /** Groups the same design for several platforms. */
  variation: z.optional(Slug),
});
export type Listing = z.infer<typeof Listing>;

export const ListingPicture = z.object({
  sizes: z.array(z.object({ sha256: Sha256, width: z.int(), height: z.int() })).check(z.minLength(1), z.maxLength(5)),
});
export type ListingPicture = z.infer<typeof ListingPicture>;

export const findMissingMedia = endpoint({
  ...publisherCall,
  name: 'publishing.missing-media',
  method: 'POST',
  path: '/publishing/media/missing',
  input: z.object({ sha256: z.array(Sha256).check(z.maxLength(5000)) }),
  output: z.object({ missing: z.array(Sha256) }),
  errors: [],
});

/** Uploads a file. Refuses a hash mismatch and types that the catalogue does not serve. */
export const uploadMedia = endpoint({
  ...publisherCall,
  name: 'publishing.upload-media',
  method: 'PUT',
  path: '/publishing/media/{sha256}',
  binary: true,
  input: z.object({ sha256: Sha256 }),
  output: Done,
  errors: ['invalid_input', 'too_large'],
});

/** Publishes an item. Idempotent by slug: a second call replaces the item. */
export const publishItem = endpoint({
  ...publisherCall,
  name: 'publishing.publish',
  method: 'POST',
  path: '/publishing/items',
  recorded: ['title', 'plan', 'price', 'featured', 'rank'],
  input: z.object({ listing: Listing, bundle: Bundle, pictures: z.array(ListingPicture).check(z.maxLength(10)) }),
  output: z.object({ id: z.int(), slug: z.string(), created: z.boolean() }),
  errors: ['invalid_bundle', 'media_missing'],
});
