import { getVerified } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { route } from '../../http/route.js';

export function profileRoutes(_deps: Deps) {
  return [route(getVerified, async ({ user }) => ({ is_verified: user.is_verified }))];
}
