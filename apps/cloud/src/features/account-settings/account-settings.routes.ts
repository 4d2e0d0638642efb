import * as contract from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { route } from '../../http/route.js';
import { limitAccount, limitAddress } from '../account/attempts.service.js';
import { changeLanguage, changeName } from '../account/details.service.js';
import { changeEmail, confirmEmail } from '../account/email-change.service.js';
import { changePassword } from '../account/password-change.service.js';
import { changePhoto, removePhoto } from '../account/photo.service.js';
import { accountRecorder, linkRecorder } from '../account/recorded-account.service.js';
import { endBrowser, listBrowsers } from '../account/sessions.service.js';
import { resendVerification } from '../account/tokens.service.js';
import { getSessionUser } from '../profile/profile.service.js';
import { deleteAccount } from './deletion.service.js';
import { exportAccount } from './export.service.js';
import { secondFactorRoutes } from './second-factor.routes.js';

const done = (message: string) => ({ status: 'success', message }) as const;

export function accountSettingsRoutes(deps: Deps) {
  const recorded = accountRecorder(deps.db);
  const changed = async (userId: number) => ({ user: await getSessionUser(deps, userId) });

  return [
    route(
      contract.changeName,
      async ({ input, user }) => {
        await changeName(deps.db, user.id, input);
        return changed(user.id);
      },
      recorded,
    ),
    route(contract.changeLanguage, async ({ input, user }) => {
      await changeLanguage(deps.db, user.id, input.language);
      return done('You’ll get emails in this language from now on.');
    }),
    route(contract.changeEmail, async ({ input, user }) => {
      await changeEmail(deps, user.id, input);
      return done('We sent an email with a link to the new address.');
    }),
    route(
      contract.confirmEmail,
      async ({ input, user }) => {
        await confirmEmail(deps, input.token, { signedIn: user?.id, password: input.password });
        return done('Your new email is confirmed.');
      },
      { admit: limitAddress(deps, 'linkByAddress'), ...linkRecorder(deps.db, 'email', deps.clock.now) },
    ),
    route(contract.sendVerification, async ({ user }) => done(await resendVerification(deps, user))),
    route(
      contract.changePhoto,
      async ({ file, user }) => {
        await changePhoto(deps, user.id, file);
        return changed(user.id);
      },
      { bodyLimit: contract.photoLimit, admit: limitAccount(deps, 'photoOfAccount'), ...recorded },
    ),
    route(
      contract.removePhoto,
      async ({ user }) => {
        await removePhoto(deps, user.id);
        return changed(user.id);
      },
      recorded,
    ),
    route(
      contract.changePassword,
      async ({ input, user }) => {
        await changePassword(deps, user, input);
        return done('Your password is changed.');
      },
      recorded,
    ),
    route(contract.deleteAccount, async ({ input, user, browser }) => {
      await deleteAccount(deps, user.id, input.password);
      browser.forget();
      return done('Your account is deleted.');
    }),
    route(contract.exportAccount, ({ user }) => exportAccount(deps, user.id)),
    ...secondFactorRoutes(deps),
    route(contract.listBrowsers, ({ user }) => listBrowsers(deps, user.id, user.session_id)),
    route(
      contract.endBrowser,
      async ({ input, user }) => {
        await endBrowser(deps, user.id, input.id);
        return done('The browser is signed out.');
      },
      recorded,
    ),
  ];
}
