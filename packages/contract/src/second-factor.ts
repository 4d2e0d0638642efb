import * as z from 'zod/mini';
import { Password, SecondFactorCode } from './account.fields.js';
import { Done, endpoint } from './endpoint.js';

const own = { runs: 'provider', access: 'session', capabilities: [] } as const;

const RecoveryCodes = z.object({
  /** Each signs in once instead of a code of the app. They are returned only here; the cloud stores their hashes. */
  recovery_codes: z.array(z.string()),
});

export const getSecondFactor = endpoint({
  ...own,
  name: 'account.get-second-factor',
  method: 'GET',
  path: '/account/second-factor',
  input: z.object({}),
  output: z.object({
    /** Null while it is off. */
    on_since: z.nullable(z.string()),
    recovery_codes_left: z.int(),
  }),
  errors: [],
});

/** Creates a secret for an authenticator app. It replaces an unconfirmed one, and counts once a code of it is confirmed. */
export const enrolSecondFactor = endpoint({
  ...own,
  name: 'account.enrol-second-factor',
  method: 'POST',
  path: '/account/second-factor',
  input: z.object({ password: Password }),
  output: z.object({
    /** In Base32, for typing. */
    secret: z.string(),
    /** Address that authenticator apps open. */
    uri: z.string(),
  }),
  errors: ['invalid_input', 'rate_limited'],
});

/** Turns the second factor on and signs other browsers out. */
export const confirmSecondFactor = endpoint({
  ...own,
  name: 'account.confirm-second-factor',
  method: 'POST',
  path: '/account/second-factor/confirm',
  recorded: ['has_second_factor', 'recovery_codes_left', 'browsers'],
  input: z.object({ code: SecondFactorCode }),
  output: RecoveryCodes,
  errors: ['invalid_input', 'rate_limited'],
});

/** Replaces all recovery codes. */
export const renewRecoveryCodes = endpoint({
  ...own,
  name: 'account.renew-recovery-codes',
  method: 'POST',
  path: '/account/second-factor/recovery-codes',
  recorded: ['recovery_codes_left'],
  input: z.object({ password: Password, code: SecondFactorCode }),
  output: RecoveryCodes,
  errors: ['invalid_input', 'rate_limited'],
});

export const removeSecondFactor = endpoint({
  ...own,
  name: 'account.remove-second-factor',
  method: 'POST',
  path: '/account/second-factor/remove',
  recorded: ['has_second_factor', 'recovery_codes_left'],
  input: z.object({ password: Password, code: SecondFactorCode }),
  output: Done,
  errors: ['invalid_input', 'rate_limited'],
});
