import type { Endpoint } from './endpoint.js';
import type { OperatorRole } from './operator.js';

/** Returns true if an operator with this role can make the call. */
export const isPermittedTo = (role: OperatorRole, { roles = [] }: Pick<Endpoint, 'roles'>): boolean =>
  role === 'owner' || roles.includes(role);
