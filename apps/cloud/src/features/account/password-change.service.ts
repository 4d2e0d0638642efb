import type { changePassword as endpoint, ParsedInput } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { addMail } from '../mail/mail.service.js';
import { forgive } from './attempts.service.js';
import { assertFields } from './fields.js';
import { revokeAllKeys } from './keys.queries.js';
import { passwordChangedMail } from './mails.service.js';
import { newPasswordRule } from './new-password.js';
import { assertOwnPassword, wrongPassword } from './own-password.service.js';
import { hashPassword } from './passwords.js';
import { deleteSessionsOf } from './sessions.queries.js';
import { useUpTokens } from './tokens.queries.js';
import { holdPassword, setPasswordHash } from './users.queries.js';

type Context = Pick<Deps, 'db' | 'clock' | 'config' | 'sealer'>;
type Person = { id: number; session_id?: number | undefined };

/** Changes the password. Signs out other browsers, and sites only on request. */
export async function changePassword(context: Context, { id, session_id }: Person, input: ParsedInput<typeof endpoint>) {
  const user = await assertOwnPassword(context, id, input.password);
  assertFields('invalid_input', { new_password: newPasswordRule(input.new_password, user.email) });
  const password_hash = await hashPassword(input.new_password);
  const now = context.clock.now().toISOString();
  await context.db.transaction().execute(async (trx) => {
    // A password that was reset by mail in the meantime wins.
    assertFields('invalid_input', { password: (await holdPassword(trx, user)) ? undefined : wrongPassword });
    await setPasswordHash(trx, id, password_hash);
    await deleteSessionsOf(trx, id, { except: session_id });
    await useUpTokens(trx, id, ['reset', 'email'], now);
    if (input.sign_out_everywhere) {
      await revokeAllKeys(trx, id, now);
    }
    await addMail({ ...context, db: trx }, passwordChangedMail, user.email, { person: user });
  });
  await forgive(context, 'codeOfAccount', `${id}`);
}
