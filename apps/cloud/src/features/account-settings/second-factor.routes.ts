import * as contract from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { route } from '../../http/route.js';
import * as factor from '../account/factor-settings.service.js';
import { accountRecorder } from '../account/recorded-account.service.js';

export function secondFactorRoutes(deps: Deps) {
  const recorded = accountRecorder(deps.db);

  return [
    route(contract.getSecondFactor, ({ user }) => factor.getFactorState(deps.db, user.id)),
    route(contract.enrolSecondFactor, ({ input, user }) => factor.enrolFactor(deps, user.id, input.password)),
    route(contract.confirmSecondFactor, ({ input, user }) => factor.confirmFactor(deps, user, input.code), recorded),
    route(contract.renewRecoveryCodes, ({ input, user }) => factor.renewRecoveryCodes(deps, user.id, input), recorded),
    route(
      contract.removeSecondFactor,
      async ({ input, user }) => {
        await factor.removeFactor(deps, user.id, input);
        return { status: 'success', message: 'Two-step sign-in is off.' };
      },
      recorded,
    ),
  ];
}
