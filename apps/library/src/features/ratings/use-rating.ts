import { type Item, rateItem } from '@kithouse/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../lib/action.js';
import { type UpdateOptions, update } from '../../lib/optimistic-update.js';
import { useSignIn } from '../../lib/use-route.js';
import { patchItem } from '../lists/patch-item.js';
import { getProfile, setProfile, useProfile } from '../profile/use-profile.js';

type Rated = Pick<Item, 'id' | 'rating' | 'rating_count'>;
type Reviews = Record<string, number>;

/** Returns the person's stars for a pack, 0 for none, and a setter that updates stars and average at once. */
export function useRating(pack: Rated) {
  const { id } = pack;
  const cache = useQueryClient();
  const profile = useProfile();
  const signIn = useSignIn();
  const { mutateAsync } = useAction(rateItem);
  const options: UpdateOptions<number> = {
    key: `rating ${id}`,
    read: () => starsIn(cache, id),
    show: (stars) => show(cache, pack, stars),
    send: async (stars) => {
      const { data } = await mutateAsync({ type_id: id, itemType: 'pack', rating: stars });
      take(cache, pack, data.reviews.pack);
    },
    isCurrent: () => getProfile(cache) !== null,
  };
  const rate = (stars: number) => (profile ? update(cache, options, stars) : signIn());
  return { stars: profile?.reviews.pack[id] ?? 0, ...tallyOf(pack, profile?.reviews.pack), rate, isSigned: profile !== null };
}

const starsIn = (cache: QueryClient, id: number) => getProfile(cache)?.reviews.pack[id] ?? 0;

/** Returns the newer of two averages: the site's cached one, or the account's, which has more ratings then. */
function tallyOf({ id, rating, rating_count }: Rated, reviews: Reviews = {}) {
  const { [`avg_${id}`]: average = 0, [`count_${id}`]: count = 0 } = reviews;
  return count > 0 && count >= rating_count ? { average, count } : { average: rating, count: rating_count };
}

/** Predicts the server's count with the changed own stars. */
function show(cache: QueryClient, pack: Rated, stars: number) {
  const former = starsIn(cache, pack.id);
  const { average, count: before } = tallyOf(pack, getProfile(cache)?.reviews.pack);
  const count = Math.max(0, before + Number(stars > 0) - Number(former > 0));
  const sum = average * before - former + stars;
  write(cache, pack.id, { stars, average: count > 0 ? Math.min(5, Math.max(1, sum / count)) : 0, count });
}

/** Applies the server's count below later choices. */
function take(cache: QueryClient, pack: Rated, reviews: Reviews) {
  const wanted = starsIn(cache, pack.id);
  const { [pack.id]: stars = 0, [`avg_${pack.id}`]: average = 0, [`count_${pack.id}`]: count = 0 } = reviews;
  write(cache, pack.id, { stars, average, count });
  if (wanted !== stars) {
    show(cache, pack, wanted);
  }
}

/** Writes a rating; 0 stars mean none. */
function write(cache: QueryClient, id: number, { stars, average, count }: { stars: number; average: number; count: number }) {
  setProfile(cache, (user) => {
    const { [id]: _, ...others }: Reviews = user?.reviews.pack ?? {};
    const tally = { [`avg_${id}`]: average, [`count_${id}`]: count };
    return user && { ...user, reviews: { pack: { ...others, ...tally, ...(stars > 0 && { [id]: stars }) } } };
  });
  patchItem(cache, id, () => ({ rating: average, rating_count: count }));
}
