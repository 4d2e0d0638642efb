import type { Deps } from '../../deps.js';
import { assertWithinRateLimit } from '../account/attempts.service.js';
import { readEmail } from '../account/email.service.js';
import { enterWorkspace, getMembership } from '../memberships/access.service.js';
import { assertMayInvite, mailInvitations, renewInvitation } from './inviting.service.js';
import type { Inviter } from './mails/mails.js';

type Context = Pick<Deps, 'db' | 'clock' | 'sealer' | 'config'>;
type Requested = { slug: string; email: string };

/**
 * Sends a pending invitation again with a new link. Does nothing for an address without one: it may just have been accepted.
 * Throws `rate_limited` after a few.
 */
export async function resend(context: Context, user: Inviter & { id: number }, { slug, email: given }: Requested): Promise<void> {
  const email = readEmail(given);
  if ((await getMembership(context.db, user.id, { slug })).role === 'owner') {
    // Outside the transaction, because counting needs its own connection and those that wait for the lock hold all of them.
    await assertMayInvite(context, user.id, 1);
    await assertWithinRateLimit(context, 'resendByPerson', `${user.id}`, email);
  }
  await context.db.transaction().execute(async (trx) => {
    const all = { ...context, db: trx };
    const { id, title } = await enterWorkspace(trx, user.id, { slug }, 'own');
    await mailInvitations(all, { inviter: user, title, invited: await renewInvitation(all, id, email) });
  });
}
