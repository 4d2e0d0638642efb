import { getPackInfo } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { createLimiter } from '../../http/limiter.js';
import { type Route, route } from '../../http/route.js';
import { getAllowedPack, openPack } from './packs.service.js';

/** Limits concurrency, because each reads a possibly large pack for a short answer. */
const [concurrency, maxQueue] = [4, 500];

export function packRoutes({ db, config: { publicUrl, previewUrl } }: Deps): Route[] {
  const limit = createLimiter(concurrency, maxQueue);
  return [
    route(getPackInfo, async ({ input, user }) => {
      const { info } = await limit(async () =>
        openPack({ db, publicUrl, previewUrl }, user, await getAllowedPack(db, user, input)),
      );
      return info;
    }),
  ];
}
