import * as z from 'zod/mini';
import { SecondFactorCode, SignupFields } from './account.fields.js';
import { Done, endpoint } from './endpoint.js';
import { Id } from './items.js';
import { OperatorRole, ownerCall } from './operator.js';

/** Signs an operator in for 12 hours. The account needs a role and two-step sign-in. */
export const signInOperator = endpoint({
  name: 'operators.sign-in',
  method: 'POST',
  path: '/operator/session',
  runs: 'provider',
  access: 'public',
  capabilities: [],
  input: z.object({ email: SignupFields.email, password: SignupFields.password, code: z.optional(SecondFactorCode) }),
  output: z.object({
    /** The key of this sign-in. It is returned only here; the cloud stores its hash. */
    operator_key: z.string(),
    role: OperatorRole,
    expires_at: z.string(),
  }),
  errors: ['login_failed', 'second_factor_required', 'second_factor_failed', 'rate_limited', 'invalid_permission'],
});

/** Revokes the key that makes the call. */
export const signOutOperator = endpoint({
  ...ownerCall,
  roles: OperatorRole.options,
  name: 'operators.sign-out',
  method: 'DELETE',
  path: '/operator/session',
  input: z.object({}),
  output: Done,
  errors: [],
});

export const Operator = z.object({
  /** Number of the account. */
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: OperatorRole,
  since: z.string(),
  has_second_factor: z.boolean(),
  /** Number of keys that haven't expired. */
  keys: z.int(),
  last_used_at: z.nullable(z.string()),
});
export type Operator = z.infer<typeof Operator>;

export const listOperators = endpoint({
  ...ownerCall,
  name: 'operators.list',
  method: 'GET',
  path: '/operator/operators',
  input: z.object({}),
  output: z.object({ data: z.array(Operator) }),
  errors: [],
});

/** Ends the role of an account and revokes its operator keys. Only a command on the machine of the cloud adds operators. */
export const removeOperator = endpoint({
  ...ownerCall,
  name: 'operators.remove',
  method: 'DELETE',
  path: '/operator/operators/{id}',
  recorded: ['role', 'keys'],
  input: z.object({ id: Id }),
  output: Done,
  errors: ['not_found'],
});
