import { AppError, type createKey as endpoint, type Output, type ParsedInput } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { addMail } from '../mail/mail.service.js';
import { createKey } from './keys.service.js';
import { newKeyMail } from './mails.service.js';
import { assertOwnPassword } from './own-password.service.js';
import { holdPassword } from './users.queries.js';

type Context = Pick<Deps, 'db' | 'clock' | 'config' | 'sealer'>;
type Person = { id: number; is_verified: boolean };

/** Creates an unbound key for a person who confirms their password, and reports it to them by mail. */
export async function createOwnKey(
  context: Context,
  { id, is_verified }: Person,
  input: ParsedInput<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  if (!is_verified) {
    throw new AppError('not_verified');
  }
  const user = await assertOwnPassword(context, id, input.password);
  return context.db.transaction().execute(async (trx) => {
    // A new password or a deletion ended the session meanwhile.
    if (!(await holdPassword(trx, user))) {
      throw new AppError('is_signed_failed');
    }
    await addMail({ ...context, db: trx }, newKeyMail, user.email, { person: user });
    return createKey(trx, { user_id: id, name: input.name });
  });
}
