import type { Endpoint } from './endpoint.js';
import type { OperatorRole } from './operator.js';

/** Returns whether an operator with this role may make the call. */
export const isPermittedTo = (role: OperatorRole, { roles = [] }: Pick<Endpoint, 'roles'>): boolean =>
  role === 'owner' || roles.includes(role);
