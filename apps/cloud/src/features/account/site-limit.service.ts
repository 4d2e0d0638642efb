import { AppError, type SiteLimit } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { listPlans } from '../purchases/purchases.service.js';
import { listLiveKeys, lockUser, revokeKeys } from './keys.queries.js';
import { readLiveSite } from './live-site.js';

type Context = Pick<Deps, 'db' | 'clock'>;
type Wish = {
  site: string;
  /** The key that the site is to hold, when it exists already. */
  key_id?: number | undefined;
  /** Key of a site that is signed out first. */
  release?: number | undefined;
};
type Place = { shown: SiteLimit['sites'][number]; key_ids: number[] };

/** Live sites of an account without a paid plan. */
const freeSites = 2;

/**
 * Makes sure that a site may be signed in, within the caller's transaction: other sign-ins of the account wait for its
 * end, so that of two at the last free place one wins. Whoever holds more places than the plan has, since a paid one ended,
 * may still exchange one for another. Throws `site_limit_reached`.
 */
export async function claimPlace({ db: trx, clock }: Context, userId: number, { site, key_id, release }: Wish): Promise<void> {
  await lockUser(trx, userId);
  const keys = await listLiveKeys(trx, userId);
  const places = toPlaces(keys.filter(({ id }) => id !== key_id));
  const released = [...places].find(([, { key_ids }]) => release !== undefined && key_ids.includes(release));
  if (released) {
    await revokeKeys(trx, released[1].key_ids, clock.now().toISOString());
    places.delete(released[0]);
  }
  const live = readLiveSite(site);
  if (live === undefined || places.has(live) || released || places.size < freeSites) {
    return;
  }
  if ((await listPlans(trx, userId, clock.now())).includes('free')) {
    const sites = [...places.values()].map(({ shown }) => shown);
    throw new AppError('site_limit_reached', undefined, { limit: freeSites, sites } satisfies SiteLimit);
  }
}

/** The live sites of an account; each is told by its key that was used last, for people who share it hold several. */
function toPlaces(keys: Awaited<ReturnType<typeof listLiveKeys>>): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const { id, site, site_url, name, last_used_at } of keys) {
    const live = site === null ? undefined : readLiveSite(site);
    if (live !== undefined) {
      const known = places.get(live);
      const isNewer = !known || (last_used_at ?? '') > (known.shown.last_used_at ?? '');
      const shown = isNewer ? { id, url: site_url ?? '', name, last_used_at } : known.shown;
      places.set(live, { shown, key_ids: [...(known?.key_ids ?? []), id] });
    }
  }
  return places;
}
