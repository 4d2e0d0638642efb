import * as z from 'zod/mini';
import { LoginFields, SignupFields } from './account.fields.js';
import { brand } from './brand.js';
import { endpoint, mapOf } from './endpoint.js';
import { SiteProfile } from './profile.js';

/** Details of `site_limit_reached`: the plan's live sites. `id` is that of the key. */
export const SiteLimit = z.object({
  limit: z.int(),
  sites: z.array(z.object({ id: z.int(), url: z.string(), name: z.string(), last_used_at: z.nullable(z.string()) })),
});
export type SiteLimit = z.infer<typeof SiteLimit>;

/** Sends a call to the site, which asks the cloud and stores the key. */
const site = { method: 'POST', runs: 'site', access: 'public', capabilities: [brand.readCapability] } as const;

const Signed = z.object({
  status: z.literal('success'),
  message: z.string(),
  user: z.nullable(SiteProfile),
  additional_errors: z.optional(mapOf(z.string())),
  global_user: z.optional(z.nullable(SiteProfile)),
});

/** Details of `login_failed` and `signup_failed`: messages by field. */
export const FieldErrors = mapOf(z.string());

export const login = endpoint({
  ...site,
  name: 'account.login',
  path: '/login',
  input: z.object({ ...LoginFields, viaAPI: z._default(z.boolean(), false), global_signin: z._default(z.boolean(), false) }),
  output: Signed,
  errors: [
    'login_failed',
    'second_factor_required',
    'second_factor_failed',
    'invalid_api_key',
    'rate_limited',
    'invalid_permission',
    'site_limit_reached',
  ],
});

export const signup = endpoint({
  ...site,
  name: 'account.signup',
  path: '/signup',
  input: z.object(SignupFields),
  output: Signed,
  errors: ['signup_failed', 'rate_limited'],
});

export const logout = endpoint({
  ...site,
  name: 'account.logout',
  path: '/logout',
  input: z.object({ global: z._default(z.boolean(), false) }),
  output: Signed,
  errors: ['invalid_permission', 'logout_failed'],
});
