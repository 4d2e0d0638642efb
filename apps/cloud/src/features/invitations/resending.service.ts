import type { Deps } from '../../deps.js';
import { assertNotTooOften } from '../account/attempts.service.js';
import { readEmail } from '../account/email.service.js';
import { enterWorkspace, getMembership } from '../memberships/access.service.js';
import { assertMayInvite, mailInvitations, renewInvitation } from './inviting.service.js';
import type { Inviter } from './mails/mails.js';

type Context = Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>;
type Asked = { slug: string; email: string };

/**
 * Sends a pending invitation again with a new link. Does nothing for an address without one: it may just have been accepted.
 * Throws `rate_limited` after a few.
 */
export async function resend(context: Context, user: Inviter & { id: number }, { slug, email: given }: Asked): Promise<void> {
  const email = readEmail(given);
  if ((await getMembership(context.db, user.id, { slug })).role === 'owner') {
    // Outside the transaction, because counting needs its own connection and those that wait for the lock hold all of them.
    await assertMayInvite(context, user.id, 1);
    await assertNotTooOften(context, 'resendByPerson', `${user.id}`, email);
  }
  const { title, invited } = await context.db.transaction().execute(async (trx) => {
    const { id, title } = await enterWorkspace(trx, user.id, { slug }, 'own');
    return { title, invited: await renewInvitation({ ...context, db: trx }, id, email) };
  });
  mailInvitations(context, { inviter: user, title, invited });
}
