import * as contract from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { route } from '../../http/route.js';
import { limitAddress } from '../account/attempts.service.js';
import { readEmail } from '../account/email.service.js';
import * as keys from '../account/keys.service.js';
import { createOwnKey } from '../account/own-key.service.js';
import { accountRecorder, linkRecorder } from '../account/recorded-account.service.js';
import * as tokens from '../account/tokens.service.js';
import { connectSite, registerAccount } from './connect.service.js';
import { sessionRoutes } from './sessions.routes.js';

const done = (message: string) => ({ status: 'success', message }) as const;

export function signInRoutes(deps: Deps) {
  const recorded = accountRecorder(deps.db);

  return [
    route(contract.connect, ({ input, ip }) => connectSite(deps, input, ip), { admit: limitAddress(deps, 'signInByAddress') }),
    route(contract.register, ({ input, ip, language }) => registerAccount(deps, input, { ip, language: language() }), {
      admit: limitAddress(deps, 'signUpByAddress'),
    }),
    route(contract.disconnect, async ({ user }) => {
      if (user.key_id === undefined) {
        throw new contract.AppError('invalid_permission');
      }
      await keys.revoke(deps, user.id, user.key_id);
      return done('You are signed out.');
    }),
    route(
      contract.verifyEmail,
      async ({ input, user }) => {
        await tokens.verifyEmail(deps, input.token, { signedIn: user?.id, password: input.password });
        return done('Your email is confirmed.');
      },
      { admit: limitAddress(deps, 'linkByAddress'), ...linkRecorder(deps.db, 'verify', deps.clock.now) },
    ),
    route(
      contract.forgotPassword,
      async ({ input }) => {
        await tokens.sendReset(deps, readEmail(input.email));
        return done('If an account exists for this address, we’ve sent an email with a link.');
      },
      { admit: limitAddress(deps, 'mailByAddress') },
    ),
    route(
      contract.resetPassword,
      async ({ input }) => {
        await tokens.resetPassword(deps, input.token, input.password);
        return done('Your new password is set. Sign in with it.');
      },
      { admit: limitAddress(deps, 'linkByAddress'), ...linkRecorder(deps.db, 'reset', deps.clock.now) },
    ),
    route(contract.listKeys, ({ user }) => keys.list(deps.db, user.id)),
    route(contract.createKey, ({ input, user }) => createOwnKey(deps, user, input), recorded),
    route(
      contract.revokeKey,
      async ({ input, user }) => {
        await keys.revoke(deps, user.id, input.id);
        return done('The key is revoked.');
      },
      recorded,
    ),
    ...sessionRoutes(deps),
  ];
}
