import type { Deps } from '../../deps.js';
import { createSecret, hashSecret } from './secrets.service.js';
import * as sessions from './sessions.queries.js';

type Context = Pick<Deps, 'db' | 'clock'>;

const minute = 60_000;
const day = 24 * 60 * minute;

/** A session ends when it was not used for so long, and however much it is used, when it has become so old. */
const lifetimes = { idle: 30 * day, whole: 180 * day };

/** Browsers signed in to one account. */
const mostSessions = 50;

/** A new session of an account; its token is told this once. `seconds` is how long it can last at most. */
export async function startSession({ db, clock }: Context, userId: number) {
  const token = createSecret();
  const now = clock.now().toISOString();
  await sessions.insertSession(db, { user_id: userId, token_hash: hashSecret(token), created_at: now, last_used_at: now });
  await sessions.deleteLeastUsedSessions(db, userId, mostSessions);
  return { token, seconds: lifetimes.whole / 1000 };
}

/** Safe to repeat. */
export async function endSession({ db }: Context, token: string | undefined): Promise<void> {
  if (token !== undefined) {
    await sessions.deleteSession(db, hashSecret(token));
  }
}

/** Who a browser is signed in as. */
export async function authenticateBrowser({ db, clock }: Context, token: string) {
  const now = clock.now();
  const found = await sessions.findSession(db, hashSecret(token), liveSince(now));
  if (!found) {
    return { kind: 'visitor' } as const;
  }
  const { id, user_id, email, first_name, last_name, verified_at, last_used_at } = found;
  // Once a minute is often enough, and spares a write on every request.
  if (now.getTime() - Date.parse(last_used_at) >= minute) {
    await sessions.touchSession(db, id, now.toISOString());
  }
  const name = `${first_name} ${last_name}`.trim();
  return { kind: 'user', user: { id: user_id, email, name, is_verified: verified_at !== null, session_id: id } } as const;
}

/** Forgets the sessions that can no longer be used. */
export async function sweepSessions({ db, clock }: Context): Promise<void> {
  await sessions.deleteStaleSessions(db, liveSince(clock.now()));
}

const liveSince = (now: Date) => ({
  used: new Date(now.getTime() - lifetimes.idle).toISOString(),
  begun: new Date(now.getTime() - lifetimes.whole).toISOString(),
});
