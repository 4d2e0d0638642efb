import { getPackInfo } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { type Route, route } from '../../http/route.js';
import { getPack } from './packs.service.js';

export function packRoutes({ db, config: { publicUrl } }: Deps): Route[] {
  return [route(getPackInfo, async ({ input, user }) => (await getPack({ db, publicUrl }, user, input)).info)];
}
