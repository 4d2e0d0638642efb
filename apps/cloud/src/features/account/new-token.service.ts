import type { Deps } from '../../deps.js';
import { createSecret, hashSecret } from './secrets.service.js';
import { insertToken, type Purpose } from './tokens.queries.js';

const hour = 60 * 60_000;

/** Limits how long the links in mails work, in ms. */
export const linkLifetimes = { verify: 24 * hour, reset: hour, email: 24 * hour };

/**
 * Creates a token and stores only its hash, so that a reader of the database can open no account. `newEmail` belongs to the
 * purpose `email`.
 */
export async function createToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  purpose: Purpose,
  newEmail: string | null = null,
): Promise<string> {
  const token = createSecret();
  const expires_at = new Date(clock.now().getTime() + linkLifetimes[purpose]).toISOString();
  const values = { token_hash: hashSecret(token), user_id: userId, purpose, new_email: newEmail, expires_at };
  await insertToken(db, values);
  return token;
}
