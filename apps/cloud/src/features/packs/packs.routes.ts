import { getPackInfo } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { createLimiter } from '../../http/limiter.js';
import { type Route, route } from '../../http/route.js';
import { getPack } from './packs.service.js';

/** Limits concurrency, because each reads a possibly large pack for a short answer. */
const [concurrency, maxQueue] = [4, 500];

export function packRoutes({ db, config: { publicUrl, previewUrl } }: Deps): Route[] {
  const limit = createLimiter(concurrency, maxQueue);
  return [
    route(getPackInfo, async ({ input, user }) => {
      const { info } = await limit(() => getPack({ db, publicUrl, previewUrl }, user, input));
      return info;
    }),
  ];
}
