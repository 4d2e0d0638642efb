import * as contract from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { type Route, route } from '../../http/route.js';
import { limitAddress } from '../account/attempts.service.js';
import { endOperatorKey } from './operator-keys.service.js';
import { readRecordedOperator } from './operators.queries.js';
import * as operators from './operators.service.js';

export function operatorRoutes(deps: Deps): Route[] {
  const limit = limitAddress(deps, 'signInByAddress');

  return [
    route(contract.signInOperator, ({ input, ip, request_id }) => operators.signIn(deps, input, { ip, request_id }), {
      admit: (caller) => {
        if (!deps.config.isOperatorAddress(caller.ip)) {
          throw new contract.AppError('invalid_permission');
        }
        return limit(caller);
      },
    }),
    route(contract.signOutOperator, async ({ operator }) => {
      await endOperatorKey(deps.db, operator.key_id);
      return { status: 'success', message: 'You are signed out.' };
    }),
    route(contract.listOperators, () => operators.list(deps)),
    route(
      contract.removeOperator,
      async ({ input }) => {
        await operators.remove(deps.db, input.id);
        return { status: 'success', message: 'The operator is removed, and the keys of the account are revoked.' };
      },
      { readRecordedFields: ({ input }) => readRecordedOperator(deps.db, input.id) },
    ),
  ];
}
