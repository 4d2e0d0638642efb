import * as contract from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { route } from '../../http/route.js';
import { getSessionUser } from '../profile/profile.service.js';
import { assertNotTooOften } from './attempts.service.js';
import { deleteAccount } from './deletion.service.js';
import { changeEmail, confirmEmail } from './email-change.service.js';
import { exportAccount } from './export.service.js';
import { assertFields } from './fields.js';
import { cleanName } from './names.js';
import { changePassword } from './password-change.service.js';
import { changePhoto, removePhoto } from './photo.service.js';
import { resendVerification } from './tokens.service.js';
import { setLanguage, setName } from './users.queries.js';

const done = (message: string) => ({ status: 'success', message }) as const;

export function settingsRoutes(deps: Deps) {
  const changed = async (userId: number) => ({ user: await getSessionUser(deps, userId) });

  return [
    route(contract.changeName, async ({ input, user }) => {
      const { first_name, last_name } = input;
      assertFields('invalid_input', {
        first_name: contract.nameRule(first_name),
        last_name: contract.nameRule(last_name),
      });
      await setName(deps.db, user.id, { first_name: cleanName(first_name), last_name: cleanName(last_name) });
      return changed(user.id);
    }),
    route(contract.changeLanguage, async ({ input, user }) => {
      const language = contract.toLanguage(input.language);
      if (language === undefined) {
        throw new contract.AppError('invalid_input');
      }
      await setLanguage(deps.db, user.id, language);
      return done('Your mails come in this language from now on.');
    }),
    route(contract.changeEmail, async ({ input, user, ip }) => {
      await changeEmail(deps, user.id, input, ip);
      return done('A mail with a link is on its way to the new address.');
    }),
    route(contract.confirmEmail, async ({ input, ip }) => {
      await assertNotTooOften(deps, 'linkByAddress', ip);
      await confirmEmail(deps, input.token);
      return done('Your new e-mail is confirmed.');
    }),
    route(contract.sendVerification, async ({ user }) => done(await resendVerification(deps, user))),
    route(
      contract.changePhoto,
      async ({ file, user }) => {
        await changePhoto(deps, user.id, file);
        return changed(user.id);
      },
      { bodyLimit: contract.photoLimit },
    ),
    route(contract.removePhoto, async ({ user }) => {
      await removePhoto(deps, user.id);
      return changed(user.id);
    }),
    route(contract.changePassword, async ({ input, user, ip }) => {
      await changePassword(deps, user, input, ip);
      return done('Your password is changed.');
    }),
    route(contract.deleteAccount, async ({ input, user, ip, browser }) => {
      await deleteAccount(deps, user.id, input.password, ip);
      browser.forget();
      return done('Your account is deleted.');
    }),
    route(contract.exportAccount, ({ user }) => exportAccount(deps, user.id)),
  ];
}
