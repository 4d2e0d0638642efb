import * as z from 'zod/mini';
import { SignupFields } from './account.fields.js';
import { Done, endpoint } from './endpoint.js';
import { Profile } from './profile.js';

/** Who is signed in on the provider's own pages. */
export const SessionUser = z.pick(Profile, {
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
export type SessionUser = z.infer<typeof SessionUser>;

/** These calls answer to the provider's own pages only: they read or write the cookie of the browser. */
const session = { runs: 'provider', access: 'public', capabilities: [], own_pages: true } as const;
const Started = z.object({ user: SessionUser });

export const signIn = endpoint({
  ...session,
  name: 'session.sign-in',
  method: 'POST',
  path: '/session',
  input: z.object({ email: SignupFields.email, password: SignupFields.password }),
  output: Started,
  errors: ['login_failed', 'rate_limited', 'invalid_permission'],
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

/** Nobody signed in is no error. */
export const getSession = endpoint({
  ...session,
  name: 'session.get',
  method: 'GET',
  path: '/session',
  input: z.object({}),
  output: z.object({ user: z.nullable(SessionUser) }),
  errors: [],
});

/** Safe to repeat; sites stay signed in. */
export const signOut = endpoint({
  ...session,
  name: 'session.sign-out',
  method: 'DELETE',
  path: '/session',
  input: z.object({}),
  output: Done,
  errors: ['invalid_permission'],
});
