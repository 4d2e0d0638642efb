import { getPackInfo } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { type Route, route } from '../../http/route.js';
import { createTurns } from '../../http/turns.js';
import { getPack } from './packs.service.js';

/** Each reads a pack, which may be large, for a short answer. */
const [mostAtOnce, mostWaiting] = [4, 500];

export function packRoutes({ db, config: { publicUrl } }: Deps): Route[] {
  const takeTurns = createTurns(mostAtOnce, mostWaiting);
  return [
    route(getPackInfo, async ({ input, user }) => {
      const { info } = await takeTurns(() => getPack({ db, publicUrl }, user, input));
      return info;
    }),
  ];
}
