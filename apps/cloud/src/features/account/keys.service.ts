import { AppError, type listKeys, type Output } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import type { Clock } from '../../deps.js';
import * as keys from './keys.queries.js';
import { createSecret, formatKey, hashSecret, isSameHash, parseKey } from './secrets.js';
import { normaliseSite } from './site.js';

type Context = { db: Db; clock: Clock };
type Site = { site_url: string; site: string };
const minute = 60_000;

/** Live keys of one account. */
const mostKeys = 100;

/** Who holds this key, if it is live and comes from the site it is bound to. */
export async function authenticate({ db, clock }: Context, text: string, siteUrl: string | undefined) {
  const key = await findKey(db, text);
  if (!key || (key.site !== null && key.site !== normaliseSite(siteUrl ?? ''))) {
    return { kind: 'refused' } as const;
  }
  await noteUse({ db, clock }, key);
  if (key.user_id === null) {
    return { kind: 'publisher' } as const;
  }
  const name = `${key.first_name} ${key.last_name}`.trim();
  const user = { id: key.user_id, email: key.email ?? '', name, is_verified: key.verified_at !== null, key_id: key.id };
  return { kind: 'user', user } as const;
}

/** The row of a key whose secret is right. */
export async function findKey(db: Db, text: string) {
  const parts = parseKey(text.trim());
  const key = parts && (await keys.findLiveKey(db, parts.id));
  return key && isSameHash(key.secret_hash, hashSecret(parts.secret)) ? key : undefined;
}

/**
 * Lets a site use a key made before. The first site to come with an unbound key holds it from then on; one that is
 * bound elsewhere, revoked or the publisher's is refused, and all of them alike.
 */
export async function adoptKey({ db }: Context, text: string, { site_url, site }: Site) {
  const key = await findKey(db, text);
  if (!key || key.user_id === null) {
    throw new AppError('invalid_api_key');
  }
  const isHeld = key.site === site || (key.site === null && (await keys.bindKey(db, key.id, { site_url, site })));
  if (!isHeld) {
    throw new AppError('invalid_api_key');
  }
  return { key: key.id, user_id: key.user_id };
}

export async function list(db: Db, userId: number): Promise<Output<typeof listKeys>> {
  return { data: await keys.listLiveKeys(db, userId) };
}

/**
 * A new key of an account; its text is told this once. Earlier keys of the same site live on: several people there may
 * share the account. What piles up ends where it is used least, since a refusal would lock out who wants to tidy up.
 */
export async function createKey(db: Db, userId: number | null, name: string, site?: Site) {
  const secret = createSecret();
  const values = {
    user_id: userId,
    name,
    secret_hash: hashSecret(secret),
    site_url: site?.site_url ?? null,
    site: site?.site ?? null,
  };
  const key = await keys.insertKey(db, values);
  if (userId !== null) {
    await keys.revokeLeastUsedKeys(db, userId, key.id, mostKeys);
  }
  return { key, api_key: formatKey(key.id, secret) };
}

export async function revoke({ db, clock }: Context, userId: number, id: number) {
  if (!(await keys.revokeKey(db, userId, id, clock.now().toISOString()))) {
    throw new AppError('not_found');
  }
}

/** Once a minute is often enough, and spares a write on every request. */
async function noteUse({ db, clock }: Context, { id, last_used_at }: { id: number; last_used_at: string | null }) {
  const now = clock.now();
  if (last_used_at === null || now.getTime() - Date.parse(last_used_at) >= minute) {
    await keys.touchKey(db, id, now.toISOString());
  }
}
