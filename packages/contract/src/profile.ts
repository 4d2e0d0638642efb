import * as z from 'zod/mini';
import { brand } from './brand.js';
import { endpoint, mapOf } from './endpoint.js';
import { ItemType, Platform } from './items.js';

/** Own ratings and averages: `{id}` → own stars, `avg_{id}` → exact average, `count_{id}` → number of ratings. */
export const Reviews = z.object({ pack: mapOf(z.number()) });
export type Reviews = z.infer<typeof Reviews>;

export const Profile = z.object({
  id: z.int(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  joined: z.string(),
  profile_photo: z.nullable(z.string()),
  plan: z.array(z.enum(['free', 'starter', 'pro', 'lifetime', 'yearly'])),
  is_verified: z.boolean(),
  show_notice: z.boolean(),
  starred: z.array(z.int()),
  purchasedItems: z.array(z.object({ id: z.int(), item_id: z.int(), type: ItemType, platform: Platform })),
  cloud_activity: z.array(z.unknown()),
  reviews: Reviews,
});
export type Profile = z.infer<typeof Profile>;

/** Adds what only the site knows about the account of this WordPress user. */
export const SiteProfile = z.extend(Profile, {
  is_globally_signed: z.boolean(),
  signed_as_global: z.boolean(),
  link_account: z.boolean(),
  unlink_account: z.boolean(),
});
export type SiteProfile = z.infer<typeof SiteProfile>;

export const isSigned = endpoint({
  name: 'account.is-signed',
  method: 'GET',
  path: '/is-signed',
  runs: 'site',
  access: 'public',
  capabilities: [brand.readCapability],
  input: z.object({ user: z.optional(z.int()) }),
  output: z.object({ status: z.enum(['success', 'error']), user: z.nullable(SiteProfile) }),
  errors: [],
});
