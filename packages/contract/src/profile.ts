import * as z from 'zod/mini';
import { brand } from './brand.js';
import { Done, endpoint } from './endpoint.js';
import { ItemType, Platform } from './items.js';

/** An account as the cloud knows it. Times are ISO 8601 UTC. */
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
  /** Ids of favourite items. */
  starred: z.array(z.int()),
  purchasedItems: z.array(z.object({ id: z.int(), item_id: z.int(), type: ItemType, platform: Platform })),
  cloud_activity: z.array(z.unknown()),
  /** `pack`: pack id → own rating, and `avg_{id}` → average rating. */
  reviews: z.object({ pack: z.record(z.string(), z.number()) }),
});
export type Profile = z.infer<typeof Profile>;

/** The same, with what only the site knows: whose account serves this WordPress user. */
export const SiteProfile = z.extend(Profile, {
  is_globally_signed: z.boolean(),
  signed_as_global: z.boolean(),
  link_account: z.boolean(),
  unlink_account: z.boolean(),
});
export type SiteProfile = z.infer<typeof SiteProfile>;

export const getProfile = endpoint({
  name: 'profile.get',
  method: 'GET',
  path: '/profile',
  runs: 'provider',
  access: 'signed-in',
  capabilities: [],
  input: z.object({}),
  output: z.object({ user: Profile }),
  errors: [],
});

export const syncProfile = endpoint({
  name: 'profile.sync',
  method: 'GET',
  path: '/profile/sync',
  runs: 'site',
  access: 'signed-in',
  capabilities: [brand.readCapability],
  input: z.object({}),
  output: z.object({ status: z.literal('success'), message: z.string(), user: SiteProfile }),
  errors: ['invalid_api_key'],
});

export const getVerified = endpoint({
  name: 'profile.verified',
  method: 'GET',
  path: '/profile/verified',
  runs: 'cloud',
  access: 'signed-in',
  capabilities: [brand.readCapability],
  input: z.object({}),
  output: z.object({ is_verified: z.boolean() }),
  errors: [],
});

export const resendVerification = endpoint({
  name: 'profile.resend-verification',
  method: 'POST',
  path: '/profile/resend-verification',
  runs: 'cloud',
  access: 'signed-in',
  capabilities: [brand.readCapability],
  input: z.object({}),
  output: Done,
  errors: ['rate_limited'],
});
