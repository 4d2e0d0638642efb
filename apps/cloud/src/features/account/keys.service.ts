import { AppError, apiKeyRule, type listKeys, type Output } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import type { Clock, Deps } from '../../deps.js';
import { assertFields } from './fields.js';
import { isExpired } from './key-lifetimes.js';
import * as keys from './keys.queries.js';
import { createSecret, formatKey, hashSecret, isSameHash, parseKey } from './secrets.service.js';
import { type Checked, completeSignIn } from './sign-in.service.js';
import { normaliseSite } from './site.service.js';
import { claimSeat } from './site-limit.service.js';

type Context = { db: Db; clock: Clock };
type SignInContext = Pick<Deps, 'db' | 'clock' | 'sealer' | 'factorSealer'>;
type Site = { site_url: string; site: string };
/** Describes a key. The publisher's has no user; an unbound one has no site. */
type NewKey = { user_id: number | null; name: string; site?: Site; created_at?: string };
const minute = 60_000;
const day = 24 * 60 * minute;

/** Limits the live keys of one account. */
const maxKeys = 100;

/** Returns the owner of a live key that is used from the site it is bound to. */
export async function authenticate({ db, clock }: Context, text: string, siteUrl: string | undefined) {
  const key = await findKey(db, text);
  if (!key || (key.site !== null && key.site !== normaliseSite(siteUrl ?? ''))) {
    return { kind: 'refused' } as const;
  }
  if (key.user_id === null && isExpired(key, clock)) {
    return { kind: 'refused' } as const;
  }
  await noteUse({ db, clock }, key);
  if (key.user_id === null) {
    return { kind: key.name === 'publisher' ? key.name : 'refused' } as const;
  }
  const name = `${key.first_name} ${key.last_name}`.trim();
  const { id: key_id, user_id: id, email, verified_at } = key;
  const user = { id, email: email ?? '', name, is_verified: verified_at !== null, key_id, site_url: siteUrl };
  return { kind: 'user', user } as const;
}

/** Finds the row of a key if its secret is correct. */
export async function findKey(db: Db, text: string) {
  const parts = parseKey(text.trim());
  const key = parts && (await keys.findLiveKey(db, parts.id));
  return key && isSameHash(key.secret_hash, hashSecret(parts.secret)) ? key : undefined;
}

/**
 * Connects a site with an existing key. An unbound key is bound to the first site that uses it if the plan has a free site.
 * Refuses bound keys, revoked keys and keys without an account with the same error.
 */
export async function adoptKey({ db, clock }: Context, text: string, { site_url, site }: Site, release?: number) {
  assertFields('login_failed', { api_key: apiKeyRule(text) });
  const key = await findKey(db, text);
  if (!key || key.user_id === null) {
    throw new AppError('invalid_api_key');
  }
  const { id, user_id } = key;
  if (key.site !== null && key.site !== site) {
    throw new AppError('invalid_api_key');
  }
  if (key.site === null) {
    await db.transaction().execute(async (trx) => {
      await keys.lockUser(trx, user_id);
      if (!(await keys.bindKey(trx, id, { site_url, site }))) {
        throw new AppError('invalid_api_key');
      }
      await claimSeat({ db: trx, clock }, user_id, { site, key_id: id, release });
    });
  }
  return { key: id, user_id };
}

/** Issues a new key for a site if the plan has a free site. */
export async function issueKey(context: SignInContext, user: Checked, site: Site & { name: string }, release?: number) {
  return context.db.transaction().execute(async (trx) => {
    await completeSignIn({ ...context, db: trx }, user);
    await claimSeat({ db: trx, clock: context.clock }, user.id, { site: site.site, release });
    return createKey(trx, { user_id: user.id, name: site.name, site });
  });
}

export async function list(db: Db, userId: number): Promise<Output<typeof listKeys>> {
  return { data: await keys.listLiveKeys(db, userId) };
}

/**
 * Creates a key and returns its text for the only time. Earlier keys of the site stay live, because several people there may
 * share the account. Beyond the limit it revokes the least recently used keys, since a refusal would lock out people who want to
 * clean up.
 */
export async function createKey(db: Db, { user_id, name, site, created_at }: NewKey) {
  const secret = createSecret();
  const values = {
    user_id,
    name,
    secret_hash: hashSecret(secret),
    site_url: site?.site_url ?? null,
    site: site?.site ?? null,
    ...(created_at !== undefined && { created_at }),
  };
  const key = await keys.insertKey(db, values);
  if (user_id !== null) {
    await keys.revokeLeastUsedKeys(db, user_id, key.id, maxKeys);
  }
  return { key, api_key: formatKey(key.id, secret) };
}

export async function revoke({ db, clock }: Context, userId: number, id: number) {
  if (!(await keys.revokeKey(db, userId, id, clock.now().toISOString()))) {
    throw new AppError('not_found');
  }
}

/** Deletes keys that were revoked long ago. */
export async function sweepKeys({ db, clock }: Context): Promise<void> {
  await keys.deleteKeysRevokedBefore(db, new Date(clock.now().getTime() - 90 * day).toISOString());
}

/** Records the last use at most once a minute, to avoid a write on every request. */
async function noteUse({ db, clock }: Context, { id, last_used_at }: { id: number; last_used_at: string | null }) {
  const now = clock.now();
  if (last_used_at === null || now.getTime() - Date.parse(last_used_at) >= minute) {
    await keys.touchKey(db, id, now.toISOString());
  }
}
