import * as z from 'zod/mini';
import { brand } from './brand.js';
import { Done, endpoint } from './endpoint.js';
import { Profile, SiteProfile } from './profile.js';

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
  errors: ['invalid_api_key', 'sync_failed'],
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
