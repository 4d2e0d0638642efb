import * as z from 'zod/mini';
import { Id } from './items.js';

/* @__NO_SIDE_EFFECTS__ */
export const text = (max: number) => z.string().check(z.maxLength(max));
export const Email = text(254);
export const Password = text(1024);

export const SignupFields = {
  first_name: text(200),
  last_name: text(200),
  email: Email,
  password: Password,
  confirm_password: Password,
};

/** A code of the authenticator app, or a recovery code. */
export const SecondFactorCode = text(40);

export const LoginFields = {
  email: z.optional(Email),
  password: z.optional(Password),
  api_key: z.optional(text(200)),
  /** Answers `second_factor_required`, together with e-mail and password. */
  code: z.optional(SecondFactorCode),
  /** Id of a site's key to sign out first, after `site_limit_reached`. */
  release: z.optional(Id),
};
