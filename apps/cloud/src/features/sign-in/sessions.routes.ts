import * as contract from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { type Browser, route } from '../../http/route.js';
import { limitAddress } from '../account/attempts.service.js';
import { endSession, startSession } from '../account/sessions.service.js';
import { type Checked, completeSignIn, signInPerson } from '../account/sign-in.service.js';
import { signUpPerson } from '../account/sign-up.service.js';
import { getSessionUser } from '../profile/profile.service.js';

export function sessionRoutes(deps: Deps) {
  /** Replaces the browser's session, so that the previous person is signed out. */
  async function start(user: Checked, browser: Browser) {
    const { token, seconds } = await deps.db.transaction().execute(async (trx) => {
      const own = { ...deps, db: trx };
      await completeSignIn(own, user);
      return startSession(own, user.id, browser.userAgent);
    });
    await endSession(deps, browser.token);
    browser.keep(token, seconds);
    return { user: await getSessionUser(deps, user.id) };
  }

  return [
    route(contract.signIn, async ({ input, ip, browser }) => start(await signInPerson(deps, input, ip), browser), {
      admit: limitAddress(deps, 'signInByAddress'),
    }),
    route(
      contract.signUp,
      async ({ input, ip, language, browser }) => start(await signUpPerson(deps, input, { ip, language: language() }), browser),
      { admit: limitAddress(deps, 'signUpByAddress') },
    ),
    route(contract.getSession, async ({ user }) => ({
      user: user?.session_id === undefined ? null : await getSessionUser(deps, user.id),
    })),
    route(contract.signOut, async ({ browser }) => {
      await endSession(deps, browser.token);
      browser.forget();
      return { status: 'success', message: 'You are signed out.' };
    }),
  ];
}
