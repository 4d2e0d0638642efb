import * as z from 'zod/mini';
import { Email, LoginFields, Password, SignupFields, text } from './account.fields.js';
import { Done, endpoint } from './endpoint.js';
import { Profile } from './profile.js';

export const Site = z.object({ url: z.url().check(z.maxLength(500)), name: text(200) });
export type Site = z.infer<typeof Site>;

const provider = { method: 'POST', runs: 'provider', access: 'public', capabilities: [] } as const;

/** Returns a new key of an account. `api_key` is returned only here; the cloud stores its hash. */
const Connected = z.object({ user: Profile, api_key: z.string(), key_id: z.int() });

export const connect = endpoint({
  ...provider,
  name: 'account.connect',
  path: '/account/connect',
  input: z.object({ ...LoginFields, site: Site }),
  output: Connected,
  errors: [
    'login_failed',
    'second_factor_required',
    'second_factor_failed',
    'invalid_api_key',
    'rate_limited',
    'site_limit_reached',
  ],
});

export const register = endpoint({
  ...provider,
  name: 'account.register',
  path: '/account/register',
  input: z.object({ ...SignupFields, site: Site }),
  output: Connected,
  errors: ['signup_failed', 'rate_limited', 'site_limit_reached'],
});

/** Revokes the key that authenticates the call; the only key that a site can revoke. */
export const disconnect = endpoint({
  ...provider,
  name: 'account.disconnect',
  path: '/account/disconnect',
  access: 'signed-in',
  input: z.object({}),
  output: Done,
  errors: [],
});

/** Needs a session of the link's account, or its password. Otherwise it gets `is_signed_failed`. */
export const verifyEmail = endpoint({
  ...provider,
  name: 'account.verify-email',
  path: '/account/verify-email',
  recorded: ['is_verified'],
  input: z.object({ token: text(200), password: z.optional(Password) }),
  output: Done,
  errors: ['invalid_link', 'is_signed_failed', 'invalid_input', 'rate_limited'],
});

/** Answers the same whether or not the address has an account. */
export const forgotPassword = endpoint({
  ...provider,
  name: 'account.forgot-password',
  path: '/account/forgot-password',
  input: z.object({ email: Email }),
  output: Done,
  errors: ['rate_limited'],
});

/** Sets the password and revokes every key created with the old one. */
export const resetPassword = endpoint({
  ...provider,
  name: 'account.reset-password',
  path: '/account/reset-password',
  recorded: ['is_verified', 'browsers', 'keys'],
  input: z.object({ token: text(200), password: Password }),
  output: Done,
  errors: ['invalid_link', 'invalid_input', 'rate_limited'],
});

export const ApiKey = z.object({
  id: z.int(),
  name: z.string(),
  site_url: z.nullable(z.string()),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
});

export const listKeys = endpoint({
  ...provider,
  name: 'account.list-keys',
  method: 'GET',
  path: '/account/keys',
  access: 'session',
  input: z.object({}),
  output: z.object({ data: z.array(ApiKey) }),
  errors: [],
});

/**
 * Creates an unbound key; the first site that connects with it binds it. Needs the password, because a key outlives the session
 * that creates it.
 */
export const createKey = endpoint({
  ...provider,
  name: 'account.create-key',
  path: '/account/keys',
  access: 'session',
  recorded: ['keys'],
  input: z.object({ name: text(100).check(z.minLength(1)), password: Password }),
  output: z.object({ api_key: z.string(), key: ApiKey }),
  errors: ['not_verified', 'invalid_input', 'rate_limited'],
});

export const revokeKey = endpoint({
  ...provider,
  name: 'account.revoke-key',
  method: 'DELETE',
  path: '/account/keys/{id}',
  access: 'session',
  recorded: ['keys'],
  input: z.object({ id: z.int() }),
  output: Done,
  errors: ['not_found'],
});
