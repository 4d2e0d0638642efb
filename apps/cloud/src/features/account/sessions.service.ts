import { AppError } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { nameBrowser } from './browser-name.js';
import { createSecret, hashSecret } from './secrets.service.js';
import * as sessions from './sessions.queries.js';

type Context = Pick<Deps, 'db' | 'clock' | 'config'>;

const minute = 60_000;

/** Limits the signed-in browsers of one account. */
const maxSessions = 50;

/** Creates a session and returns its token for the only time. `seconds` is its maximum lifetime. */
export async function startSession({ db, clock, config }: Context, userId: number, userAgent?: string) {
  const token = createSecret();
  const now = clock.now().toISOString();
  const times = { created_at: now, last_used_at: now };
  await sessions.insertSession(db, { user_id: userId, token_hash: hashSecret(token), ...times, agent: nameBrowser(userAgent) });
  await sessions.deleteLeastUsedSessions(db, userId, maxSessions);
  return { token, seconds: config.sessions.wholeMs / 1000 };
}

/** Ends a session. Idempotent. */
export async function endSession({ db }: Pick<Context, 'db'>, token: string | undefined): Promise<void> {
  if (token !== undefined) {
    await sessions.deleteSession(db, hashSecret(token));
  }
}

/** Lists the signed-in browsers of an account. */
export async function listBrowsers(context: Context, userId: number, current: number | undefined) {
  const live = await sessions.listSessions(context.db, userId, liveSince(context));
  const data = live.map(({ id, agent, created_at, last_used_at }) => {
    return { id, name: agent, is_current: id === current, signed_in_at: created_at, last_used_at };
  });
  return { data };
}

/** Signs one browser of an account out. */
export async function endBrowser({ db }: Context, userId: number, id: number): Promise<void> {
  if (!(await sessions.deleteSessionById(db, userId, id))) {
    throw new AppError('not_found');
  }
}

/** Returns the signed-in person of a browser. */
export async function authenticateBrowser(context: Context, token: string) {
  const { db, clock } = context;
  const now = clock.now();
  const found = await sessions.findSession(db, hashSecret(token), liveSince(context));
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
export async function sweepSessions(context: Context): Promise<void> {
  await sessions.deleteStaleSessions(context.db, liveSince(context));
}

/** Returns the times after which a session must have been used and begun. */
const liveSince = ({ clock, config: { sessions: limits } }: Context) => {
  const before = (ms: number) => new Date(clock.now().getTime() - ms).toISOString();
  return { used: before(limits.idleMs), begun: before(limits.wholeMs) };
};
