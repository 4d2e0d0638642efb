import { AppError, type SiteLimit } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { listAccountPlans } from '../purchases/purchases.service.js';
import { listLiveKeys, lockUser, revokeKeys } from './keys.queries.js';
import { readLiveSite } from './live-site.js';

type Context = Pick<Deps, 'db' | 'clock'>;
type Wish = {
  site: string;
  /** ID of the key that the site will use, if it exists. */
  key_id?: number | undefined;
  /** ID of a key whose site is signed out first. */
  release?: number | undefined;
};
type Seat = { shown: SiteLimit['sites'][number]; key_ids: number[] };

/** Limits the live sites of an account without a paid plan. */
const freeSites = 2;

/**
 * Checks that another site can sign in, inside the caller's transaction. Other sign-ins of the account wait for it, so one of two
 * wins the last free site. An account over its limit, since a paid plan ended, can still exchange one site for another. Throws
 * `site_limit_reached`.
 */
export async function claimSeat({ db: trx, clock }: Context, userId: number, { site, key_id, release }: Wish): Promise<void> {
  await lockUser(trx, userId);
  const keys = await listLiveKeys(trx, userId);
  const seats = toSeats(keys.filter(({ id }) => id !== key_id));
  const released = [...seats].find(([, { key_ids }]) => release !== undefined && key_ids.includes(release));
  if (released) {
    await revokeKeys(trx, released[1].key_ids, clock.now().toISOString());
    seats.delete(released[0]);
  }
  const live = readLiveSite(site);
  if (live === undefined || seats.has(live) || released || seats.size < freeSites) {
    return;
  }
  if ((await listAccountPlans(trx, userId, clock.now())).includes('free')) {
    const sites = [...seats.values()].map(({ shown }) => shown);
    throw new AppError('site_limit_reached', undefined, { limit: freeSites, sites } satisfies SiteLimit);
  }
}

/** Returns the live sites of an account, each with its most recently used key, because people who share a site have several. */
function toSeats(keys: Awaited<ReturnType<typeof listLiveKeys>>): Map<string, Seat> {
  const seats = new Map<string, Seat>();
  for (const { id, site, site_url, name, last_used_at } of keys) {
    const live = site === null ? undefined : readLiveSite(site);
    if (live !== undefined) {
      const known = seats.get(live);
      const isNewer = !known || (last_used_at ?? '') > (known.shown.last_used_at ?? '');
      const shown = isNewer ? { id, url: site_url ?? '', name, last_used_at } : known.shown;
      seats.set(live, { shown, key_ids: [...(known?.key_ids ?? []), id] });
    }
  }
  return seats;
}
