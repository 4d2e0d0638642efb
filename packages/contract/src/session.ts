import * as z from 'zod/mini';
import { SecondFactorCode, SignupFields } from './account.fields.js';
import { Done, endpoint } from './endpoint.js';
import { OperatorRole } from './operator.js';
import { Profile } from './profile.js';

const Person = z.pick(Profile, {
  id: true,
  name: true,
  first_name: true,
  last_name: true,
  email: true,
  joined: true,
  profile_photo: true,
  plan: true,
  is_verified: true,
});

export const SessionUser = z.extend(Person, {
  /** Absent unless the account is an operator. Permits no calls of operators, who sign in separately for them. */
  operator_role: z.optional(OperatorRole),
});
export type SessionUser = z.infer<typeof SessionUser>;

/** Restricts calls to the portal, because they read or write the browser's cookie. */
const session = { runs: 'provider', access: 'public', capabilities: [], own_pages: true } as const;
const Started = z.object({ user: SessionUser });

export const signIn = endpoint({
  ...session,
  name: 'session.sign-in',
  method: 'POST',
  path: '/session',
  input: z.object({ email: SignupFields.email, password: SignupFields.password, code: z.optional(SecondFactorCode) }),
  output: Started,
  errors: ['login_failed', 'second_factor_required', 'second_factor_failed', 'rate_limited', 'invalid_permission'],
});

export const signUp = endpoint({
  ...session,
  name: 'session.sign-up',
  method: 'POST',
  path: '/session/sign-up',
  input: z.object(SignupFields),
  output: Started,
  errors: ['signup_failed', 'rate_limited', 'invalid_permission'],
});

/** Returns null for a visitor instead of an error. */
export const getSession = endpoint({
  ...session,
  name: 'session.get',
  method: 'GET',
  path: '/session',
  input: z.object({}),
  output: z.object({ user: z.nullable(SessionUser) }),
  errors: [],
});

/** Signs the browser out; sites stay signed in. Idempotent. */
export const signOut = endpoint({
  ...session,
  name: 'session.sign-out',
  method: 'DELETE',
  path: '/session',
  input: z.object({}),
  output: Done,
  errors: ['invalid_permission'],
});
