import { AppError } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { assertOwnPassword } from './own-password.service.js';

/** Proof by the reader of a mail: the signed-in account, or a password. */
export type LinkProof = { signedIn: number | undefined; password: string | undefined };

/**
 * Throws unless a link is used by its account. Anybody can sign up with somebody else's address; its owner, who opens the link out
 * of curiosity, must not confirm that account.
 */
export async function assertLinkOwner(
  context: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  { signedIn, password }: LinkProof,
): Promise<void> {
  if (signedIn === userId) {
    return;
  }
  if (password === undefined || password === '') {
    throw new AppError('is_signed_failed', 'Enter the password of the account that this link belongs to.');
  }
  await assertOwnPassword(context, userId, password);
}
