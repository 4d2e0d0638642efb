import type { Deps } from '../../deps.js';
import { createSecret, hashSecret } from './secrets.service.js';
import * as sessions from './sessions.queries.js';

type Context = Pick<Deps, 'db' | 'clock'>;

const minute = 60_000;
const day = 24 * 60 * minute;

/** Sets how long an unused session lasts and the maximum age of any session. */
const lifetimes = { idle: 30 * day, whole: 180 * day };

/** Limits the signed-in browsers of one account. */
const mostSessions = 50;

/** Creates a session and returns its token for the only time. `seconds` is its maximum lifetime. */
export async function startSession({ db, clock }: Context, userId: number) {
  const token = createSecret();
  const now = clock.now().toISOString();
  await sessions.insertSession(db, { user_id: userId, token_hash: hashSecret(token), created_at: now, last_used_at: now });
  await sessions.deleteLeastUsedSessions(db, userId, mostSessions);
  return { token, seconds: lifetimes.whole / 1000 };
}

/** Ends a session. Idempotent. */
export async function endSession({ db }: Context, token: string | undefined): Promise<void> {
  if (token !== undefined) {
    await sessions.deleteSession(db, hashSecret(token));
  }
}

/** Returns the signed-in person of a browser. */
export async function authenticateBrowser({ db, clock }: Context, token: string) {
  const now = clock.now();
  const found = await sessions.findSession(db, hashSecret(token), liveSince(now));
  if (!found) {
    return { kind: 'visitor' } as const;
  }
  const { id, user_id, email, first_name, last_name, verified_at, last_used_at } = found;
  // Recorded at most once a minute, to avoid a write on every request.
  if (now.getTime() - Date.parse(last_used_at) >= minute) {
    await sessions.touchSession(db, id, now.toISOString());
  }
  const name = `${first_name} ${last_name}`.trim();
  return { kind: 'user', user: { id: user_id, email, name, is_verified: verified_at !== null, session_id: id } } as const;
}

/** Deletes expired sessions. */
export async function sweepSessions({ db, clock }: Context): Promise<void> {
  await sessions.deleteStaleSessions(db, liveSince(clock.now()));
}

const liveSince = (now: Date) => ({
  used: new Date(now.getTime() - lifetimes.idle).toISOString(),
  begun: new Date(now.getTime() - lifetimes.whole).toISOString(),
});
