import type { Db } from '../../db/client.js';
import type { Deps } from '../../deps.js';
import { createSecret, formatKey, hashSecret, isSameHash, parseKey } from '../account/secrets.service.js';
import * as keys from './operator-keys.queries.js';

type Context = Pick<Deps, 'db' | 'clock'>;

const minute = 60_000;

/** Limits the keys of one operator. A further one replaces the oldest. */
const maxKeys = 20;

/** Returns the operator of a key that hasn't expired. Its role is read for each call, so that a removed operator has none. */
export async function authenticateOperator({ db, clock }: Context, text: string) {
  const parts = parseKey(text, 'operator');
  const now = clock.now();
  const key = parts && (await keys.findOperatorKey(db, parts.id, now.toISOString()));
  if (!key || !isSameHash(key.secret_hash, hashSecret(parts.secret))) {
    return { kind: 'refused' } as const;
  }
  // Recorded at most once a minute, to avoid a write on every request.
  if (key.last_used_at === null || now.getTime() - Date.parse(key.last_used_at) >= minute) {
    await keys.touchOperatorKey(db, key.id, now.toISOString());
  }
  return { kind: 'operator', operator: { id: key.user_id, email: key.email, role: key.role, key_id: key.id } } as const;
}

/** Creates a key and returns its text, which is never shown again. */
export async function createOperatorKey({ db, clock }: Context, userId: number, lifetimeMs: number) {
  const secret = createSecret();
  const now = clock.now();
  const expires_at = new Date(now.getTime() + lifetimeMs).toISOString();
  const row = { user_id: userId, secret_hash: hashSecret(secret), created_at: now.toISOString(), expires_at };
  const { id } = await keys.insertOperatorKey(db, row);
  await keys.deleteOldestOperatorKeys(db, userId, maxKeys);
  return { operator_key: formatKey(id, secret, 'operator'), expires_at };
}

export const endOperatorKey = (db: Db, id: number): Promise<void> => keys.deleteOperatorKey(db, id);

/** Deletes expired keys. */
export const sweepOperatorKeys = ({ db, clock }: Context): Promise<void> =>
  keys.deleteExpiredOperatorKeys(db, clock.now().toISOString());
